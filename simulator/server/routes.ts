import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { bodyMaxOf } from '@dokubox/spec/operations/body-max.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { controlSchemas } from '@dokubox/spec/control/schemas/registry.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import { Endpoint } from '../door/endpoint.ts';
import { isHeadable } from '../door/near-miss.ts';
import { numberPlaceholders } from '../door/number-placeholders.ts';
import type { DoorOptions } from '../door/options.ts';
import type { RequestState } from '../door/messages.ts';
import type { Responder } from '../door/responder.ts';
import { addSchemas } from '../door/schema-checks/ajv.ts';
import { readMultipart, registerMultipart } from './body/multipart.ts';
import { limitedOperations } from './rate-limits.ts';
import { sendAnswer } from './send-answer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The headers of a call. Null for requests outside of the contract. */
    sim: RequestState | null;
  }
  interface FastifyContextConfig {
    /** The operation a route belongs to. */
    endpoint?: Endpoint;
  }
}

/** Makes one route for each operation of the contract. */
export async function registerOperations(
  app: FastifyInstance,
  options: DoorOptions,
  responder: Responder,
  limited: preHandlerAsyncHookHandler,
): Promise<void> {
  addSchemas(controlSchemas);
  const table = Object.entries(operations) as [OperationId, OperationDefinition][];
  const register = (scope: FastifyInstance, wantsForms: boolean) => {
    for (const [id, operation] of table) {
      if ((operation.multipart === true) !== wantsForms) continue;
      const preHandler = limitedOperations.has(id) ? [limited] : [];
      registerEndpoint(scope, new Endpoint(id, operation, options, responder), preHandler);
    }
  };
  register(app, false);
  // A scope of their own: the form parser looks at every request of its scope.
  await app.register(async (scope) => {
    await registerMultipart(scope);
    register(scope, true);
  });
}

/** Closes the connection if a fault requires it. The caller handles what it throws. */
async function goesOn(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  fault: Fault,
): Promise<boolean> {
  if (await endpoint.applyFault(request, fault)) return true;
  reply.hijack();
  reply.raw.destroy();
  return false;
}

function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  preHandler: preHandlerAsyncHookHandler[],
): void {
  const { id, operation } = endpoint;

  /**
   * Returns nothing if the answer is ready at once. For a reply, the framework would wait again.
   */
  function run(
    request: FastifyRequest,
    reply: FastifyReply,
    body: unknown,
  ): Promise<FastifyReply> | undefined {
    const answer = endpoint.answer(request, body);
    if (!(answer instanceof Promise)) {
      sendAnswer(request, reply, answer);
      return undefined;
    }
    request.bodyRoom?.keepFor(answer);
    return answer.then((later) => sendAnswer(request, reply, later));
  }

  const numbers = numberPlaceholders(operation);
  app.route({
    method: operation.method,
    url: operation.url.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
      numbers.has(name) ? `:${name}(^\\d+$)` : `:${name}`,
    ),
    exposeHeadRoute: isHeadable(id),
    config: { endpoint },
    bodyLimit: bodyMaxOf(operation),
    ...(preHandler.length > 0 ? { preHandler } : {}),
    onRequest: (request, reply, done) => {
      let fault: Fault | undefined;
      try {
        fault = endpoint.admit(request);
      } catch (error) {
        done(error as Error);
        return;
      }
      if (!fault) done();
      else {
        goesOn(endpoint, request, reply, fault).then((on) => {
          if (on) done();
        }, done);
      }
    },
    handler:
      operation.multipart === true
        ? async (request, reply) => {
            await run(request, reply, await readMultipart(request));
            return reply;
          }
        : (request, reply) => run(request, reply, request.body),
  });
}
