import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../engine/handler.ts';

/**
 * Lets the server take JSON bodies and nothing else: Fastify's own plain-text parser goes, so that a
 * form of a foreign page can never reach a call. Keys that reach into prototypes are refused.
 */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    // The validator knows whether the call expects a body at all.
    if (text === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value) => {
      if (error) done(malformed(text));
      else done(null, value);
    });
  });
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
