import { forcedChangeSchema } from '@dokubox/spec/control/schemas/world-state.ts';

/** Records that can be changed by hand, as `forceState` names them. */
export type Changeable = 'boxes' | 'dokus' | 'users';

/** How a field is written in a form. */
type FieldKind = 'choice' | 'flag' | 'number' | 'moment' | 'day' | 'text' | 'json';

/** A field of a record, as the contract describes it. */
export interface Field {
  readonly name: string;
  /** Description from the contract. */
  readonly words: string;
  readonly kind: FieldKind;
  /** Whether it may be null. */
  readonly nullable: boolean;
  /** Options of a choice. */
  readonly choices: readonly string[];
}

/** The part of a schema that is read. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly description?: string;
}

interface ChangesSchema {
  readonly items: { readonly properties: Readonly<Record<string, Schema>> };
}

/** Fields that identify the record and cannot be changed. */
const keys = new Set(['id', 'username']);

function kindOf({ type, enum: choices, format }: Schema, types: readonly string[]): FieldKind {
  if (type === undefined || types.includes('array') || types.includes('object')) return 'json';
  if (types.includes('boolean')) return 'flag';
  if (choices) return 'choice';
  if (types.includes('integer')) return 'number';
  if (format === 'date-time') return 'moment';
  return format === 'date' ? 'day' : 'text';
}

function fieldOf(name: string, schema: Schema): Field {
  const types = [schema.type ?? []].flat();
  return {
    name,
    words: schema.description ?? '',
    kind: kindOf(schema, types),
    nullable: types.includes('null'),
    choices: (schema.enum ?? []).filter((one) => one !== null).map(String),
  };
}

/** The fields of a kind of records that can be changed by hand, in the order of the contract. */
export function fieldsOf(of: Changeable): readonly Field[] {
  const body = forcedChangeSchema as unknown as {
    readonly properties: Readonly<Record<Changeable, ChangesSchema>>;
  };
  return Object.entries(body.properties[of].items.properties)
    .filter(([name]) => !keys.has(name))
    .map(([name, schema]) => fieldOf(name, schema));
}

/** A value as text in a form. Empty for null. */
export function writtenOf({ kind }: Field, value: unknown): string {
  if (kind === 'json') return JSON.stringify(value ?? null, null, 2);
  // The control of a browser knows no zone: it is written in UTC, as it is kept.
  if (kind === 'moment' && typeof value === 'string') return value.replace('Z', '');
  return value === null || value === undefined ? '' : String(value);
}

/**
 * The value of what is written. The simulator decides whether a value is allowed. The form only
 * parses it.
 *
 * @throws SyntaxError for what should be JSON and is not
 */
export function valueOf({ kind, nullable, choices }: Field, written: string): unknown {
  if (kind === 'json') return JSON.parse(written) as unknown;
  if (written === '' && nullable) return null;
  if (kind === 'flag') return written === 'true';
  if (kind === 'moment' && !Number.isNaN(Date.parse(`${written}Z`))) {
    return new Date(`${written}Z`).toISOString();
  }
  const isNumber =
    kind === 'number' || (kind === 'choice' && choices.every((one) => /^\d+$/.test(one)));
  return isNumber && written !== '' ? Number(written) : written;
}
