import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { customNameEditable, lockedByOther } from '@dokubox/spec/workflow/rights.ts';
import type { Reader } from '../../helpers/turn.ts';

/** Whether the name can be edited, and if not, why. */
export type CustomNameState = 'editable' | 'initiatedByBank' | 'locked' | 'status';

/** Whether a client may edit the name of a box now (R4.5). */
export function customNameState(
  box: Pick<Dokubox, 'status' | 'initiatedBy' | 'lockUser'>,
  reader: Reader,
): CustomNameState {
  if (customNameEditable(box, reader)) return 'editable';
  if (box.initiatedBy === 'BANK') return 'initiatedByBank';
  return lockedByOther(box, reader) ? 'locked' : 'status';
}
