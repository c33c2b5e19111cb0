import { addressOf as pathOf } from '../api/request.ts';
import { origin } from './origin.ts';

export { bodyOf } from '../api/request.ts';

/** Address of a call on Dokubox's own server; the page belongs to the host's. */
export function addressOf(...args: Parameters<typeof pathOf>): string {
  return origin + pathOf(...args);
}
