import { describe, expect, it } from 'vitest';
import type { DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import {
  ADDED_SORT_ORDER,
  triggerSortOrder,
  type OfferedTrigger,
  type OptionTrigger,
} from '@dokubox/spec/workflow/offers.ts';
import { sampleDoku } from '../../../tests/samples.ts';
import type { Choices } from './choices.ts';
import { chosenDokus, mergedChoices, withChoice, withoutFile, withoutSent } from './choices.ts';

/** An option as `cardOptions` returns it. */
function option(
  triggerControl: OptionTrigger,
  disabledReasons: readonly DisabledReason[] = [],
  addedByPortal = false,
): OfferedTrigger {
  return {
    triggerControl,
    sortOrder: addedByPortal ? ADDED_SORT_ORDER : triggerSortOrder[triggerControl],
    disabledReasons,
    addedByPortal,
  };
}

const toBank = { trigger: 'SendToBank' } as const;
const toSigning = { trigger: 'ContinueToSigning' } as const;
const chosen: Choices = { 1: toBank, 2: toSigning, 3: toBank };
const dokus = [sampleDoku(1), sampleDoku(2), sampleDoku(3), sampleDoku(4)];

describe('choices', () => {
  it('[R4.19][A-120] are made, changed and cleared one document at a time', () => {
    const one = withChoice({}, 1, toBank);
    const two = withChoice(one, 2, toSigning);
    expect(two).toEqual({ 1: toBank, 2: toSigning });
    // An unchanged choice stays the same object, so that its card is not drawn again.
    expect(withChoice(two, 1, toSigning)[2]).toBe(two[2]);
    expect(withChoice(two, 1, null)).toEqual({ 2: toSigning });
    expect(withChoice({}, 1, null)).toEqual({});
    expect(one).toEqual({ 1: toBank });
  });

  it('[A-119] are in the order of the cards, without removed documents', () => {
    const shuffled = [
      sampleDoku(3, { ordinalNumber: 1 }),
      sampleDoku(1, { ordinalNumber: 2 }),
      sampleDoku(2, { usedInBox: false }),
    ];
    expect(chosenDokus(shuffled, chosen).map(({ id }) => id)).toEqual([3, 1]);
  });

  it('[A-119] are forgotten after sending, unless they have been changed since then', () => {
    const sent: Choices = { 1: toBank, 2: toSigning };
    expect(withoutSent(sent, sent)).toEqual({});
    const changed = withChoice(withChoice(sent, 1, { ...toBank }), 3, toBank);
    expect(withoutSent(changed, sent)).toEqual({ 1: toBank, 3: toBank });
  });
});

describe('a box read again', () => {
  const offers = (...triggers: Parameters<typeof option>[0][]) =>
    triggers.map((one) => option(one));

  it('[A-131] keeps every choice that is still offered, as the same object', () => {
    const merged = mergedChoices(chosen, dokus, dokus, () =>
      offers('SendToBank', 'ContinueToSigning'),
    );
    expect(merged.kept).toBe(chosen);
    expect(merged.dropped).toEqual([]);
  });

  it('[A-131][A-119] drops and reports a choice that is gone, disabled, or without its document', () => {
    const fresh = [sampleDoku(1, { status: 'UNDER_REVIEW_BANK' }), sampleDoku(2), sampleDoku(4)];
    const { kept, dropped } = mergedChoices(chosen, dokus, fresh, ({ id }) =>
      id === 1 ? offers() : [option('ContinueToSigning', ['SIGNER_EXPIRY_MISSING'])],
    );
    expect(kept).toEqual({});
    expect(dropped.map(({ doku, trigger }) => [doku.id, trigger])).toEqual([
      [1, 'SendToBank'],
      [2, 'ContinueToSigning'],
      [3, 'SendToBank'],
    ]);
    // The document is named as it was when it was chosen.
    expect(dropped[0]?.doku).toBe(dokus[0]);
  });

  it('[A-131] reads the options only of documents with a choice', () => {
    const readFor: number[] = [];
    mergedChoices({ 2: toSigning }, dokus, dokus, ({ id }) => {
      readFor.push(id);
      return offers('ContinueToSigning');
    });
    expect(readFor).toEqual([2]);
  });
});

describe('the missing-file warning', () => {
  it('[R2.24][A-149] names used documents that need a file and have none', () => {
    const waiting = { fileName: null } as const;
    const found = withoutFile([
      sampleDoku(1, { status: 'WAITING_CLIENT_UPLOAD', ...waiting }),
      sampleDoku(2, { status: 'WAITING_BANK_UPLOAD', ...waiting }),
      sampleDoku(3, { status: 'WAITING_BANK_UPLOAD', ...waiting, usedInBox: false }),
      sampleDoku(4, { status: 'WAITING_CLIENT_UPLOAD', fileName: 'a.pdf' }),
      sampleDoku(5, { status: 'UNDER_REVIEW_BANK', ...waiting }),
    ]);
    expect(found.map(({ id }) => id)).toEqual([1, 2]);
  });
});
