import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  bankSignatureSystems,
  clientSignatureSystems,
  dokuboxStatuses,
  envelopeStatuses,
  initiators,
  portalFunctions,
  selectableClientSignatureSystems,
  tenants,
} from '../../enums.ts';
import { limits } from '../../limits.ts';
import { from } from '../../origin.ts';
import { count, flag, oneOf } from '../../schemas/common.ts';
import { clockMoment } from '../../schemas/moments.ts';
import type { scenarioMessageSchema, scenarioParticipantSchema } from './scenario-doku.ts';
import { scenarioDokuSchema } from './scenario-doku.ts';
import {
  name,
  moment,
  turns,
  turnsOfNames,
  repeat,
  scenarioUserSchema,
  scenarioClientSchema,
} from './scenario-parts.ts';

/**
 * A scenario file: one JSON file, one situation, written by hand. What a file leaves out is made up
 * from tenant and seed; the simulator checks that the rest fits together.
 */

const scenarioBoxSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    tenants: from('A-276', 'The only tenants that have this box; absent = all of the scenario.', {
      type: 'array',
      maxItems: limits.listMax,
      minItems: 1,
      items: oneOf(tenants),
    }),
    definition: from(
      '§3',
      'Definition by pid; chosen to fit the client’s segment when absent.',
      turnsOfNames,
    ),
    status: from(
      '§4',
      'Status of the box, or several that take turns over the copies.',
      turns(dokuboxStatuses),
    ),
    eachStatus: from(
      'A-276',
      'One copy for each status of a box, or one document for each status the box allows.',
      oneOf(['dokubox', 'doku']),
    ),
    repeat: from('A-276', 'How many copies are made.', repeat),
    firstTurn: from(
      'A-456',
      'Which turn the first copy takes, from 0; 0 unless said. So copies can go on behind a box of their own.',
      count,
    ),
    initiatedBy: from('§3', 'Side that started the box.', oneOf(initiators)),
    createdBy: from('A-099', 'Key of the user who started it.', name),
    client: from('§3', 'Client it belongs to, or several that take turns.', turnsOfNames),
    customName: from(
      '§3',
      'Text as it stands, or true for a seeded one in the tenant’s language.',
      {
        anyOf: [{ type: 'string', minLength: 1, maxLength: limits.customNameMax }, { const: true }],
      },
    ),
    created: from('A-074', 'When the box was started.', moment),
    changed: from('A-074', 'When it was changed last.', moment),
    lock: from('A-111', 'Who holds it for writing.', {
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      properties: {
        by: from('§3', 'Key of the user.', name),
        until: from('A-111', 'When the lock runs out; a day ahead when absent (A-295).', moment),
      },
    }),
    envelope: from(
      '§4',
      'Envelope of all documents that are out for an electronic signature.',
      oneOf(envelopeStatuses),
    ),
    envelopeExpires: from(
      'A-360',
      'When that envelope runs out; as long after the world began as any other when absent.',
      moment,
    ),
    clientSignatureSystem: from('X-14', 'How the client signs.', oneOf(clientSignatureSystems)),
    bankSignatureSystem: from('§9', 'How the bank signs.', oneOf(bankSignatureSystems)),
    clientSelectedSignatureSystem: from(
      'A-104',
      'What the client chose.',
      oneOf(selectableClientSignatureSystems),
    ),
    validatorRoleOptional: from(
      '§3',
      'The relationship manager stands in for the validator.',
      flag,
    ),
    cancellation: from('§3', 'Who ended the box, and why.', {
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      properties: {
        by: from('A-077', 'Key of the user.', name),
        reason: from('§3', 'Value of catalogue `CancellationReason`.', name),
        note: from('§3', 'Words to the reason.', {
          type: 'string',
          minLength: 1,
          maxLength: limits.cancellationNoteMax,
        }),
        at: from('A-077', 'When it was ended.', moment),
      },
    }),
    dokus: from('§3', 'Documents; those of the definition in fitting statuses when absent.', {
      type: 'array',
      maxItems: limits.listMax,
      items: scenarioDokuSchema,
    }),
  },
} as const satisfies JSONSchema;

export const scenarioSchema = {
  $id: 'Scenario',
  title: 'Scenario of the Dokubox simulator',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'title', 'description', 'tenants', 'user', 'seed', 'boxes'],
  properties: {
    $schema: from('A-271', 'Address of this schema, for editors.', {
      type: 'string',
      maxLength: limits.textMax,
    }),
    name: from('A-271', 'The file’s own name without `.json`.', {
      type: 'string',
      maxLength: 64,
      pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
    }),
    title: from('A-271', 'What lists call the scenario.', {
      type: 'string',
      minLength: 1,
      maxLength: 80,
    }),
    description: from('A-271', 'The situation in a sentence or two.', {
      type: 'string',
      minLength: 1,
      maxLength: 500,
    }),
    try: from('A-436', 'What a tester may try in it, a short sentence each.', {
      type: 'array',
      maxItems: 6,
      items: { type: 'string', minLength: 1, maxLength: 160 },
    }),
    order: from('A-272', 'Place in the list; the first one is the default world of its tenants.', {
      type: 'integer',
      minimum: 0,
      maximum: 10_000,
    }),
    tenants: from('A-271', 'Tenants it can be brought to life for.', {
      anyOf: [
        { const: 'all' },
        {
          type: 'array',
          maxItems: limits.listMax,
          minItems: 1,
          uniqueItems: true,
          items: oneOf(tenants),
        },
      ],
    }),
    user: from('A-271', 'Key of the user a world of this scenario signs in.', name),
    seed: from('A-271', 'Seed of everything that is made up.', {
      type: 'integer',
      minimum: 0,
      maximum: limits.seedMax,
    }),
    now: from(
      'A-271',
      'The scenario’s present, 1970 to 9998 (A-460); absent = the moment a world is made.',
      clockMoment,
    ),
    users: from(
      'A-274',
      'People of the scenario, by key; those of the seeded data are there anyway.',
      {
        type: 'object',
        propertyNames: name,
        additionalProperties: scenarioUserSchema,
      },
    ),
    clients: from('A-276', 'Clients that differ from the seeded data, by key.', {
      type: 'object',
      propertyNames: name,
      additionalProperties: scenarioClientSchema,
    }),
    trustedRoots: from(
      'A-300',
      'Certificates of authorities that stand in the trusted list beside the TEST root, as PEM.',
      {
        type: 'array',
        maxItems: 20,
        items: { type: 'string', minLength: 1, maxLength: limits.trustedRootMax },
      },
    ),
    portalStatuses: from('A-056', 'Functions of the portal that are blocked, now or soon.', {
      type: 'array',
      maxItems: limits.listMax,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['function', 'currentlyBlocked'],
        properties: {
          function: from('A-056', 'The function.', oneOf(portalFunctions)),
          currentlyBlocked: from('§7', 'True blocks it at once.', flag),
          timeFrom: from('A-056', 'When a block begins.', moment),
          timeTo: from('§7', 'When it ends.', moment),
        },
      },
    }),
    featureFlags: from('§9', 'Feature flags by name.', {
      type: 'object',
      additionalProperties: flag,
    }),
    boxes: from('A-276', 'Boxes of the scenario.', {
      type: 'array',
      maxItems: limits.listMax,
      items: scenarioBoxSchema,
    }),
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
