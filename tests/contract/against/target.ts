import type { DokuStatus, Tenant } from '@dokubox/spec/enums.ts';
import { operations, type AnswerOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import {
  ContractCaller,
  ContractServer,
  type Answered,
  type SignedIn,
} from '../contract-server.ts';
import { breachOf } from '../walk/published-contract.ts';

/** Boxes of `conformance.json` by their custom names. The bank's own box has none. */
export type ConformanceBoxName =
  | 'Talk'
  | 'Triggers'
  | 'Own application'
  | 'Prepared'
  | 'Started by the bank'
  | 'Finished'
  | 'Ended'
  | 'Of another client';

/** Keys of the people the tests act as. */
export type PersonKey = 'client1' | 'client2' | 'bankerRm' | 'bankerValidator';

/** The parts of a call besides its operation. */
export interface CallParts {
  readonly id?: number;
  readonly body?: unknown;
  readonly form?: FormData;
}

/** The server under test: at `DOKUBOX_BASE_URL`, or a simulator of our own if that is not set. */
export class ServerUnderTest {
  readonly caller: ContractCaller;
  readonly #own: ContractServer | undefined;

  private constructor(caller: ContractCaller, own?: ContractServer) {
    this.caller = caller;
    this.#own = own;
  }

  static async open(): Promise<ServerUnderTest> {
    const url = process.env['DOKUBOX_BASE_URL'];
    if (url) return new ServerUnderTest(new ContractCaller(url.replace(/\/+$/, '')));
    const own = await ContractServer.start();
    return new ServerUnderTest(own, own);
  }

  async close(): Promise<void> {
    await this.#own?.stop();
  }

  /** A new world of the scenario. */
  async world(tenant: Tenant = 'CZ'): Promise<TargetWorld> {
    return new TargetWorld(this.caller, await this.caller.signIn('client1', tenant, 'conformance'));
  }
}

/** One world of the server under test. It knows only what calls return. */
export class TargetWorld {
  readonly #caller: ContractCaller;
  readonly #world: SignedIn;
  readonly #headers = new Map<PersonKey, Promise<Record<string, string>>>();

  constructor(caller: ContractCaller, world: SignedIn) {
    this.#caller = caller;
    this.#world = world;
  }

  /**
   * Calls an operation as a user.
   * @throws Error when the answer does not match the published document
   */
  async call(who: PersonKey, operationId: OperationId, call: CallParts = {}): Promise<Answered> {
    const operation: OperationDefinition = operations[operationId];
    const path = operation.url.replace('{id}', String(call.id));
    const headers = await this.#headersOf(who);
    const answer =
      call.form !== undefined
        ? await this.#caller.fetch(path, { method: 'POST', headers, body: call.form })
        : operation.method === 'POST'
          ? await this.#caller.post(path, call.body ?? {}, headers)
          : await this.#caller.fetch(path, { method: operation.method, headers });
    const breach = breachOf(operationId, answer);
    if (breach !== null) throw new Error(breach);
    return answer;
  }

  /** Makes a call that has to succeed. */
  async read<Id extends OperationId>(
    who: PersonKey,
    operationId: Id,
    call: CallParts = {},
  ): Promise<AnswerOf<Id>> {
    const { status, text, json } = await this.call(who, operationId, call);
    if (status === operations[operationId].success.status) return json as AnswerOf<Id>;
    throw new Error(`${operationId} as ${who}: ${status} ${text.slice(0, 300)}`);
  }

  /** Id of a box, as the list shows it. */
  async boxId(name: ConformanceBoxName): Promise<number> {
    const body = { status: 'ALL', page: 0, size: 50 };
    const { content } = await this.read('bankerRm', 'searchBankerDokuboxes', { body });
    const found = content.find(({ customName, initiatedBy }) =>
      name === 'Started by the bank' ? initiatedBy === 'BANK' : customName === name,
    );
    if (!found) throw new Error(`no box is named ${name}`);
    return found.id;
  }

  box(who: PersonKey, id: number) {
    return this.read(who, 'loadDokubox', { id });
  }

  /** A document of a box by its current status, as a user reads it. */
  async doku(who: PersonKey, boxId: number, status: DokuStatus): Promise<Doku> {
    const { dokus } = await this.box(who, boxId);
    const found = dokus.find((doku) => doku.status === status);
    if (!found) throw new Error(`no document in ${status}`);
    return found;
  }

  /** Moves the clock of the world forward. */
  async passes(advanceMs: number): Promise<void> {
    const url = operations.setClock.url.replace('{worldId}', this.#world.worldId);
    const { status, text } = await this.#caller.post(url, { advanceMs });
    if (status !== operations.setClock.success.status)
      throw new Error(`setClock: ${status} ${text}`);
  }

  #headersOf(who: PersonKey): Promise<Record<string, string>> {
    let headers = this.#headers.get(who);
    if (!headers) {
      headers = this.#caller.headersIn(this.#world, who);
      this.#headers.set(who, headers);
    }
    return headers;
  }
}
