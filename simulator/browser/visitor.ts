import { tenants } from '@dokubox/spec/enums.ts';
import type { DoorAnswer } from '../door/messages.ts';
import { commonHeaders } from '../door/messages.ts';
import type { Responder } from '../door/responder.ts';
import { pathOf, unknownPath, unreadablePath, wrongMethod } from '../door/unknown-path.ts';
import { isReadable } from '../door/utf8.ts';
import { addSchemas } from '../door/schema-checks/ajv.ts';
import { needsWorld } from '../engine/engine.ts';
import { textsFor } from '../engine/worlds/texts-for.ts';
import { readBody, readHead, type IncomingRequest } from './read-request.ts';
import type { Router } from './router.ts';

/** Base address if the page's own address cannot be called, as in tests in Node. */
const nowhere = 'http://localhost';

/** Base address for the paths of the portal. */
function baseAddress(): string {
  const { location } = globalThis as { readonly location?: Location };
  return location && /^https?:$/.test(location.protocol) ? location.href : nowhere;
}

/** Loads the schemas of the control API. Pages that only show the product do not need them. */
async function knowControlApi(): Promise<void> {
  addSchemas((await import('@dokubox/spec/control/schemas/registry.ts')).controlSchemas);
}

/**
 * Tenant whose default world a call may create. The calls that create other worlds wait themselves.
 */
const tenantOf = ({ headers }: IncomingRequest) =>
  tenants.find((tenant) => tenant === headers['x-tenant']);

/** Error of a browser if no server answers. */
const networkFailure = () => new TypeError('Failed to fetch');

/** Statuses whose `Response` must not have a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(answer: DoorAnswer, request: Request): Response {
  const { status, headers, body } = answer;
  const hasBody = body !== undefined && !bodiless.has(status) && request.method !== 'HEAD';
  const response = new Response(hasBody ? (body as BodyInit) : null, {
    status,
    headers: { ...commonHeaders, ...headers },
  });
  Object.defineProperty(response, 'url', { value: request.url });
  return response;
}

/** Rejects as soon as the caller aborts, even if the work continues. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
    work.finally(() => signal.removeEventListener('abort', giveUp)).then(resolve, reject);
  });
}

/**
 * One browser of the simulator, with separate cookies and a separate connection. Two users can
 * therefore be in one world in the same page.
 */
export class Visitor {
  /** Whether the browser has a connection. False makes every call fail as without a network. */
  online = true;
  readonly #router: Router;
  readonly #responder: Responder;
  readonly #cookies = new Map<string, string>();
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(router: Router, responder: Responder) {
    this.#router = router;
    this.#responder = responder;
  }

  /**
   * `window.fetch`, answered by the engine in this page. Redirects are returned and not followed.
   * Requests to other origins, and to data and blob addresses, work normally.
   */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, baseAddress()).href;
    if (new URL(address).origin !== new URL(baseAddress()).origin) return fetch(input, init);
    const call = this.#call(input instanceof Request ? input : address, init);
    this.#underWay.add(call);
    const done = () => this.#underWay.delete(call);
    call.then(done, done);
    return call;
  };

  /** Resolves when no call is pending, including calls that immediately follow from an answer. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) {
      await Promise.allSettled(this.#underWay);
      // Callers receive their answer first and may send another call.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async #call(input: Request | string, init: RequestInit | undefined): Promise<Response> {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    if (!this.online) throw networkFailure();
    return unlessAborted(this.#respond(request, init?.body), request.signal);
  }

  async #respond(request: Request, given: unknown): Promise<Response> {
    const head = readHead(request, request.credentials === 'omit' ? '' : this.#cookieHeader());
    const answer = await this.#answer(request, head, given);
    if (!answer || !this.online) throw networkFailure();
    // An aborted browser call closes the connection, so its cookies do not arrive either.
    request.signal.throwIfAborted();
    for (const { name, value } of answer.cookies ?? []) {
      if (value === null) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return responseOf(answer, request);
  }

  /** Response of the engine. Null if a fault closes the connection. */
  async #answer(
    request: Request,
    head: IncomingRequest,
    given: unknown,
  ): Promise<DoorAnswer | null> {
    if (!isReadable(pathOf(head.url))) {
      return this.#responder.refusal(head, unreadablePath());
    }
    const match = this.#router.find(head.method, new URL(request.url).pathname);
    if (!match) return wrongMethod(head, this.#responder) ?? unknownPath(head, this.#responder);
    const { endpoint, params } = match;
    head.params = params;
    if (endpoint.operation.tag === 'simulation') await knowControlApi();
    if (needsWorld(endpoint.id)) await textsFor(tenantOf(head));
    try {
      const fault = endpoint.admit(head);
      if (fault && !(await endpoint.applyFault(head, fault))) return null;
      return await endpoint.answer(head, await readBody(request, head, given, endpoint.operation));
    } catch (error) {
      return endpoint.refuse(head, error);
    }
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
