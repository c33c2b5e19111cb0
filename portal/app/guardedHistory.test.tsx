import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryAddressBar } from '../platform/memory.ts';
import type { AddressBar } from '../platform/platform.ts';
import { createLeaving, type Leaving } from '../services/leaving.ts';
import { createNavigation } from '../services/navigation.ts';
import { createGuardedHistory } from './guardedHistory.ts';

/** Paths the router was told to show. */
let shown: string[];
let history: ReturnType<typeof createGuardedHistory>;
let unlisten: () => void;
let release: (() => void) | undefined;
let bar: AddressBar;
let leaving: Leaving;
/** Ways out that wait for an answer. */
let asked: (() => void)[];

beforeEach(() => {
  bar = memoryAddressBar('/app/dokuboxlist');
  leaving = createLeaving();
  history = createGuardedHistory(bar, leaving);
  shown = [];
  asked = [];
  unlisten = history.listen(({ location }) => shown.push(location.pathname + location.search));
  history.push('/app/dokubox/1');
});

afterEach(() => {
  release?.();
  release = undefined;
  unlisten();
});

const guard = () => {
  release = leaving.guard((proceed) => asked.push(proceed));
};
const now = () => bar.location.pathname + bar.location.search;
/** Back and Forward of a browser answer later. */
const settled = (path: string) => expect.poll(now).toBe(path);

describe('leaving a screen with something unsent', () => {
  it('[A-119] passes where nothing is held, and within the screen', async () => {
    guard();
    history.push('/app/dokubox/1?modal=removal&doku=2');
    history.replace('/app/dokubox/1');
    release?.();
    history.push('/app/dokuboxlist');
    history.go(-1);
    await settled('/app/dokubox/1');
    expect(asked).toEqual([]);
    expect(shown.at(-1)).toBe('/app/dokubox/1');
  });

  it('[A-119] by a link is asked for, and goes on when agreed to', () => {
    guard();
    history.push('/app/dokuboxlist');
    expect(now()).toBe('/app/dokubox/1');
    expect(shown).toEqual(['/app/dokubox/1']);
    asked[0]?.();
    expect(now()).toBe('/app/dokuboxlist');
    expect(shown).toEqual(['/app/dokubox/1', '/app/dokuboxlist']);
  });

  it('[A-119] by Back stays on the screen until agreed to', async () => {
    guard();
    history.go(-1);
    await expect.poll(() => asked.length).toBe(1);
    await settled('/app/dokubox/1');
    expect(shown).toEqual(['/app/dokubox/1']);
    asked[0]?.();
    await settled('/app/dokuboxlist');
    expect(shown).toEqual(['/app/dokubox/1', '/app/dokuboxlist']);
  });

  it('[A-119] by a link beside the router is asked for as well', async () => {
    guard();
    createNavigation(bar).navigate('/cookies');
    await expect.poll(() => asked.length).toBe(1);
    await settled('/app/dokubox/1');
    asked[0]?.();
    expect(now()).toBe('/cookies');
    expect(shown).toEqual(['/app/dokubox/1', '/cookies']);
  });
});
