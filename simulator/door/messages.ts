import type { BrokenPart, JournalVerdict, RefusalStep } from '@dokubox/spec/control/enums.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import type { EnteredCall } from '../engine/engine.ts';
import type { CallContext } from '../engine/handler.ts';
import type { World } from '../engine/world/world.ts';

/** Headers of a request, with names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How the contract was broken. */
export interface Broken {
  readonly by: Exclude<JournalVerdict, 'KEPT'>;
  /** Absent if the server made a mistake. */
  readonly part?: BrokenPart;
  /** How the server broke the contract. */
  readonly breach?: string;
}

/** Data about a request, once its headers are read. */
export interface RequestState {
  readonly context: CallContext | null;
  readonly world: World | null;
  /** The session token, valid or not. */
  readonly token: string | null;
  /** When its headers were read, in milliseconds of a clock that only measures. */
  readonly begunAt: number;
  /** Commands in effect in its world at that time. Absent if there is no world. */
  readonly commands?: number | undefined;
  /** `Last-Event-ID`, if it was sent. */
  readonly lastEventId?: string | undefined;
  /** The call, once admitted. */
  entered?: EnteredCall;
  /** Id of another world that the answer leads to, because it was created or opened. */
  leadsTo?: string | undefined;
  /** The fault to apply to the call. */
  fault?: Fault | undefined;
  /** The refusal of the call. */
  refusal?: ErrorBody;
  /** The step that rejected the call. Absent if the server made a mistake. */
  refusedAt?: RefusalStep;
  /** The side that broke the contract, and where. Absent if no side did. */
  broken?: Broken;
}

/** An incoming call through any transport. */
export interface DoorRequest {
  readonly method: string;
  /** Original path and query. */
  readonly url: string;
  readonly headers: RequestHeaders;
  /** `http` or `https`. */
  readonly protocol: string;
  /**
   * Name and port by which the caller knows this server, for example `localhost:4010`. Empty if not
   * sent.
   */
  readonly host: string;
  /** The caller's address. Absent in a page. */
  readonly ip?: string;
  /** Values of the path's placeholders. */
  readonly params: unknown;
  readonly query: unknown;
  /** The parsed JSON body. Undefined for a form or no body. */
  readonly body: unknown;
  /** The data from its headers, once read. */
  sim: RequestState | null;
}

/** A cookie to set. Null removes it. */
export interface Cookie {
  readonly name: string;
  readonly value: string | null;
  /** Whether scripts of the page can read it. By default they cannot. */
  readonly readable?: true;
}

/** An outgoing answer. */
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

/** Headers of every answer. Pages replace the policy, which allows nothing, by their own. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
