import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Routes that take HTML forms, in a scope of their own: anywhere else a form stays refused, so that no
 * page of another site can post one to a call of the contract.
 * @param bodyLimit bytes a form may have; a longer one is refused with 413
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

/** The fields of a posted form; none where something else was posted. */
export function formOf({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
