import { tenants, type Channel, type Tenant, type UserType } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';

/** The channels with their own pages. The third channel belongs to the embedding host. */
export type PageChannel = Exclude<Channel, 'OMNICHANNEL'>;

/** The content of a landing path (§2, A-003). */
export interface Landing {
  readonly tenant: Tenant;
  readonly channel: PageChannel;
}

const landingPath = /^\/(intranet|internet|index)([A-Z]{2}|[a-z]{2})(?:\.html)?$/;

/**
 * Reads `/intranetHU`, `/internetHU.html`, `/indexhu` and the like. Returns `undefined` for other
 * paths.
 */
export function landingOf(pathname: string): Landing | undefined {
  const [, kind, code] = landingPath.exec(pathname) ?? [];
  const tenant = tenants.find((entry) => entry === code?.toUpperCase());
  if (tenant === undefined) return undefined;
  return { tenant, channel: kind === 'intranet' ? 'INTRANET' : 'INTERNET' };
}

/** The login page of each channel (§2). */
export const loginPaths = {
  INTERNET: '/index.html',
  INTRANET: '/intranet.html',
} as const satisfies Record<PageChannel, string>;

/** Pages that send bankers in from outside. They decide the channel as a login page does. */
export const bankerEntryPaths = ['/ial', '/oauth/authorize'] as const;

/** Returns the channel that a path belongs to. Most paths belong to both channels: `undefined`. */
export function channelOfPath(pathname: string): PageChannel | undefined {
  const landing = landingOf(pathname);
  if (landing) return landing.channel;
  if (pathname === loginPaths.INTERNET) return 'INTERNET';
  if (pathname === loginPaths.INTRANET) return 'INTRANET';
  return bankerEntryPaths.some((path) => path === pathname) ? 'INTRANET' : undefined;
}

/** Returns the type of user who signs in on a channel. */
export function userTypeOf(channel: PageChannel): UserType {
  return channel === 'INTRANET' ? 'BANKER' : 'CLIENT';
}

/** The list of boxes: home of clients, and target of back and exit (R2.3). */
export const listPath = '/app/dokuboxlist';

/** Home of a signed-in user (R2.3, R2.4). */
export function homeOf(userType: UserType, tenant: Tenant): string {
  return userType === 'CLIENT' ? listPath : policyOf(tenant).bankerHome;
}

/**
 * Whether a user may return to an address: a screen of this portal behind the sign-in, never
 * another site.
 */
export function isResumable(href: string): boolean {
  return /^\/app\/[\w/-]*(?:\?[^#\\]*)?$/.test(href);
}
