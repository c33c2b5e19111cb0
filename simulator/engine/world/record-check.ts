import { Ajv, type ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { dokuRecordSchema } from '@dokubox/spec/schemas/doku-record.ts';
import { portalStatusSchema } from '@dokubox/spec/schemas/portal.ts';
import { signingUserSchema } from '@dokubox/spec/schemas/signing-user.ts';
import { worldSchema } from '@dokubox/spec/schemas/simulation.ts';
import {
  boxRecordSchema,
  settingsRecordSchema,
  userRecordSchema,
} from '@dokubox/spec/schemas/world-state.ts';
import type { RecordKind } from './transaction.ts';

const schemas = { box: boxRecordSchema, user: userRecordSchema, settings: settingsRecordSchema };
const parts = [dokuRecordSchema, portalStatusSchema, signingUserSchema];

type Validators = Readonly<Record<RecordKind | 'world', ValidateFunction>>;
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
  };
  return compiled;
}

/**
 * Where a record breaks its schema, as `/dokus/0/status must be equal to one of the allowed
 * values`; null where it does not.
 */
export function recordFault(kind: RecordKind, record: unknown): string | null {
  const validate = validators()[kind];
  return faultOf(validate, record);
}

/** The same of a world as a list shows it. */
export function worldFault(world: unknown): string | null {
  return faultOf(validators().world, world);
}

function faultOf(validate: ValidateFunction, value: unknown): string | null {
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'does not match its schema'}`.trim();
}
