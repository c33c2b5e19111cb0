import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import {
  emptyReason,
  noteError,
  reasonAndNote,
  reasonRules,
  type ReasonValues,
} from './reasonState.ts';
import { checkFields } from '../../shared/fieldRules.ts';

const errorsOf = (values: ReasonValues) => checkFields(values, reasonRules);

describe('reason and note', () => {
  it('[R5.3] require a reason and allow a note of exactly the maximum length', () => {
    expect(errorsOf(emptyReason)).toEqual({ reason: 'dde.error.requiredField' });
    const note = 'x'.repeat(limits.cancellationNoteMax);
    expect(errorsOf({ reason: 'OTHER', note })).toEqual({});
    expect(errorsOf({ reason: 'OTHER', note: `${note}x` })).toEqual({
      note: 'dde.error.maxLength250',
    });
    expect(noteError(`${note}x`)).toBe('dde.error.maxLength250');
  });

  it('[A-209] are null if they are empty', () => {
    expect(reasonAndNote(emptyReason)).toEqual({ reason: null, note: null });
    expect(reasonAndNote({ reason: 'OTHER', note: ' sold \n' })).toEqual({
      reason: 'OTHER',
      note: 'sold',
    });
  });
});
