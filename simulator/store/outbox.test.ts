import { describe, expect, it } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { Outbox } from './outbox.ts';

/** A text that resolves only on request. */
function slowText() {
  let write: (text: string) => void = () => undefined;
  let fail: (why: Error) => void = () => undefined;
  const text = new Promise<string>((resolve, reject) => {
    write = resolve;
    fail = reject;
  });
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const value = () => {
    isAsked();
    return text;
  };
  return { value, asked, write: (words: string) => write(words), fail: (why: Error) => fail(why) };
}

describe('an outbox with a slow text', () => {
  it('stores the slow text before later changes, and answers wait for both', async () => {
    const store = new MemoryStore();
    const outbox = new Outbox('w', store, () => undefined);
    const slow = slowText();
    outbox.put(['snapshot', 'w'], slow.value);
    outbox.put(['step', 'w', 1], 'one');
    await slow.asked;
    outbox.put(['step', 'w', 2], 'two');
    expect(store.get(['step', 'w', 1])).toBeUndefined();
    slow.write('whole');
    await outbox.stored();
    await outbox.settled();
    const texts = [
      ['snapshot', 'w'] as const,
      ['step', 'w', 1] as const,
      ['step', 'w', 2] as const,
    ];
    expect(texts.map((key) => store.get(key))).toEqual(['whole', 'one', 'two']);
  });

  it('stores nothing of a batch whose text fails, nor later changes that depend on it', async () => {
    const store = new MemoryStore();
    const failures: unknown[] = [];
    const outbox = new Outbox('w', store, (failure) => failures.push(failure));
    const slow = slowText();
    outbox.put(['step', 'w', 1], 'one');
    outbox.put(['snapshot', 'w'], slow.value);
    await slow.asked;
    outbox.put(['step', 'w', 2], 'two');
    const waiting = outbox.stored();
    slow.fail(new Error('too long'));
    await expect(waiting).rejects.toThrow('too long');
    expect(failures).toEqual([new Error('too long')]);
    expect([...store.keys(['step'])]).toEqual([]);
  });
});
