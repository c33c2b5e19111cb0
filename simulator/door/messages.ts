import type { BrokenPart, JournalVerdict, RefusalStep } from '@dokubox/spec/control/enums.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import type { EnteredCall } from '../engine/engine.ts';
import type { CallContext } from '../engine/handler.ts';
import type { World } from '../engine/world/world.ts';

/** Headers of a request by their names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How the contract was broken. */
export interface Broken {
  readonly by: Exclude<JournalVerdict, 'KEPT'>;
  /** Absent where the server made a mistake. */
  readonly part?: BrokenPart;
  /** What the server did against it. */
  readonly breach?: string;
}

/** What a door knows about a request once its headers are read. */
export interface RequestState {
  readonly context: CallContext | null;
  readonly world: World | null;
  /** The session token, good or not. */
  readonly token: string | null;
  /** When its headers were read, in milliseconds of a clock that only measures. */
  readonly begunAt: number;
  /** Commands in force in its world then; absent where it has none. */
  readonly commands?: number | undefined;
  /** `Last-Event-ID`; absent where it was not sent. */
  readonly lastEventId?: string | undefined;
  /** The call, once it was let in. */
  entered?: EnteredCall;
  /** Id of the world its answer leads into, where that is another one: it was made, or opened. */
  leadsTo?: string | undefined;
  /** What is to go wrong with it on purpose. */
  fault?: Fault | undefined;
  /** How it was refused. */
  refusal?: ErrorBody;
  /** At which step; absent where the server made a mistake. */
  refusedAt?: RefusalStep;
  /** Who broke the contract, and where; absent where it was kept. */
  broken?: Broken;
}

/** A call on its way in, whichever door it came through. */
export interface DoorRequest {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly headers: RequestHeaders;
  /** `http` or `https`. */
  readonly protocol: string;
  /** Name and port the caller knows this server by, e.g. `localhost:4010`; empty where it said none. */
  readonly host: string;
  /** The address it comes from; absent in a page. */
  readonly ip?: string;
  /** Values of the path's placeholders. */
  readonly params: unknown;
  readonly query: unknown;
  /** The JSON body as it was parsed; undefined where there is none, or a form. */
  readonly body: unknown;
  /** What its headers say, once they were read. */
  sim: RequestState | null;
}

/** A cookie to be set; null removes it. */
export interface Cookie {
  readonly name: string;
  readonly value: string | null;
  /** Scripts of the page may read it; default: they may not. */
  readonly readable?: true;
}

/** An answer on its way out. */
export interface DoorAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[] | undefined;
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | undefined;
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' } as const;

/** An answer whose body is a JSON text. */
export function jsonAnswer(status: number, body: string | Uint8Array): DoorAnswer {
  return { status, headers: jsonHeaders, body };
}

/** Headers of every answer; pages put their own policy in place of the one that allows nothing. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
