import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { cardOptions } from '@dokubox/spec/workflow/card-options.ts';
import { factsFromWire, type BoxFields } from '@dokubox/spec/workflow/facts.ts';
import {
  archiveHint,
  type ArchiveHint,
  type OfferedTrigger,
} from '@dokubox/spec/workflow/offers.ts';
import { validationUnneeded } from '@dokubox/spec/workflow/predicates.ts';
import { archiveRoleOk } from '@dokubox/spec/workflow/rights.ts';
import { mayAct, withRolesIn } from '@dokubox/spec/workflow/roles.ts';
import type { BoxOfferFacts, DokuInBox, UserFacts } from '@dokubox/spec/workflow/types.ts';

/** The fields of a box that decide what can be done with its documents. */
export type ActingBox = BoxFields &
  BoxOfferFacts & { readonly signatureRejection?: Dokubox['signatureRejection'] | undefined };

/** User, tenant and day of an action, the same for every card of a box. */
export interface ActingContext {
  readonly currentUser: UserFacts;
  readonly tenant: Tenant;
  /** Calendar day in the time zone of the tenant, yyyy-mm-dd. */
  readonly today: string;
}

/**
 * The document as the rules of the workflow read it. The archive takes the document if it needs no check
 * or if the server offers the archive, because the server has checked it then. Otherwise the
 * document has the result.
 */
export function inBoxOf(doku: Doku, box: BoxFields): DokuInBox {
  const facts = factsFromWire(doku, box);
  const offered = doku.dokuTransitions.some(
    ({ triggerControl }) => triggerControl === 'SendToArchive',
  );
  return {
    facts: {
      ...facts,
      archivePossible: offered || validationUnneeded(facts) ? true : facts.archivePossible,
    },
    initiatedBy: doku.initiatedBy ?? 'BANK',
    dokuSetupCompleted: doku.dokuSetupCompleted,
    usedInBox: doku.usedInBox && doku.removed !== true,
    hasFile: doku.fileName != null,
    participants: doku.participants,
    signingUsers: doku.signingUsers,
  };
}

/** The options of a card in their order, greyed ones included (R4.8 to R4.18, A-125, A-126). */
export function optionsOf(
  doku: Doku,
  box: ActingBox,
  { currentUser, tenant, today }: ActingContext,
): readonly OfferedTrigger[] {
  const inBox = inBoxOf(doku, box);
  return cardOptions(doku.dokuTransitions, inBox, currentUser, box, policyOf(tenant), today);
}

/** Why a banker cannot choose the archive (A-128, R4.9). Null for clients. */
export function archiveHintOf(
  inBox: DokuInBox,
  box: ActingBox,
  { currentUser, tenant }: ActingContext,
): ArchiveHint | null {
  const user = withRolesIn(currentUser, inBox.participants);
  if (user.userType !== 'BANKER' || !mayAct('work', user)) return null;
  return archiveHint(inBox.facts, archiveRoleOk(user, box, policyOf(tenant)));
}

/** Whether the user can go to the bank's own signing system with the document (R2.20). */
export function jumpsToEds(doku: Doku, { currentUser, tenant }: ActingContext): boolean {
  return (
    policyOf(tenant).jumpToEds &&
    doku.dokuStaticActions.includes('JumpToEds') &&
    currentUser.permissions.includes('DOKU_JUMP_TO_EDS')
  );
}
