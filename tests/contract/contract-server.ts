import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import {
  createSimulator,
  type Simulator,
  type SimulatorOptions,
} from '../../simulator/server/simulator.ts';
import type { LoggedProblem } from '../../simulator/door/options.ts';
import { unlisted, type Seen } from './listed.ts';

/** Scenarios of the contract tests. */
export const scenariosFolder = fileURLToPath(new URL('./scenarios', import.meta.url));

/** An id that belongs to no box and no document. */
export const NOWHERE = 9_007_199_254_740_991;

/** Values of path placeholders that are well-formed but unknown. */
const emptyHanded: Readonly<Record<string, string>> = {
  id: String(NOWHERE),
  contractId: 'none',
  worldId: 'none',
  envelopeId: 'none',
};

/** The headers of the portal. Named changes replace a header or, if null, omit it. */
export function portalHeaders(
  changes: Readonly<Record<string, string | null>> = {},
): Record<string, string> {
  const headers: Record<string, string | null> = {
    'X-Language': 'en',
    'X-Tenant': 'HU',
    'X-Channel': 'INTERNET',
    'X-Flow-Type': 'CLIENT',
    'X-Timezone-Offset': '-60',
    'X-Client-Application': 'DDE_PORTAL',
    'X-Flow-Id': '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    ...changes,
  };
  const present = Object.entries(headers).filter(([, value]) => value !== null);
  return Object.fromEntries(present) as Record<string, string>;
}

/** Path of an operation with unknown ids in its placeholders. */
export function deadEndPathOf(operation: OperationDefinition): string {
  return operation.url.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => emptyHanded[name] ?? '1');
}

/** An answer, read to its end. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body. Undefined if there is none. */
  readonly json: unknown;
  /** The body of an error answer. */
  readonly error: ErrorBody;
}

export interface SignedIn {
  readonly worldId: string;
  readonly tenant: Tenant;
  /** Headers of this user in this world. */
  readonly headers: Record<string, string>;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** A server of the contract, called over HTTP as any client would. */
export class ContractCaller {
  /** Address before the paths of the contract, without a slash at its end. */
  readonly url: string;
  /** Worlds in which calls go wrong on purpose. */
  readonly #faulty = new Set<string>();

  constructor(url: string) {
    this.url = url;
  }

  /**
   * Sends a request and reads the answer. Does not follow redirects. Asks for plain answers unless
   * the request names an encoding, because compression took a tenth of the time of the contract
   * tests.
   * @throws Error if the operation does not list the answer
   */
  async fetch(path: string, init: RequestInit = {}): Promise<Answered> {
    const headers = new Headers(init.headers);
    if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'identity');
    const response = await fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    const { method = 'GET' } = init;
    this.#hold(method, path, init, { status: response.status, json });
    return {
      status: response.status,
      headers: response.headers,
      text,
      json,
      error: json as ErrorBody,
    };
  }

  /**
   * Every answer must be listed by its operation. If a fault is set, any answer is allowed.
   * @throws Error that names the answer
   */
  #hold(method: string, path: string, { headers }: RequestInit, answer: Seen): void {
    const faultsOf = /^\/__sim\/worlds\/([^/]+)\/faults$/.exec(path)?.[1];
    if (faultsOf !== undefined) this.#faulty.add(faultsOf);
    if (this.#faulty.has(new Headers(headers).get('X-Sim-World') ?? '')) return;
    const breach = unlisted(method, path, answer);
    if (breach !== null) throw new Error(breach);
  }

  /** Posts JSON, or a body of the type the headers name. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** Calls an operation with the smallest understandable request. */
  call(id: OperationId, headers: Record<string, string>, body: unknown = {}): Promise<Answered> {
    const operation: OperationDefinition = operations[id];
    const path = deadEndPathOf(operation);
    if (operation.method === 'POST' && operation.body && !operation.multipart) {
      return this.post(path, body, headers);
    }
    return this.fetch(path, { method: operation.method, headers });
  }

  /** A new world with one of its users signed in. @throws Error when the server creates none */
  async signIn(user = 'client1', tenant: Tenant = 'HU', scenario = 'contract'): Promise<SignedIn> {
    const answer = await this.post(operations.createWorld.url, { scenario, tenant, user });
    if (answer.status !== operations.createWorld.success.status) {
      throw new Error(`no world of ${scenario}: ${answer.status} ${answer.text.slice(0, 300)}`);
    }
    const world = answer.json as { worldId: string; idToken: string; refreshToken: string };
    const headers = {
      ...headersOfUser(user, tenant),
      'X-Sim-World': world.worldId,
      'X-Id-Token': world.idToken,
    };
    return { ...world, tenant, headers };
  }

  /** Headers of another user of the same world, with a session kept in cookies. */
  async headersIn({ worldId, tenant }: SignedIn, user: string): Promise<Record<string, string>> {
    const path = operations.openWorld.url.replace('{worldId}', worldId);
    const opened = await this.fetch(`${path}?user=${user}`);
    const cookie = opened.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { ...headersOfUser(user, tenant), Cookie: cookie.join('; ') };
  }
}

/** The headers the portal sends for a user of the scenarios, by key. */
function headersOfUser(user: string, tenant: Tenant): Record<string, string> {
  const isClient = userTypeOfKey(user) === 'CLIENT';
  return portalHeaders({
    'X-Tenant': tenant,
    'X-Channel': isClient ? 'INTERNET' : 'INTRANET',
    'X-Flow-Type': isClient ? 'CLIENT' : 'BANKER',
  });
}

/** A simulator that runs in this process. */
export class ContractServer extends ContractCaller {
  readonly simulator: Simulator;
  /** Problems the server would have logged. */
  readonly problems: readonly LoggedProblem[];

  private constructor(simulator: Simulator, url: string, problems: readonly LoggedProblem[]) {
    super(url);
    this.simulator = simulator;
    this.problems = problems;
  }

  /** Starts one on a free port with the scenario of this folder. */
  static async start(options: Partial<SimulatorOptions> = {}): Promise<ContractServer> {
    const problems: LoggedProblem[] = [];
    const simulator = await createSimulator({
      scenariosFolder,
      portalFolder: join(scenariosFolder, 'no-portal'),
      host: '127.0.0.1',
      mode: 'test',
      onProblem: (problem) => problems.push(problem),
      ...options,
    });
    const [problem] = options.scenariosFolder === undefined ? simulator.scenarioErrors : [];
    if (problem)
      throw new Error(`${problem.file}:${problem.line}: ${problem.path}: ${problem.message}`);
    await simulator.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = simulator.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    await simulator.join(url);
    return new ContractServer(simulator, url, problems);
  }

  async stop(): Promise<void> {
    await this.simulator.app.close();
  }
}

/** Runs `work` with a folder of its own, which is removed afterwards. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dokubox-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with a server of its own. */
export async function withServer(
  options: Parameters<typeof ContractServer.start>[0],
  work: (own: ContractServer) => Promise<void>,
): Promise<void> {
  const own = await ContractServer.start(options);
  try {
    await work(own);
  } finally {
    await own.stop();
  }
}
