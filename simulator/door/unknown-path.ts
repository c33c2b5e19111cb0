import { Refusal } from '../engine/handler.ts';
import type { DoorAnswer, DoorRequest } from './messages.ts';
import { explainUnknownPath, methodsOf } from './near-miss.ts';
import type { Responder } from './responder.ts';

/** The path of an address, without query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** The refusal of a path whose escapes are not UTF-8. */
export function unreadablePath(): Refusal {
  const reason = 'the path is not a valid URL path';
  return new Refusal(400, 'dde.error.invalidValue', null, { reason }).breaking('PATH');
}

/**
 * The answer to a wrong method on a path of the contract. Null if the contract has no such path.
 */
export function wrongMethod(request: DoorRequest, responder: Responder): DoorAnswer | null {
  const methods = methodsOf(pathOf(request.url));
  if (methods.length === 0) return null;
  const allow = methods.join(', ');
  if (request.method === 'OPTIONS') return { status: 204, headers: { allow }, body: undefined };
  const reason = `this path only accepts ${allow}`;
  const refusal = new Refusal(405, 'dde.error.methodNotAllowed', null, { reason });
  const answer = responder.refusal(request, refusal);
  return { ...answer, headers: { ...answer.headers, allow } };
}

/** The answer to an unknown path, with the one that was probably meant. */
export function unknownPath(request: DoorRequest, responder: Responder): DoorAnswer {
  const reason = explainUnknownPath(request.method, pathOf(request.url));
  return responder.refusal(request, new Refusal(404, 'dde.error.notFound', null, { reason }));
}
