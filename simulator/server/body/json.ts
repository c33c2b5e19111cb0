import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../door/json-body.ts';
import { readUtf8 } from '../../door/utf8.ts';

/**
 * Lets the server take JSON bodies and nothing else: Fastify's own plain-text parser goes, so that a
 * form of a foreign page can never reach a call.
 */
export function registerJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(readUtf8(body as Buffer)));
    } catch (error) {
      done(error as Error);
    }
  });
}
