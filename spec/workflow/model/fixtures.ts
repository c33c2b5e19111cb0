import type { DokuStatus } from '../../enums.ts';
import type {
  BoxOfferFacts,
  DokuFacts,
  DokuInBox,
  ParticipantFacts,
  SignerFacts,
  UserFacts,
} from '../types.ts';
import { factsIn } from './sentences/sentence.ts';

/** Users, boxes and documents the tests of this folder start from. */
export const banker: UserFacts = {
  userType: 'BANKER',
  username: 'BANKER1',
  roles: ['BANK_RM'],
  permissions: ['DOKU_REMOVE'],
};

export const client: UserFacts = {
  userType: 'CLIENT',
  username: 'client1',
  roles: ['CLIENT_LEGALREPRESENTATIVE'],
  permissions: [],
};

/** A running box of the bank. */
export const runningBox: BoxOfferFacts = {
  status: 'IN_PROGRESS',
  initiatedBy: 'BANK',
  lockUser: null,
};

/** Data of a client signer with nothing missing. */
export const readyClientSigner: SignerFacts = {
  userType: 'CLIENT',
  username: 'client1',
  docExpiryDate: '2030-01-01',
  docIssuerCountry: 'AT',
  docIssuer: 'Government office',
  docStolen: false,
  docValid: true,
  namirialUserId: 'user-1',
  namirialDeviceId: 'device-1',
};

export const readyBankSigner: SignerFacts = {
  userType: 'BANK',
  username: 'BANKER1',
  namirialUserId: 'user-2',
  namirialDeviceId: 'device-2',
};

/** A participant of a document. */
export function participant(
  participantRole: ParticipantFacts['participantRole'],
  more: Partial<ParticipantFacts> = {},
): ParticipantFacts {
  return {
    participantType: participantRole.startsWith('CLIENT') ? 'CLIENT' : 'BANK',
    participantRole,
    participantState: 'TODO',
    ...more,
  };
}

/** A used and completely set up document with complete signer data. */
export function dokuIn(
  status: DokuStatus,
  given: Partial<DokuFacts> = {},
  more: Partial<Omit<DokuInBox, 'facts'>> = {},
): DokuInBox {
  return {
    facts: factsIn(status, given),
    initiatedBy: 'BANK',
    dokuSetupCompleted: true,
    usedInBox: true,
    hasFile: true,
    participants: [
      participant('CLIENT_LEGALREPRESENTATIVE'),
      participant('BANK_1STLEVELSIGNATORY'),
    ],
    signingUsers: [readyClientSigner, readyBankSigner],
    ...more,
  };
}
