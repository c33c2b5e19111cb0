import type { Environment, Tenant } from '@dokubox/spec/enums.ts';
import type { OperationId, operations } from '@dokubox/spec/operations/table.ts';
import type { ListedWorld } from '@dokubox/spec/control/schemas/worlds.ts';
import type { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import type { Answer, CallContext, CallInput } from '../handler.ts';
import type { Ports } from '../ports.ts';
import type { Session } from '../sessions/session.ts';
import type { BoxState, DokuState } from '../state.ts';
import type { ScenarioCatalogue } from '../scenario/catalogue.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** Settings of an engine, fixed at its start. */
export interface EngineSettings {
  /** Version of the product. */
  readonly version: string;
  readonly environment: Environment;
  /** Origins that may embed the portal. */
  readonly embedOrigins: readonly string[];
  /** Tenants whose bankers sign in at the simulated identity provider. */
  readonly identityProviders: readonly Tenant[];
  /** Number of answers so far that broke the contract, counted by the transport. */
  contractBreaches(): number;
  /** Any further reason not to send users here, or null if there is none. */
  notReady?(): string | null;
  /** Worlds of other processes that share this store. Absent if there are none. */
  worldsElsewhere?(): Promise<readonly ListedWorld[]>;
  /** Metrics in the Prometheus text format. Absent if the transport counts nothing. */
  metrics?(): Promise<string>;
}

/** Everything handlers can use: worlds, scenarios and the ports. */
export interface Engine {
  readonly worlds: Worlds;
  readonly scenarios: ScenarioCatalogue;
  readonly ports: Ports;
  readonly settings: EngineSettings;
  /**
   * Sends a request through the transport in front of this engine, which sets this function.
   * Resolves when the request is answered.
   */
  send?: (request: SentRequest) => Promise<void>;
}

/** A request that the simulator sends to itself. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Calls without a world: the control API and the portal's configuration. */
export type WorldlessId = keyof typeof controlOperations | 'getConfig';

type Table = typeof operations;
type AccessOf<Id extends OperationId> = Table[Id]['access'];
/** How the operation names its box. Never for calls that are not about a box. */
type AddressOf<Id extends OperationId> = Table[Id] extends {
  readonly box: { readonly by: infer By };
}
  ? By
  : never;

/** The subject of a call: a box, a document in it, or neither. */
export interface Target<Id extends OperationId> {
  /**
   * The box the operation is about. The caller can know of it, and the operation's rule allows it.
   */
  readonly box: [AddressOf<Id>] extends [never] ? null : BoxState;
  /** The document, if the operation is about one. */
  readonly doku: 'dokuInPath' extends AddressOf<Id> ? DokuState : null;
}

/** A validated and admitted request, as passed to its handler. */
export interface Call<Id extends OperationId> extends Target<Id> {
  readonly engine: Engine;
  readonly id: Id;
  readonly world: Id extends WorldlessId ? null : World;
  /** Present if the operation requires a session. */
  readonly session: AccessOf<Id> extends 'session' | 'partial' ? Session : null;
  /** The token of the request, valid or not, for calls that accept one without a session. */
  readonly token: string | null;
  readonly input: CallInput<Id>;
  /** `Last-Event-ID` of a client that reconnects to an event stream. Null otherwise. */
  readonly lastEventId: string | null;
  readonly context: CallContext | null;
}

/** Answers one operation. Synchronous unless it waits for something outside. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** The answer of a 204. */
export const noContent = Object.freeze({ body: undefined });
