import type { BrokenPart, JournalVerdict } from '@dokubox/spec/control/enums.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { SharedHeaders, type KeptHeaders } from './kept-headers.ts';

/** The journal's data about an answer. */
export interface KeptAnswer {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Cookies it sets or removes. */
  readonly cookies?: readonly { readonly name: string }[] | undefined;
  /** Text of the body. Other bodies are not stored. */
  readonly body: unknown;
}

/** An answered request as the transport saw it. Missing parts are undefined. */
export interface AnsweredRequest {
  /** Undefined if the contract has no operation with this method and path. */
  readonly operationId: OperationId | undefined;
  readonly method: string;
  readonly path: string;
  /** Status of the answer, or 0 if the connection was closed instead. */
  readonly status: number;
  readonly verdict: JournalVerdict;
  readonly brokenPart?: BrokenPart | undefined;
  /** How the server's answer broke the contract. */
  readonly breach?: string | undefined;
  /**
   * Number of commands in effect when the request arrived. Undefined for requests without a world.
   */
  readonly commands?: number | undefined;
  readonly durationMs: number;
  readonly messageKey?: string | undefined;
  readonly errorCode?: JournalEntry['errorCode'] | undefined;
  readonly reason?: string | undefined;
  /** Fields named by the refusal. */
  readonly fields?: readonly string[] | undefined;
  readonly step?: JournalEntry['step'];
  readonly flowId?: string | undefined;
  readonly username?: string | undefined;
  /** The client that user acted for. */
  readonly clientNumber?: string | null | undefined;
  readonly faultId?: string | undefined;
  /** The parsed JSON body, which must not be changed. Undefined for a form or no body. */
  readonly body: unknown;
  /** Characters of the original body. Undefined if unknown. */
  readonly bodySize?: number | undefined;
  readonly headers?: KeptHeaders | undefined;
  readonly answer?: KeptAnswer | undefined;
}

/** Limit on the requests of a world. */
const maxEntries = 1000;
/** Limit on the rejected requests without a world. */
const maxStrays = 200;
/** Limit on the characters of a body as JSON. */
const maxBody = 16_000;
/** Limit on the characters of uploaded logs, which are useful only in full. */
const maxLogs = 256_000;
/** Limit on the characters of all bodies. */
const maxBodies = 4_000_000;
/** Limit on the characters of an answer's body. */
const maxAnswer = 64_000;
/** Limit on the characters of all answers' bodies. The latest ones are kept. */
const maxAnswers = 400_000;

/**
 * Calls whose bodies are stored unmasked. Masking would hide the leaks that readers look for
 * (A-234).
 */
export const logCalls: ReadonlySet<string | undefined> = new Set<OperationId>([
  'uploadLogs',
  'logError',
]);

/** The journal's data about a request, with the world's time in milliseconds since 1970. */
export type Kept = {
  -readonly [Name in keyof Omit<AnsweredRequest, 'answer'>]: AnsweredRequest[Name];
} & {
  number: number;
  atMs: number;
  /** Headers shared with other requests. {@link keptHeadersOf} returns the original headers. */
  headers: KeptHeaders | undefined;
  /** Headers that differ from the shared ones. */
  ownHeaders: KeptHeaders | undefined;
  /** Undefined if there was no answer. */
  answerHeaders: KeptAnswer['headers'] | undefined;
  answerCookies: KeptAnswer['cookies'];
  answerBody: unknown;
  /** Characters of the stored answer body. */
  answerSize: number;
};

/** The original headers of a request, with names in lower case. Undefined if none are stored. */
export const keptHeadersOf = ({ headers, ownHeaders }: Kept): KeptHeaders | undefined =>
  ownHeaders ? { ...headers, ...ownHeaders } : headers;

/** Creates every field at once, because objects that change their shape are slow to write. */
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
 * The part of an answer's body to store: its text, unless it is very long, as JSON sent as bytes
 * is. Files and streams are not stored.
 */
function keptText({ headers, body }: KeptAnswer): unknown {
  if (typeof body !== 'string') {
    const isJson = headers['content-type']?.startsWith('application/json') === true;
    return isJson && body instanceof Uint8Array ? tooLarge : undefined;
  }
  return body.length <= maxAnswer ? body : tooLarge;
}

/** The latest requests, limited in number and size, of one world or without a world. */
export class Journal {
  /**
   * A ring buffer: request n is at n modulo the capacity. Slots are overwritten instead of created,
   * because every call of every world is added here.
   */
  readonly #ring: Kept[] = [];
  readonly #most: number;
  #size = 0;
  #answersSize = 0;
  #first = 1;
  /** Number of the oldest request whose answer is still stored. */
  #firstAnswer = 1;
  #last = 0;
  readonly #headers = new SharedHeaders();
  /** Separate, because requests with a body have other headers. */
  readonly #headersOfBodies = new SharedHeaders();
  /** Path and flow of the last request. A repeated call shares these strings, like the headers. */
  #path = '';
  #flowId: string | undefined;

  /** @param most maximum number of requests */
  constructor(most: number = maxEntries) {
    this.#most = most;
  }

  /** @param atMs the world's time, milliseconds since 1970 */
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
    const sharedHeaders = body === undefined ? this.#headers : this.#headersOfBodies;
    slot.ownHeaders = request.headers && sharedHeaders.own(request.headers);
    slot.headers = request.headers && sharedHeaders.shared;
    slot.answerHeaders = request.answer?.headers;
    slot.answerCookies = request.answer?.cookies;
    slot.answerBody = answerBody;
    slot.answerSize = answerSize;
    this.#size += bodySize;
    this.#answersSize += answerSize;
    while (this.#answersSize > maxAnswers) this.#forgetAnswer();
    while (this.#size > maxBodies) this.#forgetFirst();
  }

  /** Number of the oldest request, or one more than the last if the journal is empty. */
  get first(): number {
    return this.#first;
  }

  /** Number of the last request. */
  get last(): number {
    return this.#last;
  }

  /** A request in its original form. Undefined if the journal no longer has it. */
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

  /** Removes all requests. The numbers continue. */
  clear(): void {
    this.continueAfter(this.#last);
  }

  /**
   * Removes all requests and continues after a number, for example that of an earlier journal of
   * the world.
   */
  continueAfter(number: number): void {
    this.#ring.length = 0;
    this.#size = 0;
    this.#answersSize = 0;
    this.#last = number;
    this.#first = number + 1;
    this.#firstAnswer = number + 1;
  }
}

const journals = new WeakMap<World, Journal>();

/** The journal of a world. It ends with the world, and undo does not change it. */
export function journalOf(world: World): Journal {
  let journal = journals.get(world);
  if (!journal) journals.set(world, (journal = new Journal()));
  return journal;
}

const strays = new WeakMap<Worlds, Journal>();

/** Rejected requests that belong to none of these worlds. */
export function strayRequestsOf(worlds: Worlds): Journal {
  let journal = strays.get(worlds);
  if (!journal) strays.set(worlds, (journal = new Journal(maxStrays)));
  return journal;
}
