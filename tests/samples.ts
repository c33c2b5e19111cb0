import type { ParticipantRole } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { Participant } from '@dokubox/spec/schemas/participant.ts';

/*
 * The plainest objects of the contract, for unit tests of rules that look at one or two fields. A
 * test states what is special, and the types check that it is possible. Stories take their objects
 * from the scenarios.
 */

/** The users of the samples: a client's representative and a relationship manager. */
export const clientUser = { userType: 'CLIENT', username: 'eszter' } as const;
export const bankUser = { userType: 'BANKER', username: 'PETER' } as const;

/** The client's representative in a client's role, or {@link bankUser} in one of the bank's. */
export function sampleParticipant(
  participantRole: ParticipantRole,
  changes: Partial<Participant> = {},
): Participant {
  const ofBank = participantRole.startsWith('BANK');
  return {
    participantType: ofBank ? 'BANK' : 'CLIENT',
    participantRole,
    participantState: 'TODO',
    dokuID: 1,
    user: ofBank
      ? { id: 11, username: bankUser.username, fullName: 'Péter Nagy' }
      : { id: 501, username: clientUser.username, fullName: 'Eszter Kovács' },
    ...changes,
  };
}

/** A document with a file that its client reviews. It offers no action. */
export function sampleDoku(id: number, changes: Partial<Doku> = {}): Doku {
  return {
    id,
    status: 'UNDER_REVIEW_CLIENT',
    initiatedBy: 'BANK',
    dokuFlowTypeId: 2,
    dokuDefinitionId: 100 + id,
    titleEn: `Document ${id}`,
    titleLocal: `Dokumentum ${id}`,
    fileName: `document-${id}.pdf`,
    ordinalNumber: id,
    usedInBox: true,
    dokuSetupCompleted: true,
    downloadable: true,
    dokuStaticActions: ['View', 'ViewMessage'],
    dokuTransitions: [],
    participants: [],
    signingUsers: [],
    unreadMessagesCount: 0,
    ...changes,
  };
}

/**
 * Documents of which three wait for {@link clientUser}, one for another representative of the
 * client, one for the bank and one for no one. The last is not used.
 */
export const sampleDokus: readonly Doku[] = [
  sampleDoku(1, { dokuTransitions: [{ triggerControl: 'SendToBank', sortOrder: 60 }] }),
  sampleDoku(2, { status: 'WAITING_CLIENT_UPLOAD', dokuStaticActions: ['Upload'] }),
  sampleDoku(3, { status: 'UNDER_REVIEW_BANK_1' }),
  sampleDoku(4, { status: 'ARCHIVED' }),
  sampleDoku(5, {
    status: 'WAITING_CLIENT_SIGNATURE',
    participants: [sampleParticipant('CLIENT_LEGALREPRESENTATIVE')],
  }),
  sampleDoku(6, { status: 'UPLOADED_CLIENT' }),
  sampleDoku(7, { usedInBox: false }),
];

/** A running box that its client started, with {@link sampleDokus}. */
export function sampleBox(changes: Partial<Dokubox> = {}): Dokubox {
  return {
    id: 101,
    status: 'IN_PROGRESS',
    clientId: '00010001',
    clientName: 'Malom Kft.',
    titleEn: 'Working capital loan',
    titleLocal: 'Forgóeszközhitel',
    productCategory: 'CORP_CREDIT',
    segmentType: 'CORP',
    customName: null,
    initiatedBy: 'CLIENT',
    clientSignatureSystem: 'ESAW_REMOTE',
    bankSignatureSystem: 'ESAW_REMOTE',
    namirialEnvelopeStatus: null,
    createdAt: '2026-02-17T08:12:00Z',
    lastChangedAt: '2026-03-11T15:40:00Z',
    dokus: [...sampleDokus],
    ...changes,
  };
}
