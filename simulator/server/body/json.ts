import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../door/json-body.ts';

/**
 * Lets the server take JSON bodies and nothing else: Fastify's own plain-text parser goes, so that a
 * form of a foreign page can never reach a call.
 */
export function registerJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}
