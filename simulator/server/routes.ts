import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { portalHeadersSchema } from '@dokubox/spec/operations/headers.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { Fault } from '@dokubox/spec/schemas/control.ts';
import { admit } from '../engine/access.ts';
import { handle, isBuilt } from '../engine/engine.ts';
import { notBuilt } from '../engine/handlers/call.ts';
import { Refusal, type Answer, type CallInput } from '../engine/handler.ts';
import type { Answers, Outlet } from './answer.ts';
import { readMultipart, registerMultipart } from './body/multipart.ts';
import { admitControl } from './control.ts';
import { feelFault, meetFault } from './faults.ts';
import { isHeadable } from './errors/near-miss.ts';
import { writeJournal } from './journal.ts';
import type { ServerOptions } from './options.ts';
import { checkWorldFits, contextOf, readState, type RequestState } from './request-state.ts';
import { RequestValidator } from './validation/request-validator.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the headers of a call say; null outside the calls of the contract. */
    sim: RequestState | null;
  }
  interface FastifyContextConfig {
    /** The operation a route belongs to. */
    outlet?: Outlet;
  }
}

const portalHeaders = new RequestValidator(portalHeadersSchema, 'headers');

/** Reads and checks the parts of a request; each part's schema is compiled at its first use. */
class Inlet {
  readonly #operation: OperationDefinition;
  readonly #params: RequestValidator | null;
  readonly #query: RequestValidator | null;
  readonly #body: RequestValidator | null;

  constructor(operation: OperationDefinition) {
    const { params, query, body } = operation;
    this.#operation = operation;
    this.#params = params ? new RequestValidator(params as object, 'params') : null;
    this.#query = query ? new RequestValidator(query as object, 'query') : null;
    this.#body = body ? new RequestValidator(body as object, 'body') : null;
  }

  get isMultipart(): boolean {
    return this.#operation.multipart === true;
  }

  read(request: FastifyRequest, body: unknown): CallInput {
    const size = Number(request.headers['content-length'] ?? 0);
    if (!this.#body) refuseUnexpectedBody(body);
    return {
      params: this.#params?.check(request.params),
      query: this.#query ? this.#query.check(request.query) : refuseUnexpectedQuery(request.query),
      body: this.#body?.check(body, size),
    } as CallInput;
  }
}

/** A call without a body takes none; an empty object says the same. */
function refuseUnexpectedBody(body: unknown): void {
  if (body === undefined || body === null) return;
  if (typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0) return;
  throw new Refusal(400, 'dde.error.unknownField', null, { reason: 'no body is expected' });
}

function refuseUnexpectedQuery(query: unknown): undefined {
  const [name] = Object.keys((query ?? {}) as object);
  if (name === undefined) return undefined;
  throw new Refusal(400, 'dde.error.unknownField', null, {
    reason: 'no query parameter is expected',
  });
}

/** Makes one route for each operation of the contract. */
export async function registerOperations(
  app: FastifyInstance,
  options: ServerOptions,
  answers: Answers,
  limitsOf: (id: OperationId) => preHandlerAsyncHookHandler[],
): Promise<void> {
  const table = Object.entries(operations) as [OperationId, OperationDefinition][];
  const register = (scope: FastifyInstance, wantsForms: boolean) => {
    for (const [id, operation] of table) {
      if ((operation.multipart === true) !== wantsForms) continue;
      registerOperation(scope, options, answers, answers.outlet(id, operation), limitsOf(id));
    }
  };
  register(app, false);
  // A scope of their own: the form parser looks at every request of its scope.
  await app.register(async (scope) => {
    await registerMultipart(scope);
    register(scope, true);
  });
}

function registerOperation(
  app: FastifyInstance,
  options: ServerOptions,
  answers: Answers,
  outlet: Outlet,
  preHandler: preHandlerAsyncHookHandler[],
): void {
  const { id, operation } = outlet;
  const { engine } = options;
  const inlet = new Inlet(operation);

  /** Who calls, from where and whether they may: all before a byte of the body is read. */
  function letIn(request: FastifyRequest): Fault | undefined {
    if (operation.access === 'control') admitControl(request, options);
    const context =
      operation.portalHeaders === false
        ? null
        : contextOf(portalHeaders.check(request.headers) as FastifyRequest['headers']);
    const state = readState(request, id, context, engine.worlds);
    request.sim = state;
    state.username = admit(operation, state.world, engine.worlds, state.token, context)?.username;
    checkWorldFits(state);
    // What is not built says so whatever the body is: nobody should have to guess one.
    if (!isBuilt(id)) notBuilt();
    return meetFault(request, id, state);
  }

  /** What goes wrong on purpose goes wrong before the call is done. */
  async function fail(
    fault: Fault,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const goesOn = await feelFault(reply, fault);
    if (!goesOn) writeJournal(request, id, 0);
    return goesOn;
  }

  function run(request: FastifyRequest, reply: FastifyReply, body: unknown) {
    const { world, token, context } = request.sim as RequestState;
    const input = inlet.read(request, body);
    const answer = handle(engine, id, { world, token, input, context });
    if (!(answer instanceof Promise)) return answers.success(request, reply, outlet, answer);
    return answer.then((later: Answer) => answers.success(request, reply, outlet, later));
  }

  app.route({
    method: operation.method,
    url: operation.url.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: isHeadable(id),
    config: { outlet },
    ...(preHandler.length > 0 ? { preHandler } : {}),
    onRequest: (request, reply, done) => {
      let fault: Fault | undefined;
      try {
        fault = letIn(request);
      } catch (error) {
        done(error as Error);
        return;
      }
      if (!fault) done();
      else {
        fail(fault, request, reply).then((goesOn) => {
          if (goesOn) done();
        }, done);
      }
    },
    handler: inlet.isMultipart
      ? async (request, reply) => run(request, reply, await readMultipart(request))
      : (request, reply) => run(request, reply, request.body),
  });
}
