import { authorizationOperations } from './authorization.ts';
import { boxOperations } from './boxes.ts';
import { creationOperations } from './creation.ts';
import { dokuOperations } from './dokus.ts';
import { endingOperations } from './ending.ts';
import { messageOperations } from './messages.ts';
import { portalOperations } from './portal.ts';
import { setupOperations } from './setup.ts';
import { signingOperations } from './signing.ts';
import { simulationOperations } from './simulation.ts';
import type { Infer, OperationDefinition } from './types.ts';
import { uploadOperations } from './uploads.ts';
import { userOperations } from './users.ts';

/**
 * The only list of calls. Routes, validation, the typed client, the engine's handler map and the
 * OpenAPI document are all made from it.
 */
export const operations = {
  ...authorizationOperations,
  ...userOperations,
  ...boxOperations,
  ...endingOperations,
  ...creationOperations,
  ...setupOperations,
  ...dokuOperations,
  ...uploadOperations,
  ...signingOperations,
  ...messageOperations,
  ...portalOperations,
  ...simulationOperations,
} as const satisfies Record<string, OperationDefinition>;

export type OperationId = keyof typeof operations;
type Table = typeof operations;

type Part<Id extends OperationId, P extends string> =
  Table[Id] extends Record<P, infer S> ? Infer<S> : undefined;

/** A file inside a multipart body: its bytes and the name the browser gave it. */
export interface FilePart {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

type WithFiles<B> = { [K in keyof B]: K extends 'file' | 'files' ? FilePart : B[K] };

/** Body of a call; `undefined` where it has none. File parts of multipart bodies carry bytes. */
export type BodyOf<Id extends OperationId> = Table[Id] extends { multipart: true }
  ? WithFiles<Part<Id, 'body'>>
  : Part<Id, 'body'>;
export type ParamsOf<Id extends OperationId> = Part<Id, 'params'>;
export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;
/** What a successful call answers; `undefined` for 204 and redirects. */
export type AnswerOf<Id extends OperationId> = Table[Id]['success'] extends { schema: infer S }
  ? S extends null
    ? undefined
    : Infer<S>
  : never;

type Field<Name extends string, T> = undefined extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T };

/** What a call takes: exactly the parts its operation has. */
export type ArgsOf<Id extends OperationId> = Field<'params', ParamsOf<Id>> &
  Field<'query', Record<never, never> extends QueryOf<Id> ? undefined | QueryOf<Id> : QueryOf<Id>> &
  Field<'body', BodyOf<Id>>;

/** Ids of queries. */
export type QueryId = {
  [Id in OperationId]: Table[Id]['kind'] extends 'query' ? Id : never;
}[OperationId];
/** Ids of commands. */
export type CommandId = Exclude<OperationId, QueryId>;
