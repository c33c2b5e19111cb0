import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contractStatuses, environments, portalFunctions, tenants, type Tenant } from '../enums.ts';
import { from, named } from '../origin.ts';
import { base64, count, flag, oneOf, optionalDateTime, optionalText, text } from './common.ts';

/** Whether a function of the portal is blocked, and when (§7, A-056). */
export const portalStatusSchema = {
  $id: 'PortalStatus',
  description: 'Whether a function of the portal is blocked, and when.',
  type: 'object',
  additionalProperties: false,
  required: ['function', 'currentlyBlocked'],
  properties: {
    function: from(
      '§7',
      'Function of the portal the row is about; `ALL` is the portal as a whole.',
      oneOf(portalFunctions),
    ),
    currentlyBlocked: from(
      '§7',
      'True while calls of the function are refused with 307 `PORTAL_BLOCKED`.',
      flag,
    ),
    timeFrom: from(
      'A-056',
      'Moment a planned block begins; announced 48 hours ahead (A-058). Null or absent: no plan.',
      optionalDateTime,
    ),
    timeTo: from('§7', 'Moment the block ends. Null or absent: open-ended.', optionalDateTime),
  },
} as const satisfies JSONSchema;
export type PortalStatus = FromSchema<typeof portalStatusSchema>;

/** A file as the download calls hand it over (§7). */
export const fileContentSchema = {
  $id: 'FileContent',
  description: 'A file as the download calls hand it over.',
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'fileContent'],
  properties: {
    fileName: from('§7', 'Name of the file with its extension.', text),
    fileContent: from('§7', 'The file as base64 without data-URL prefix (A-282).', base64),
  },
} as const satisfies JSONSchema;
export type FileContent = FromSchema<typeof fileContentSchema>;

/** Whether a document of the client's own archive can be downloaded. */
export const availabilitySchema = {
  $id: 'Availability',
  description: 'Whether a document of the client’s own archive can be downloaded.',
  type: 'object',
  additionalProperties: false,
  required: ['available'],
  properties: {
    available: from('A-199', 'True where the download of the same name answers.', flag),
  },
} as const satisfies JSONSchema;

/** State of a framework contract's signing. */
export const contractStatusSchema = {
  $id: 'ContractStatus',
  description: 'How far the signing of a client’s framework contract is.',
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: from('A-216', 'How far the signing of the contract is.', oneOf(contractStatuses)),
  },
} as const satisfies JSONSchema;

const idleFields = {
  additionalProperties: false,
  required: ['warnAfterMs', 'logoutAfterMs'],
  properties: {
    warnAfterMs: from(
      'A-054',
      'Milliseconds without a pointer, key or touch before the warning.',
      count,
    ),
    logoutAfterMs: from('A-054', 'Milliseconds without one before the sign-out.', count),
  },
} as const;
const idleWords = 'When idle users are warned and signed out (A-054).';
const idleTimes = named('IdleTimes', idleWords, { type: 'object', ...idleFields });
const optionalIdleTimes = named('IdleTimes', idleWords, {
  type: ['object', 'null'],
  ...idleFields,
});

const tenantConfigSchema = {
  $id: 'TenantConfig',
  description: 'What is configured for one tenant.',
  type: 'object',
  additionalProperties: false,
  required: ['legalName', 'cookiesInformation', 'social'],
  properties: {
    legalName: from('A-246', 'Holder of the copyright line in the footer (§2).', text),
    externalChannelLoginUrl: from(
      'A-002',
      'Address of the bank’s other login page; the client login links to it with `tenant`, `ddeParam` and `lang` (A-039). Null or absent: no link.',
      optionalText,
    ),
    identityProvider: from(
      'A-002',
      'The bank’s identity provider for bankers. Null or absent: bankers sign in with their password.',
      named('IdentityProvider', 'Where bankers of a tenant sign in instead of with a password.', {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['authorizeUrl', 'clientId'],
        properties: {
          authorizeUrl: from(
            'A-002',
            'Authorization endpoint; an absolute address or a path of the portal’s own origin.',
            text,
          ),
          clientId: from('A-002', 'Client id of the portal at the provider.', text),
        },
      }),
    ),
    social: from(
      'A-002',
      'Addresses of the bank’s pages; the footer links to those that are there, X and Facebook never in HU (§2).',
      named('SocialLinks', 'The bank’s pages on social networks.', {
        type: 'object',
        additionalProperties: false,
        properties: {
          x: from('A-002', 'Page on X. Null or absent: no link.', optionalText),
          facebook: from('A-002', 'Page on Facebook. Null or absent: no link.', optionalText),
          linkedin: from('A-002', 'Page on LinkedIn. Null or absent: no link.', optionalText),
        },
      }),
    ),
    cookiesInformation: from('A-002', 'True shows the cookies button in the footer.', flag),
    termsUrl: from('A-002', 'Address of the public terms. Null or absent: no link.', optionalText),
    idle: from(
      'A-054',
      'Idle times of this tenant. Null or absent: those of the whole configuration.',
      optionalIdleTimes,
    ),
  },
} as const satisfies JSONSchema;
export { tenantConfigSchema };
export type TenantConfig = FromSchema<typeof tenantConfigSchema>;

const configOfEach = Object.fromEntries(
  tenants.map((tenant) => [
    tenant,
    from('A-002', `What is configured for ${tenant}.`, { $ref: 'TenantConfig' }),
  ]),
);

/** `/config.json`: what one build needs to know about where it runs. */
export const portalConfigSchema = {
  $id: 'PortalConfig',
  description:
    'What one build of the portal needs to know about where it runs. Public: anybody can read it.',
  type: 'object',
  additionalProperties: false,
  required: ['env', 'version', 'defaultTenant', 'hosts', 'tenants', 'idle', 'embed'],
  properties: {
    env: from(
      'A-002',
      'Environment; the badge is shown in sit, uat and hf only (§2).',
      oneOf(environments),
    ),
    version: from('A-059', 'Version of the build, shown in the environment badge’s dialog.', text),
    defaultTenant: from(
      'A-002',
      'Tenant of a visitor whom neither address, parameter nor memory tells.',
      oneOf(tenants),
    ),
    hosts: from(
      'A-001',
      'Host name → what it serves. A host that is not named serves every tenant and both channels.',
      {
        type: 'object',
        additionalProperties: named('HostRule', 'What a host name serves.', {
          type: 'object',
          additionalProperties: false,
          properties: {
            tenant: from(
              'A-001',
              'The only tenant the host serves. Absent: every one.',
              oneOf(tenants),
            ),
            channel: from(
              'A-004',
              'The only channel the host serves. Absent: both.',
              oneOf(['INTERNET', 'INTRANET']),
            ),
          },
        }),
      },
    ),
    tenants: from(
      'A-002',
      'What is configured per tenant; every tenant is there.',
      named('TenantConfigs', 'The configuration of each tenant.', {
        type: 'object',
        additionalProperties: false,
        required: tenants,
        properties: configOfEach,
      }),
    ),
    idle: from('A-002', 'Idle times of tenants without their own (A-054).', idleTimes),
    embed: from(
      'A-002',
      'What embedding the portal allows (A-252).',
      named('EmbedRules', 'Who may embed the portal.', {
        type: 'object',
        additionalProperties: false,
        required: ['allowedOrigins'],
        properties: {
          allowedOrigins: from(
            'A-002',
            'Origins that may embed the portal and call with credentials.',
            { type: 'array', maxItems: limits.listMax, items: text },
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type PortalConfig = Omit<
  FromSchema<typeof portalConfigSchema, { references: [typeof tenantConfigSchema] }>,
  'tenants'
> & { tenants: Record<Tenant, TenantConfig> };
