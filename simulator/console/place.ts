import { createContext, use } from 'react';

/** Where a console runs; handed in, so that stories run it before a simulator in their own page. */
export interface Place {
  readonly fetch: typeof fetch;
  /** Opens an address of the simulator beside the console. */
  readonly open: (url: string) => void;
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => Promise<void>;
  /** Of the simulator, for links that are handed on. */
  readonly origin: string;
  /** Keeps what a tester chose last. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export const PlaceContext = createContext<Place | null>(null);

/** Where this console runs. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('usePlace outside of a console');
  return place;
}
