import type { AddressBar } from '../platform/platform.ts';

/** An address of the portal as the router takes it; always the same object until the next move. */
export interface ShownAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What the screen that moved here left for this one. */
  readonly state: unknown;
  /** Tells entries with the same address apart. */
  readonly key: string;
}

interface MoveOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/**
 * Asked before another screen takes the place of this one. Answers whether the move is held; `proceed`
 * makes it after all.
 */
type LeaveCheck = (pathname: string, proceed: () => void) => boolean;

/** Where the portal is, and how it goes elsewhere, with or without a router. */
export interface Navigation {
  /** Goes to a path of the portal. */
  readonly navigate: (href: string, options?: MoveOptions) => void;
  /** Goes back or forth, as the browser's buttons do. */
  readonly go: (delta: number) => void;
  /** Path of the address, without query and fragment. */
  readonly pathname: () => string;
  /** The address whose screen is shown. */
  readonly shown: () => ShownAddress;
  /** Calls the listener after each move; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks before each move to another path, until the returned function is called. */
  readonly checkLeaving: (check: LeaveCheck) => () => void;
}

/** What an entry of the history keeps. */
interface EntryState {
  /** Counts the entries of the portal, so that Back and Forward can be told apart and undone. */
  readonly idx?: number;
  readonly key?: string;
  readonly usr?: unknown;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const entryOf = ({ history }: AddressBar) => (history.state ?? {}) as EntryState;

function addressOf(bar: AddressBar): ShownAddress & { readonly idx: number | undefined } {
  const { pathname, search, hash } = bar.location;
  const { idx, key = 'default', usr = null } = entryOf(bar);
  return { pathname, search, hash, key, idx, state: usr };
}

/**
 * Navigation over an address bar. The router draws what `shown` says and moves through `navigate`.
 *
 * The browser has moved already when it tells of Back or Forward. Where the move has to be asked for,
 * it is undone, and made again once it is agreed to.
 */
export function createNavigation(bar: AddressBar): Navigation {
  const listeners = new Set<() => void>();
  let current = addressOf(bar);
  let check: LeaveCheck | undefined;
  /** The next `popstate` is our own: it takes back a move that has to be agreed to first. */
  let returning = false;
  /** The next `popstate` is a move the user has agreed to, so it is not asked about again. */
  let agreed = false;

  const tell = (): void => {
    current = addressOf(bar);
    for (const listener of [...listeners]) listener();
  };

  const isHeld = (pathname: string, proceed: () => void): boolean =>
    check !== undefined && pathname !== current.pathname && check(pathname, proceed);

  const move = (href: string, { replace = false, state = null }: MoveOptions): void => {
    const { history } = bar;
    const { idx = 0 } = entryOf(bar);
    const entry = { key: newKey(), usr: state };
    if (replace) history.replaceState({ ...entry, idx }, '', href);
    else {
      if (entryOf(bar).idx === undefined) history.replaceState({ ...entryOf(bar), idx }, '');
      history.pushState({ ...entry, idx: idx + 1 }, '', href);
    }
    tell();
  };

  const onPop = (): void => {
    if (returning) {
      returning = false;
      return;
    }
    const next = addressOf(bar);
    // An entry without a number is not the portal's: how many steps away it is cannot be told.
    const delta = (next.idx ?? NaN) - (current.idx ?? NaN);
    const isAgreed = agreed;
    agreed = false;
    if (!isAgreed && delta) {
      const proceed = () => {
        agreed = true;
        bar.history.go(delta);
      };
      if (isHeld(next.pathname, proceed)) {
        returning = true;
        bar.history.go(-delta);
        return;
      }
    }
    tell();
  };

  return {
    navigate: (href, options = {}) => {
      const { pathname } = new URL(href, bar.location.href);
      const proceed = () => {
        move(href, options);
      };
      if (!isHeld(pathname, proceed)) proceed();
    },
    go: (delta) => {
      bar.history.go(delta);
    },
    pathname: () => bar.location.pathname,
    shown: () => current,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // Nobody listened meanwhile: the browser may be elsewhere.
        current = addressOf(bar);
        bar.addEventListener('popstate', onPop);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) bar.removeEventListener('popstate', onPop);
      };
    },
    checkLeaving: (asked) => {
      check = asked;
      return () => {
        if (check === asked) check = undefined;
      };
    },
  };
}
