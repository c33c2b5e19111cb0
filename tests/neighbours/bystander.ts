import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { dokuboxSearchStatuses, dokuFlowTypeIds } from '@dokubox/spec/enums.ts';
import { addressOf } from '@dokubox/spec/operations/request.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { ContractCaller, type SignedIn } from '../contract/contract-server.ts';
import { sizedPdf } from '../contract/sized-pdf.ts';
import { hold } from './hold.ts';

/** Milliseconds after which a call counts as slow. */
export const SLOW_MS = 250;
/** Milliseconds after which a call is given up. */
const PATIENCE_MS = 60_000;

/** Measurements of a user who only does their work. */
export interface Met {
  readonly calls: number;
  /** Calls that took more than {@link SLOW_MS}. */
  readonly slow: number;
  readonly longestMs: number;
  /** The call that took longest. */
  readonly longest: string;
  /** The first few answers that differ from those on a quiet server. */
  readonly failures: readonly string[];
  readonly failed: number;
  /** The longest wait for `/__sim/health`. */
  readonly healthMs: number;
}

/** Commands of a turn. All are undone at its end, so that a world does not fill up. */
const COMMANDS = 3;

const noneYet = () => ({ calls: 0, slow: 0, longestMs: 0, longest: '', failed: 0, healthMs: 0 });

/** A small file whose content matches its name. */
const pdf = Buffer.from(sizedPdf(100_000));

/**
 * A user who works in a world of their own: list, box, name, message, upload, validation, console.
 */
export class Bystander {
  readonly #caller: ContractCaller;
  readonly #user: SignedIn;
  #boxId = 0;
  #dokuId = 0;
  #events = 0;
  #counts = noneYet();
  #failures: string[] = [];

  private constructor(caller: ContractCaller, user: SignedIn) {
    this.#caller = caller;
    this.#user = user;
  }

  /** @throws Error if the first turn, on a quiet server, does not succeed */
  static async begin(url: string): Promise<Bystander> {
    const caller = new ContractCaller(url);
    const one = new Bystander(caller, await caller.signIn('client1', 'HU', 'everyday'));
    await one.#chooseBox();
    await one.#listen();
    await one.work(0);
    const { failures } = one.met();
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return one;
  }

  async #chooseBox(): Promise<void> {
    const { content } = (await this.#list()) as { content: { id: number }[] };
    for (const { id } of content) {
      const box = (await this.#call('loadDokubox', { id })) as Dokubox;
      const upload = box.dokus.find(({ status }) => status === 'WAITING_CLIENT_UPLOAD');
      if (!upload) continue;
      this.#boxId = id;
      this.#dokuId = upload.id;
      return;
    }
    throw new Error('no box takes a name and a file');
  }

  /** The measurements since the last call. */
  met(): Met {
    const met = { ...this.#counts, failures: this.#failures.slice(0, 10) };
    this.#counts = noneYet();
    this.#failures = [];
    return met;
  }

  /** Asks repeatedly whether the server is alive, until `isOver`. */
  async watch(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const began = performance.now();
      await this.#call('getHealth', {});
      this.#counts.healthMs = Math.max(this.#counts.healthMs, performance.now() - began);
      await hold(20);
    }
  }

  /** One turn of work. */
  async work(turn: number): Promise<void> {
    const { worldId } = this.#user;
    const events = this.#events;
    await this.#list();
    await this.#call('loadDokubox', { id: this.#boxId });
    await this.#call('renameDokubox', {}, { dokuBoxId: this.#boxId, newCustomName: `${turn}` });
    await this.#call('addMessage', { id: this.#dokuId }, { content: `Turn ${turn}` });
    await this.#call('checkFileContent', {}, this.#form());
    await this.#call('submitClientDokubox', {}, this.#upload());
    await this.#call('validateSignature', { id: this.#dokuId }, {});
    for (let command = 0; command < COMMANDS; command += 1) await this.#call('undo', { worldId });
    await this.#open('/__sim/');
    await this.#call('listWorlds', {});
    await this.#call('getWorldState', { worldId });
    // Expects an event for each command and each undo. The stream may lag behind the answers.
    const expectedEvents = events + 2 * COMMANDS;
    for (let wait = 0; this.#events < expectedEvents && wait < 100; wait += 1) {
      await hold(20);
    }
    if (this.#events < expectedEvents)
      this.#fail(`events: ${expectedEvents - this.#events} are missing`);
  }

  #upload(): object {
    const action = {
      dokuId: this.#dokuId,
      dokuStaticAction: 'Upload',
      actionData: { fileName: 'a.pdf', mimeType: 'application/pdf' },
      fileContent: pdf.toString('base64'),
    };
    const doku = { id: this.#dokuId, submitDokuStaticActions: [action] };
    return { dokuBoxId: this.#boxId, dokus: [doku] };
  }

  #form(): FormData {
    const form = new FormData();
    form.set('fileName', 'a.pdf');
    form.set('dokuFlowTypeId', String(dokuFlowTypeIds[0]));
    form.set('files', new Blob([pdf]), 'a.pdf');
    return form;
  }

  #list(): Promise<unknown> {
    const search = { status: dokuboxSearchStatuses[0], page: 0, size: 25 };
    return this.#call('searchClientDokuboxes', {}, search);
  }

  #call(id: OperationId, params: Record<string, string | number>, body?: object): Promise<unknown> {
    const operation: OperationDefinition = operations[id];
    const { method, success } = operation;
    const path = addressOf(operation, params);
    if (body === undefined || body instanceof FormData) {
      return this.#timed(id, success.status, path, { method, ...(body ? { body } : {}) });
    }
    const headers = { 'content-type': 'application/json' };
    return this.#timed(id, success.status, path, { method, headers, body: JSON.stringify(body) });
  }

  #open(page: string): Promise<unknown> {
    return this.#timed(page, 200, page, {});
  }

  /** Makes a call and records its result. */
  async #timed(what: string, status: number, path: string, init: RequestInit): Promise<unknown> {
    const began = performance.now();
    const headers = { ...this.#user.headers, ...(init.headers as Record<string, string>) };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const answer = await this.#caller.fetch(path, { ...init, headers, signal });
      if (answer.status !== status) {
        this.#fail(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      return answer.json;
    } catch (error) {
      this.#fail(`${what}: ${String(error)}`);
      return undefined;
    } finally {
      const ms = performance.now() - began;
      this.#counts.calls += 1;
      if (ms > this.#counts.longestMs)
        Object.assign(this.#counts, { longestMs: ms, longest: what });
      if (ms > SLOW_MS) this.#counts.slow += 1;
    }
  }

  #fail(how: string): void {
    this.#counts.failed += 1;
    this.#failures.push(how);
  }

  async #listen(): Promise<void> {
    const path = addressOf(operations.followWorld, { worldId: this.#user.worldId });
    const { body } = await fetch(`${this.#caller.url}${path}`);
    if (!body) throw new Error('no stream of events');
    const read = async () => {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        this.#events += [...chunk.matchAll(/^event: /gm)].length;
      }
    };
    read().catch((error: unknown) => {
      this.#fail(`events: ${String(error)}`);
    });
  }
}
