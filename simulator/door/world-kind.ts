import type { World } from '../engine/world/world.ts';
import { isPlain, readCookie, WORLD_KIND_COOKIE } from './cookies.ts';
import type { RequestHeaders } from './messages.ts';

/** The options needed to create another world like a given one. */
export interface WorldKind {
  readonly scenario: string;
  readonly tenant: string;
  /** Key of the user who was signed in. */
  readonly user: string;
}

/** The kind as a cookie value. Null for names a cookie cannot contain. */
export function kindText({ scenario, tenant }: World, user: string): string | null {
  const parts = [scenario, tenant, user];
  return parts.every((part) => isPlain(part) && !part.includes('.')) ? parts.join('.') : null;
}

/** The kind of the world a browser was in. Null if its cookie is missing. */
export function kindIn(request: { readonly headers: RequestHeaders }): WorldKind | null {
  const [scenario, tenant, user, ...rest] =
    readCookie(request, WORLD_KIND_COOKIE)?.split('.') ?? [];
  if (!scenario || !tenant || !user || rest.length > 0) return null;
  return { scenario, tenant, user };
}
