import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  bankSignatureSystems,
  certificateRanks,
  clientSignatureSystems,
  dokuActions,
  dokuFlowTypes,
  dokuStatuses,
  dokuboxStatuses,
  envelopeStatuses,
  initiators,
  messageVisibilities,
  participantRoles,
  participantStates,
  permissions,
  portalFunctions,
  segments,
  selectableClientSignatureSystems,
  tenants,
  userStatuses,
} from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { flag, oneOf, optionalFlag } from './common.ts';

/**
 * A scenario file: one JSON file, one situation, written by hand. What a file leaves out is made up
 * from tenant and seed; the simulator checks that the rest fits together.
 */

/** Name of a user, client, definition, document or message topic of the seeded data. */
const name = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' } as const;
const names = { type: 'array', minItems: 1, items: name } as const;

/**
 * A moment: a date-time in UTC, a calendar day, or a distance from the scenario's present such as
 * `-3d` or `+45min` (min, h, d, mo, y).
 */
const moment = {
  type: 'string',
  pattern:
    '^([+-][0-9]{1,5}(min|h|d|mo|y)|[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?Z)?)$',
} as const;
const optionalMoment = { ...moment, type: ['string', 'null'] } as const;

/** One value for all, or several that take turns over the copies of `repeat`. */
function turns<const V extends readonly string[]>(values: V) {
  return {
    anyOf: [oneOf(values), { type: 'array', minItems: 1, items: oneOf(values) }],
  } as const;
}
const turnsOfNames = { anyOf: [name, names] } as const;

const repeat = { type: 'integer', minimum: 1, maximum: 10_000 } as const;

/** Who signs with what: identity document and remote-signing ids; null = missing. */
const signerProperties = {
  docExpiryDate: from('A-185', optionalMoment),
  docIssuerCountry: from('A-185', { type: ['string', 'null'], pattern: '^[A-Z]{2}$' }),
  docIssuer: from('A-185', { type: ['string', 'null'], maxLength: 100 }),
  docStolen: from('A-185', optionalFlag),
  docValid: from('A-185', optionalFlag),
  namirialUserId: from('A-185', { type: ['string', 'null'], maxLength: 50 }),
  namirialDeviceId: from('A-185', { type: ['string', 'null'], maxLength: 50 }),
} as const;

const scenarioUserSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Makes a new user of this key, like the named one. */
    like: from('A-274', name),
    /** What the console calls the user. */
    title: from('A-274', { type: 'string', minLength: 1, maxLength: 80 }),
    status: from('A-087', oneOf(userStatuses)),
    mustChangePassword: from('A-026', flag),
    contractSignature: from('A-215', oneOf(['NONE', 'REQUIRED', 'UNAVAILABLE'])),
    segments: from('§6', { type: 'array', items: oneOf(segments) }),
    roles: from('A-037', { type: 'array', items: oneOf(participantRoles) }),
    permissions: from('§6', { type: 'array', items: oneOf(permissions) }),
    clients: from('A-024', names),
    /** What the user's signatures are worth; QESIG unless said. */
    certificateRank: from('A-188', oneOf(certificateRanks)),
    ...signerProperties,
  },
} as const satisfies JSONSchema;

const scenarioClientSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    segment: from('§6', oneOf(segments)),
    termsArchived: from('A-199', flag),
    contractArchived: from('A-199', flag),
  },
} as const satisfies JSONSchema;

const scenarioMessageSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['from'],
  properties: {
    from: from('§3', name),
    visibility: from('§3', oneOf(messageVisibilities)),
    /** Topic of the seeded data, said in the tenant's language. */
    say: from('A-276', name),
    /** Text as it stands, in place of `say`. */
    text: from('A-276', { type: 'string', minLength: 1, maxLength: limits.messageMax }),
    sent: from('A-276', moment),
    readBy: from('A-156', { type: 'array', items: name }),
  },
} as const satisfies JSONSchema;

const scenarioParticipantSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['role', 'user'],
  properties: {
    role: from('§3', oneOf(participantRoles)),
    user: from('§3', name),
    state: from('§3', oneOf(participantStates)),
    /** The signing page was opened. */
    started: from('A-166', flag),
  },
} as const satisfies JSONSchema;

const scenarioFileSchema = {
  anyOf: [
    { const: false },
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: from('§3', { type: 'string', minLength: 1, maxLength: limits.fileNameMax }),
        pages: from('A-276', { type: 'integer', minimum: 1, maximum: 50 }),
      },
    },
  ],
} as const satisfies JSONSchema;

const flagProperties = {
  clientSignatureNeeded: from('§3', flag),
  firstBankSignatureNeeded: from('§3', flag),
  secondBankSignatureNeeded: from('§3', flag),
  bankSignedDokuUploadNeeded: from('§3', flag),
  clientSignedDokuUploadNeeded: from('§3', flag),
  clientAcknowledgementNeeded: from('§3', flag),
} as const;

const flowTypeNames = Object.keys(dokuFlowTypes) as (keyof typeof dokuFlowTypes)[];

const scenarioDokuSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Document of the seeded data; chosen to fit the status when absent. */
    document: from('A-276', turnsOfNames),
    status: from('§4', turns(dokuStatuses)),
    repeat: from('A-276', repeat),
    flowType: from('A-148', oneOf(flowTypeNames)),
    flags: from('§3', {
      type: 'object',
      additionalProperties: false,
      properties: flagProperties,
    }),
    envelope: from('A-169', oneOf(['NONE', ...envelopeStatuses])),
    signedOutsideDDE: from('§3', flag),
    uploadedDocumentSigned: from('§3', flag),
    archivePossible: from('A-128', optionalFlag),
    customDokuName: from('§3', {
      type: 'string',
      minLength: 1,
      maxLength: limits.customDokuNameMax,
    }),
    notes: from('§3', { type: 'string', minLength: 1, maxLength: 1000 }),
    action: from('X-20', oneOf(dokuActions)),
    setupCompleted: from('§3', flag),
    usedInBox: from('§3', flag),
    removed: from('A-284', flag),
    reconfigured: from('§3', flag),
    isReconfiguredAdded: from('§3', flag),
    downloadable: from('A-117', flag),
    /** Signatures go into an ASiC-E container, also where the file is a PDF. */
    signedAsContainer: from('A-188', flag),
    /** The archive refuses the document the first time. */
    archiveFails: from('A-198', flag),
    waitingSince: from('A-086', moment),
    file: from('§3', scenarioFileSchema),
    messages: from('§3', { type: 'array', items: scenarioMessageSchema }),
    /** Beside the participants the document has anyway; the same role and user replaces. */
    participants: from('§3', { type: 'array', items: scenarioParticipantSchema }),
    /** Signer data of this document that differs from the user's. */
    signers: from('§3', {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['user'],
        properties: { user: from('§3', name), ...signerProperties },
      },
    }),
  },
} as const satisfies JSONSchema;

const scenarioBoxSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** The only tenants that have this box; absent = all of the scenario. */
    tenants: from('A-276', { type: 'array', minItems: 1, items: oneOf(tenants) }),
    /** Definition by pid; chosen to fit the client's segment when absent. */
    definition: from('§3', turnsOfNames),
    status: from('§4', turns(dokuboxStatuses)),
    /** One copy for each status of a box, or one document for each status the box allows. */
    eachStatus: from('A-276', oneOf(['dokubox', 'doku'])),
    repeat: from('A-276', repeat),
    initiatedBy: from('§3', oneOf(initiators)),
    createdBy: from('A-099', name),
    client: from('§3', turnsOfNames),
    /** Text as it stands, or true for a seeded one in the tenant's language. */
    customName: from('§3', {
      anyOf: [{ type: 'string', minLength: 1, maxLength: limits.customNameMax }, { const: true }],
    }),
    created: from('A-074', moment),
    changed: from('A-074', moment),
    lock: from('A-111', {
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      properties: {
        by: from('§3', name),
        until: from('A-111', moment),
      },
    }),
    /** Envelope of all documents that are out for an electronic signature. */
    envelope: from('§4', oneOf(envelopeStatuses)),
    clientSignatureSystem: from('X-14', oneOf(clientSignatureSystems)),
    bankSignatureSystem: from('§9', oneOf(bankSignatureSystems)),
    clientSelectedSignatureSystem: from('A-104', oneOf(selectableClientSignatureSystems)),
    validatorRoleOptional: from('§3', flag),
    cancellation: from('§3', {
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      properties: {
        by: from('A-077', name),
        reason: from('§3', name),
        note: from('§3', { type: 'string', minLength: 1, maxLength: limits.cancellationNoteMax }),
        at: from('A-077', moment),
      },
    }),
    /** Documents; those of the definition in fitting statuses when absent. */
    dokus: from('§3', { type: 'array', items: scenarioDokuSchema }),
  },
} as const satisfies JSONSchema;

export const scenarioSchema = {
  $id: 'Scenario',
  title: 'Scenario of the Dokubox simulator',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'title', 'description', 'tenants', 'user', 'seed', 'boxes'],
  properties: {
    $schema: from('A-271', { type: 'string' }),
    /** The file's own name without `.json`. */
    name: from('A-271', { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }),
    title: from('A-271', { type: 'string', minLength: 1, maxLength: 80 }),
    description: from('A-271', { type: 'string', minLength: 1, maxLength: 500 }),
    /** Place in the list; the first one is the default world of its tenants. */
    order: from('A-272', { type: 'integer', minimum: 0, maximum: 10_000 }),
    tenants: from('A-271', {
      anyOf: [
        { const: 'all' },
        { type: 'array', minItems: 1, uniqueItems: true, items: oneOf(tenants) },
      ],
    }),
    /** Key of the user a world of this scenario signs in. */
    user: from('A-271', name),
    seed: from('A-271', { type: 'integer', minimum: 0, maximum: 4_294_967_295 }),
    /** The scenario's present; absent = the moment a world is made. */
    now: from('A-271', { type: 'string', format: 'date-time' }),
    users: from('A-274', {
      type: 'object',
      propertyNames: name,
      additionalProperties: scenarioUserSchema,
    }),
    clients: from('A-276', {
      type: 'object',
      propertyNames: name,
      additionalProperties: scenarioClientSchema,
    }),
    /** Certificates of authorities that stand in the trusted list beside the TEST root, as PEM. */
    trustedRoots: from('A-300', {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', minLength: 1, maxLength: 20_000 },
    }),
    portalStatuses: from('A-056', {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['function', 'currentlyBlocked'],
        properties: {
          function: from('A-056', oneOf(portalFunctions)),
          currentlyBlocked: from('§7', flag),
          timeFrom: from('A-056', moment),
          timeTo: from('§7', moment),
        },
      },
    }),
    featureFlags: from('§9', { type: 'object', additionalProperties: flag }),
    boxes: from('A-276', { type: 'array', items: scenarioBoxSchema }),
  },
} as const satisfies JSONSchema;

export type ScenarioUser = FromSchema<typeof scenarioUserSchema>;
export type ScenarioClient = FromSchema<typeof scenarioClientSchema>;
export type ScenarioMessage = FromSchema<typeof scenarioMessageSchema>;
export type ScenarioParticipant = FromSchema<typeof scenarioParticipantSchema>;

/** The compiler reads documents and boxes on their own, so that each is expanded once. */
type DokuFields = FromSchema<typeof scenarioDokuSchema>;
export type ScenarioDoku = Omit<DokuFields, 'messages' | 'participants'> & {
  messages?: ScenarioMessage[];
  participants?: ScenarioParticipant[];
};
type BoxFields = FromSchema<typeof scenarioBoxSchema>;
export type ScenarioBox = Omit<BoxFields, 'dokus'> & { dokus?: ScenarioDoku[] };
type FileFields = FromSchema<typeof scenarioSchema>;
/** A scenario file as read. */
export type Scenario = Omit<FileFields, 'boxes' | 'users' | 'clients'> & {
  users?: Record<string, ScenarioUser>;
  clients?: Record<string, ScenarioClient>;
  boxes: ScenarioBox[];
};
