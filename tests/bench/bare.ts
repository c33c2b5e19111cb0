/**
 * A Fastify with the same routes and schemas, as the simulator's yardstick. It has its own
 * validation and serialization, and handlers that return recorded answers.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { portalHeadersSchema } from '@dokubox/spec/operations/headers.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { schemas } from '@dokubox/spec/schemas/registry.ts';
import { readFileSync } from 'node:fs';

/** Answers by operation id, as the simulator returned them. */
const answers = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, unknown>;

function schemaOf({ body, multipart, params, query, portalHeaders, success }: OperationDefinition) {
  return {
    ...(portalHeaders === false ? {} : { headers: portalHeadersSchema }),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body && !multipart ? { body } : {}),
    response: {
      ...(success.schema === null ? {} : { [success.status]: success.schema }),
      '4xx': { $ref: 'ErrorBody#' },
    },
  };
}

function build(): FastifyInstance {
  // Its strict mode would reject our annotations.
  const app = Fastify({ ajv: { customOptions: { strict: false } } });
  for (const [name, schema] of Object.entries(schemas))
    app.addSchema({ ...(schema as object), $id: name });
  for (const [id, operation] of Object.entries<OperationDefinition>(operations)) {
    app.route({
      method: operation.method,
      url: operation.url.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(operation),
      handler: (_request, reply) => reply.code(operation.success.status).send(answers[id]),
    });
  }
  return app;
}

const app = build();
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`listening on ${url}`);
// Exits normally, so that a profile of it can be written.
process.once('SIGTERM', () => process.exit(0));
