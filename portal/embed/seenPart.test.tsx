import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHostMessage } from './frameMessages.ts';
import { followSeenPart, setSeenPart } from './seenPart.ts';

const message = { type: 'dde', kind: 'seen', top: 1_000, height: 700, window: 800 };

describe('a host’s message about the visible part', () => {
  it('[A-515] is accepted if it has three lengths', () => {
    const { type: _type, ...part } = message;
    expect(readHostMessage(message)).toEqual(part);
    expect(readHostMessage({ ...message, top: 0 })).toEqual({ ...part, top: 0 });
  });

  it.each([-1, NaN, Infinity, 1e9, '700', null, undefined, '1px;--dk-page:red'])(
    '[A-515] is ignored if one of the lengths is %s',
    (wrong) => {
      for (const name of ['top', 'height', 'window']) {
        expect(readHostMessage({ ...message, [name]: wrong })).toBeUndefined();
      }
    },
  );

  it('is ignored if it is for another recipient', () => {
    expect(readHostMessage({ ...message, type: 'other' })).toBeUndefined();
  });
});

describe('the visible part of a frame', () => {
  const { innerHeight } = window;
  let root: HTMLElement;
  const seenOn = () =>
    ['top', 'height', 'bottom'].map((name) => root.style.getPropertyValue(`--dk-seen-${name}`));

  beforeEach(() => {
    window.innerHeight = 5_000;
    root = document.createElement('div');
  });
  afterEach(() => {
    window.innerHeight = innerHeight;
  });

  it('[A-515] is set on every element in the frame, also on later ones, until it ends', () => {
    const stop = followSeenPart(root);
    setSeenPart({ top: 1_000, height: 700, window: 800 });
    expect(seenOn()).toEqual(['1000px', '700px', '3300px']);
    stop();
    setSeenPart({ top: 2_000, height: 700, window: 800 });
    expect(seenOn()).toEqual(['1000px', '700px', '3300px']);
    followSeenPart(root)();
    expect(seenOn()).toEqual(['2000px', '700px', '2300px']);
  });

  it('[A-515] is never too low for a dialog, nor beyond the frame', () => {
    const stop = followSeenPart(root);
    setSeenPart({ top: 4_900, height: 100, window: 800 });
    expect(seenOn()).toEqual(['4680px', '320px', '0px']);
    setSeenPart({ top: 0, height: 50, window: 800 });
    expect(seenOn()).toEqual(['0px', '320px', '4680px']);
    window.innerHeight = 300;
    setSeenPart({ top: 10, height: 290, window: 800 });
    expect(seenOn()).toEqual(['0px', '300px', '0px']);
    stop();
  });
});
