import { act, Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  type NavigateFunction,
  type SetURLSearchParams,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { listPath } from '../config/landing.ts';
import { memoryPlatform } from '../platform/memory.ts';
import { createServices, type Services } from '../services/services.ts';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { useScreenQuery } from '../shared/useScreenQuery.ts';
import { RoutedScreens } from './RoutedScreens.tsx';

const box = boxPath(1);
const other = boxPath(2);

let services: Services;
let root: Root;
let navigate: NavigateFunction;
/** Addresses shown, without repetitions. */
let shown: string[];
/** Attempts to leave that wait for the user's answer. */
let waiting: (() => void)[];
let release: (() => void) | undefined;
const ending = new AbortController();

function Where() {
  const { pathname, search } = useLocation();
  if (pathname === '/broken') throw new Error('broken screen');
  const address = pathname + search;
  if (shown.at(-1) !== address) shown.push(address);
  return address;
}

function Frame() {
  const own = useNavigate();
  useEffect(() => {
    navigate = own;
  }, [own]);
  return (
    <main>
      <Outlet />
    </main>
  );
}
/** Changes the search of the screen at `/searched`. */
let search: SetURLSearchParams;

function Searched() {
  const [query, setQuery] = useScreenQuery();
  useEffect(() => {
    search = setQuery;
  }, [setQuery]);
  return (
    <>
      {query.get('text')}
      <Where />
    </>
  );
}
/** Loads the slow screen when the test calls it. */
let answer: () => void;
const Slow = lazy(
  () =>
    new Promise<{ default: typeof Where }>((resolve) => {
      answer = () => {
        resolve({ default: Where });
      };
    }),
);

const screens = [
  { path: '/slow', element: <Slow /> },
  { path: '/searched', element: <Searched /> },
  { path: '/moved', element: <Navigate to={other} replace /> },
  { path: '*', element: <Where /> },
];
const routes = [{ element: <Frame />, children: screens }];

/** The error boundary, where the portal has its own. */
class Boundary extends Component<{
  readonly onFault: (error: unknown) => void;
  readonly children: ReactNode;
}> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

const element = document.createElement('div');

async function show(onExit?: () => void, onFault: (error: unknown) => void = () => undefined) {
  root = createRoot(element);
  await act(async () => {
    root.render(
      <ServicesProvider services={services}>
        <Boundary onFault={onFault}>
          <Suspense fallback="around">
            <RoutedScreens routes={routes} waiting="waiting" onExit={onExit} />
          </Suspense>
        </Boundary>
      </ServicesProvider>,
    );
  });
}

/** Navigates, and waits for React to finish. */
const go = (to: string | number, replace = false) =>
  act(async () => {
    if (typeof to === 'number') await navigate(to);
    else await navigate(to, { replace });
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const platform = memoryPlatform({ fetch: () => new Promise(() => undefined), path: listPath });
  services = createServices(platform, ending.signal);
  shown = [];
  waiting = [];
});

afterEach(async () => {
  release?.();
  release = undefined;
  await act(async () => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

const guard = () => {
  release = services.leaving.guard((proceed) => waiting.push(proceed));
};
const address = () => {
  const { pathname, search } = services.platform.addressBar.location;
  return pathname + search;
};
/** Back and Forward of a browser take effect later. */
const settled = (path: string) => vi.waitFor(() => expect(address()).toBe(path));
const agree = () => act(async () => waiting.at(-1)?.());
/** The browser's own buttons, which bypass the router. */
const press = (delta: number) =>
  act(async () => {
    services.platform.addressBar.history.go(delta);
    await Promise.resolve();
  });

describe('a typed search', () => {
  it('[A-071] is kept in the address of its screen', async () => {
    await show();
    await go('/searched');
    await act(async () => {
      search({ text: 'loan' });
    });
    expect(address()).toBe('/searched?text=loan');
    expect(element.textContent).toContain('loan');
  });

  it('[A-071] that is answered late does not bring back a user who has followed a row since then', async () => {
    await show();
    await go('/searched');
    await go('/slow');
    await act(async () => {
      search({ text: 'loan' });
    });
    expect(address()).toBe('/slow');
  });
});

describe('leaving a screen with unsent input', () => {
  beforeEach(async () => {
    await show();
    await go(box);
    shown.length = 0;
    shown.push(box);
  });

  it('[A-119] is allowed without unsent input, and within the screen', async () => {
    guard();
    await go(`${box}?modal=removal&doku=2`);
    await go(box, true);
    release?.();
    await go(listPath);
    await press(-1);
    await settled(box);
    expect(waiting).toEqual([]);
    expect(shown.at(-1)).toBe(box);
  });

  it('[A-119] by a link needs consent, and continues with it', async () => {
    guard();
    await go(listPath);
    expect([waiting.length, address(), shown]).toEqual([1, box, [box]]);
    await agree();
    expect([address(), shown]).toEqual([listPath, [box, listPath]]);
  });

  it('[A-119] by Back stays on the screen until the user agrees', async () => {
    guard();
    await press(-1);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await settled(box);
    expect(shown).toEqual([box]);
    await agree();
    await settled(listPath);
    await vi.waitFor(() => expect(shown).toEqual([box, listPath]));
  });

  it('[A-119] needs consent again, for any target, after the user has stayed', async () => {
    guard();
    await press(-1);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await settled(box);
    await go(other);
    expect([waiting.length, address()]).toEqual([2, box]);
    await press(-1);
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    await settled(box);
    await go(other);
    await agree();
    expect([address(), shown]).toEqual([other, [box, other]]);
  });

  it('[A-119] needs no consent once everything is sent', async () => {
    guard();
    await go(listPath);
    release?.();
    await go(other);
    expect([waiting.length, address(), shown]).toEqual([1, other, [box, other]]);
  });

  it('[A-119] by a link outside the router needs consent as well', async () => {
    guard();
    await act(async () => {
      services.navigation.navigate('/cookies');
    });
    expect([waiting.length, address()]).toEqual([1, box]);
    await agree();
    expect([address(), shown]).toEqual(['/cookies', [box, '/cookies']]);
  });
});

describe('navigation between the screens', () => {
  it('notifies listeners of each new address', async () => {
    await show();
    const notified: string[] = [];
    const stop = services.navigation.subscribe(() => notified.push(services.navigation.pathname()));
    await go(box);
    await press(-1);
    await settled(listPath);
    stop();
    await go(other);
    expect(new Set(notified)).toEqual(new Set([box, listPath]));
  });

  it('ends at once, so that a session that ends is followed by its own page', async () => {
    await show();
    await act(async () => {
      services.navigation.navigate('/index.html', { replace: true });
      expect(address()).toBe('/index.html');
      root.unmount();
    });
    root = createRoot(element);
    expect(address()).toBe('/index.html');
    services.navigation.navigate('/forgottenPassword');
    expect(address()).toBe('/forgottenPassword');
  });

  it('[A-119] leads back to before the sign-in, and needs consent there too', async () => {
    for (const path of ['/forgottenPassword', '/index.html']) services.navigation.navigate(path);
    services.navigation.navigate(box, { replace: true });
    await show();
    guard();
    await press(-1);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await settled(box);
    await agree();
    await settled('/forgottenPassword');
  });

  it('follows a redirect, also from the first address', async () => {
    services.navigation.navigate('/moved');
    await show();
    expect([address(), shown]).toEqual([other, [other]]);
    await go(box);
    await go('/moved');
    expect([address(), shown]).toEqual([other, [other, box, other]]);
  });

  it('keeps a slow first screen’s placeholder to itself: the screen around it stays', async () => {
    services.navigation.navigate('/slow');
    await show();
    expect(element.textContent).toBe('waiting');
    await act(async () => {
      answer();
    });
    await vi.waitFor(() => expect(shown).toEqual(['/slow']));
    guard();
    await go(other);
    expect([waiting.length, address()]).toEqual([1, '/slow']);
    await agree();
    expect([address(), shown]).toEqual([other, ['/slow', other]]);
  });

  it('[A-254] leads out to the host instead of the list, when the user agrees', async () => {
    services.navigation.navigate(box, { replace: true });
    const exit = vi.fn();
    await show(exit);
    guard();
    await go(listPath);
    expect([waiting.length, exit.mock.calls.length]).toEqual([1, 0]);
    await agree();
    release?.();
    await go(`${listPath}?status=ALL`);
    expect([exit.mock.calls.length, address(), shown]).toEqual([2, box, [box]]);
    await go(other);
    expect(address()).toBe(other);
  });

  it('[R7.17] passes an error of a screen to the boundary around the portal', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onFault = vi.fn();
    await show(undefined, onFault);
    await go('/broken');
    consoleError.mockRestore();
    expect(element.textContent).toBe('failed');
    expect(onFault).toHaveBeenCalledOnce();
    expect(onFault.mock.calls[0]?.[0]).toMatchObject({ message: 'broken screen' });
  });
});
