import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Routes that accept HTML forms, in a separate scope. All other routes reject forms, so that no
 * page of another site can post one to a call of the contract.
 * @param bodyLimit maximum bytes of a form. A longer one is rejected with 413
 */
export function registerForms(
  app: FastifyInstance,
  bodyLimit: number,
  routes: (scope: FastifyInstance) => void,
): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    routes(scope);
    done();
  });
}

/** The fields of a posted form. Empty if something else was posted. */
export function formOf({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
