import { idKinds, recordKinds } from '../enums.ts';
import { tenants, type Tenant } from '../../enums.ts';
import { limits } from '../../limits.ts';
import { from, named } from '../../origin.ts';
import { base64, count, id, listOf, oneOf, ref } from '../../schemas/common.ts';
import { recordName } from './doku-record.ts';
import { clockMoment, recordMoment } from '../../schemas/moments.ts';
import type { BoxRecord, SettingsRecord, UserRecord } from './world-state.ts';

const part = <const S extends object>(words: string, schema: S) => from('A-414', words, schema);
/** Content that is checked where it is read. */
const anyObject = { type: 'object' } as const;

const changeRecord = named('ChangeRecord', 'The effect of a command on one record.', {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'key', 'added', 'forward', 'back'],
  properties: {
    kind: part('Kind of the record.', oneOf(recordKinds)),
    key: part('Id or name of the record.', {
      type: ['string', 'number'],
      maxLength: limits.recordNameMax,
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
    added: part('The record, if the command created it. Null if the record existed before.', {
      type: ['object', 'null'],
    }),
    forward: part('Changes from the old record to the new one.', anyObject),
    back: part('Changes from the new record to the old one.', anyObject),
  },
} as const);

const commandRecord = named('CommandRecord', 'A command with all its changes.', {
  type: 'object',
  additionalProperties: false,
  required: ['operationId', 'username', 'number', 'at', 'changes'],
  properties: {
    operationId: part('Operation of the contract, or name of an automatic action.', recordName),
    username: part('Author of the command.', recordName),
    number: part('Number of the command, counted from 1.', id),
    at: part('Time by the world’s clock.', recordMoment),
    changes: part('Records the command changed.', listOf(changeRecord)),
  },
} as const);

const recordsOfBundle = named('BundleRecords', 'Differences from the beginning of a world.', {
  type: 'object',
  additionalProperties: false,
  required: ['boxes', 'users', 'settings', 'lastIds', 'history'],
  properties: {
    boxes: part('Boxes that were changed or created.', listOf(ref('BoxRecord'))),
    users: part('Users that were changed.', listOf(ref('UserRecord'))),
    settings: part('Settings. Null if they were not changed.', {
      anyOf: [ref('SettingsRecord'), { type: 'null' }],
    }),
    lastIds: part('Last id of each kind of record with new ids.', {
      type: 'object',
      propertyNames: oneOf(idKinds),
      additionalProperties: { type: 'integer', minimum: 0, maximum: limits.lastIdMax },
    }),
    history: part(
      'Commands, done and undone.',
      named('BundleHistory', 'Commands of a world, done and undone.', {
        type: 'object',
        additionalProperties: false,
        required: ['count', 'done', 'undone'],
        properties: {
          count: part('Number of commands in force.', count),
          done: part('The last of them, oldest first.', listOf(commandRecord)),
          undone: part('Commands that were undone, the last one first.', listOf(commandRecord)),
        },
      } as const),
    ),
  },
} as const);

const uploadRecord = named('UploadRecord', 'Bytes that came in calls.', {
  type: 'object',
  additionalProperties: false,
  required: ['ids', 'content'],
  properties: {
    ids: part('Names of these bytes in the world.', listOf(recordName)),
    content: part('The bytes as base64.', base64),
  },
} as const);

/** A world as a file that restores it exactly. */
export const worldBundleSchema = {
  $id: 'WorldBundle',
  description: 'A world as a file that restores it exactly.',
  type: 'object',
  additionalProperties: false,
  required: [
    'format',
    'version',
    'scenario',
    'tenant',
    'seed',
    'reference',
    'startedAt',
    'user',
    'name',
    'now',
    'records',
    'uploads',
  ],
  properties: {
    format: part('Always `dokubox-world`.', { const: 'dokubox-world' }),
    version: part('Version of the format. Always 1.', { const: 1 }),
    scenario: part('The scenario the world was created from, unchanged.', anyObject),
    tenant: part('Tenant of the world.', oneOf(tenants)),
    seed: part('Seed of the generated data.', {
      type: 'integer',
      minimum: 0,
      maximum: limits.seedMax,
    }),
    reference: part('Time the seeded dates are relative to.', clockMoment),
    startedAt: part('Time the world began.', clockMoment),
    user: part('Key of the user the world signs in.', recordName),
    name: part('Name of the world for people. Null if it has no name.', {
      type: ['string', 'null'],
      maxLength: limits.customNameMax,
    }),
    now: part(
      'Time in the world at its last change. An imported world continues from there.',
      clockMoment,
    ),
    records: part('Differences from the world’s beginning.', recordsOfBundle),
    uploads: part('Uploaded bytes, each content once.', listOf(uploadRecord)),
  },
} as const;

interface CommandRecord {
  operationId: string;
  username: string;
  number: number;
  at: string;
  changes: {
    kind: (typeof recordKinds)[number];
    key: string | number;
    added: object | null;
    forward: object;
    back: object;
  }[];
}

/** The type of {@link worldBundleSchema}. */
export interface WorldBundle {
  format: 'dokubox-world';
  version: 1;
  scenario: object;
  tenant: Tenant;
  seed: number;
  reference: string;
  startedAt: string;
  user: string;
  name: string | null;
  now: string;
  records: {
    boxes: BoxRecord[];
    users: UserRecord[];
    settings: SettingsRecord | null;
    lastIds: Record<string, number>;
    history: { count: number; done: CommandRecord[]; undone: CommandRecord[] };
  };
  uploads: { ids: string[]; content: string }[];
}
