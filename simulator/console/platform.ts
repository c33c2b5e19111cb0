import { createContext, use } from 'react';
import type { Language, Tenant, UserType } from '@dokubox/spec/enums.ts';

/** What a frame of the portal is told; see `docs/embedding.md`. */
export interface FrameParameters {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly userType: UserType;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** What a console is handed of where it runs, so that stories run it before a simulator in their own page. */
export interface ConsolePlatform {
  readonly fetch: typeof fetch;
  /** Opens an address of the simulator beside the console. */
  readonly open: (url: string) => void;
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => Promise<void>;
  /** Shows the portal in a frame inside of the element, with a session of its own. */
  readonly connectFrame: (
    element: HTMLElement,
    options: { readonly title: string; readonly parameters: FrameParameters },
  ) => Promise<{ readonly disconnect: () => void }>;
  /**
   * Listens to what happens in a world; returns what ends it. Absent where nothing is pushed: it is
   * asked for now and then.
   */
  readonly follow?: (eventsUrl: string, happened: () => void) => () => void;
  /** Of the simulator, for links that are handed on. */
  readonly origin: string;
  /** Keeps what a tester chose last. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export const ConsolePlatformContext = createContext<ConsolePlatform | null>(null);

/** What this console has of where it runs. */
export function useConsolePlatform(): ConsolePlatform {
  const platform = use(ConsolePlatformContext);
  if (!platform) throw new Error('useConsolePlatform outside of a console');
  return platform;
}
