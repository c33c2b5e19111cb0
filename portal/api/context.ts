import type { Channel, Language, Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { PortalHeaders } from '@dokubox/spec/operations/headers.ts';

/** The origin of a request, as every request reports it (R7.1, A-225). */
export interface ApiContext {
  readonly language: Language;
  readonly tenant: Tenant;
  readonly channel: Channel;
  readonly flowType: UserType;
  /** Id of this page load, which the server's logs and the environment badge show. */
  readonly flowId: string;
}

/** Returns a version 4 UUID. `crypto.randomUUID` exists on secure origins only. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the portal's headers for one request. */
export function headersOf(context: ApiContext, idToken: string | undefined): PortalHeaders {
  return {
    'x-language': context.language,
    'x-tenant': context.tenant,
    'x-channel': context.channel,
    'x-flow-type': context.flowType,
    'x-timezone-offset': String(new Date().getTimezoneOffset()),
    'x-client-application': 'DDE_PORTAL',
    'x-flow-id': context.flowId,
    ...(idToken === undefined ? {} : { 'x-id-token': idToken }),
  };
}
