import { dokuboxSearchStatuses } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { Message } from '@dokubox/spec/schemas/message.ts';
import { ContractCaller, type SignedIn } from '../contract/contract-server.ts';

/** A user's writes that the server has acknowledged. */
export interface Written {
  readonly user: SignedIn;
  readonly boxId: number;
  readonly dokuId: number;
  /** Messages that were acknowledged, in order. */
  readonly messages: string[];
  /** The name of the box, and a name still being sent when the server ended. */
  name: string | null;
  maybeName: string | null;
  maybeMessage: string | null;
}

const messagesPath = (dokuId: number) => operations.getMessages.url.replace('{id}', String(dokuId));

/** A command that was not acknowledged. */
interface Refused {
  readonly status: number;
  readonly text: string;
}

/** One user who writes as quickly as the server answers. */
export class Writer {
  readonly written: Written;
  acknowledged = 0;
  unanswered = 0;
  #count = 0;
  readonly #caller: ContractCaller;

  private constructor(caller: ContractCaller, written: Written) {
    this.#caller = caller;
    this.written = written;
  }

  /** Starts in a new world, in the first box that accepts a name and messages. */
  static async begin(url: string): Promise<Writer> {
    const caller = new ContractCaller(url);
    const user = await caller.signIn();
    const { headers } = user;
    const search = { status: dokuboxSearchStatuses[0], page: 0, size: 25 };
    const list = await caller.post(operations.searchClientDokuboxes.url, search, headers);
    for (const [, id] of list.text.matchAll(/"id":(\d+)/g)) {
      const boxId = Number(id);
      const rename = { dokuBoxId: boxId, newCustomName: 'Mine' };
      const renamed = await caller.post(operations.renameDokubox.url, rename, headers);
      if (renamed.status !== operations.renameDokubox.success.status) continue;
      for (const { id: dokuId } of (await load(caller, user, boxId)).dokus) {
        const path = operations.addMessage.url.replace('{id}', String(dokuId));
        const added = await caller.post(path, { content: 'The first' }, headers);
        if (added.status !== operations.addMessage.success.status) continue;
        const known = await caller.fetch(messagesPath(dokuId), { headers });
        const messages = (known.json as Message[]).map(({ content }) => content);
        const open = { maybeName: null, maybeMessage: null };
        return new Writer(caller, { user, boxId, dokuId, messages, name: 'Mine', ...open });
      }
    }
    throw new Error('no box to write to');
  }

  /** Continues in a world of an earlier run. */
  static async goOn(url: string, written: Written): Promise<Writer> {
    return Promise.resolve(new Writer(new ContractCaller(url), written));
  }

  /** Writes until the server is gone. @throws Error if a call is rejected */
  async work(): Promise<void> {
    try {
      for (;;) {
        const refused = await this.write();
        if (refused) throw new Error(`answered ${refused.status}: ${refused.text}`);
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.unanswered += 1;
    }
  }

  /**
   * Writes a message, or on every third call the name of the box.
   * @returns the rejection, or undefined if the command was acknowledged
   * @throws TypeError if the server is gone
   */
  async write(): Promise<Refused | undefined> {
    const { written } = this;
    const text = `${written.messages.length} ${Math.random()}`;
    this.#count += 1;
    const isName = this.#count % 3 === 1;
    if (isName) written.maybeName = text;
    else written.maybeMessage = text;
    const refused = await (isName ? this.#rename(text) : this.#say(text));
    if (refused) return refused;
    if (isName) {
      written.name = text;
      written.maybeName = null;
    } else {
      written.messages.push(text);
      written.maybeMessage = null;
    }
    this.acknowledged += 1;
    return undefined;
  }

  /** Missing or incomplete data. Unanswered commands may be stored or not. */
  static async check(url: string, written: Written): Promise<readonly string[]> {
    const caller = new ContractCaller(url);
    const { user, messages } = written;
    const problems: string[] = [];
    const box = await load(caller, user, written.boxId);
    const known = await caller.fetch(messagesPath(written.dokuId), { headers: user.headers });
    const found = (known.json as Message[]).map(({ content }) => content);
    const wanted = found.length > messages.length ? [...messages, written.maybeMessage] : messages;
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
      problems.push(`${user.worldId}: ${found.length} messages, ${messages.length} acknowledged`);
    }
    const name = box.customName ?? null;
    if (name !== written.name && name !== written.maybeName) {
      problems.push(`${user.worldId}: is called ${String(name)}, not ${String(written.name)}`);
    }
    // Whatever was found is expected from now on.
    written.messages.splice(0, Infinity, ...found);
    written.name = name;
    written.maybeName = written.maybeMessage = null;
    return problems;
  }

  #rename(newCustomName: string) {
    const body = { dokuBoxId: this.written.boxId, newCustomName };
    return this.#send('renameDokubox', operations.renameDokubox.url, body);
  }

  #say(content: string) {
    const path = operations.addMessage.url.replace('{id}', String(this.written.dokuId));
    return this.#send('addMessage', path, { content });
  }

  async #send(
    id: 'renameDokubox' | 'addMessage',
    path: string,
    body: object,
  ): Promise<Refused | undefined> {
    const { status, text } = await this.#caller.post(path, body, this.written.user.headers);
    return status === operations[id].success.status ? undefined : { status, text };
  }
}

async function load(caller: ContractCaller, user: SignedIn, id: number): Promise<Dokubox> {
  const path = operations.loadDokubox.url.replace('{id}', String(id));
  const answer = await caller.fetch(path, { headers: user.headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.json as Dokubox;
}
