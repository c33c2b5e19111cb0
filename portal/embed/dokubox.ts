import { memoryStorage } from '../platform/memory.ts';
import type * as published from './public/dokubox.d.ts';
import type { EmbedEvent, MountParameters } from './public/dokubox.d.ts';
import { Mounted } from './mounted.tsx';

/** Drafts for the next mount, while the page stays open. Only their owner sees them. */
const drafts = memoryStorage();
let mounted: Mounted | undefined;

/** See `public/dokubox.d.ts`, the documentation for host teams. */
export const version: typeof published.version = 2;

/** See `public/dokubox.d.ts`. */
export async function mount(element: HTMLElement, parameters: MountParameters): Promise<void> {
  unmount();
  // A host written in JavaScript may pass any value.
  const { onEvent, ...rest } = ((parameters as unknown) ?? {}) as Partial<MountParameters>;
  const report = (event: EmbedEvent) => {
    try {
      if (typeof onEvent === 'function') onEvent(event);
    } catch (cause) {
      // The host must see a fault of its listener. Our work continues.
      reportError(cause);
    }
  };
  mounted = new Mounted(element, rest, { report, drafts });
  await mounted.show();
}

/** See `public/dokubox.d.ts`. */
export const renew: typeof published.renew = async (tokens) => mounted?.renew(tokens);

/** See `public/dokubox.d.ts`. */
export const hasUnsent: typeof published.hasUnsent = () => mounted?.hasUnsent() ?? false;

/** See `public/dokubox.d.ts`. */
export const mayLeave: typeof published.mayLeave = async () => mounted?.mayLeave() ?? true;

/** See `public/dokubox.d.ts`. */
export function unmount(): void {
  mounted?.end();
  mounted = undefined;
}
