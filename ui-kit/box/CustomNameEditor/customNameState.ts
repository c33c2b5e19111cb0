import { customNameEditable, lockedByOther } from '@dokubox/spec/workflow/rights.ts';
import type { BoxOfferFacts } from '@dokubox/spec/workflow/types.ts';
import type { UserIdentity } from '../../helpers/turn.ts';

/** Whether the name can be edited, and if not, why. */
export type CustomNameState = 'editable' | 'initiatedByBank' | 'locked' | 'status';

/** Returns whether a client may edit the name of a box now (R4.5). */
export function customNameState(box: BoxOfferFacts, currentUser: UserIdentity): CustomNameState {
  if (customNameEditable(box, currentUser)) return 'editable';
  if (box.initiatedBy === 'BANK') return 'initiatedByBank';
  return lockedByOther(box, currentUser) ? 'locked' : 'status';
}
