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

/** A scenario file as the control API lists it. */
export const scenarioSummarySchema = {
  $id: 'ScenarioSummary',
  description: 'A scenario file in the list of the control API.',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'title', 'description', 'try', 'tenants', 'users'],
  properties: {
    name: from('A-271', 'Name of the scenario: its file without `.json`.', text),
    title: from('A-271', 'What lists call it.', text),
    description: from('A-271', 'The situation in a sentence or two.', text),
    try: from('A-436', 'What a tester may try in it; none where its file does not say.', {
      type: 'array',
      maxItems: limits.listMax,
      items: text,
    }),
    tenants: from('A-271', 'Tenants it can be brought to life for.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(tenants),
    }),
    users: from('A-271', 'People one can be in it.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('ScenarioUserSummary', 'Somebody one can be in a scenario.', {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'userType', 'title'],
        properties: {
          key: from('A-274', 'Key of the user, e.g. `client1` or `bankerRm`.', text),
          userType: from('A-274', 'Side of the user.', oneOf(userTypes)),
          title: from('A-274', 'What lists call the user.', text),
        },
      }),
    }),
  },
} as const satisfies JSONSchema;
export type ScenarioSummary = FromSchema<typeof scenarioSummarySchema>;

/** A world: one scenario brought to life for one tenant. */
export const worldSchema = {
  $id: 'World',
  description: 'A world: one scenario brought to life for one tenant.',
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
      'Id of the world; `X-Sim-World` and the cookie `sim-world` name it.',
      text,
    ),
    scenario: from('A-271', 'Scenario it was made from.', text),
    tenant: from('A-271', 'Tenant it was made for.', oneOf(tenants)),
    user: from('A-271', 'Key of the user `openUrl` signs in, e.g. `client1` or `bankerRm`.', text),
    seed: from(
      'A-271',
      'Seed of everything that was made up; the same seed makes the same world.',
      count,
    ),
    now: from('A-271', 'The world’s present.', dateTime),
    openUrl: from('A-271', 'Path that opens the world in a browser, signed in.', text),
    commands: from('A-271', 'Number of commands that changed something so far.', count),
    name: from('A-412', 'What people call it; null: nobody has named it.', optionalText),
    isDefault: from(
      'A-412',
      'True for the world of calls that name none, which all people of its tenant share.',
      flag,
    ),
    hasLink: from('A-412', 'True while it is shared by a secret link (A-390).', flag),
    madeAt: from('A-412', 'When it was made, by the real time.', dateTime),
    lastUsedAt: from('A-412', 'When it was called or changed last, by the real time.', dateTime),
    keepIdleHours: from(
      'A-412',
      'Hours after the last use when it is removed, said of this world alone; null: as the simulator is set.',
      { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
    ),
    expiresAt: from(
      'A-412',
      'When it is removed unless it is used before, by the real time; null: never.',
      optionalDateTime,
    ),
    size: from(
      'A-412',
      'Bytes of what differs from its beginning: records as JSON, and uploads.',
      count,
    ),
  },
} as const satisfies JSONSchema;
export type WorldView = FromSchema<typeof worldSchema>;

/** What tells the entry of a world that cannot be read from that of others. */
export const unreadableWorldSchema = {
  $id: 'UnreadableWorld',
  description:
    'A world that cannot be read: what could still be learned of it, and null for the rest.',
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
    unreadable: from('A-461', 'Why it cannot be read, in a sentence.', text),
    isDefault: from('A-461', 'True for the world of calls that name none.', flag),
    name: from(
      'A-461',
      'What people call it; null where it has no name or none is known.',
      optionalText,
    ),
    scenario: from(
      'A-461',
      'Scenario it was made from; null where that is not known.',
      optionalText,
    ),
    tenant: from(
      'A-461',
      'Tenant it was made for; null where that is not known.',
      optionalEnum(tenants),
    ),
    madeAt: from(
      'A-461',
      'When it was made, by the real time; null where that is not known.',
      optionalDateTime,
    ),
    lastUsedAt: from(
      'A-461',
      'When it was called or changed last, by the real time; null where that is not known.',
      optionalDateTime,
    ),
  },
} as const satisfies JSONSchema;
export type UnreadableWorld = FromSchema<typeof unreadableWorldSchema>;

/** An entry of the list of worlds. */
export type ListedWorld = WorldView | UnreadableWorld;

/** True for a world that can be read. */
export function isReadableWorld(world: ListedWorld): world is WorldView {
  return !('unreadable' in world);
}

/** True for one that cannot. */
export function isUnreadable(world: ListedWorld): world is UnreadableWorld {
  return !isReadableWorld(world);
}

/** What a store holds of a world. */
export const storedWorldSchema = {
  $id: 'StoredWorld',
  description: 'Everything a store holds of a world, as far as it can be read.',
  type: 'object',
  additionalProperties: false,
  required: ['worldId', 'unreadable', 'entries', 'uploads'],
  properties: {
    worldId: from('A-462', 'Id of the world.', text),
    unreadable: from('A-462', 'Why the world cannot be read; null for one that can.', optionalText),
    entries: from('A-462', 'Texts of the store in the order of their keys.', {
      type: 'array',
      maxItems: limits.lastIdMax,
      items: named('StoredEntry', 'A text of the store.', {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'text'],
        properties: {
          key: from('A-462', 'Where it is in the store, from the kind to the narrowest part.', {
            type: 'array',
            maxItems: 10,
            items: {
              type: ['string', 'number'],
              maxLength: limits.textMax,
              minimum: 0,
              maximum: limits.lastIdMax,
            },
          }),
          text: from('A-462', 'As it was written, mostly JSON; null where it cannot be read.', {
            type: ['string', 'null'],
            maxLength: limits.worldUploadsMaxBytes,
          }),
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
          id: from('A-462', 'Name of the file within the world.', text),
          content: from('A-462', 'Its bytes as base64; null where they are missing.', {
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
    status: from('A-270', 'Always `ok`: a simulator that answers is well.', oneOf(['ok'])),
    version: from('A-270', 'Version of the simulator.', text),
    worlds: from('A-270', 'Number of worlds alive.', count),
    contractBreaches: from(
      'A-270',
      'Answers that broke the contract since the start; always 0 in a healthy simulator.',
      count,
    ),
  },
} as const satisfies JSONSchema;
export type Health = FromSchema<typeof healthSchema>;

export const readinessSchema = {
  $id: 'Readiness',
  description: 'Answer of a simulator that people can be sent to.',
  type: 'object',
  additionalProperties: false,
  required: ['status', 'scenarios'],
  properties: {
    status: from('A-396', 'Always `ready`: one that is not is refused.', oneOf(['ready'])),
    scenarios: from('A-396', 'Number of scenarios that worlds can be made from.', count),
  },
} as const satisfies JSONSchema;
export type Readiness = FromSchema<typeof readinessSchema>;
