import { parse } from 'secure-json-parse';
import { Refusal } from '../engine/handler.ts';

/**
 * Reads a JSON body. Keys that reach into prototypes are refused.
 * @returns undefined for an empty one: the validator knows whether the call expects a body at all
 * @throws Refusal 400 for a text that is no JSON
 */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw malformed(text);
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
