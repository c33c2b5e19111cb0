import type { ParticipantRole } from '../enums.ts';
import type { Origin } from '../origin.ts';

/** The flags of a document that decide whom it needs. */
export type NeededFlag =
  'clientSignatureNeeded' | 'firstBankSignatureNeeded' | 'secondBankSignatureNeeded';

/** A role a document has from the start, until the configuration says otherwise. */
export interface DefaultParticipant {
  readonly role: ParticipantRole;
  /** The document has the role only where this flag is true; absent: always. */
  readonly when?: NeededFlag;
  /** The document has the role only where this flag is false. */
  readonly unless?: NeededFlag;
  readonly says: string;
  readonly origin: Origin;
}

const banker =
  'the banker who started the box if active and of this role, else the first active banker who is; nobody where there is none';
const representatives =
  'the representatives of the client who are not locked, in the order of the client’s list, two at most';

/** Most representatives of the client on one document before the configuration. */
export const maxDefaultRepresentatives = 2;

/** Whom a new document is proposed with; the configuration may change it. */
export const defaultParticipants: readonly DefaultParticipant[] = [
  { role: 'BANK_RM', says: banker, origin: 'A-101' },
  { role: 'BANK_VALIDATOR', says: banker, origin: 'A-101' },
  { role: 'BANK_APP_ADMIN', says: banker, origin: 'A-101' },
  {
    role: 'BANK_1STLEVELSIGNATORY',
    when: 'firstBankSignatureNeeded',
    says: banker,
    origin: 'A-101',
  },
  {
    role: 'BANK_2NDLEVELSIGNATORY',
    when: 'secondBankSignatureNeeded',
    says: banker,
    origin: 'A-101',
  },
  {
    role: 'CLIENT_LEGALREPRESENTATIVE',
    when: 'clientSignatureNeeded',
    says: representatives,
    origin: 'A-101',
  },
  {
    role: 'CLIENT_REVIEWER',
    unless: 'clientSignatureNeeded',
    says: representatives,
    origin: 'A-101',
  },
];

/** The roles a document with these flags starts with. */
export function defaultRoles(flags: Readonly<Record<NeededFlag, boolean>>): ParticipantRole[] {
  return defaultParticipants
    .filter(({ when, unless }) => (when ? flags[when] : true) && (unless ? !flags[unless] : true))
    .map(({ role }) => role);
}
