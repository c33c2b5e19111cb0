import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { addressOf } from '@dokubox/spec/operations/request.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { dokuFlowTypeIds } from '@dokubox/spec/enums.ts';
import { portalHeaders } from '../contract/contract-server.ts';
import type { HostileFile } from './hostile-files.ts';

/** Milliseconds after which a neighbour gives a call up. */
const PATIENCE_MS = 60_000;

/** Bytes of an answer that are kept. The end of longer ones is not needed. */
const MOST_TEXT = 8 * 1024 * 1024;

/** A neighbour's answer. Status 0 if there was none. */
export interface Heard {
  readonly status: number;
  readonly text: string;
}

/** A world of a neighbour. */
export interface NeighbourWorld {
  readonly id: string;
  readonly headers: Record<string, string>;
}

type Values = Record<string, string | number>;

/** A caller who disturbs the server in any way and ignores the answers. */
export class Neighbour {
  readonly url: string;
  /** Answers by their status. */
  readonly heard = new Map<number, number>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 });
  readonly #sockets = new Set<Socket>();

  constructor(url: string) {
    this.url = url;
  }

  /** Closes all open connections. */
  leave(): void {
    this.#agent.destroy();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Calls an operation. @param body JSON, or raw bytes */
  call(
    id: OperationId,
    {
      params = {},
      query = {},
      body,
      headers = {},
      method,
    }: {
      params?: Values;
      query?: Values;
      body?: unknown;
      headers?: Record<string, string>;
      method?: string;
    } = {},
  ): Promise<Heard> {
    const operation: OperationDefinition = operations[id];
    const path = addressOf(operation, params, query);
    const bytes =
      body === undefined || body instanceof Uint8Array
        ? (body as Uint8Array | undefined)
        : Buffer.from(JSON.stringify(body));
    const type = bytes ? { 'content-type': 'application/json' } : {};
    return this.send(path, method ?? operation.method, { ...type, ...headers }, bytes);
  }

  /** Sends a request and reads the answer to its end. Never rejects. */
  send(
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: Uint8Array,
  ): Promise<Heard> {
    return new Promise((resolve) => {
      const done = (status: number, text = '') => {
        this.heard.set(status, (this.heard.get(status) ?? 0) + 1);
        resolve({ status, text });
      };
      const length = body ? { 'content-length': String(body.length) } : {};
      const options = { agent: this.#agent, method, headers: { ...headers, ...length } };
      const outgoing = request(
        `${this.url}${path}`,
        { ...options, timeout: PATIENCE_MS },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            done(answer.statusCode ?? 0, Buffer.concat(chunks).subarray(0, MOST_TEXT).toString());
          });
          answer.on('error', () => {
            done(0);
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy());
      // If the answer came before the whole request was sent, no one listens for the end of the
      // connection.
      outgoing.on('socket', (socket) => {
        if (this.#sockets.has(socket)) return;
        this.#sockets.add(socket);
        socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
      });
      outgoing.on('error', () => {
        done(0);
      });
      outgoing.end(body);
    });
  }

  /** A connection that sends these bytes. If `deaf`, it never reads an answer. */
  connection(bytes: string | Uint8Array, { deaf = false } = {}): Socket {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname);
    this.#sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
    if (!deaf) socket.resume();
    socket.write(bytes);
    return socket;
  }

  /** A new world with a client signed in. Null if none could be created. */
  async world(scenario = 'everyday'): Promise<NeighbourWorld | null> {
    const order = { scenario, tenant: 'HU', user: 'client1' };
    const { status, text } = await this.call('createWorld', { body: order });
    if (status !== operations.createWorld.success.status) return null;
    const { worldId, idToken } = JSON.parse(text) as { worldId: string; idToken: string };
    const headers = { ...portalHeaders(), 'X-Sim-World': worldId, 'X-Id-Token': idToken };
    return { id: worldId, headers };
  }

  /** Boxes of a world, as its client sees them. */
  async boxesOf({
    id,
  }: NeighbourWorld): Promise<readonly { id: number; dokus: { id: number }[] }[]> {
    const { text } = await this.call('getWorldState', { params: { worldId: id } });
    try {
      return (JSON.parse(text) as { boxes: { id: number; dokus: { id: number }[] }[] }).boxes;
    } catch {
      return [];
    }
  }

  /** Uploads a file, which the server inspects. */
  upload(world: NeighbourWorld, { name, bytes }: HostileFile): Promise<Heard> {
    const part = (head: string) =>
      Buffer.from(`--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`);
    const end = Buffer.from('\r\n');
    const body = Buffer.concat([
      Buffer.concat([part('name="fileName"'), Buffer.from(name), end]),
      Buffer.concat([part('name="dokuFlowTypeId"'), Buffer.from(String(dokuFlowTypeIds[0])), end]),
      Buffer.concat([part(`name="files"; filename="${name}"`), bytes, end]),
      Buffer.from('--b--\r\n'),
    ]);
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    return this.send(operations.checkFileContent.url, 'POST', { ...world.headers, ...type }, body);
  }

  /** Validates a file that is not stored. */
  validate(world: NeighbourWorld, dokuId: number, { name, bytes }: HostileFile): Promise<Heard> {
    const body = { fileName: name, fileContent: Buffer.from(bytes).toString('base64') };
    return this.call('validateSignature', { params: { id: dokuId }, body, headers: world.headers });
  }
}
