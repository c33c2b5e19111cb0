import { limits } from '@dokubox/spec/limits.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import type { FieldRules } from '../../shared/useFields.ts';
import { maxLength, required, usable } from '../../shared/fieldRules.ts';

/** A choice of the catalogue of reasons, as a text. */
export interface ReasonOption {
  readonly value: string;
  readonly label: string;
}

/** The input. An empty text means no value. */
export type ReasonValues = {
  readonly reason: string;
  readonly note: string;
};

/** The values for the call (R5.3, A-121, A-209). */
export interface ReasonAndNote {
  readonly reason: string | null;
  readonly note: string | null;
}

export const emptyReason: ReasonValues = { reason: '', note: '' };

const tooLong = maxLength(limits.cancellationNoteMax, 'dde.error.maxLength250');
const unusable = usable('lines');

/** Returns the message key of a note that is too long, or has a character that no text may have. */
export function noteError(note: string): MessageKey | undefined {
  return tooLong(note) ?? unusable(note);
}

/** A reason is required, and a note has a maximum length (R5.3). */
export const reasonRules: FieldRules<ReasonValues> = { reason: [required], note: [noteError] };

/** Returns values for the call. An empty note becomes null. */
export function reasonAndNote(values: ReasonValues): ReasonAndNote {
  const note = spokenText(values.note);
  return { reason: values.reason === '' ? null : values.reason, note: note === '' ? null : note };
}
