import { describe, expect, it } from 'vitest';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { rejectionOf } from './rejectionOf.ts';

type Participant = Doku['participants'][number];

const anna = {
  participantType: 'CLIENT',
  participantRole: 'CLIENT_LEGALREPRESENTATIVE',
  participantState: 'TODO',
  signatureRejected: true,
  dokuID: 1,
  user: { id: 7, username: 'anna', fullName: 'Anna Kiss', fullNameLocal: 'Kiss Anna' },
} as const satisfies Participant;

function doku(fields: Partial<Doku>): Doku {
  return {
    id: 1,
    status: 'WAITING_CLIENT_SIGNATURE',
    titleEn: 'Agreement',
    unreadMessagesCount: 0,
    dokuFlowTypeId: 2,
    dokuDefinitionId: 1,
    ordinalNumber: 1,
    usedInBox: true,
    dokuSetupCompleted: true,
    dokuStaticActions: [],
    dokuTransitions: [],
    participants: [],
    signingUsers: [],
    ...fields,
  };
}

const box = {
  status: 'IN_PROGRESS',
  initiatedBy: 'BANK',
  namirialEnvelopeStatus: 'REJECTED',
} as const;
const byAnna = { participantType: 'CLIENT', username: 'anna', reason: 'Wrong amount' } as const;

describe('the refusal to sign a document', () => {
  it('[A-183] names the participant who refused, with the reason', () => {
    const refused = doku({ participants: [anna] });
    expect(rejectionOf(refused, { ...box, signatureRejection: byAnna })).toEqual({
      participantType: 'CLIENT',
      username: 'anna',
      fullName: 'Anna Kiss',
      fullNameLocal: 'Kiss Anna',
      reason: 'Wrong amount',
    });
  });

  it('[A-183] does not name the participant who refused another document last', () => {
    const byBea = { ...byAnna, username: 'bea', reason: 'Not mine' };
    const refused = doku({ participants: [anna] });
    expect(rejectionOf(refused, { ...box, signatureRejection: byBea })).toMatchObject({
      username: 'anna',
      reason: null,
    });
    expect(rejectionOf(doku({}), { ...box, signatureRejection: byBea })).toBeNull();
  });

  it('[A-183] names only the side if the user may not know the person', () => {
    const byBank = { participantType: 'BANK' } as const;
    expect(rejectionOf(doku({}), { ...box, signatureRejection: byBank })).toEqual(byBank);
  });

  it('[A-183][A-186] is empty if the document itself was not refused', () => {
    const signed = doku({ status: 'WAITING_ARCHIVAL', envelopeStatus: 'FINALIZED' });
    const reviewed = doku({ status: 'UNDER_REVIEW_CLIENT' });
    for (const one of [signed, reviewed]) {
      expect(rejectionOf(one, { ...box, signatureRejection: byAnna })).toBeNull();
    }
  });
});
