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
 * A scenario file: one JSON file for one situation, written by hand. Missing values are generated
 * from the tenant and the seed. The simulator checks that the rest is consistent.
 */

const scenarioBoxSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    tenants: from(
      'A-276',
      'The only tenants that have this box. If absent, all tenants of the scenario.',
      {
        type: 'array',
        maxItems: limits.listMax,
        minItems: 1,
        items: oneOf(tenants),
      },
    ),
    definition: from(
      '§3',
      '`pid` of the definition. If absent, one that matches the client’s segment is chosen.',
      turnsOfNames,
    ),
    status: from(
      '§4',
      'Status of the box, or several statuses that the copies use in turn.',
      turns(dokuboxStatuses),
    ),
    eachStatus: from(
      'A-276',
      'Create one copy for each status of a box, or one document for each status the box allows.',
      oneOf(['dokubox', 'doku']),
    ),
    repeat: from('A-276', 'Number of copies to create.', repeat),
    firstTurn: from(
      'A-456',
      'Turn of the first copy, counted from 0. If absent, 0. Use it to let copies continue after a separate box.',
      count,
    ),
    initiatedBy: from('§3', 'Side that started the box.', oneOf(initiators)),
    createdBy: from('A-099', 'Key of the user who started the box.', name),
    client: from(
      '§3',
      'Client of the box, or several clients that the copies use in turn.',
      turnsOfNames,
    ),
    customName: from('§3', 'The text itself, or true for a seeded text in the tenant’s language.', {
      anyOf: [{ type: 'string', minLength: 1, maxLength: limits.customNameMax }, { const: true }],
    }),
    created: from('A-074', 'Time the box was started.', moment),
    changed: from('A-074', 'Time of the last change.', moment),
    lock: from('A-111', 'User who holds the lock of the box.', {
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      properties: {
        by: from('§3', 'Key of the user.', name),
        until: from('A-111', 'Time the lock expires. If absent, one day ahead (A-295).', moment),
      },
    }),
    envelope: from(
      '§4',
      'Status of the envelope of all documents that are out for electronic signing.',
      oneOf(envelopeStatuses),
    ),
    envelopeExpires: from(
      'A-360',
      'Time that envelope expires. If absent, after the usual time from the beginning of the world.',
      moment,
    ),
    clientSignatureSystem: from(
      'X-14',
      'Signature system of the client.',
      oneOf(clientSignatureSystems),
    ),
    bankSignatureSystem: from('§9', 'Signature system of the bank.', oneOf(bankSignatureSystems)),
    clientSelectedSignatureSystem: from(
      'A-104',
      'Signature system the client chose.',
      oneOf(selectableClientSignatureSystems),
    ),
    validatorRoleOptional: from(
      '§3',
      'True if the relationship manager may act for the validator.',
      flag,
    ),
    cancellation: from('§3', 'The user who ended the box, and the reason.', {
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      properties: {
        by: from('A-077', 'Key of the user.', name),
        reason: from('§3', 'Value of catalogue `CancellationReason`.', name),
        note: from('§3', 'Note explaining the reason.', {
          type: 'string',
          minLength: 1,
          maxLength: limits.cancellationNoteMax,
        }),
        at: from('A-077', 'Time the box was ended.', moment),
      },
    }),
    dokus: from(
      '§3',
      'Documents of the box. If absent, those of the definition, with matching statuses.',
      {
        type: 'array',
        maxItems: limits.listMax,
        items: scenarioDokuSchema,
      },
    ),
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
    name: from('A-271', 'Name of the file without `.json`.', {
      type: 'string',
      maxLength: 64,
      pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
    }),
    title: from('A-271', 'Title of the scenario in lists.', {
      type: 'string',
      minLength: 1,
      maxLength: 80,
    }),
    description: from('A-271', 'Description of the situation in one or two sentences.', {
      type: 'string',
      minLength: 1,
      maxLength: 500,
    }),
    try: from('A-436', 'Things a tester can try, one short sentence each.', {
      type: 'array',
      maxItems: 6,
      items: { type: 'string', minLength: 1, maxLength: 160 },
    }),
    order: from(
      'A-272',
      'Position in the list. The first scenario of a tenant is its default world.',
      {
        type: 'integer',
        minimum: 0,
        maximum: 10_000,
      },
    ),
    tenants: from('A-271', 'Tenants the scenario is for.', {
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
    user: from('A-271', 'Key of the user that a world of this scenario signs in.', name),
    seed: from('A-271', 'Seed of all generated data.', {
      type: 'integer',
      minimum: 0,
      maximum: limits.seedMax,
    }),
    now: from(
      'A-271',
      'Current time of the scenario, from 1970 to 9998 (A-460). If absent, the time at which a world is created.',
      clockMoment,
    ),
    users: from(
      'A-274',
      'People of the scenario by key, in addition to those of the seeded data.',
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
      'Certificates of authorities on the trusted list, in addition to the TEST root, as PEM.',
      {
        type: 'array',
        maxItems: 20,
        items: { type: 'string', minLength: 1, maxLength: limits.trustedRootMax },
      },
    ),
    portalStatuses: from('A-056', 'Functions of the portal that are blocked now or will be.', {
      type: 'array',
      maxItems: limits.listMax,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['function', 'currentlyBlocked'],
        properties: {
          function: from('A-056', 'The function.', oneOf(portalFunctions)),
          currentlyBlocked: from('§7', 'True to block the function at once.', flag),
          timeFrom: from('A-056', 'Time the block begins.', moment),
          timeTo: from('§7', 'Time the block ends.', moment),
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

/** Documents and boxes have their own types, so that the compiler expands each only once. */
type DokuFields = FromSchema<typeof scenarioDokuSchema>;
export type ScenarioDoku = Omit<DokuFields, 'messages' | 'participants'> & {
  messages?: ScenarioMessage[];
  participants?: ScenarioParticipant[];
};
type BoxFields = FromSchema<typeof scenarioBoxSchema>;
export type ScenarioBox = Omit<BoxFields, 'dokus'> & { dokus?: ScenarioDoku[] };
type FileFields = FromSchema<typeof scenarioSchema>;
/** A scenario file, as read. */
export type Scenario = Omit<FileFields, 'boxes' | 'users' | 'clients'> & {
  users?: Record<string, ScenarioUser>;
  clients?: Record<string, ScenarioClient>;
  boxes: ScenarioBox[];
};
