import type { UserType } from '@dokubox/spec/enums.ts';
import { showableText, spokenText } from '@dokubox/spec/free-text.ts';

export interface TerminationFields {
  /** Full name of whoever terminated it; absent while or when it is not known. */
  readonly creatorName?: string | undefined;
  /** Side of whoever terminated it: a client's reason and note are not shown. */
  readonly creatorType?: UserType | undefined;
  /** Reason in words; its code where there are none. */
  readonly reason?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/** A line of the details; without a text it is not known. */
export interface TerminationRow {
  readonly key: 'user' | 'reason' | 'note';
  readonly text: string | undefined;
}

function filled(text: string | null | undefined): string | undefined {
  return spokenText(text) === '' ? undefined : showableText(text ?? '');
}

/** Lines below the date: reason and note are left out when a client terminated (A-077, R6.7). */
export function terminationRows(fields: TerminationFields): TerminationRow[] {
  const rows: TerminationRow[] = [{ key: 'user', text: filled(fields.creatorName) }];
  if (fields.creatorType === 'CLIENT') return rows;
  rows.push({ key: 'reason', text: filled(fields.reason) });
  const note = filled(fields.note);
  // A note is voluntary: nothing is missing where there is none.
  if (note !== undefined) rows.push({ key: 'note', text: note });
  return rows;
}
