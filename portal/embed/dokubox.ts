import type { MountParameters, EmbedEvent } from './public/dokubox.d.ts';
import { Mounted } from './mounted.tsx';

let mounted: Mounted | undefined;

/** See `public/dokubox.d.ts`, which is what a host team reads. */
export async function mount(element: HTMLElement, parameters: MountParameters): Promise<void> {
  unmount();
  // A host written in JavaScript may give anything at all.
  const { onEvent, ...rest } = ((parameters as unknown) ?? {}) as Partial<MountParameters>;
  const tell = (event: EmbedEvent) => {
    if (typeof onEvent === 'function') onEvent(event);
  };
  mounted = new Mounted(element, tell);
  await mounted.show(rest);
}

/** See `public/dokubox.d.ts`. */
export function unmount(): void {
  mounted?.end();
  mounted = undefined;
}
