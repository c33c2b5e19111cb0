import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../door/json-body.ts';
import { readUtf8 } from '../../door/utf8.ts';
import { others } from '../../engine/slices.ts';
import { SMALL_BODY } from './admit-bodies.ts';

/**
 * Reads a large body, which may take tens of milliseconds, and so may what is done with it then: others are
 * served before either.
 */
async function inTurn(bytes: Buffer): Promise<unknown> {
  await others();
  const value = parseJson(readUtf8(bytes));
  await others();
  return value;
}

/**
 * Lets the server take JSON bodies and nothing else: Fastify's own plain-text parser goes, so that a
 * form of a foreign page can never reach a call.
 */
export function registerJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const bytes = body as Buffer;
    if (bytes.length > SMALL_BODY) {
      inTurn(bytes).then((value) => {
        done(null, value);
      }, done);
      return;
    }
    try {
      done(null, parseJson(readUtf8(bytes)));
    } catch (error) {
      done(error as Error);
    }
  });
}
