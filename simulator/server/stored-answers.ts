import type { FastifyInstance } from 'fastify';

/** Headers of an answer that does not leave after all. */
const unsaid = ['set-cookie', 'etag', 'location', 'content-type', 'content-length'] as const;

/**
 * Lets no answer leave, of a call or of a page, that tells of what is not stored yet. Where nothing is
 * waiting, it leaves at once.
 * @param stored settles when everything that has happened is stored; undefined when it is
 */
export function answerWhenStored(
  app: FastifyInstance,
  stored: () => Promise<void> | undefined,
): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const waiting = stored();
    if (!waiting) {
      done(null, payload);
      return;
    }
    waiting.then(
      () => {
        done(null, payload);
      },
      () => {
        for (const name of unsaid) reply.removeHeader(name);
        done(new Error('the store did not take what this call has changed'));
      },
    );
  });
}
