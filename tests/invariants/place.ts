import { fileURLToPath } from 'node:url';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { addressOf } from '@dokubox/spec/operations/request.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { createSimulator, type Simulator } from '../../simulator/server/simulator.ts';
import { SESSION_COOKIE } from '../../simulator/door/cookies.ts';
import { portalHeaders } from '../contract/contract-server.ts';

/** A call that can be repeated. */
export interface GeneratedCall {
  readonly id: OperationId;
  /** The index of its world. */
  readonly slot: number;
  /** Key of the user who calls. Null for a caller without a user. */
  readonly as: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The body as JSON text. */
  readonly body: string | null;
}

export interface AnsweredCall {
  readonly status: number;
  readonly text: string;
}

/** Placeholder for the world of the slot in the path of a call. */
export const SLOT = '@world';

const slots = ['HU', 'CZ', 'BG'] as const satisfies readonly Tenant[];
export const slotCount = slots.length;

const scenariosFolder = fileURLToPath(new URL('../contract/scenarios', import.meta.url));

/** A value that an address can carry. An unpaired surrogate cannot be written in one. */
export const sendCall = (value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value, 'utf8').toString('utf8') : value;

/** A simulator with a world in each slot, called through its door. */
export class ProofPlace {
  readonly problems: string[] = [];
  readonly #simulator: Simulator;
  readonly #worlds: string[] = [];
  readonly #tokens = new Map<string, string>();

  private constructor(simulator: Simulator) {
    this.#simulator = simulator;
  }

  static async open(): Promise<ProofPlace> {
    let made = 0;
    const problems: string[] = [];
    const simulator = await createSimulator({
      host: '127.0.0.1',
      mode: 'development',
      portalFolder: scenariosFolder,
      scenariosFolder,
      newWorldId: () => `w${(made += 1)}`,
      onProblem: ({ where, detail }) => problems.push(`${where}: ${detail}`),
    });
    const place = new ProofPlace(simulator);
    Object.assign(place, { problems });
    for (const slot of slots.keys()) await place.#fill(slot);
    return place;
  }

  close(): Promise<void> {
    return this.#simulator.app.close();
  }

  worldId(slot: number): string {
    return this.#worlds[slot] ?? '';
  }

  async #fill(slot: number): Promise<void> {
    const body = {
      scenario: 'contract',
      tenant: slots[slot],
      now: '2026-05-04T08:00:00Z',
      seed: 7,
    };
    const { text } = await this.send('POST', '/__sim/worlds', {}, JSON.stringify(body));
    this.#worlds[slot] = (JSON.parse(text) as { worldId: string }).worldId;
    for (const key of this.#tokens.keys()) {
      if (key.startsWith(`${slot} `)) this.#tokens.delete(key);
    }
  }

  async send(
    method: string,
    url: string,
    headers: Record<string, string> = {},
    payload?: string,
  ): Promise<AnsweredCall> {
    const { statusCode, body } = await this.#simulator.app.inject({
      method: method as 'GET',
      url,
      headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: statusCode, text: body };
  }

  async make({ id, slot, as, params, query, body }: GeneratedCall): Promise<AnsweredCall> {
    const operation: OperationDefinition = operations[id];
    const worldId = this.worldId(slot);
    const filled = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        value === SLOT ? worldId : sendCall(value),
      ]),
    );
    const asked = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, sendCall(value)]),
    );
    const headers = operation.portalHeaders === false ? {} : await this.#headers(slot, as);
    const url = addressOf(operation, filled, asked);
    const answer = await this.send(operation.method, url, headers, body ?? undefined);
    // The user's next call signs in again.
    if (answer.status === 401) this.#tokens.delete(`${slot} ${as}`);
    return answer;
  }

  /**
   * Removes every world that a call has created, and creates the ones again that a call has
   * removed.
   */
  async tidy(): Promise<AnsweredCall> {
    const answer = await this.send('GET', '/__sim/worlds');
    if (answer.status !== 200) return answer;
    const listed = new Set(
      (JSON.parse(answer.text) as { worldId: string }[]).map(({ worldId }) => worldId),
    );
    for (const id of listed) {
      if (!this.#worlds.includes(id)) await this.send('DELETE', `/__sim/worlds/${id}`);
    }
    for (const slot of slots.keys()) if (!listed.has(this.worldId(slot))) await this.#fill(slot);
    return answer;
  }

  async #headers(slot: number, as: string | null): Promise<Record<string, string>> {
    const isClient = as === null || as.startsWith('client');
    const headers = portalHeaders({
      'X-Tenant': slots[slot] ?? null,
      'X-Flow-Type': isClient ? 'CLIENT' : 'BANKER',
      'X-Channel': isClient ? 'INTERNET' : 'INTRANET',
      'X-Sim-World': this.worldId(slot),
    });
    return as === null ? headers : { ...headers, 'X-Id-Token': await this.#token(slot, as) };
  }

  async #token(slot: number, as: string): Promise<string> {
    const key = `${slot} ${as}`;
    const known = this.#tokens.get(key);
    if (known !== undefined) return known;
    const url = `/__sim/open/${this.worldId(slot)}?user=${as}`;
    const { cookies } = await this.#simulator.app.inject({ method: 'GET', url });
    const token = cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    this.#tokens.set(key, token);
    return token;
  }
}
