import { tenants, type Channel, type Tenant, type UserType } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';

/** The channels with pages of their own; the third one is the embedding host's. */
export type PageChannel = Exclude<Channel, 'OMNICHANNEL'>;

/** What a landing path says (§2, A-003). */
export interface Landing {
  readonly tenant: Tenant;
  readonly channel: PageChannel;
}

const landingPath = /^\/(intranet|internet|index)([A-Z]{2}|[a-z]{2})(?:\.html)?$/;

/** Reads `/intranetHU`, `/internetHU.html`, `/indexhu` and the like; other paths are `undefined`. */
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

/** Pages bankers are sent to from outside; they decide the channel as a login page does. */
export const bankerEntryPaths = ['/ial', '/oauth/authorize'] as const;

/** The channel a path belongs to by itself; most belong to both. */
export function channelOfPath(pathname: string): PageChannel | undefined {
  const landing = landingOf(pathname);
  if (landing) return landing.channel;
  if (pathname === loginPaths.INTERNET) return 'INTERNET';
  if (pathname === loginPaths.INTRANET) return 'INTRANET';
  return bankerEntryPaths.some((path) => path === pathname) ? 'INTRANET' : undefined;
}

/** Where a channel's users sign in as. */
export function userTypeOf(channel: PageChannel): UserType {
  return channel === 'INTRANET' ? 'BANKER' : 'CLIENT';
}

/** The list of boxes: home of clients, and target on back or exit (R2.3). */
export const listPath = '/app/dokuboxlist';

/** Home of a signed-in user (R2.3, R2.4). */
export function homeOf(userType: UserType, tenant: Tenant): string {
  return userType === 'CLIENT' ? listPath : policyOf(tenant).bankerHome;
}

/** A screen one can come back to: a path of this portal behind the sign-in, never another site. */
export function isResumable(href: string): boolean {
  return /^\/app\/[\w/-]*(?:\?[^#\\]*)?$/.test(href);
}
