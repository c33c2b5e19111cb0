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

const lockRecord = named('LockRecord', 'User who holds the lock of a box.', {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['username', 'expiresAt'],
  properties: {
    username: part('Username of the lock’s holder.', username),
    expiresAt: part('Time the lock expires.', recordMoment),
  },
} as const);

/** Fields of a box that can be changed by hand. */
const boxFields = {
  status: part('Status of the box.', oneOf(dokuboxStatuses)),
  clientNumber: part('Number of its client.', recordName),
  titleEn: part('Title in English.', recordName),
  titleLocal: part('Title in the tenant’s local language.', recordName),
  definitionPid: part('`pid` of the definition it was created from.', recordName),
  productCategory: part('Product category. Null if there is none.', optionalRecordName),
  segmentType: part('Segment.', oneOf(segments)),
  customName: part('Custom name of the box. Null if there is none.', {
    type: ['string', 'null'],
    maxLength: limits.customNameMax,
  }),
  initiatedBy: part('Side that started it.', oneOf(initiators)),
  createdBy: part('Username of the user who started it.', username),
  lock: part('User who holds its lock. Null if it is not locked.', lockRecord),
  reasonOfCancellation: part(
    'Reason for ending the box. Null if there is none.',
    optionalRecordName,
  ),
  cancellationNote: part('Note explaining the reason. Null if there is none.', {
    type: ['string', 'null'],
    maxLength: limits.cancellationNoteMax,
  }),
  cancellationCreatorUserId: part(
    'Username of the user who ended the box. Null if it has not ended.',
    optionalRecordName,
  ),
  cancelledAt: part('Time the box was ended. Null if it has not ended.', optionalRecordMoment),
  statusBeforeCancellation: part(
    'Status before the termination that is waiting for approval. Null if none is.',
    optionalEnum(dokuboxStatuses),
  ),
  envelopeId: part('Id of its envelope. Null if there is none.', optionalRecordName),
  envelopeExpiresAt: part(
    'Time the envelope expires. If null, after the usual time from the beginning of the world (A-360).',
    optionalRecordMoment,
  ),
  namirialEnvelopeStatus: part(
    'Status of its envelope. Null if there is none.',
    optionalEnum(envelopeStatuses),
  ),
  clientSignatureSystem: part('Signature system of the client.', oneOf(clientSignatureSystems)),
  bankSignatureSystem: part('Signature system of the bank.', oneOf(bankSignatureSystems)),
  clientSelectedSignatureSystem: part(
    'Signature system the client chose. Null if the client has not chosen.',
    optionalEnum(selectableClientSignatureSystems),
  ),
  edsProcessId: part(
    'Id of its process in the bank’s own signing system. Null if there is none.',
    optionalRecordName,
  ),
  signatureRejected: part('True if a document is waiting because its signature was refused.', flag),
  signatureRejection: part(
    'The person who refused to sign. Null if no one has.',
    rejectionRecordSchema,
  ),
  validatorRoleOptional: part('True if the relationship manager may act for the validator.', flag),
  createdAt: part('Time the box was started.', recordMoment),
  lastChangedAt: part('Time of the last change.', recordMoment),
} as const;

const flatBoxRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['id', ...(Object.keys(boxFields) as (keyof typeof boxFields)[])],
  properties: {
    id: part('Id of the box.', id),
    handedOver: part(
      'True if the side that did not start the box has seen it. If absent, the status decides (A-526).',
      { type: 'boolean' },
    ),
    ...boxFields,
  },
} as const satisfies JSONSchema;

/** A box in the records of a world. */
export const boxRecordSchema = {
  ...flatBoxRecord,
  $id: 'BoxRecord',
  description: 'A box with its documents, in the records of a world.',
  required: [...flatBoxRecord.required, 'dokus'],
  properties: {
    ...flatBoxRecord.properties,
    dokus: part('Its documents, including removed ones.', listOf(ref('DokuRecord'))),
  },
} as const satisfies JSONSchema;
/** Documents have their own type, so that the compiler expands each only once. */
export interface BoxRecord extends FromSchema<typeof flatBoxRecord> {
  dokus: DokuRecord[];
}

/** Fields of a user that can be changed by hand. */
const userFields = {
  firstName: part('First name in Latin script.', recordName),
  lastName: part('Last name in Latin script.', recordName),
  firstNameLocal: part('First name in the tenant’s local language.', recordName),
  lastNameLocal: part('Last name in the tenant’s local language.', recordName),
  fullName: part('Name in Latin script.', recordName),
  fullNameLocal: part('Name in the tenant’s local language.', recordName),
  email: part('E-mail address.', {
    type: 'string',
    format: 'email',
    maxLength: limits.recordNameMax,
  }),
  phoneNumber: part('Phone number for one-time codes.', recordName),
  roles: part('Roles the user can have on documents.', listOf(oneOf(participantRoles))),
  permissions: part('Rights.', listOf(oneOf(permissions))),
  segments: part('Segments a banker works in, or the client’s segment.', listOf(oneOf(segments))),
  clientNumbers: part('Numbers of the clients the user represents.', listOf(recordName)),
  namirialUserId: part(
    'Id of the user at the remote-signing service. Null if it is missing.',
    optionalRecordName,
  ),
  namirialDeviceId: part(
    'Id of the user’s device at the remote-signing service. Null if it is missing.',
    optionalRecordName,
  ),
  status: part('Whether the user can sign in.', oneOf(userStatuses)),
  mustChangePassword: part('True if the user must change the password at the next sign-in.', flag),
  contractSignature: part(
    'Whether the user must sign the framework contract first.',
    oneOf(contractSignatures),
  ),
  docExpiryDate: part(
    'Day the identity document expires. Null if it is missing.',
    optionalRecordDay,
  ),
  docIssuerCountry: part(
    'Country that issued the identity document, ISO 3166-1 alpha-2. Null if it is missing.',
    {
      type: ['string', 'null'],
      maxLength: 2,
      pattern: '^[A-Z]{2}$',
    },
  ),
  docIssuer: part(
    'Authority that issued the identity document. Null if it is missing.',
    optionalRecordName,
  ),
  docStolen: part(
    'True if the document was reported stolen. Null if it is not known.',
    optionalFlag,
  ),
  docValid: part('True if the document is valid. Null if it is not known.', optionalFlag),
  certificateRank: part('Qualification of the user’s signatures.', oneOf(certificateRanks)),
  certificateState: part('State of the user’s certificate.', oneOf(certificateStates)),
} as const;

/** A user in the records of a world. */
export const userRecordSchema = {
  $id: 'UserRecord',
  description: 'A user in the records of a world.',
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
    key: part(
      'Key in scenarios and in the control API. Null if the user has none.',
      optionalRecordName,
    ),
    username: part('Username.', username),
    userType: part('Side.', oneOf(userTypes)),
    ...userFields,
  },
} as const satisfies JSONSchema;
export type UserRecord = FromSchema<typeof userRecordSchema>;

/** Records of a world that are neither boxes nor users. */
export const settingsRecordSchema = {
  $id: 'SettingsRecord',
  description: 'Settings of a world: its records that are neither boxes nor users.',
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
      'Authorities trusted in addition to the TEST root, as PEM.',
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
    clientNameLocal: part('Name in the tenant’s local language.', recordName),
    segment: part('Segment.', oneOf(segments)),
  },
} as const);

/** Records of a world: the requested page. */
export const worldStateSchema = {
  $id: 'WorldState',
  description: 'Records of a world: the requested page.',
  type: 'object',
  additionalProperties: false,
  required: ['history', 'now', 'boxCount', 'boxes', 'users', 'clients', 'settings'],
  properties: {
    history: part('Number of the last command in them. 0 at the beginning.', count),
    now: part('The world’s current time.', dateTime),
    boxCount: part('Total number of boxes in the world.', count),
    boxes: part('Boxes, sorted by id.', listOf(ref('BoxRecord'))),
    users: part('All users who can sign in.', listOf(ref('UserRecord'))),
    clients: part('All clients. They do not change.', listOf(clientRecord)),
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

/** Changes of one kind of record: which record, and its new field values. */
function changesOf(name: string, key: string, ofKey: object, fields: object) {
  return {
    type: 'array',
    maxItems: 1000,
    items: named(name, 'A record and its new field values.', {
      type: 'object',
      additionalProperties: false,
      required: [key],
      minProperties: 2,
      properties: { [key]: ofKey, ...fields },
    }),
  } as const;
}

/** Fields of records that a caller may send. Custom texts contain no hidden characters. */
function given(fields: Readonly<Record<string, object>>): object {
  const entries = Object.entries(fields).map(([name, field]) => {
    const { type, enum: list, format, pattern } = field as Readonly<Record<string, unknown>>;
    const isFree = [type].flat().includes('string') && !list && !format && !pattern;
    return [name, isFree ? { ...field, pattern: textPatterns.linesOrNothing } : field];
  });
  return Object.fromEntries(entries) as object;
}

/** Changes by hand: the new field values of each record. */
export const forcedChangeSchema = typed<ForcedChange>({
  $id: 'ForcedChange',
  description: 'Changes by hand: the new field values of each record.',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    boxes: part(
      'Boxes by id, each with its new field values.',
      changesOf('BoxChange', 'id', part('Id of the box.', id), given(boxFields)),
    ),
    dokus: part(
      'Documents by id, each with its new field values.',
      changesOf('DokuChange', 'id', part('Id of the document.', id), given(dokuRecordFields)),
    ),
    users: part(
      'Users by username, each with their new field values.',
      changesOf('UserChange', 'username', part('Username.', username), given(userFields)),
    ),
    settings: part(
      'Settings to change.',
      named('SettingsChange', 'New values of the settings.', {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: { portalStatuses, featureFlags },
      }),
    ),
    onlyTheseFields: part(
      'True to change only the listed fields. False or absent to also apply the workflow: a document with a new status gets the values that belong to it, and its box is updated.',
      flag,
    ),
  },
});

/** A record of {@link ForcedChange}. */
type Change<R, K extends keyof R, Fixed extends keyof R = K> = Partial<Omit<R, Fixed>> & Pick<R, K>;
/** The type of {@link forcedChangeSchema}. */
export interface ForcedChange {
  boxes?: Change<BoxRecord, 'id', 'id' | 'dokus'>[];
  dokus?: Change<DokuRecord, 'id', 'id' | 'files' | 'dokuAction'>[];
  users?: Change<UserRecord, 'username', 'id' | 'key' | 'username' | 'userType'>[];
  settings?: Partial<Omit<SettingsRecord, 'trustedRoots'>>;
  onlyTheseFields?: boolean;
}
