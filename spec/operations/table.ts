import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { controlOperations } from '../control/operations/table.ts';
import type { Entities, EntityName } from '../schemas/registry.ts';
import { productOperations } from './product-table.ts';
import type { FilePart, OperationDefinition, Page } from './types.ts';

/**
 * All calls of the product and the control API. Routes, validation, the typed client, the engine's
 * handlers and the OpenAPI documents are made from this table.
 */
export const operations = {
  ...productOperations,
  ...controlOperations,
} as const satisfies Record<string, OperationDefinition>;

/** TypeScript type of a contract schema. Each `$ref` is looked up in the registry. */
type Infer<S> = S extends { readonly 'x-typed': infer T }
  ? T
  : S extends { readonly $ref: infer N extends EntityName }
    ? Entities[N]
    : S extends { readonly type: 'array'; readonly items: infer I }
      ? Infer<I>[]
      : S extends { readonly 'x-page-of': infer N extends EntityName }
        ? Page<Entities[N]>
        : S extends { readonly 'x-wraps': infer W }
          ? { [K in keyof W]: Infer<W[K]> }
          : S extends JSONSchema
            ? FromSchema<S>
            : undefined;

export type OperationId = keyof typeof operations;
type Table = typeof operations;

type Part<Id extends OperationId, P extends string> =
  Table[Id] extends Record<P, infer S> ? Infer<S> : undefined;

type WithFiles<B> = { [K in keyof B]: K extends 'file' | 'files' ? FilePart : B[K] };

/** Body of a call, or `undefined` if it has none. File parts of multipart bodies contain bytes. */
export type BodyOf<Id extends OperationId> = Table[Id] extends { multipart: true }
  ? WithFiles<Part<Id, 'body'>>
  : Part<Id, 'body'>;
export type ParamsOf<Id extends OperationId> = Part<Id, 'params'>;
export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;
/** Answer of a successful call, or `undefined` for 204 and redirects. */
export type AnswerOf<Id extends OperationId> = Table[Id]['success'] extends { schema: infer S }
  ? S extends null
    ? undefined
    : Infer<S>
  : never;

type Field<Name extends string, T> = undefined extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T };

/** Arguments of a call: exactly the parts its operation defines. */
export type ArgsOf<Id extends OperationId> = Field<'params', ParamsOf<Id>> &
  Field<'query', Record<never, never> extends QueryOf<Id> ? undefined | QueryOf<Id> : QueryOf<Id>> &
  Field<'body', BodyOf<Id>>;

/** Ids of queries. */
export type QueryId = {
  [Id in OperationId]: Table[Id]['kind'] extends 'query' ? Id : never;
}[OperationId];
/** Ids of commands. */
export type CommandId = Exclude<OperationId, QueryId>;
