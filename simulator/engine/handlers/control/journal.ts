import { maskText, maskValue } from '@dokubox/spec/log-masking.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/schemas/control.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';

/** A request that was answered, as the transport saw it; what it had none of is undefined. */
export interface AnsweredRequest {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  /** Of the answer; 0 when the connection was closed in place of one. */
  readonly status: number;
  readonly messageKey?: string | undefined;
  readonly errorCode?: JournalEntry['errorCode'] | undefined;
  readonly reason?: string | undefined;
  /** Fields the refusal named. */
  readonly fields?: readonly string[] | undefined;
  readonly step?: JournalEntry['step'];
  readonly flowId?: string | undefined;
  readonly username?: string | undefined;
  readonly faultId?: string | undefined;
  /** The JSON body as it was parsed, never to be changed; undefined where there was none, or a form. */
  readonly body: unknown;
  /** Characters the body came in; undefined where nobody has counted them. */
  readonly bodySize?: number | undefined;
}

const maxEntries = 1000;
/** Characters of a body as JSON. */
const maxBody = 16_000;
/** The same for uploaded logs, which are worth reading whole. */
const maxLogs = 256_000;
/** Characters of all bodies together. */
const maxBodies = 4_000_000;

/** Their bodies stand as they came: masked, they would hide the very leak one looks for. */
const logCalls: ReadonlySet<OperationId> = new Set<OperationId>(['uploadLogs', 'logError']);

/** What the journal keeps of a request, at the world's time in milliseconds since 1970. */
type Kept = { -readonly [Name in keyof AnsweredRequest]: AnsweredRequest[Name] } & {
  number: number;
  atMs: number;
};

/** Every name is there from the start: a place that grew or shrank would be slow to write. */
const emptySlot = (): Kept => ({
  number: 0,
  atMs: 0,
  operationId: 'logout',
  method: '',
  path: '',
  status: 0,
  messageKey: undefined,
  errorCode: undefined,
  reason: undefined,
  fields: undefined,
  step: undefined,
  flowId: undefined,
  username: undefined,
  faultId: undefined,
  body: undefined,
  bodySize: 0,
});

const tooLarge = { leftOut: 'too large' };

function isKeepable(body: unknown): body is NonNullable<JournalEntry['body']> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function sizeOf({ body, bodySize }: AnsweredRequest): number {
  return isKeepable(body) ? (bodySize ?? JSON.stringify(body).length) : 0;
}

function shownBody({ body, operationId }: Kept): Pick<JournalEntry, 'body'> {
  if (!isKeepable(body)) return {};
  return { body: logCalls.has(operationId) ? body : (maskValue(body) as typeof body) };
}

/** As it is read: here and nowhere else it is masked, as few requests are ever read of. */
function entryOf(kept: Kept): JournalEntry {
  const { number, atMs, operationId, method, path, status } = kept;
  const { messageKey, errorCode, reason, fields, step, flowId, username, faultId } = kept;
  return {
    number,
    at: new Date(atMs).toISOString(),
    operationId,
    method,
    path: maskText(path),
    status,
    ...(messageKey === undefined ? {} : { messageKey }),
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(reason === undefined ? {} : { reason: maskText(reason) }),
    ...(fields === undefined ? {} : { fields: [...fields] }),
    ...(step === undefined ? {} : { step }),
    ...(flowId === undefined ? {} : { flowId }),
    ...(username === undefined ? {} : { username }),
    ...(faultId === undefined ? {} : { faultId }),
    ...shownBody(kept),
  };
}

/** What was called in one world: the youngest requests, bounded in number and size. */
export class Journal {
  /**
   * A ring: request n lies at n modulo the most that are kept. Its places are written over rather than
   * made anew, as every call of every world comes by here.
   */
  readonly #ring: Kept[] = [];
  #size = 0;
  #first = 1;
  #last = 0;

  /** Oldest first, masked. */
  get entries(): readonly JournalEntry[] {
    const count = this.#last - this.#first + 1;
    return Array.from({ length: count }, (_, nth) => entryOf(this.#kept(this.#first + nth)));
  }

  /** @param atMs at the world's time, milliseconds since 1970 */
  add(request: AnsweredRequest, atMs: number): void {
    if (this.#last - this.#first + 1 === maxEntries) this.#forgetFirst();
    this.#last += 1;
    const number = this.#last;
    const size = sizeOf(request);
    const fits = size <= (logCalls.has(request.operationId) ? maxLogs : maxBody);
    const body = fits ? request.body : tooLarge;
    const bodySize = fits ? size : 0;
    const slot = (this.#ring[number % maxEntries] ??= emptySlot());
    slot.number = number;
    slot.atMs = atMs;
    slot.operationId = request.operationId;
    slot.method = request.method;
    slot.path = request.path;
    slot.status = request.status;
    slot.messageKey = request.messageKey;
    slot.errorCode = request.errorCode;
    slot.reason = request.reason;
    slot.fields = request.fields;
    slot.step = request.step;
    slot.flowId = request.flowId;
    slot.username = request.username;
    slot.faultId = request.faultId;
    slot.body = body;
    slot.bodySize = bodySize;
    this.#size += bodySize;
    while (this.#size > maxBodies) this.#forgetFirst();
  }

  /** Number of the oldest request it keeps; one more than the last where it is empty. */
  get first(): number {
    return this.#first;
  }

  /** Number of the last request. */
  get last(): number {
    return this.#last;
  }

  /** What came after a request, masked, oldest first. */
  since(number: number): readonly JournalEntry[] {
    const from = Math.max(number + 1, this.#first);
    return Array.from({ length: this.#last - from + 1 }, (_, nth) =>
      entryOf(this.#kept(from + nth)),
    );
  }

  /** Goes on where an earlier journal of the world ended. Entries come masked, oldest first. */
  restore(entries: readonly JournalEntry[], last: number): void {
    this.#last = last - entries.length;
    this.#first = this.#last + 1;
    for (const { at, body, ...entry } of entries) {
      this.add({ ...entry, body } as AnsweredRequest, Date.parse(at));
    }
  }

  #kept(number: number): Kept {
    return this.#ring[number % maxEntries] as Kept;
  }

  #forgetFirst(): void {
    const first = this.#kept(this.#first);
    this.#size -= first.bodySize ?? 0;
    first.body = undefined;
    this.#first += 1;
  }

  /** Empties it; the numbers go on. */
  clear(): void {
    this.#ring.length = 0;
    this.#size = 0;
    this.#first = this.#last + 1;
  }
}

const journals = new WeakMap<World, Journal>();

/** The journal of a world; it ends with the world, and undo leaves it alone. */
export function journalOf(world: World): Journal {
  let journal = journals.get(world);
  if (!journal) journals.set(world, (journal = new Journal()));
  return journal;
}

/** What was called in the world, with the verdicts. */
export const getJournal: Handler<'getJournal'> = ({ engine, input }) => ({
  body: [...journalOf(worldOf(engine, input.params.worldId)).entries],
});

export const clearJournal: Handler<'clearJournal'> = ({ engine, input }) => {
  journalOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};
