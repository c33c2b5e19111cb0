import { describe, expect, it } from 'vitest';
import { keepChoices, readChoices } from './choicesDraft.ts';

function slot(owner: string, items = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, storage, owner };
}

describe('an unsent choice', () => {
  it('[A-055] is kept for each document, and forgotten once it is cleared', () => {
    const mine = slot('CZ:NOVAKJ01');
    keepChoices(mine, [1, 2], { 1: { trigger: 'SendToClient' } });
    expect(readChoices(mine, [1, 2])).toEqual({ 1: { trigger: 'SendToClient' } });
    expect(readChoices(mine, [2])).toEqual({});
    keepChoices(mine, [1, 2], {});
    expect(mine.items.size).toBe(0);
  });

  it('[A-055] is not kept with a file: a signature on paper is confirmed again', () => {
    const mine = slot('CZ:NOVAKJ01');
    const paper = { date: '2026-05-04', place: null, scan: new File(['scan'], 'scan.pdf') };
    keepChoices(mine, [1], { 1: { trigger: 'PrintedAndPaperSigned', paper } });
    expect(mine.items.size).toBe(0);
  });

  it('[R6.3] is hidden from other users and must be an option', () => {
    const mine = slot('CZ:NOVAKJ01');
    keepChoices(mine, [1], { 1: { trigger: 'SendToClient' } });
    expect(readChoices(slot('CZ:SVOBOD02', mine.items), [1])).toEqual({});
    for (const text of ['{', 'null', '{"owner":"CZ:NOVAKJ01","value":"toString"}']) {
      mine.items.set('dde.draft.1', text);
      expect(readChoices(mine, [1])).toEqual({});
    }
  });
});
