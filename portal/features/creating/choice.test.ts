import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../config/storage.ts';
import {
  CHOICE_KEY,
  distinctNames,
  keepChoice,
  nothingChosen,
  readChoice,
  segmentOf,
  segmentsOffered,
  stillSelectable,
} from './choice.ts';

function storageWith(text?: string): KeyValueStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(text === undefined ? [] : [[CHOICE_KEY, text]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

const loan = { categoryCode: 'LOANS', definitionPid: 'WCL' };

describe('the remembered choice', () => {
  it('[R9.11] is read back as it was kept, and forgotten when nothing is chosen', () => {
    const storage = storageWith();
    expect(readChoice(storage)).toEqual(nothingChosen);
    keepChoice(storage, { ...loan, segmentType: 'CORP' });
    expect(readChoice(storage)).toEqual({ ...loan, segmentType: 'CORP' });
    keepChoice(storage, nothingChosen);
    expect(storage.kept.size).toBe(0);
  });

  it('[R9.11] is nothing where somebody else wrote there', () => {
    for (const text of ['', 'x', 'null', '7', '"LOANS"', '{"categoryCode":7,"segmentType":"XL"}']) {
      expect(readChoice(storageWith(text)), text).toEqual(nothingChosen);
    }
  });

  it('[R9.11] loses what is not selectable any more, but nothing while that is unknown', () => {
    expect(stillSelectable(loan, undefined, undefined)).toEqual(loan);
    expect(stillSelectable(loan, [loan], undefined)).toEqual(loan);
    expect(stillSelectable(loan, [loan], [{ pid: 'WCL' }])).toEqual(loan);
    expect(stillSelectable(loan, [loan], [])).toEqual({ ...loan, definitionPid: '' });
    expect(stillSelectable({ ...loan, segmentType: 'MB' }, [], undefined)).toEqual({
      ...nothingChosen,
      segmentType: 'MB',
    });
  });
});

describe('the segment of a new box', () => {
  it('[R6.6] is the only one, or the one chosen of several', () => {
    expect(segmentOf(segmentsOffered([]))).toBeNull();
    expect(segmentOf(segmentsOffered(['CORP']))).toBe('CORP');
    expect(segmentOf(segmentsOffered(['CORP', 'MB']))).toBeNull();
    expect(segmentOf(segmentsOffered(['CORP', 'MB']), 'MB')).toBe('MB');
    expect(segmentOf(segmentsOffered(['MB']), 'CORP')).toBe('MB');
    expect(segmentOf(segmentsOffered(['MB', 'CORP']), 'ALL')).toBeNull();
  });

  it('[R6.6] can be every one for whoever works in ALL', () => {
    expect(segmentsOffered(['ALL'])).toEqual(['MB', 'CORP', 'ALL']);
  });
});

describe('names of categories', () => {
  it('[R8.3] that read the same are told apart by their codes', () => {
    const options = [
      { categoryCode: 'A', name: 'Product' },
      { categoryCode: 'B', name: 'Loans' },
      { categoryCode: 'C', name: 'Product' },
    ];
    expect(distinctNames(options).map(({ name }) => name)).toEqual([
      'Product – A',
      'Loans',
      'Product – C',
    ]);
  });
});
