import type { BrokenPart, JournalVerdict } from '@dokubox/spec/control/enums.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { SharedHeaders, type KeptHeaders } from './kept-headers.ts';

/** What the journal keeps of an answer. */
export interface KeptAnswer {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Cookies it sets or removes. */
  readonly cookies?: readonly { readonly name: string }[] | undefined;
  /** Its text; anything else is not kept. */
  readonly body: unknown;
}

/** A request that was answered, as the transport saw it; what it had none of is undefined. */
export interface AnsweredRequest {
  /** Undefined where the contract has none at this method and path. */
  readonly operationId: OperationId | undefined;
  readonly method: string;
  readonly path: string;
  /** Of the answer; 0 when the connection was closed in place of one. */
  readonly status: number;
  readonly verdict: JournalVerdict;
  readonly brokenPart?: BrokenPart | undefined;
  /** What the server did against the contract. */
  readonly breach?: string | undefined;
  /** Commands in force when it came; undefined for requests of no world. */
  readonly commands?: number | undefined;
  readonly durationMs: number;
  readonly messageKey?: string | undefined;
  readonly errorCode?: JournalEntry['errorCode'] | undefined;
  readonly reason?: string | undefined;
  /** Fields the refusal named. */
  readonly fields?: readonly string[] | undefined;
  readonly step?: JournalEntry['step'];
  readonly flowId?: string | undefined;
  readonly username?: string | undefined;
  /** The client that user acted for. */
  readonly clientNumber?: string | null | undefined;
  readonly faultId?: string | undefined;
  /** The JSON body as it was parsed, never to be changed; undefined where there was none, or a form. */
  readonly body: unknown;
  /** Characters the body came in; undefined where nobody has counted them. */
  readonly bodySize?: number | undefined;
  readonly headers?: KeptHeaders | undefined;
  readonly answer?: KeptAnswer | undefined;
}

/** Requests kept of a world. */
const maxEntries = 1000;
/** Refused requests kept that belong to no world. */
const maxStrays = 200;
/** Characters of a body as JSON. */
const maxBody = 16_000;
/** The same for uploaded logs, which are worth reading whole. */
const maxLogs = 256_000;
/** Characters of all bodies together. */
const maxBodies = 4_000_000;
/** Characters of the body of an answer. */
const maxAnswer = 64_000;
/** Characters of the bodies of all answers together: those of the youngest requests. */
const maxAnswers = 400_000;

/** Their bodies stand as they came: masked, they would hide the very leak one looks for. */
export const logCalls: ReadonlySet<string | undefined> = new Set<OperationId>([
  'uploadLogs',
  'logError',
]);

/** What the journal keeps of a request, at the world's time in milliseconds since 1970. */
export type Kept = {
  -readonly [Name in keyof Omit<AnsweredRequest, 'answer'>]: AnsweredRequest[Name];
} & {
  number: number;
  atMs: number;
  /** Headers it shares with others: {@link keptHeadersOf} tells them as they came. */
  headers: KeptHeaders | undefined;
  /** Those it has otherwise. */
  ownHeaders: KeptHeaders | undefined;
  /** Undefined where there was no answer. */
  answerHeaders: KeptAnswer['headers'] | undefined;
  answerCookies: KeptAnswer['cookies'];
  answerBody: unknown;
  /** Characters of the answer's body that is kept. */
  answerSize: number;
};

/** The headers of a request as they came, by their names in lower case; undefined where none are kept. */
export const keptHeadersOf = ({ headers, ownHeaders }: Kept): KeptHeaders | undefined =>
  ownHeaders ? { ...headers, ...ownHeaders } : headers;

/** Every name is there from the start: a place that grew or shrank would be slow to write. */
const emptySlot = (): Kept => ({
  number: 0,
  atMs: 0,
  operationId: undefined,
  method: '',
  path: '',
  status: 0,
  verdict: 'KEPT',
  brokenPart: undefined,
  breach: undefined,
  commands: undefined,
  durationMs: 0,
  messageKey: undefined,
  errorCode: undefined,
  reason: undefined,
  fields: undefined,
  step: undefined,
  flowId: undefined,
  username: undefined,
  clientNumber: undefined,
  faultId: undefined,
  body: undefined,
  bodySize: 0,
  headers: undefined,
  ownHeaders: undefined,
  answerHeaders: undefined,
  answerCookies: undefined,
  answerBody: undefined,
  answerSize: 0,
});

export const tooLarge = { leftOut: 'too large' };
const forgotten = { leftOut: 'forgotten' };

export function isKeepable(body: unknown): body is NonNullable<JournalEntry['body']> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function sizeOf({ body, bodySize }: AnsweredRequest): number {
  return body === undefined ? 0 : (bodySize ?? JSON.stringify(body).length);
}

/**
 * What is kept of the body of an answer: its text, unless it is very long, as JSON that leaves as bytes is.
 * Files and streams are not kept.
 */
function keptText({ headers, body }: KeptAnswer): unknown {
  if (typeof body !== 'string') {
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    return isJson && body instanceof Uint8Array ? tooLarge : undefined;
  }
  return body.length <= maxAnswer ? body : tooLarge;
}

/** The youngest requests, bounded in number and size: those of one world, or those of none. */
export class Journal {
  /**
   * A ring: request n lies at n modulo the most that are kept. Its places are written over rather than
   * made anew, as every call of every world comes by here.
   */
  readonly #ring: Kept[] = [];
  readonly #most: number;
  #size = 0;
  #answersSize = 0;
  #first = 1;
  /** The oldest request whose answer is still kept. */
  #firstAnswer = 1;
  #last = 0;
  readonly #headers = new SharedHeaders();
  /** Requests with a body have headers that others have not. */
  readonly #headersOfBodies = new SharedHeaders();
  /** Path and flow of the last request: who calls the same again shares the texts, as the headers. */
  #path = '';
  #flowId: string | undefined;

  /** @param most requests it keeps */
  constructor(most: number = maxEntries) {
    this.#most = most;
  }

  /** @param atMs at the world's time, milliseconds since 1970 */
  add(request: AnsweredRequest, atMs: number): void {
    if (this.#last - this.#first + 1 === this.#most) this.#forgetFirst();
    this.#last += 1;
    const number = this.#last;
    const size = sizeOf(request);
    const fits = size <= (logCalls.has(request.operationId) ? maxLogs : maxBody);
    const body = fits ? request.body : tooLarge;
    const bodySize = fits ? size : 0;
    const answerBody = request.answer && keptText(request.answer);
    const answerSize = typeof answerBody === 'string' ? answerBody.length : 0;
    const slot = (this.#ring[number % this.#most] ??= emptySlot());
    slot.number = number;
    slot.atMs = atMs;
    slot.operationId = request.operationId;
    slot.method = request.method;
    if (request.path !== this.#path) this.#path = request.path;
    slot.path = this.#path;
    slot.status = request.status;
    slot.verdict = request.verdict;
    slot.brokenPart = request.brokenPart;
    slot.breach = request.breach;
    slot.commands = request.commands;
    slot.durationMs = request.durationMs;
    slot.messageKey = request.messageKey;
    slot.errorCode = request.errorCode;
    slot.reason = request.reason;
    slot.fields = request.fields;
    slot.step = request.step;
    if (request.flowId !== this.#flowId) this.#flowId = request.flowId;
    slot.flowId = this.#flowId;
    slot.username = request.username;
    slot.clientNumber = request.clientNumber;
    slot.faultId = request.faultId;
    slot.body = body;
    slot.bodySize = bodySize;
    const alike = body === undefined ? this.#headers : this.#headersOfBodies;
    slot.ownHeaders = request.headers && alike.own(request.headers);
    slot.headers = request.headers && alike.shared;
    slot.answerHeaders = request.answer?.headers;
    slot.answerCookies = request.answer?.cookies;
    slot.answerBody = answerBody;
    slot.answerSize = answerSize;
    this.#size += bodySize;
    this.#answersSize += answerSize;
    while (this.#answersSize > maxAnswers) this.#forgetAnswer();
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

  /** A request, as it came; undefined where the journal does not hold it. */
  find(number: number): Kept | undefined {
    return number >= this.#first && number <= this.#last ? this.#kept(number) : undefined;
  }

  #kept(number: number): Kept {
    return this.#ring[number % this.#most] as Kept;
  }

  #forgetAnswer(): void {
    const kept = this.#kept(this.#firstAnswer);
    this.#answersSize -= kept.answerSize;
    if (kept.answerSize > 0) kept.answerBody = forgotten;
    kept.answerSize = 0;
    this.#firstAnswer += 1;
  }

  #forgetFirst(): void {
    const first = this.#kept(this.#first);
    if (this.#firstAnswer === this.#first) this.#forgetAnswer();
    this.#size -= first.bodySize ?? 0;
    first.body = undefined;
    first.headers = undefined;
    first.ownHeaders = undefined;
    first.answerHeaders = undefined;
    first.answerCookies = undefined;
    first.answerBody = undefined;
    this.#first += 1;
  }

  /** Empties it; the numbers go on. */
  clear(): void {
    this.goOnAfter(this.#last);
  }

  /** Empties it and counts on from a number, as where an earlier journal of the world ended. */
  goOnAfter(number: number): void {
    this.#ring.length = 0;
    this.#size = 0;
    this.#answersSize = 0;
    this.#last = number;
    this.#first = number + 1;
    this.#firstAnswer = number + 1;
  }
}

const journals = new WeakMap<World, Journal>();

/** The journal of a world; it ends with the world, and undo leaves it alone. */
export function journalOf(world: World): Journal {
  let journal = journals.get(world);
  if (!journal) journals.set(world, (journal = new Journal()));
  return journal;
}

const strays = new WeakMap<Worlds, Journal>();

/** Refused requests that belong to none of these worlds. */
export function strayRequestsOf(worlds: Worlds): Journal {
  let journal = strays.get(worlds);
  if (!journal) strays.set(worlds, (journal = new Journal(maxStrays)));
  return journal;
}
