import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { PortalFunction, UserType } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { Entities, EntityName } from '../schemas/registry.ts';
import type { Conditions } from './refusal-kinds.ts';

/** Sections of the API; one file of this folder each. */
export type Tag =
  | 'authorization'
  | 'users'
  | 'boxes'
  | 'creation'
  | 'dokus'
  | 'uploads'
  | 'signing'
  | 'messages'
  | 'portal'
  | 'simulation';

/**
 * Who may call.
 * - `public`: anybody; a session is neither needed nor looked at.
 * - `partial`: a session, even one whose client is not selected yet.
 * - `session`: a complete session.
 * - `control`: the simulator's control API.
 */
export type Access = 'public' | 'partial' | 'session' | 'control';

/** One call of the contract. */
export interface OperationDefinition {
  readonly tag: Tag;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `{name}` placeholders. */
  readonly url: string;
  /** A query changes nothing anybody else can see; a command may. */
  readonly kind: 'query' | 'command';
  readonly origin: Origin;
  /** What the call is for, in one line. */
  readonly summary: string;
  /** What it does and by which rules (Markdown); what the refusals and fields say is not repeated. */
  readonly description: string;
  readonly access: Access;
  /** The function that, while blocked, blocks this call; absent: DDE. */
  readonly portalFunction?: Exclude<PortalFunction, 'ALL'>;
  /** Restricts a session call to one type of user. */
  readonly userType?: UserType;
  /** False for calls from outside the portal, which cannot carry its headers. */
  readonly portalHeaders?: false;
  readonly params?: JSONSchema;
  readonly query?: JSONSchema;
  readonly body?: JSONSchema;
  /** A call without a body, which takes an empty object all the same. */
  readonly emptyBodyAllowed?: true;
  /** The body is multipart/form-data. */
  readonly multipart?: true;
  /**
   * Success status and its schema; `null` is an answer without a body. With a media type of its own
   * the body is a text and travels as it is, else it is JSON.
   */
  readonly success: {
    readonly status: 200 | 201 | 204 | 302;
    readonly schema: JSONSchema | null;
    readonly mediaType?: string;
  };
  /** Refusals beyond those every call of its access and shape can answer, with their conditions. */
  readonly refusals?: Conditions;
  /** What a success does with the session cookie; absent: leaves it alone. */
  readonly sessionCookie?: 'set' | 'cleared';
  /** Queries whose answers the command can change; the portal reads them anew. */
  readonly revalidates?: readonly string[];
}

/** Keeps the literal types of an operation and checks its shape. */
export function operation<const D extends OperationDefinition>(definition: D): D {
  return definition;
}

/** TypeScript type of a contract schema; `$ref`s are looked up in the registry. */
export type Infer<S> = S extends { readonly $ref: infer N extends EntityName }
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

/** One page of a list. `page` counts from 0. */
export interface Page<T> {
  content: T[];
  page: number;
  size: number;
  totalElements: number;
}
