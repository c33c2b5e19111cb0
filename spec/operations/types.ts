import type { RoleAct } from '../workflow/roles.ts';
import type { JSONSchema } from 'json-schema-to-ts';
import type { PortalFunction, UserType } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { BoxField, CommandBoxRule, QueryBoxRule } from './box-rules.ts';
import type { Conditions } from './refusal-kinds.ts';

/** Sections of the API. Each has a file in this folder. */
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
 * The callers of a call.
 * - `public`: anyone. A session is neither needed nor checked.
 * - `partial`: a session, even if its client is not selected yet.
 * - `session`: a complete session.
 * - `control`: the simulator's control API.
 * - `worldLink`: the same as `control`, and anyone with the key of the world's link.
 */
export type Access = 'public' | 'partial' | 'session' | 'control' | 'worldLink';

/** The fields that every call has. */
interface CallDefinition {
  readonly tag: Tag;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `{name}` placeholders. */
  readonly url: string;
  readonly origin: Origin;
  /** Purpose of the call, in one line that starts with a verb. */
  readonly summary: string;
  /** Effect and rules of the call, in Markdown. It does not repeat the refusals and fields. */
  readonly description: string;
  /** The function the call belongs to. If it is blocked, so is the call. If absent, DDE. */
  readonly portalFunction?: Exclude<PortalFunction, 'ALL'>;
  /**
   * True if the documents of the body have options, each of which may need another function
   * (A-056).
   */
  readonly choosesOptions?: true;
  /** The only user type that may make the call. */
  readonly userType?: UserType;
  /** False for calls from outside the portal, which cannot send its headers. */
  readonly portalHeaders?: false;
  readonly params?: JSONSchema;
  readonly query?: JSONSchema;
  /**
   * True if unknown query parameters are ignored instead of rejected. Browsers, probes and link
   * trackers add their own to the addresses that people open.
   */
  readonly ignoresUnknownQuery?: true;
  readonly body?: JSONSchema;
  /** True if the call needs no body but accepts an empty object. */
  readonly emptyBodyAllowed?: true;
  /**
   * Maximum size of the body, in bytes. If absent, {@link bodyMaxOf} derives it from the
   * body's fields.
   */
  readonly bodyMax?: number;
  /** True if the body is multipart/form-data. */
  readonly multipart?: true;
  /**
   * Status and schema of a success. A `null` schema is an answer without a body. With `mediaType`,
   * the body is sent as that text. Otherwise it is JSON.
   */
  readonly success: {
    readonly status: 200 | 201 | 204 | 302;
    readonly schema: JSONSchema | null;
    readonly mediaType?: string;
  };
  /**
   * The act that one of the caller's roles must allow, for calls that are not about a box.
   */
  readonly act?: RoleAct;
  /** Refusals with their conditions, besides those that follow from the call's access and shape. */
  readonly refusals?: Conditions;
  /** Effect of a success on the session cookie. If absent, the cookie does not change. */
  readonly sessionCookie?: 'set' | 'cleared';
  /** Queries whose answers the command can change. The portal reads them again. */
  readonly revalidates?: readonly string[];
}

/**
 * The caller, the kind and the box of a call. A query changes nothing that other users can see. A
 * command may. A call of a complete session must declare whether it is about an existing box, and
 * what of the box can stop it. Other calls are not about a box.
 */
type AccessRule =
  | { readonly access: 'session'; readonly kind: 'query'; readonly box: QueryBoxRule }
  | { readonly access: 'session'; readonly kind: 'command'; readonly box: CommandBoxRule }
  | {
      readonly access: Exclude<Access, 'session'>;
      readonly kind: 'query' | 'command';
      readonly box?: never;
    };

/** A call of the contract. */
export type OperationDefinition = CallDefinition & AccessRule;

interface WithFields<Name extends string> {
  readonly properties: Readonly<Record<Name, unknown>>;
}

/**
 * The box rule must match the fields of the call: the call has the field its rule names, and a
 * field that names a box has a rule.
 */
type NamesItsBox<D> = D extends { readonly box: { readonly by: infer By } }
  ? By extends BoxField
    ? { readonly body: WithFields<By> }
    : { readonly params: WithFields<'id'> }
  : D extends { readonly body: WithFields<'dokuBoxId'> | WithFields<'dokuboxId'> }
    ? { readonly box: 'the body names a box' }
    : unknown;

/** Returns the operation with its literal types, and checks its shape. */
export function operation<const D extends OperationDefinition>(definition: D & NamesItsBox<D>): D {
  return definition;
}

/** A page of a list. `page` counts from 0. */
export interface Page<T> {
  content: T[];
  page: number;
  size: number;
  totalElements: number;
}

/** A file in a multipart body: its bytes, and its name from the browser. */
export interface FilePart {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}
