import { clockMoment } from '@dokubox/spec/schemas/moments.ts';
import { scenarioSchema } from '@dokubox/spec/control/schemas/scenario.ts';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { joinPath } from './scenario-text.ts';
import { didYouMean } from './nearest.ts';
import type { ScenarioProblem } from './scenario-error.ts';

let compiled: ValidateFunction | undefined;

/** Compiled on first use, so that a portal that never loads a scenario does not pay for it. */
function validator(): ValidateFunction {
  if (!compiled) {
    const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
    ajv.addKeyword('x-origin');
    ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/);
    compiled = ajv.compile(scenarioSchema);
  }
  return compiled;
}

/** JSON pointer → `boxes[2].status`. */
function pathOf(pointer: string): string {
  let path = '';
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    path = joinPath(path, /^\d+$/.test(name) ? Number(name) : name);
  }
  return path;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function article(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function typeNames(types: string | readonly string[]): string {
  const names = typeof types === 'string' ? [types] : types;
  return names.map((type) => (type === 'null' ? 'null' : article(type))).join(' or ');
}

/** The values of an enum, and the one that was probably meant. */
function expectedEnum(values: readonly unknown[], data: unknown): string {
  const words = values.filter((value) => typeof value === 'string');
  const near = typeof data === 'string' ? didYouMean(data, words) : '';
  return `expected one of ${words.join(', ')}, found ${shown(data)}${near}`;
}

/** A readable sentence for one error of the validator. */
function messageOf(error: ErrorObject): string {
  const { keyword, params, data } = error;
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((error.parentSchema?.properties ?? {}) as object);
      const key = String(params.additionalProperty);
      return `the key "${key}" is not allowed here${didYouMean(key, known) || '.'} Known: ${known.join(', ')}`;
    }
    case 'required':
      return `the key "${String(params.missingProperty)}" is missing`;
    case 'type':
      return `expected ${typeNames(params.type)}, found ${shown(data)}`;
    case 'enum':
      return expectedEnum(params.allowedValues, data);
    case 'const':
      return `expected ${shown(params.allowedValue)}, found ${shown(data)}`;
    case 'pattern':
    case 'format':
      return `expected ${descriptionOf(error)}, found ${shown(data)}`;
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'uniqueItems':
    case 'minimum':
    case 'maximum':
      return `${shown(data)} ${error.message ?? 'does not match the schema'}`;
    default:
      return error.message ?? 'does not match the schema';
  }
}

/** Describes a pattern of the scenario schema in words. */
function descriptionOf(error: ErrorObject): string {
  const pattern = String(error.params.pattern ?? error.params.format);
  if (pattern.includes('min|h|d')) {
    return 'a time such as "-3d", "+45min" or "2026-01-31T08:00:00Z"';
  }
  if (pattern === clockMoment.pattern) return 'a year from 1970 to 9998';
  if (pattern === 'date-time') return 'a date-time such as "2026-01-31T08:00:00Z"';
  if (pattern === '^[A-Z]{2}$') return 'a country code of two capital letters';
  if (pattern.startsWith('^[a-z0-9]')) return 'lower-case letters, digits and hyphens';
  return 'a name of letters, digits and hyphens that starts with a letter';
}

/**
 * `anyOf` reports every branch. Keeps only the errors of the branch that got furthest, which is the
 * one for the actual kind of value.
 */
function withoutLostBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const lost = new Set<ErrorObject>();
  for (const choice of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const inside = errors
      .filter((error) => error !== choice && error.schemaPath.startsWith(`${choice.schemaPath}/`))
      .filter((error) => error.instancePath.startsWith(choice.instancePath));
    const fitting = inside.filter((error) => !isWrongKind(error, choice));
    const kept = fitting.length > 0 ? fitting : [];
    for (const error of inside) if (!kept.includes(error)) lost.add(error);
    if (kept.length > 0) lost.add(choice);
  }
  return errors.filter((error) => !lost.has(error));
}

function isWrongKind(error: ErrorObject, choice: ErrorObject): boolean {
  if (error.instancePath !== choice.instancePath) return false;
  return (
    error.keyword === 'type' ||
    error.keyword === 'const' ||
    (error.keyword === 'enum' && typeof choice.data !== 'string')
  );
}

/** The alternatives of an `anyOf` of which none matches. */
function choiceMessage(error: ErrorObject): string {
  const branches = (error.schema as readonly Record<string, unknown>[]).map((branch) =>
    'const' in branch ? shown(branch.const) : typeNames(String(branch.type ?? 'value')),
  );
  return `expected ${branches.join(' or ')}, found ${shown(error.data)}`;
}

/** All schema errors of a file. Empty if it is valid. */
export function schemaProblems(value: unknown): readonly ScenarioProblem[] {
  const validate = validator();
  if (validate(value)) return [];
  return withoutLostBranches(validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .map((error) => {
      const path = pathOf(error.instancePath);
      if (error.keyword === 'anyOf') return { path, message: choiceMessage(error) };
      const unknown = error.keyword === 'additionalProperties';
      const at = unknown ? joinPath(path, String(error.params.additionalProperty)) : path;
      return { path: at, message: messageOf(error) };
    });
}
