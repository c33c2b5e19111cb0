import { describe, expect, it } from 'vitest';
import { base64OfBytes, bytesOfBase64 } from './base64.ts';
import { createNoticeMemory } from '../services/notices.ts';
import { shareUnchanged } from './share.ts';
import { dialogOf, queryWith } from './useDialog.ts';

describe('base64', () => {
  it('[R7.16] keeps every byte, also of files longer than one slice', () => {
    for (const size of [0, 1, 2, 3, 255, 0x8000, 0x8001, 100_003]) {
      const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + 7) % 256);
      const text = base64OfBytes(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(bytesOfBase64(text)).toEqual(bytes);
    }
  });
});

describe('notices', () => {
  it('[R8.1] of the same kind within three seconds are shown once', () => {
    let now = 0;
    const { isNew, forget } = createNoticeMemory(() => now);
    expect([isNew('a'), isNew('b'), isNew('a')]).toEqual([true, true, false]);
    now = 2_999;
    expect(isNew('a')).toBe(false);
    now = 3_000;
    expect(isNew('a')).toBe(true);
    // After its failure has ended, a notice may be shown again at once.
    forget('a');
    expect(isNew('a')).toBe(true);
  });
});

describe('documents read again', () => {
  it('[R2.19] stay the same objects if nothing changed', () => {
    const previous = [
      { id: 1, status: 'A', participants: [{ name: 'x' }] },
      { id: 2, status: 'A', participants: [] },
    ];
    const next = structuredClone(previous);
    (next[1] as { status: string }).status = 'B';
    const shared = shareUnchanged(previous, next);
    expect(shared[0]).toBe(previous[0]);
    expect(shared[1]).toEqual({ id: 2, status: 'B', participants: [] });
    expect(shareUnchanged(undefined, next)).toEqual(next);
    expect(shareUnchanged(previous, [])).toEqual([]);
  });
});

describe('dialogs in the address', () => {
  it('[R2.23] are read back as they were written, and keep other parameters', () => {
    const query = queryWith({ name: 'messages', id: 12 }, new URLSearchParams('status=ALL'));
    expect(query.toString()).toBe('status=ALL&modal=messages&doku=12');
    expect(dialogOf(query)).toEqual({ name: 'messages', id: 12 });
    const other = queryWith({ name: 'termination', id: 3 }, query);
    expect(other.toString()).toBe('status=ALL&modal=termination&box=3');
    expect(queryWith(null, other).toString()).toBe('status=ALL');
  });

  it('[R2.23] are ignored if they are unknown or incomplete', () => {
    for (const text of ['', 'modal=messages', 'modal=nothing&doku=1', 'modal=preview&doku=-1']) {
      expect(dialogOf(new URLSearchParams(text))).toBeNull();
    }
  });
});
