import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contractSignatures } from '../enums.ts';
import {
  bankSignatureSystems,
  certificateRanks,
  certificateStates,
  clientSignatureSystems,
  dokuboxStatuses,
  envelopeStatuses,
  initiators,
  participantRoles,
  permissions,
  segments,
  selectableClientSignatureSystems,
  userStatuses,
  userTypes,
} from '../../enums.ts';
import { textPatterns } from '../../free-text.ts';
import { limits } from '../../limits.ts';
import { named } from '../../origin.ts';
import {
  count,
  dateTime,
  flag,
  id,
  listOf,
  oneOf,
  optionalEnum,
  optionalFlag,
  ref,
  typed,
} from '../../schemas/common.ts';
import {
  dokuRecordFields,
  optionalRecordName,
  part,
  recordName,
  rejectionRecordSchema,
  username,
  type DokuRecord,
} from './doku-record.ts';
import { optionalRecordDay, optionalRecordMoment, recordMoment } from '../../schemas/moments.ts';
import type { portalStatusSchema } from '../../schemas/portal.ts';

const lockRecord = named('LockRecord', 'Who holds a box for writing.', {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['username', 'expiresAt'],
  properties: {
    username: part('User name of the holder.', username),
    expiresAt: part('When the lock runs out.', recordMoment),
  },
} as const);

/** What may be changed of a box by hand. */
const boxFields = {
  status: part('Status of the box.', oneOf(dokuboxStatuses)),
  clientNumber: part('Client it belongs to.', recordName),
  titleEn: part('Title in English.', recordName),
  titleLocal: part('Title in the language of the tenant.', recordName),
  definitionPid: part('Definition it was made from.', recordName),
  productCategory: part('Category; null for none.', optionalRecordName),
  segmentType: part('Segment.', oneOf(segments)),
  customName: part('Name of its own; null for none.', {
    type: ['string', 'null'],
    maxLength: limits.customNameMax,
  }),
  initiatedBy: part('Side that started it.', oneOf(initiators)),
  createdBy: part('User name of who started it.', username),
  lock: part('Who holds it for writing; null: nobody.', lockRecord),
  reasonOfCancellation: part('Why it was ended; null where nobody said.', optionalRecordName),
  cancellationNote: part('Words to the reason; null for none.', {
    type: ['string', 'null'],
    maxLength: limits.cancellationNoteMax,
  }),
  cancellationCreatorUserId: part(
    'User name of who ended it; null: nobody did.',
    optionalRecordName,
  ),
  cancelledAt: part('When it was ended; null: it was not.', optionalRecordMoment),
  statusBeforeCancellation: part(
    'Status before a termination that waits for approval; null: none does.',
    optionalEnum(dokuboxStatuses),
  ),
  envelopeId: part('Id of its envelope; null for none.', optionalRecordName),
  envelopeExpiresAt: part(
    'When the envelope runs out; null: as long after the beginning of the world as any (A-360).',
    optionalRecordMoment,
  ),
  namirialEnvelopeStatus: part(
    'Status of its envelope; null: none.',
    optionalEnum(envelopeStatuses),
  ),
  clientSignatureSystem: part('How the client signs.', oneOf(clientSignatureSystems)),
  bankSignatureSystem: part('How the bank signs.', oneOf(bankSignatureSystems)),
  clientSelectedSignatureSystem: part(
    'What the client chose; null: nothing yet.',
    optionalEnum(selectableClientSignatureSystems),
  ),
  edsProcessId: part(
    'Process in the bank’s own signing system; null for none.',
    optionalRecordName,
  ),
  signatureRejected: part('A document waits because somebody refused to sign it.', flag),
  signatureRejection: part('Who refused; null: nobody.', rejectionRecordSchema),
  validatorRoleOptional: part('The relationship manager stands in for the validator.', flag),
  createdAt: part('When it was started.', recordMoment),
  lastChangedAt: part('When it was changed last.', recordMoment),
} as const;

const flatBoxRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['id', ...(Object.keys(boxFields) as (keyof typeof boxFields)[])],
  properties: {
    id: part('Id of the box.', id),
    handedOver: part(
      'Whether the side that did not start it has come to know it. Absent: the status tells (A-526).',
      { type: 'boolean' },
    ),
    ...boxFields,
  },
} as const satisfies JSONSchema;

/** A box as a world keeps it. */
export const boxRecordSchema = {
  ...flatBoxRecord,
  $id: 'BoxRecord',
  description: 'A box as a world keeps it, with its documents.',
  required: [...flatBoxRecord.required, 'dokus'],
  properties: {
    ...flatBoxRecord.properties,
    dokus: part('Its documents, also those that left it.', listOf(ref('DokuRecord'))),
  },
} as const satisfies JSONSchema;
/** The compiler reads documents on their own, so that each is expanded once. */
export interface BoxRecord extends FromSchema<typeof flatBoxRecord> {
  dokus: DokuRecord[];
}

/** What may be changed of a user by hand. */
const userFields = {
  firstName: part('First name in Latin script.', recordName),
  lastName: part('Last name in Latin script.', recordName),
  firstNameLocal: part('First name in the language of the tenant.', recordName),
  lastNameLocal: part('Last name in the language of the tenant.', recordName),
  fullName: part('Name in Latin script.', recordName),
  fullNameLocal: part('Name in the language of the tenant.', recordName),
  email: part('Address for mail.', {
    type: 'string',
    format: 'email',
    maxLength: limits.recordNameMax,
  }),
  phoneNumber: part('Number for one-time codes.', recordName),
  roles: part('Roles the user can have on documents.', listOf(oneOf(participantRoles))),
  permissions: part('Rights.', listOf(oneOf(permissions))),
  segments: part('Segments a banker works in, or the client’s.', listOf(oneOf(segments))),
  clientNumbers: part('Clients the user represents.', listOf(recordName)),
  namirialUserId: part('Id at the remote-signing service; null: missing.', optionalRecordName),
  namirialDeviceId: part(
    'Device id at the remote-signing service; null: missing.',
    optionalRecordName,
  ),
  status: part('Whether the user can sign in.', oneOf(userStatuses)),
  mustChangePassword: part('True asks for a new password at the next sign-in.', flag),
  contractSignature: part(
    'Whether the framework contract has to be signed first.',
    oneOf(contractSignatures),
  ),
  docExpiryDate: part('Day the identity document expires; null: missing.', optionalRecordDay),
  docIssuerCountry: part('Country that issued it, ISO 3166-1 alpha-2; null: missing.', {
    type: ['string', 'null'],
    maxLength: 2,
    pattern: '^[A-Z]{2}$',
  }),
  docIssuer: part('Authority that issued it; null: missing.', optionalRecordName),
  docStolen: part('Whether it is reported stolen; null: not known.', optionalFlag),
  docValid: part('Whether it is valid; null: not known.', optionalFlag),
  certificateRank: part('What the user’s signatures are worth.', oneOf(certificateRanks)),
  certificateState: part('How the user’s certificate stands.', oneOf(certificateStates)),
} as const;

/** A user as a world keeps it. */
export const userRecordSchema = {
  $id: 'UserRecord',
  description: 'A user as a world keeps it.',
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'key',
    'username',
    'userType',
    ...(Object.keys(userFields) as (keyof typeof userFields)[]),
  ],
  properties: {
    id: part('Id of the user.', id),
    key: part('Key in scenarios and in the control API; null for others.', optionalRecordName),
    username: part('Name the user signs in with.', username),
    userType: part('Side.', oneOf(userTypes)),
    ...userFields,
  },
} as const satisfies JSONSchema;
export type UserRecord = FromSchema<typeof userRecordSchema>;

/** What of a world is neither box nor user. */
export const settingsRecordSchema = {
  $id: 'SettingsRecord',
  description: 'What of a world is neither box nor user.',
  type: 'object',
  additionalProperties: false,
  required: ['portalStatuses', 'featureFlags', 'trustedRoots'],
  properties: {
    portalStatuses: part('Functions of the portal that are blocked.', {
      ...listOf(ref('PortalStatus')),
      maxItems: limits.portalStatusesMax,
    }),
    featureFlags: part('Feature flags by name.', {
      type: 'object',
      additionalProperties: flag,
    }),
    trustedRoots: part(
      'Authorities trusted beside the TEST root, as PEM.',
      listOf({ type: 'string', maxLength: limits.trustedRootMax }),
    ),
  },
} as const satisfies JSONSchema;
export type SettingsRecord = FromSchema<
  typeof settingsRecordSchema,
  { references: [typeof portalStatusSchema] }
>;

const clientRecord = named('ClientRecord', 'A client of a world.', {
  type: 'object',
  additionalProperties: false,
  required: ['clientNumber', 'clientName', 'clientNameLocal', 'segment'],
  properties: {
    clientNumber: part('Number of the client.', recordName),
    clientName: part('Name in Latin script.', recordName),
    clientNameLocal: part('Name in the language of the tenant.', recordName),
    segment: part('Segment.', oneOf(segments)),
  },
} as const);

/** The records of a world, as far as they were asked for. */
export const worldStateSchema = {
  $id: 'WorldState',
  description: 'The records of a world as far as they were asked for.',
  type: 'object',
  additionalProperties: false,
  required: ['history', 'now', 'boxCount', 'boxes', 'users', 'clients', 'settings'],
  properties: {
    history: part('Number of the last command in them; 0 at the beginning.', count),
    now: part('The world’s present.', dateTime),
    boxCount: part('How many boxes the world has.', count),
    boxes: part('Boxes by their ids.', listOf(ref('BoxRecord'))),
    users: part('Everybody who can sign in.', listOf(ref('UserRecord'))),
    clients: part('All clients; they do not change.', listOf(clientRecord)),
    settings: part('Portal statuses, flags and trusted roots.', ref('SettingsRecord')),
  },
} as const satisfies JSONSchema;

export interface WorldState {
  history: number;
  now: string;
  boxCount: number;
  boxes: BoxRecord[];
  users: UserRecord[];
  clients: FromSchema<typeof clientRecord>[];
  settings: SettingsRecord;
}

const { portalStatuses, featureFlags } = settingsRecordSchema.properties;

/** Changes of one kind of records: which record, and the fields that become others. */
function changesOf(name: string, key: string, ofKey: object, fields: object) {
  return {
    type: 'array',
    maxItems: 1000,
    items: named(name, 'A record and the fields of it that become others.', {
      type: 'object',
      additionalProperties: false,
      required: [key],
      minProperties: 2,
      properties: { [key]: ofKey, ...fields },
    }),
  } as const;
}

/** Fields of records as a caller may give them: texts of their own hold nothing hidden. */
function given(fields: Readonly<Record<string, object>>): object {
  const entries = Object.entries(fields).map(([name, field]) => {
    const { type, enum: list, format, pattern } = field as Readonly<Record<string, unknown>>;
    const isFree = [type].flat().includes('string') && !list && !format && !pattern;
    return [name, isFree ? { ...field, pattern: textPatterns.linesOrNothing } : field];
  });
  return Object.fromEntries(entries) as object;
}

/** Changes by hand: of each record the fields that become others. */
export const forcedChangeSchema = typed<ForcedChange>({
  $id: 'ForcedChange',
  description: 'Changes by hand: of each record the fields that become others.',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    boxes: part(
      'Boxes by their ids, each with the fields to change.',
      changesOf('BoxChange', 'id', part('The box.', id), given(boxFields)),
    ),
    dokus: part(
      'Documents by their ids, each with the fields to change.',
      changesOf('DokuChange', 'id', part('The document.', id), given(dokuRecordFields)),
    ),
    users: part(
      'Users by their user names, each with the fields to change.',
      changesOf('UserChange', 'username', part('The user.', username), given(userFields)),
    ),
    settings: part(
      'Settings to change.',
      named('SettingsChange', 'Settings that become others.', {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: { portalStatuses, featureFlags },
      }),
    ),
    onlyTheseFields: part(
      'True changes nothing but the fields that are named. Absent or false: a document that gets another status also gets what goes with it by the workflow, and its box comes to rest.',
      flag,
    ),
  },
});

/** One record of {@link ForcedChange}. */
type Change<R, K extends keyof R, Fixed extends keyof R = K> = Partial<Omit<R, Fixed>> & Pick<R, K>;
/** What {@link forcedChangeSchema} describes. */
export interface ForcedChange {
  boxes?: Change<BoxRecord, 'id', 'id' | 'dokus'>[];
  dokus?: Change<DokuRecord, 'id', 'id' | 'files' | 'dokuAction'>[];
  users?: Change<UserRecord, 'username', 'id' | 'key' | 'username' | 'userType'>[];
  settings?: Partial<Omit<SettingsRecord, 'trustedRoots'>>;
  onlyTheseFields?: boolean;
}
