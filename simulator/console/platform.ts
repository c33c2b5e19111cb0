import { createContext, use } from 'react';
import type { Language, Tenant, UserType } from '@dokubox/spec/enums.ts';

/** Parameters of a portal frame. See `docs/embedding.md`. */
export interface FrameParameters {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly userType: UserType;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** The environment of a console, so that stories can run it with a simulator in their own page. */
export interface ConsolePlatform {
  readonly fetch: typeof fetch;
  /** Opens an address of the simulator in another tab. */
  readonly open: (url: string) => void;
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => Promise<void>;
  /** Shows the portal in a frame inside of the element, with a session of its own. */
  readonly connectFrame: (
    element: HTMLElement,
    options: { readonly title: string; readonly parameters: FrameParameters },
  ) => Promise<{ readonly disconnect: () => void }>;
  /**
   * Listens to the events of a world, and returns a function that stops it. If it is
   * absent, the console polls.
   */
  readonly follow?: (eventsUrl: string, happened: () => void) => () => void;
  /** Origin of the simulator, for links to share. */
  readonly origin: string;
  /** Keeps what a tester chose last. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export const ConsolePlatformContext = createContext<ConsolePlatform | null>(null);

/** The environment of this console. */
export function useConsolePlatform(): ConsolePlatform {
  const platform = use(ConsolePlatformContext);
  if (!platform) throw new Error('useConsolePlatform outside of a console');
  return platform;
}
