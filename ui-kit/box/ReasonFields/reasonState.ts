import { limits } from '@dokubox/spec/limits.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { maxLength, required, validateFields, type FieldErrors } from '../../shared/validation.ts';

/** A choice of the catalogue of reasons, in words. */
export interface ReasonOption {
  readonly value: string;
  readonly label: string;
}

/** What is typed; an empty text stands for nothing. */
export type ReasonValues = {
  readonly reason: string;
  readonly note: string;
};

/** What the call takes (R5.3, A-121, A-209). */
export interface ReasonAndNote {
  readonly reason: string | null;
  readonly note: string | null;
}

export const emptyReason: ReasonValues = { reason: '', note: '' };

const noteRule = maxLength(limits.cancellationNoteMax, 'dde.error.maxLength250');

/** Message key of a note that is too long. */
export function noteError(note: string): MessageKey | undefined {
  return noteRule(note);
}

/** What is wrong: a reason is required, a note is short (R5.3). */
export function reasonErrors(values: ReasonValues): FieldErrors<ReasonValues> {
  return validateFields(values, { reason: [required], note: [noteRule] });
}

/** Values for the call: an empty note is no note. */
export function reasonAndNote(values: ReasonValues): ReasonAndNote {
  const note = values.note.trim();
  return { reason: values.reason === '' ? null : values.reason, note: note === '' ? null : note };
}
