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

/** What an engine is told once, at its start. */
export interface EngineSettings {
  /** Version of the product. */
  readonly version: string;
  readonly environment: Environment;
  /** Origins that may embed the portal. */
  readonly embedOrigins: readonly string[];
  /** Tenants whose bankers sign in at an identity provider, which the simulator plays. */
  readonly identityProviders: readonly Tenant[];
  /** Answers that broke the contract so far; counted by the transport. */
  contractBreaches(): number;
  /** Why nobody can be sent here beside what the engine knows itself; null where nothing is wrong. */
  notReady?(): string | null;
  /** Worlds of other processes that share the store of this one; absent where there are none. */
  worldsElsewhere?(): Promise<readonly ListedWorld[]>;
  /** Figures in the text form of Prometheus; a door that counts nothing leaves the call out. */
  metrics?(): Promise<string>;
}

/** Everything handlers reach: worlds, scenarios and the outside. */
export interface Engine {
  readonly worlds: Worlds;
  readonly scenarios: ScenarioCatalogue;
  readonly ports: Ports;
  readonly settings: EngineSettings;
  /** Sends a request through the door in front of this engine, which sets it; settles when it is answered. */
  send?: (request: SentRequest) => Promise<void>;
}

/** A request that is sent from within. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Calls that belong to no world: the control API and the portal's configuration. */
export type WorldlessId = keyof typeof controlOperations | 'getConfig';

type Table = typeof operations;
type AccessOf<Id extends OperationId> = Table[Id]['access'];
/** Where the operation says its box is named; never for calls about none. */
type AddressOf<Id extends OperationId> = Table[Id] extends {
  readonly box: { readonly by: infer By };
}
  ? By
  : never;

/** What a call is about: a box, a document of it, or neither. */
export interface Target<Id extends OperationId> {
  /** The box the operation is about, which the caller may know of and the rule of the operation lets in. */
  readonly box: [AddressOf<Id>] extends [never] ? null : BoxState;
  /** The document, where the operation is about one. */
  readonly doku: 'dokuInPath' extends AddressOf<Id> ? DokuState : null;
}

/** One validated and admitted request, as its handler gets it. */
export interface Call<Id extends OperationId> extends Target<Id> {
  readonly engine: Engine;
  readonly id: Id;
  readonly world: Id extends WorldlessId ? null : World;
  /** Present wherever the operation asks for a session. */
  readonly session: AccessOf<Id> extends 'session' | 'partial' ? Session : null;
  /** The token of the request, good or not; for calls that take one without asking for a session. */
  readonly token: string | null;
  readonly input: CallInput<Id>;
  /** `Last-Event-ID` of who comes back to a stream of events; null for others. */
  readonly lastEventId: string | null;
  readonly context: CallContext | null;
}

/** Answers one operation; synchronous unless it has to wait for something outside. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** The answer of a 204. */
export const noContent = Object.freeze({ body: undefined });
