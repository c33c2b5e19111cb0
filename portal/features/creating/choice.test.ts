import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../platform/memory.ts';
import { CREATION_KEY, dropDrafts } from '../../shared/drafts.ts';
import {
  distinctNames,
  keepChoice,
  nothingChosen,
  readChoice,
  segmentOf,
  segmentsOffered,
  stillSelectable,
} from './choice.ts';

const loan = { categoryCode: 'LOANS', definitionPid: 'WCL', customName: '' };

/** A tab whose storage has this text, as one user sees it. */
function slotWith(text?: string, owner = 'HU:ANNA') {
  const storage = memoryStorage();
  if (text !== undefined) storage.setItem(CREATION_KEY, text);
  return { storage, owner };
}

describe('the remembered choice', () => {
  it('[R9.11] is read back as it was stored, and forgotten when nothing is chosen', () => {
    const slot = slotWith();
    expect(readChoice(slot)).toEqual(nothingChosen);
    const choice = { ...loan, customName: 'Harvest', segmentType: 'CORP' } as const;
    keepChoice(slot, choice);
    expect(readChoice(slot)).toEqual(choice);
    keepChoice(slot, nothingChosen);
    expect(slot.storage.keys()).toEqual([]);
  });

  it('[R5.2][A-100] keeps a name that was typed before anything was chosen', () => {
    const slot = slotWith();
    keepChoice(slot, { ...nothingChosen, customName: 'Harvest' });
    expect(readChoice(slot).customName).toBe('Harvest');
  });

  it('[A-100] is hidden from other users, and deleted with the drafts at sign-out', () => {
    const slot = slotWith();
    keepChoice(slot, { ...loan, customName: 'Harvest' });
    expect(readChoice({ ...slot, owner: 'HU:BELA' })).toEqual(nothingChosen);
    dropDrafts(slot.storage);
    expect(readChoice(slot)).toEqual(nothingChosen);
  });

  it('[R9.11] ignores a stored choice that another app has overwritten', () => {
    const texts = ['', 'x', 'null', '7', '"LOANS"', '{"categoryCode":"LOANS"}'];
    for (const text of texts) expect(readChoice(slotWith(text)), text).toEqual(nothingChosen);
    const broken = '{"owner":"HU:ANNA","categoryCode":7,"segmentType":"XL"}';
    expect(readChoice(slotWith(broken))).toEqual(nothingChosen);
  });

  it('[R9.11] loses values that cannot be chosen any more, but nothing while that is unknown', () => {
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

  it('[R6.6] can be any segment for a user who works in ALL', () => {
    expect(segmentsOffered(['ALL'])).toEqual(['MB', 'CORP', 'ALL']);
  });
});

describe('names of categories', () => {
  it('[R8.3] that are equal are distinguished by their codes', () => {
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
