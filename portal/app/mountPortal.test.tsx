import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { storageKeys } from '../config/storage.ts';
import { startInProcessSimulator, type InProcessSimulator } from '../fixtures/simulator.ts';
import { memoryPlatform, memoryStorage } from '../platform/memory.ts';
import type { Platform } from '../platform/platform.ts';
import { mountPortal, type MountedPortal } from './mountPortal.tsx';

let simulator: InProcessSimulator;
/** Running timers, by the function that stops them. */
let timers: Set<unknown>;
let mounted: MountedPortal[];

beforeAll(async () => {
  // Compiles the modules before a test measures time.
  await Promise.all([import('./Workspace.tsx'), import('../features/box/BoxScreen.tsx')]);
  simulator = await startInProcessSimulator();
});
afterAll(() => simulator.stop());

beforeEach(() => {
  mounted = [];
  // Parts of a browser that jsdom does not have.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => undefined;
  timers = new Set();
  watchTimers();
});
afterEach(() => {
  for (const portal of mounted) portal.unmount();
  vi.restoreAllMocks();
});

/** Records a timer of the page. Timers of Node's server and `fetch` are not the page's. */
function note(timer: unknown) {
  if (!/node:internal|fastify|light-my-request/.test(new Error().stack ?? '')) timers.add(timer);
}

/** Records each timer of the page until it has fired for the last time or is stopped. */
function watchTimers() {
  const {
    setInterval: every,
    clearInterval: stop,
    setTimeout: once,
    clearTimeout: forget,
  } = window;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms?: number) => {
    const timer = every(run, ms);
    note(timer);
    return timer;
  }) as never);
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    timers.delete(timer);
    stop(timer);
  });
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    const timer = once(() => {
      timers.delete(timer);
      run();
    }, ms);
    note(timer);
    return timer;
  }) as never);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    timers.delete(timer);
    forget(timer);
  });
}

/** A platform for a client in a new world, and the calls that the portal makes there. */
async function placeOf(tenant: Tenant) {
  const { worldId } = await simulator.createWorld({
    scenario: 'everyday',
    tenant,
    user: 'client1',
  });
  const opened = await fetch(`${simulator.origin}/__sim/open/${worldId}?user=client1`, {
    redirect: 'manual',
  });
  const cookie = opened.headers.getSetCookie().map((line) => line.split(';')[0]);
  const calls: string[] = [];
  const titles: string[] = [];
  const platform = memoryPlatform({
    path: '/app/dokuboxlist',
    extraHeaders: { cookie: cookie.join('; ') },
    setTitle: (title) => titles.push(title),
    fetch: (url, init) => {
      calls.push(String(url));
      const gone = new Promise<never>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new Error('given up'));
        });
      });
      return Promise.race([simulator.fetch(String(url), init), gone]);
    },
  });
  platform.localStorage.setItem(storageKeys.tenant, tenant);
  const world = simulator.engine.worlds.get(worldId);
  const box = [...(world?.boxes.values() ?? [])].find(({ status }) => status === 'IN_PROGRESS');
  return {
    platform,
    asked: calls,
    titles,
    boxId: box?.id ?? 0,
    name: world?.userByKey('client1')?.fullNameLocal ?? 'nobody',
    holder: () => world?.boxes.get(box?.id ?? 0)?.lock?.username,
  };
}

function mount(platform: Parameters<typeof mountPortal>[1]) {
  const element = document.body.appendChild(document.createElement('div'));
  const portal = mountPortal(element, platform);
  mounted.push(portal);
  return { element, portal };
}

/** The text to read. Style sheets are among the elements too. */
function words(element: Element): string {
  const parts = [...element.querySelectorAll('header, main')];
  return parts.map(({ textContent }) => textContent).join(' ');
}

/**
 * Opens every document of the box on the screen, and returns the first action that can be chosen.
 */
function firstChoice(element: Element): HTMLInputElement | null {
  for (const toggle of element.querySelectorAll<HTMLElement>('h3 [aria-expanded="false"]')) {
    toggle.click();
  }
  return element.querySelector('input[type="radio"]:not(:disabled)');
}

const settles = { timeout: 30_000 };
const whole = { timeout: 120_000 };

describe('portals in one document', () => {
  it('[R1.5] each use the fetch they received, and do not affect each other', whole, async () => {
    const here = await placeOf('HU');
    const there = await placeOf('CZ');
    const page = window.location.href;
    const one = mount(here.platform);
    const other = mount(there.platform);
    await expect.poll(() => words(one.element), settles).toContain(here.name);
    await expect.poll(() => words(other.element), settles).toContain(there.name);
    expect(words(one.element)).not.toContain(there.name);
    one.portal.navigate(`/app/dokubox/${here.boxId}`);
    await expect.poll(() => firstChoice(one.element), settles).not.toBeNull();
    expect(one.portal.path()).toBe(`/app/dokubox/${here.boxId}`);
    expect(other.portal.path()).toBe('/app/dokuboxlist');
    expect(there.asked.some((url) => url.includes(`/${here.boxId}`))).toBe(false);
    // The portal sets the page title only if it may.
    await expect.poll(() => here.titles.at(-1), settles).toContain(' – Dokubox');
    expect([window.location.href, document.title]).toEqual([page, '']);
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  });

  it('[R1.5] leave nothing behind, and the next one starts like the first', whole, async () => {
    const place = await placeOf('HU');
    const listeners = vi.spyOn(window, 'addEventListener');
    const unlisten = vi.spyOn(window, 'removeEventListener');
    const { element, portal } = mount(place.platform);
    await expect.poll(() => words(element), settles).toContain(place.name);
    portal.navigate(`/app/dokubox/${place.boxId}`);
    await expect.poll(() => firstChoice(element), settles).not.toBeNull();
    firstChoice(element)?.click();
    await expect.poll(place.holder, settles).toBeDefined();
    const before = place.asked.length;
    portal.unmount();
    expect(element.childElementCount).toBe(0);
    await expect.poll(place.holder, settles).toBeUndefined();
    await expect.poll(() => timers.size, settles).toBe(0);
    // Calls that end the portal: the release of the lock and the last lines of the log.
    const last = place.asked.slice(before);
    expect(last).toContain(`/dde/dokubox/${place.boxId}/unlock`);
    expect(last.filter((url) => !/\/(?:unlock|logs)$/.test(url))).toEqual([]);
    const ended = (call: (typeof listeners.mock.calls)[number]) => {
      const [name, listener, options] = call;
      const { signal } = typeof options === 'object' ? options : {};
      return (
        signal?.aborted === true ||
        unlisten.mock.calls.some((one) => one[0] === name && one[1] === listener)
      );
    };
    expect(listeners.mock.calls.filter((call) => !ended(call)).map(([name]) => name)).toEqual([]);

    const next = await placeOf('HU');
    const again = mount(next.platform);
    await expect.poll(() => words(again.element), settles).toContain(next.name);
    expect(again.portal.path()).toBe('/app/dokuboxlist');
    expect(place.asked.length).toBe(before + last.length);
  });

  it(
    '[R1.5] that end before they have started show nothing and make no more calls',
    whole,
    async () => {
      const place = await placeOf('HU');
      const { element, portal } = mount(place.platform);
      portal.unmount();
      await expect.poll(() => timers.size, settles).toBe(0);
      expect(place.asked).toEqual(['/config.json']);
      expect(element.childElementCount).toBe(0);
    },
  );

  it(
    '[R2.6] show the sign-in of bankers to a banker who signed out in a new tab',
    whole,
    async () => {
      const browser = memoryStorage();
      const tab = (path: string): Platform => ({
        ...memoryPlatform({ path, fetch: (url, init) => simulator.fetch(String(url), init) }),
        localStorage: browser,
      });
      const first = mount(tab('/intranetCZ'));
      await expect.poll(() => first.portal.path(), settles).toBe('/intranetCZ');
      await expect.poll(() => words(first.element), settles).not.toBe('');
      const second = mount(tab('/app/dokuboxlist'));
      await expect.poll(() => second.portal.path(), settles).toBe('/intranet.html');
      // A browser in which no banker has worked belongs to a client.
      const others = mount(
        memoryPlatform({
          path: '/app/dokuboxlist',
          fetch: (url, init) => simulator.fetch(String(url), init),
        }),
      );
      await expect.poll(() => others.portal.path(), settles).toMatch(/^\/index/);
    },
  );
});
