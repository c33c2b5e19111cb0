import type { DokuStatus, ParticipantRole } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { ownTexts } from '#own-texts';
import type { DokuState, SignatureRejectionState } from '../state.ts';
import type { PlannedBox } from './planned-box.ts';

/** Roles whose turn it was when the signing of a document was refused. */
const dueRoles: Partial<Record<DokuStatus, readonly ParticipantRole[]>> = {
  WAITING_CLIENT_SIGNATURE: ['CLIENT_LEGALREPRESENTATIVE', 'CLIENT_EMPLOYEESIGNATORY'],
  WAITING_BANK_SIGNATURE: ['BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY'],
  WAITING_BANK_SIGNATURE_2: ['BANK_2NDLEVELSIGNATORY'],
};

function refuserOf({ status, participants }: DokuState) {
  const roles = dueRoles[status];
  const signers = participants.filter(
    ({ participantRole, participantState }) =>
      participantState === 'TODO' &&
      (roles ? roles.includes(participantRole) : isSignerRole(participantRole)),
  );
  return signers[0] ?? participants.find(({ participantRole }) => isSignerRole(participantRole));
}

/**
 * The signer who refused a scenario's document: the first whose turn it was. Null if no one
 * refused.
 */
export function seededRejection(
  doku: DokuState,
  { tenant }: Pick<PlannedBox, 'tenant'>,
): SignatureRejectionState | null {
  const refuser = doku.envelope === 'REJECTED' ? refuserOf(doku) : undefined;
  if (!refuser) return null;
  const { participantType, username } = refuser;
  const { rejectionReason } = ownTexts(policyOf(tenant).localLanguage).content;
  return { participantType, username, reason: rejectionReason };
}
