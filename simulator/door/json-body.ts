import { parse } from 'secure-json-parse';
import { Refusal } from '../engine/handler.ts';

/**
 * Reads a JSON body. Keys that reach into prototypes are refused.
 * @returns undefined for an empty one: the validator knows whether the call expects a body at all
 * @throws Refusal 400 for a text that is no JSON
 */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  if (escapedSurrogate.test(text)) refuseHalfCharacters(text);
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw malformed(text);
  }
}

/** Half of a character that takes two codes of UTF-16. Only an escape can give one. */
const halfCharacter = /\p{Surrogate}/u;
const escapedSurrogate = /\\u[dD][89a-fA-F]/;

/**
 * Refuses texts that are no Unicode: no file can have such a name, and nobody could read them.
 * @throws Refusal 400 that names the field
 */
function refuseHalfCharacters(text: string): void {
  const visit = (field: string, value: unknown): unknown => {
    if ((typeof value === 'string' && halfCharacter.test(value)) || halfCharacter.test(field)) {
      const name = field.replaceAll(/\p{Surrogate}/gu, '\ufffd');
      const reason = `${name} holds half of a character: \\ud800 to \\udfff stand in pairs`;
      throw new Refusal(400, 'dde.error.malformedBody', null, { reason });
    }
    return value;
  };
  try {
    JSON.parse(text, visit);
  } catch (error) {
    // A text that is no JSON is told below, where it breaks.
    if (error instanceof Refusal) throw error;
  }
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
  return new Refusal(400, 'dde.error.malformedBody', null, { reason });
}
