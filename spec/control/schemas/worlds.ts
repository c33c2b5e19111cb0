import { limits } from '../../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { tenants, userTypes } from '../../enums.ts';
import { from, named } from '../../origin.ts';
import {
  count,
  dateTime,
  flag,
  oneOf,
  optionalDateTime,
  optionalEnum,
  optionalText,
  text,
} from '../../schemas/common.ts';

/** A scenario file in the list of the control API. */
export const scenarioSummarySchema = {
  $id: 'ScenarioSummary',
  description: 'A scenario file in the list of the control API.',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'title', 'description', 'try', 'tenants', 'users'],
  properties: {
    name: from('A-271', 'Name of the scenario: its file name without `.json`.', text),
    title: from('A-271', 'Title of the scenario in lists.', text),
    description: from('A-271', 'Description of the situation in one or two sentences.', text),
    try: from('A-436', 'Things a tester can try. Empty if the file lists none.', {
      type: 'array',
      maxItems: limits.listMax,
      items: text,
    }),
    tenants: from('A-271', 'Tenants the scenario is for.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(tenants),
    }),
    users: from('A-271', 'Users you can sign in as.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('ScenarioUserSummary', 'A user you can sign in as in a scenario.', {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'userType', 'title'],
        properties: {
          key: from('A-274', 'Key of the user, for example `client1` or `bankerRm`.', text),
          userType: from('A-274', 'Side of the user.', oneOf(userTypes)),
          title: from('A-274', 'Name of the user in lists.', text),
        },
      }),
    }),
  },
} as const satisfies JSONSchema;
export type ScenarioSummary = FromSchema<typeof scenarioSummarySchema>;

/** A world: one scenario for one tenant. */
export const worldSchema = {
  $id: 'World',
  description: 'A world: one scenario for one tenant.',
  type: 'object',
  additionalProperties: false,
  required: [
    'worldId',
    'name',
    'scenario',
    'tenant',
    'user',
    'seed',
    'now',
    'openUrl',
    'commands',
    'isDefault',
    'hasLink',
    'madeAt',
    'lastUsedAt',
    'keepIdleHours',
    'expiresAt',
    'size',
  ],
  properties: {
    worldId: from(
      'A-271',
      'Id of the world, used in `X-Sim-World` and the cookie `sim-world`.',
      text,
    ),
    scenario: from('A-271', 'Scenario the world was created from.', text),
    tenant: from('A-271', 'Tenant of the world.', oneOf(tenants)),
    user: from(
      'A-271',
      'Key of the user that `openUrl` signs in, for example `client1` or `bankerRm`.',
      text,
    ),
    seed: from(
      'A-271',
      'Seed of all generated data. The same seed generates the same world.',
      count,
    ),
    now: from('A-271', 'The world’s current time.', dateTime),
    openUrl: from('A-271', 'Path that opens the world in a browser, signed in.', text),
    commands: from('A-271', 'Number of commands that have changed something.', count),
    name: from('A-412', 'Name of the world for people. Null if it has no name.', optionalText),
    isDefault: from(
      'A-412',
      'True for the default world of its tenant. Calls that name no world share it.',
      flag,
    ),
    hasLink: from('A-412', 'True if the world has a secret link (A-390).', flag),
    madeAt: from('A-412', 'Real time the world was created.', dateTime),
    lastUsedAt: from('A-412', 'Real time of the last call or change.', dateTime),
    keepIdleHours: from(
      'A-412',
      'Number of hours after the last use until this world is removed. Null if the simulator’s setting applies.',
      { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
    ),
    expiresAt: from(
      'A-412',
      'Real time the world will be removed if it is not used before. Null if it will not be removed.',
      optionalDateTime,
    ),
    size: from(
      'A-412',
      'Size of the changes since its beginning in bytes: records as JSON, and uploads.',
      count,
    ),
  },
} as const satisfies JSONSchema;
export type WorldView = FromSchema<typeof worldSchema>;

/** The field that marks the entry of a world that cannot be read. */
export const unreadableWorldSchema = {
  $id: 'UnreadableWorld',
  description: 'A world that cannot be read, with the values that are known. All others are null.',
  type: 'object',
  additionalProperties: false,
  required: [
    'worldId',
    'unreadable',
    'isDefault',
    'name',
    'scenario',
    'tenant',
    'madeAt',
    'lastUsedAt',
  ],
  properties: {
    worldId: from('A-461', 'Id of the world.', text),
    unreadable: from('A-461', 'Why the world cannot be read, in a sentence.', text),
    isDefault: from('A-461', 'True for the default world of its tenant.', flag),
    name: from(
      'A-461',
      'Name of the world for people. Null if it has no name or the name is not known.',
      optionalText,
    ),
    scenario: from(
      'A-461',
      'Scenario the world was created from. Null if it is not known.',
      optionalText,
    ),
    tenant: from('A-461', 'Tenant of the world. Null if it is not known.', optionalEnum(tenants)),
    madeAt: from(
      'A-461',
      'Real time the world was created. Null if it is not known.',
      optionalDateTime,
    ),
    lastUsedAt: from(
      'A-461',
      'Real time of the last call or change. Null if it is not known.',
      optionalDateTime,
    ),
  },
} as const satisfies JSONSchema;
export type UnreadableWorld = FromSchema<typeof unreadableWorldSchema>;

/** An entry in the list of worlds. */
export type ListedWorld = WorldView | UnreadableWorld;

/** Returns whether the world can be read. */
export function isReadableWorld(world: ListedWorld): world is WorldView {
  return !('unreadable' in world);
}

/** Returns whether the world cannot be read. */
export function isUnreadable(world: ListedWorld): world is UnreadableWorld {
  return !isReadableWorld(world);
}

/** The content of a store about a world. */
export const storedWorldSchema = {
  $id: 'StoredWorld',
  description: 'Everything a store has of a world that can be read.',
  type: 'object',
  additionalProperties: false,
  required: ['worldId', 'unreadable', 'entries', 'uploads'],
  properties: {
    worldId: from('A-462', 'Id of the world.', text),
    unreadable: from('A-462', 'Why the world cannot be read. Null if it can.', optionalText),
    entries: from('A-462', 'Texts of the store, sorted by key.', {
      type: 'array',
      maxItems: limits.lastIdMax,
      items: named('StoredEntry', 'A text of the store.', {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'text'],
        properties: {
          key: from('A-462', 'Key in the store, from the kind to the most specific part.', {
            type: 'array',
            maxItems: 10,
            items: {
              type: ['string', 'number'],
              maxLength: limits.textMax,
              minimum: 0,
              maximum: limits.lastIdMax,
            },
          }),
          text: from(
            'A-462',
            'The text as it was written, usually JSON. Null if it cannot be read.',
            {
              type: ['string', 'null'],
              maxLength: limits.worldUploadsMaxBytes,
            },
          ),
        },
      }),
    }),
    uploads: from('A-462', 'Uploaded files of the world.', {
      type: 'array',
      maxItems: limits.lastIdMax,
      items: named('StoredUpload', 'An uploaded file of the store.', {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'content'],
        properties: {
          id: from('A-462', 'Name of the file in the world.', text),
          content: from('A-462', 'Content of the file as base64. Null if it is missing.', {
            type: ['string', 'null'],
            maxLength: limits.bodyMaxBytes,
          }),
        },
      }),
    }),
  },
} as const satisfies JSONSchema;
export type StoredWorldFile = FromSchema<typeof storedWorldSchema>;

/** Answer of the health check. */
export const healthSchema = {
  $id: 'Health',
  description: 'Answer of the health check.',
  type: 'object',
  additionalProperties: false,
  required: ['status', 'version', 'worlds', 'contractBreaches'],
  properties: {
    status: from('A-270', 'Always `ok`. A simulator that answers is healthy.', oneOf(['ok'])),
    version: from('A-270', 'Version of the simulator.', text),
    worlds: from('A-270', 'Number of active worlds.', count),
    contractBreaches: from(
      'A-270',
      'Number of answers that broke the contract since the start. Always 0 in a healthy simulator.',
      count,
    ),
  },
} as const satisfies JSONSchema;
export type Health = FromSchema<typeof healthSchema>;

export const readinessSchema = {
  $id: 'Readiness',
  description: 'Answer of a simulator that is ready for users.',
  type: 'object',
  additionalProperties: false,
  required: ['status', 'scenarios'],
  properties: {
    status: from(
      'A-396',
      'Always `ready`. A simulator that is not ready rejects the call.',
      oneOf(['ready']),
    ),
    scenarios: from('A-396', 'Number of scenarios that worlds can be created from.', count),
  },
} as const satisfies JSONSchema;
export type Readiness = FromSchema<typeof readinessSchema>;
