import { Ajv, type ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { dokuRecordSchema } from '@dokubox/spec/control/schemas/doku-record.ts';
import { portalStatusSchema } from '@dokubox/spec/schemas/portal.ts';
import { signingUserSchema } from '@dokubox/spec/schemas/signing-user.ts';
import { worldSchema } from '@dokubox/spec/control/schemas/worlds.ts';
import { worldBundleSchema } from '@dokubox/spec/control/schemas/world-bundle.ts';
import {
  boxRecordSchema,
  settingsRecordSchema,
  userRecordSchema,
} from '@dokubox/spec/control/schemas/world-state.ts';
import { isDifference } from './difference.ts';
import type { HistoryState } from './history.ts';
import type { RecordKind } from './transaction.ts';

const schemas = { box: boxRecordSchema, user: userRecordSchema, settings: settingsRecordSchema };
const parts = [dokuRecordSchema, portalStatusSchema, signingUserSchema];

type Validators = Readonly<Record<RecordKind | 'world' | 'history', ValidateFunction>>;
let compiled: Validators | undefined;

/** Compiled on first use: a page that takes no file of a world in pays nothing. */
function validators(): Validators {
  if (compiled) return compiled;
  const ajv = new Ajv({ strict: false, unicode: false, logger: false, validateFormats: true });
  for (const name of ['date', 'date-time', 'email'] as const) {
    ajv.addFormat(name, fullFormats[name]);
  }
  for (const part of parts) ajv.addSchema(part, part.$id);
  compiled = {
    box: ajv.compile(schemas.box),
    user: ajv.compile(schemas.user),
    settings: ajv.compile(schemas.settings),
    world: ajv.compile(worldSchema),
    history: ajv.compile(worldBundleSchema.properties.records.properties.history),
  };
  return compiled;
}

/**
 * Where a record breaks its schema, as `/dokus/0/status must be equal to one of the allowed
 * values`; null where it does not.
 */
export function recordProblem(kind: RecordKind, record: object): string | null {
  if (sound.has(record)) return null;
  const problem = problemOf(validators()[kind], record);
  if (problem === null && Object.isFrozen(record)) sound.add(record);
  return problem;
}

/** Records without a problem: frozen, they have none later either. */
const sound = new WeakSet<object>();

/**
 * The same of a history as it is kept: each command in its form, numbered without gaps, those that were
 * taken back after those in force.
 */
export function historyProblem(history: HistoryState): string | null {
  const problem = problemOf(validators().history, history);
  if (problem !== null) return problem;
  const { done, undone, count } = history;
  const commands = [...done, ...undone.toReversed()];
  const first = count - done.length + 1;
  if (first < 1) return 'its count is less than its commands';
  for (const [nth, { number, changes }] of commands.entries()) {
    if (number !== first + nth) return `command ${number} is out of order`;
    const isWhole = changes.every((change) => {
      return isDifference(change.forward) && isDifference(change.back);
    });
    if (!isWhole) return `command ${number} does not say what it changed`;
  }
  return null;
}

/** The same of a world as a list shows it. */
export function worldProblem(world: unknown): string | null {
  return problemOf(validators().world, world);
}

function problemOf(validate: ValidateFunction, value: unknown): string | null {
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'does not match its schema'}`.trim();
}
