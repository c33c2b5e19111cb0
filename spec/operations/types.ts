import type { RoleAct } from '../workflow/roles.ts';
import type { JSONSchema } from 'json-schema-to-ts';
import type { PortalFunction, UserType } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { BoxField, CommandBoxRule, QueryBoxRule } from './box-rules.ts';
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
 * - `worldLink`: as `control`, or the key of the world's link, to whoever has it.
 */
export type Access = 'public' | 'partial' | 'session' | 'control' | 'worldLink';

/** What every call says of itself. */
interface CallDefinition {
  readonly tag: Tag;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `{name}` placeholders. */
  readonly url: string;
  readonly origin: Origin;
  /** What the call is for, in one line. */
  readonly summary: string;
  /** What it does and by which rules (Markdown); what the refusals and fields say is not repeated. */
  readonly description: string;
  /** The function that, while blocked, blocks this call; absent: DDE. */
  readonly portalFunction?: Exclude<PortalFunction, 'ALL'>;
  /** The documents of the body carry chosen options, each of which may need a further function. */
  readonly choosesOptions?: true;
  /** Restricts a session call to one type of user. */
  readonly userType?: UserType;
  /** False for calls from outside the portal, which cannot carry its headers. */
  readonly portalHeaders?: false;
  readonly params?: JSONSchema;
  readonly query?: JSONSchema;
  /**
   * Query parameters the call does not know are ignored rather than refused: browsers, probes and link
   * trackers add their own to addresses that are opened.
   */
  readonly ignoresUnknownQuery?: true;
  readonly body?: JSONSchema;
  /** A call without a body, which takes an empty object all the same. */
  readonly emptyBodyAllowed?: true;
  /** Most bytes of the body. Absent: {@link bodyMaxOf} tells by what it carries. */
  readonly bodyMax?: number;
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
  /** What a role of the caller has to allow, where the call is about no box. */
  readonly act?: RoleAct;
  /** Refusals beyond those every call of its access and shape can answer, with their conditions. */
  readonly refusals?: Conditions;
  /** What a success does with the session cookie; absent: leaves it alone. */
  readonly sessionCookie?: 'set' | 'cleared';
  /** Queries whose answers the command can change; the portal reads them anew. */
  readonly revalidates?: readonly string[];
}

/**
 * Who calls, whether the call changes anything, and which box it is about. A query changes nothing
 * anybody else can see; a command may. A call of a complete session has to say whether it is about a
 * box that is there already, and what of the box stops it; calls of other sessions are about none.
 */
type AccessRule =
  | { readonly access: 'session'; readonly kind: 'query'; readonly box: QueryBoxRule }
  | { readonly access: 'session'; readonly kind: 'command'; readonly box: CommandBoxRule }
  | {
      readonly access: Exclude<Access, 'session'>;
      readonly kind: 'query' | 'command';
      readonly box?: never;
    };

/** One call of the contract. */
export type OperationDefinition = CallDefinition & AccessRule;

interface WithFields<Name extends string> {
  readonly properties: Readonly<Record<Name, unknown>>;
}

/** A call has to name its box where it says it does, and to say so where it does. */
type NamesItsBox<D> = D extends { readonly box: { readonly by: infer By } }
  ? By extends BoxField
    ? { readonly body: WithFields<By> }
    : { readonly params: WithFields<'id'> }
  : D extends { readonly body: WithFields<'dokuBoxId'> | WithFields<'dokuboxId'> }
    ? { readonly box: 'the body names a box' }
    : unknown;

/** Keeps the literal types of an operation and checks its shape. */
export function operation<const D extends OperationDefinition>(definition: D & NamesItsBox<D>): D {
  return definition;
}

/** One page of a list. `page` counts from 0. */
export interface Page<T> {
  content: T[];
  page: number;
  size: number;
  totalElements: number;
}

/** A file inside a multipart body: its bytes and the name the browser gave it. */
export interface FilePart {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}
