import type { UserType } from '@dokubox/spec/enums.ts';
import { operations, type AnswerOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { UserFacts } from '@dokubox/spec/workflow/types.ts';
import type { Answered } from '../contract-server.ts';
import { ContractWorld } from '../workflow/world.ts';
import { breachOf } from './published-contract.ts';

/** The users of a walk: two people of one company, and three of the bank. */
export const clients = ['client1', 'clientColleague'] as const;
export const bankers = ['bankerRm', 'bankerValidator', 'banker2'] as const;
export const everybody = [...clients, ...bankers];

/** One call, before it is made. */
export interface Request {
  readonly id: OperationId;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function urlOf({ id, params, query }: Request): string {
  const path = operations[id].url.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

/** An answer that no back end may give. */
export class BrokenInvariant extends Error {}

/** Makes the calls of all users in one world, and checks each answer against the contract. */
export class Callers {
  readonly world: ContractWorld;
  /** Number of answers checked. */
  answers = 0;
  readonly #users = new Map<string, UserFacts>();

  constructor(world: ContractWorld) {
    this.world = world;
  }

  /** Makes a call as a user. Null calls the control API. */
  async call(who: string | null, request: Request): Promise<Answered> {
    let answer = await this.#send(who, request);
    const { access } = operations[request.id];
    const inSession = access === 'session' || access === 'partial';
    if (who !== null && inSession && answer.status === 401) {
      // The session has expired, so the user signs in again.
      this.world.forget(who);
      answer = await this.#send(who, request);
    }
    this.answers += 1;
    const breach = breachOf(request.id, answer);
    if (answer.status >= 500 || (inSession && answer.status === 401) || breach !== null) {
      const what = `${request.id} as ${who}: ${answer.status} ${answer.text.slice(0, 300)}`;
      throw new BrokenInvariant(breach ?? what);
    }
    return answer;
  }

  /** Makes a query that must succeed. */
  async read<Id extends OperationId>(
    who: string | null,
    id: Id,
    more: Omit<Request, 'id'> = {},
  ): Promise<AnswerOf<Id>> {
    const answer = await this.call(who, { id, ...more });
    if (answer.status === operations[id].success.status) return answer.json as AnswerOf<Id>;
    throw new BrokenInvariant(`${id} as ${who}: ${answer.status} ${answer.text.slice(0, 300)}`);
  }

  /** A user's facts as the rules of the workflow read them. */
  async factsOf(who: string): Promise<UserFacts> {
    const known = this.#users.get(who);
    if (known) return known;
    const { user, roles, permissions } = await this.read(who, 'getCurrentUser');
    const facts = { userType: user.userType, username: user.username, roles, permissions };
    this.#users.set(who, facts);
    return facts;
  }

  async #send(who: string | null, request: Request): Promise<Answered> {
    const operation: OperationDefinition = operations[request.id];
    const { worldId, server } = this.world;
    const params = { worldId, ...request.params };
    const url = urlOf({ ...request, params });
    const headers = who === null ? {} : await this.world.headers(who);
    if (operation.method === 'POST') return server.post(url, request.body ?? {}, headers);
    return server.fetch(url, { method: operation.method, headers });
  }
}

/** The side of a user. */
export function sideOfPerson(who: string): UserType {
  return ContractWorld.userTypeOf(who);
}
