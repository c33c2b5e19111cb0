import type { ParticipantRole } from '../enums.ts';
import type { Origin } from '../origin.ts';

/** Flags of a document that decide which people it needs. */
export type NeededFlag =
  'clientSignatureNeeded' | 'firstBankSignatureNeeded' | 'secondBankSignatureNeeded';

/** A role a document has from the start, until its box is configured. */
export interface DefaultParticipant {
  readonly role: ParticipantRole;
  /** The document has the role only if this flag is true. If absent, it always has it. */
  readonly when?: NeededFlag;
  /** The document has the role only if this flag is false. */
  readonly unless?: NeededFlag;
  readonly says: string;
  readonly origin: Origin;
}

const banker =
  'the banker who started the box, if they are active and have this role, or else the first active banker who has it';
const representatives =
  'the first two representatives of the client who are not locked, in the order of the client’s list';

/** Maximum number of client representatives on a document before the configuration. */
export const maxDefaultRepresentatives = 2;

/** The default participants of a new document. The configuration may change them. */
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

/** Returns the default roles of a document with these flags. */
export function defaultRoles(flags: Readonly<Record<NeededFlag, boolean>>): ParticipantRole[] {
  return defaultParticipants
    .filter(({ when, unless }) => (when ? flags[when] : true) && (unless ? !flags[unless] : true))
    .map(({ role }) => role);
}
