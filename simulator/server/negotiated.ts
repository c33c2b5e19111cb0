import { languages, type Language } from '@dokubox/spec/enums.ts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Content codings the server has, best first. */
type Coding = 'br' | 'gzip';
const plain = 'identity';

/**
 * The content codings that a caller accepts, in its order of preference (RFC 9110, 12.5.3, A-475).
 * A named coding counts before `*`, and `q=0` refuses. Empty where it wants no coding, or says
 * nothing of any.
 */
export function codingsFor(accepted: unknown): readonly Coding[] {
  if (typeof accepted !== 'string' || accepted === '') return [];
  // An older name of the same coding (RFC 9110, 8.4.1.3).
  const header = accepted.replaceAll(/\bx-gzip\b/gi, 'gzip');
  const wanted = new Negotiator({ headers: { 'accept-encoding': header } });
  const taken = wanted.encodings(['br', 'gzip', plain]);
  const rather = taken.includes(plain) ? taken.slice(0, taken.indexOf(plain)) : taken;
  return rather as Coding[];
}

/**
 * The supported language that a reader prefers, by a list as browsers send it (RFC 9110, 12.5.4,
 * RFC 4647). English if none is supported.
 */
export function languageFor(accepted: string | undefined): Language {
  const wanted = new Negotiator({ headers: { 'accept-language': accepted } });
  return (wanted.languages([...languages])[0] as Language | undefined) ?? 'en';
}

/** The language of the page that answers a request. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  languageFor(headers['accept-language']);

/**
 * Says to the files that lie there compressed what a caller takes: who serves them reads simpler headers
 * than RFC 9110 has. Calls of the contract keep the header as it came, for their journal.
 */
export function negotiateFile({ headers, routeOptions }: FastifyRequest): void {
  const accepted = headers['accept-encoding'];
  if (accepted !== undefined && !routeOptions.config.endpoint) {
    headers['accept-encoding'] = codingsFor(accepted).join(', ') || plain;
  }
}
