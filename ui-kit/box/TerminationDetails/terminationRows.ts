import type { UserType } from '@dokubox/spec/enums.ts';
import { showableText, spokenText } from '@dokubox/spec/free-text.ts';

export interface TerminationFields {
  /** Full name of the user who terminated the box. Absent while it is unknown. */
  readonly creatorName?: string | undefined;
  /** Side of the user who terminated the box. A client's reason and note are not shown. */
  readonly creatorType?: UserType | undefined;
  /** The reason as a text, or its code if it has no text. */
  readonly reason?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/** A line of the details. Without a text, the value is unknown. */
export interface TerminationRow {
  readonly key: 'user' | 'reason' | 'note';
  readonly text: string | undefined;
}

function filled(text: string | null | undefined): string | undefined {
  return spokenText(text) === '' ? undefined : showableText(text ?? '');
}

/**
 * Lines below the date. Reason and note are left out if a client terminated the box (A-077, R6.7).
 */
export function terminationRows(fields: TerminationFields): TerminationRow[] {
  const rows: TerminationRow[] = [{ key: 'user', text: filled(fields.creatorName) }];
  if (fields.creatorType === 'CLIENT') return rows;
  rows.push({ key: 'reason', text: filled(fields.reason) });
  const note = filled(fields.note);
  // A note is optional, so an absent one is not missing.
  if (note !== undefined) rows.push({ key: 'note', text: note });
  return rows;
}
