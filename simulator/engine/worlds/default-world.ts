import type { Tenant } from '@dokubox/spec/enums.ts';
import type { World } from '../world/world.ts';

/** Prefix of the ids of default worlds. */
const defaultPrefix = 'default-';

/** Id of the world for calls that name none. */
export function defaultWorldId(tenant: Tenant): string {
  return `${defaultPrefix}${tenant.toLowerCase()}`;
}

/** True for the world for calls that name none. */
export function isDefaultWorld({ id }: Pick<World, 'id'>): boolean {
  return id.startsWith(defaultPrefix);
}
