import { limits } from '@dokubox/spec/limits.ts';
import { visit } from 'jsonc-parser';
import { parse } from 'secure-json-parse';
import { Refusal } from '../engine/handler.ts';
import { jsonShape, lookOver } from './json-shape.ts';

/** Texts up to this many characters are looked through for the place of a field named twice. */
const LOCATED_UP_TO = 64 * 1024;

/**
 * Reads a JSON body. Keys that reach into prototypes are refused, and so are fields that are named twice
 * another reader would take the other value.
 * @returns undefined for an empty one: the schema says whether the call expects a body at all
 * @throws Refusal 400 for a text that is no JSON, or says one thing twice
 */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  const { depth, members, values } = jsonShape(text, limits.jsonValuesMax);
  if (depth > limits.jsonDepthMax) {
    throw unreadable(`the body is nested deeper than ${limits.jsonDepthMax} levels`);
  }
  if (values > limits.jsonValuesMax) {
    throw unreadable(`the body holds more than ${limits.jsonValuesMax} values`);
  }
  let value: unknown;
  try {
    value = parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw malformed(text);
  }
  const mayHoldHalves = escapedSurrogate.test(text);
  if (members === 0 && !mayHoldHalves) return value;
  const found = lookOver(value, mayHoldHalves);
  if (found.halfIn !== undefined) throw halfCharacterIn(found.halfIn);
  if (found.members < members) throw namedTwice(text);
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

/** Names the field that is named twice, where the text is short enough to look for it. */
function namedTwice(text: string): Refusal {
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
  return unreadable(`${field?.slice(0, 200) ?? 'a field'} is named twice`);
}

/** Only an escape can give half of a character that takes two codes of UTF-16. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/;

/** Refuses texts that are no Unicode: no file can have such a name, and nobody could read them. */
function halfCharacterIn(field: string): Refusal {
  const name = field.toWellFormed();
  return unreadable(`${name} holds half of a character: \\ud800 to \\udfff stand in pairs`);
}

/** Says where JSON breaks, without repeating any of it. */
function malformed(text: string): Refusal {
  let reason = 'the body uses a field name that reaches into prototypes';
  try {
    JSON.parse(text);
  } catch (error) {
    const place = / at position \d+/.exec(String(error))?.[0] ?? '';
    reason = `the body is not JSON${place}`;
  }
  return unreadable(reason);
}
