import { parsePath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { AddressBar } from '../platform/platform.ts';
import type { Leaving } from '../services/leaving.ts';

export type History = ReturnType<typeof createBrowserHistory>;
type Target = Parameters<History['push']>[0];
type Listener = Parameters<History['listen']>[0];

/** The history of an address bar, guarded. */
export function createGuardedHistory(bar: AddressBar, leaving: Leaving): History {
  // All of a window that the router asks for.
  const target = bar as Window;
  return guardHistory(createBrowserHistory({ window: target, v5Compat: true }), leaving);
}

/**
 * A history with a question before a screen that holds something unsent is left: by a link as well
 * as by Back and Forward. Moves within a screen (dialogs stand in the query) pass.
 *
 * @param history one that tells of every move, its own included
 */
function guardHistory(history: History, { isGuarded, leave }: Leaving): History {
  /** Path of the screen that is shown; the browser's own is already another one when Back was used. */
  let shown = history.location.pathname;
  /** True while the browser goes back to the screen it was taken from. */
  let restoring = false;

  const leaves = (to: Target): boolean => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return pathname !== undefined && pathname !== shown && isGuarded();
  };
  const move = (to: Target, go: () => void) => {
    if (leaves(to)) leave(go);
    else go();
  };
  const guarded =
    (listener: Listener): Listener =>
    (update) => {
      if (restoring) {
        restoring = false;
        return;
      }
      const { location, delta } = update;
      if (update.action !== 'POP' || !leaves(location)) {
        shown = location.pathname;
        listener(update);
        return;
      }
      restoring = true;
      // Without a place in our history it is a link beside the router, which added an entry.
      history.go(delta === null ? -1 : -delta);
      leave(() => {
        if (delta === null) history.push(location);
        else history.go(delta);
      });
    };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => {
      history.go(delta);
    },
    push: (to, state) => {
      move(to, () => {
        history.push(to, state);
      });
    },
    replace: (to, state) => {
      move(to, () => {
        history.replace(to, state);
      });
    },
    listen: (listener) => history.listen(guarded(listener)),
  };
}
