import { limits } from '@dokubox/spec/limits.ts';
import { visit } from 'jsonc-parser';
import { parse } from 'secure-json-parse';
import { Refusal } from '../engine/handler.ts';
import { jsonShape, inspectFields } from './json-shape.ts';

/** Length in characters up to which a text is searched for the name of a duplicate field. */
const LOCATED_UP_TO = 64 * 1024;

/**
 * Reads a JSON body. It rejects keys that change prototypes, and duplicate fields, because
 * another reader would use the other value.
 * @returns undefined for an empty body. The schema decides whether the call needs one
 * @throws Refusal 400 for a text that is not JSON or has duplicate fields
 */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  const { depth, members, values } = jsonShape(text, limits.jsonValuesMax);
  if (depth > limits.jsonDepthMax) {
    throw unreadable(`the body is nested deeper than ${limits.jsonDepthMax} levels`);
  }
  if (values > limits.jsonValuesMax) {
    throw unreadable(`the body contains more than ${limits.jsonValuesMax} values`);
  }
  let value: unknown;
  try {
    value = parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw malformed(text);
  }
  const mayHoldHalves = escapedSurrogate.test(text);
  if (members === 0 && !mayHoldHalves) return value;
  const found = inspectFields(value, mayHoldHalves);
  if (found.halfIn !== undefined) throw halfCharacterIn(found.halfIn);
  if (found.members < members) throw duplicateField(text);
  return value;
}

function unreadable(reason: string): Refusal {
  return new Refusal(400, 'dde.error.malformedBody', null, { reason });
}

/** `['dokus', 0]` and `id` → `dokus[0].id`. */
function fieldAt(path: readonly (string | number)[], name: string): string {
  return [...path, name].reduce<string>((field, step) => {
    if (typeof step === 'number') return `${field}[${step}]`;
    return field === '' ? step : `${field}.${step}`;
  }, '');
}

/** The refusal of a duplicate field, named if the text is short enough to search. */
function duplicateField(text: string): Refusal {
  let field: string | undefined;
  const open: Set<string>[] = [];
  if (text.length <= LOCATED_UP_TO) {
    visit(text, {
      onObjectBegin: () => void open.push(new Set()),
      onObjectProperty: (name, _offset, _length, _line, _column, path) => {
        const names = open.at(-1);
        if (names?.has(name)) field ??= fieldAt(path(), name);
        names?.add(name);
      },
      onObjectEnd: () => void open.pop(),
    });
  }
  return unreadable(`${field?.slice(0, 200) ?? 'a field'} occurs twice`);
}

/** Only an escape can produce half of a character that takes two UTF-16 codes. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/;

/**
 * The refusal of a text with half a character, which is not valid Unicode. It could not be a file
 * name and no one could read it.
 */
function halfCharacterIn(field: string): Refusal {
  const name = field.toWellFormed();
  return unreadable(`${name} contains half of a character: \\ud800 to \\udfff must be in pairs`);
}

/** The position of an error in JSON, without quoting the text. */
function malformed(text: string): Refusal {
  let reason = 'the body uses a field name that changes prototypes';
  try {
    JSON.parse(text);
  } catch (error) {
    const place = / at position \d+/.exec(String(error))?.[0] ?? '';
    reason = `the body is not JSON${place}`;
  }
  return unreadable(reason);
}
