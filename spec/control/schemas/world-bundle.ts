import { idKinds, recordKinds } from '../enums.ts';
import { tenants, type Tenant } from '../../enums.ts';
import { limits } from '../../limits.ts';
import { from, named } from '../../origin.ts';
import { base64, count, id, listOf, oneOf, ref } from '../../schemas/common.ts';
import { recordName } from './doku-record.ts';
import { clockMoment, recordMoment } from '../../schemas/moments.ts';
import type { BoxRecord, SettingsRecord, UserRecord } from './world-state.ts';

const part = <const S extends object>(words: string, schema: S) => from('A-414', words, schema);
/** Something whose inside is checked where it is read. */
const anyObject = { type: 'object' } as const;

const changeRecord = named('ChangeRecord', 'What a command did to one record.', {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'key', 'added', 'forward', 'back'],
  properties: {
    kind: part('Kind of the record.', oneOf(recordKinds)),
    key: part('Its id or name.', {
      type: ['string', 'number'],
      maxLength: limits.recordNameMax,
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
    added: part('The record as the command added it; null where it was there before.', {
      type: ['object', 'null'],
    }),
    forward: part('From the record as it was to the one it became.', anyObject),
    back: part('The other way.', anyObject),
  },
} as const);

const commandRecord = named('CommandRecord', 'A command with all it changed.', {
  type: 'object',
  additionalProperties: false,
  required: ['operationId', 'username', 'number', 'at', 'changes'],
  properties: {
    operationId: part('Operation of the contract, or what the product did by itself.', recordName),
    username: part('Who gave it.', recordName),
    number: part('Counts the commands from 1.', id),
    at: part('Moment by the world’s clock.', recordMoment),
    changes: part('Records it changed.', listOf(changeRecord)),
  },
} as const);

const recordsOfBundle = named('BundleRecords', 'What differs from the beginning of a world.', {
  type: 'object',
  additionalProperties: false,
  required: ['boxes', 'users', 'settings', 'lastIds', 'history'],
  properties: {
    boxes: part('Boxes that were changed or made.', listOf(ref('BoxRecord'))),
    users: part('Users that were changed.', listOf(ref('UserRecord'))),
    settings: part('Settings; null while they are those of the beginning.', {
      anyOf: [ref('SettingsRecord'), { type: 'null' }],
    }),
    lastIds: part('Last id of each kind that got further ones.', {
      type: 'object',
      propertyNames: oneOf(idKinds),
      additionalProperties: { type: 'integer', minimum: 0, maximum: limits.lastIdMax },
    }),
    history: part(
      'Commands, done and taken back.',
      named('BundleHistory', 'Commands of a world, done and taken back.', {
        type: 'object',
        additionalProperties: false,
        required: ['count', 'done', 'undone'],
        properties: {
          count: part('Number of commands in force.', count),
          done: part('The last of them, the oldest first.', listOf(commandRecord)),
          undone: part('Those that were taken back, the last one first.', listOf(commandRecord)),
        },
      } as const),
    ),
  },
} as const);

const uploadRecord = named('UploadRecord', 'Bytes that came with calls.', {
  type: 'object',
  additionalProperties: false,
  required: ['ids', 'content'],
  properties: {
    ids: part('Names of these bytes within the world.', listOf(recordName)),
    content: part('The bytes as base64.', base64),
  },
} as const);

/** A world as a file that brings it back exactly. */
export const worldBundleSchema = {
  $id: 'WorldBundle',
  description: 'A world as a file that brings it back exactly.',
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
    version: part('Version of the form; 1.', { const: 1 }),
    scenario: part('The scenario it was made from, as it was.', anyObject),
    tenant: part('Its tenant.', oneOf(tenants)),
    seed: part('Seed of what is made up.', {
      type: 'integer',
      minimum: 0,
      maximum: limits.seedMax,
    }),
    reference: part('Moment its seeded dates are counted from.', clockMoment),
    startedAt: part('Its first moment.', clockMoment),
    user: part('Key of the user it signs in.', recordName),
    name: part('What people call it; null for no name.', {
      type: ['string', 'null'],
      maxLength: limits.customNameMax,
    }),
    now: part(
      'Its moment when it changed last: an imported world goes on from there.',
      clockMoment,
    ),
    records: part('What differs from its beginning.', recordsOfBundle),
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

/** What {@link worldBundleSchema} describes. */
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
