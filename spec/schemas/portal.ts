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
      'Function of the portal. `ALL` means the whole portal.',
      oneOf(portalFunctions),
    ),
    currentlyBlocked: from(
      '§7',
      'True while calls of the function are rejected with 307 `PORTAL_BLOCKED`.',
      flag,
    ),
    timeFrom: from(
      'A-056',
      'Time a planned block begins. It is announced 48 hours before (A-058). Null if no block is planned.',
      optionalDateTime,
    ),
    timeTo: from('§7', 'Time the block ends. Null if the end is not known.', optionalDateTime),
  },
} as const satisfies JSONSchema;
export type PortalStatus = FromSchema<typeof portalStatusSchema>;

/** A downloaded file (§7). */
export const fileContentSchema = {
  $id: 'FileContent',
  description: 'A downloaded file.',
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'fileContent'],
  properties: {
    fileName: from('§7', 'Name of the file, with its extension.', text),
    fileContent: from(
      '§7',
      'Content of the file as base64, without a data-URL prefix (A-282).',
      base64,
    ),
  },
} as const satisfies JSONSchema;
export type FileContent = FromSchema<typeof fileContentSchema>;

/** Whether a document in the client's archive can be downloaded. */
export const availabilitySchema = {
  $id: 'Availability',
  description: 'Whether a document in the client’s archive can be downloaded.',
  type: 'object',
  additionalProperties: false,
  required: ['available'],
  properties: {
    available: from('A-199', 'True if the matching download call returns the document.', flag),
  },
} as const satisfies JSONSchema;

/** Signing status of a framework contract. */
export const contractStatusSchema = {
  $id: 'ContractStatus',
  description: 'Signing status of a client’s framework contract.',
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: from('A-216', 'Signing status of the contract.', oneOf(contractStatuses)),
  },
} as const satisfies JSONSchema;

const idleFields = {
  additionalProperties: false,
  required: ['warnAfterMs', 'logoutAfterMs'],
  properties: {
    warnAfterMs: from(
      'A-054',
      'Milliseconds without pointer, key or touch input until the warning.',
      count,
    ),
    logoutAfterMs: from(
      'A-054',
      'Milliseconds without pointer, key or touch input until the sign-out.',
      count,
    ),
  },
} as const;
const idleWords = 'When inactive users are warned and signed out (A-054).';
const idleTimes = named('IdleTimes', idleWords, { type: 'object', ...idleFields });
const optionalIdleTimes = named('IdleTimes', idleWords, {
  type: ['object', 'null'],
  ...idleFields,
});

const tenantConfigSchema = {
  $id: 'TenantConfig',
  description: 'Configuration of a tenant.',
  type: 'object',
  additionalProperties: false,
  required: ['legalName', 'cookiesInformation', 'social'],
  properties: {
    legalName: from('A-246', 'Owner named in the copyright line of the footer (§2).', text),
    externalChannelLoginUrl: from(
      'A-002',
      'Address of the bank’s other login page. The client login links to it with `tenant`, `ddeParam` and `lang` (A-039). Null if there is no link.',
      optionalText,
    ),
    identityProvider: from(
      'A-002',
      'The bank’s identity provider for bankers. Null if bankers sign in with a password.',
      named(
        'IdentityProvider',
        'Identity provider that bankers of a tenant sign in with instead of a password.',
        {
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['authorizeUrl', 'clientId'],
          properties: {
            authorizeUrl: from(
              'A-002',
              'Authorization endpoint: an absolute address, or a path on the portal’s origin.',
              text,
            ),
            clientId: from('A-002', 'Client id of the portal at the identity provider.', text),
          },
        },
      ),
    ),
    social: from(
      'A-002',
      'Addresses of the bank’s social pages. The footer links to those that are set, but never to X and Facebook in HU (§2).',
      named('SocialLinks', 'The bank’s pages on social networks.', {
        type: 'object',
        additionalProperties: false,
        properties: {
          x: from('A-002', 'Page on X. Null if there is no link.', optionalText),
          facebook: from('A-002', 'Page on Facebook. Null if there is no link.', optionalText),
          linkedin: from('A-002', 'Page on LinkedIn. Null if there is no link.', optionalText),
        },
      }),
    ),
    cookiesInformation: from('A-002', 'True if the footer shows the cookies button.', flag),
    termsUrl: from('A-002', 'Address of the public terms. Null if there is no link.', optionalText),
    idle: from(
      'A-054',
      'Inactivity limits of this tenant. Null if the general limits apply.',
      optionalIdleTimes,
    ),
  },
} as const satisfies JSONSchema;
export { tenantConfigSchema };
export type TenantConfig = FromSchema<typeof tenantConfigSchema>;

const configOfEach = Object.fromEntries(
  tenants.map((tenant) => [
    tenant,
    from('A-002', `Configuration of ${tenant}.`, { $ref: 'TenantConfig' }),
  ]),
);

/** `/config.json`: the settings of one build of the portal. */
export const portalConfigSchema = {
  $id: 'PortalConfig',
  description: 'Settings of one build of the portal. They are public.',
  type: 'object',
  additionalProperties: false,
  required: ['env', 'version', 'defaultTenant', 'hosts', 'tenants', 'idle', 'embed'],
  properties: {
    env: from(
      'A-002',
      'Environment of the build. The badge is shown in sit, uat and hf only (§2).',
      oneOf(environments),
    ),
    version: from(
      'A-059',
      'Version of the build, shown in the dialog of the environment badge.',
      text,
    ),
    defaultTenant: from(
      'A-002',
      'Tenant of a visitor if the address, the parameters and the browser’s storage do not name one.',
      oneOf(tenants),
    ),
    hosts: from(
      'A-001',
      'Hosts by name. A host that is not listed serves every tenant and both channels.',
      {
        type: 'object',
        additionalProperties: named('HostRule', 'The tenant and channel a host serves.', {
          type: 'object',
          additionalProperties: false,
          properties: {
            tenant: from(
              'A-001',
              'The only tenant the host serves. Absent if it serves every tenant.',
              oneOf(tenants),
            ),
            channel: from(
              'A-004',
              'The only channel the host serves. Absent if it serves both.',
              oneOf(['INTERNET', 'INTRANET']),
            ),
          },
        }),
      },
    ),
    tenants: from(
      'A-002',
      'Configuration of each tenant. Every tenant is listed.',
      named('TenantConfigs', 'The configuration of each tenant.', {
        type: 'object',
        additionalProperties: false,
        required: tenants,
        properties: configOfEach,
      }),
    ),
    idle: from(
      'A-002',
      'Inactivity limits of tenants without limits of their own (A-054).',
      idleTimes,
    ),
    embed: from(
      'A-002',
      'Settings for embedding the portal (A-252).',
      named('EmbedRules', 'The hosts that may embed the portal.', {
        type: 'object',
        additionalProperties: false,
        required: ['allowedOrigins'],
        properties: {
          allowedOrigins: from('A-002', 'Origins that may embed the portal and send credentials.', {
            type: 'array',
            maxItems: limits.listMax,
            items: text,
          }),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type PortalConfig = Omit<
  FromSchema<typeof portalConfigSchema, { references: [typeof tenantConfigSchema] }>,
  'tenants'
> & { tenants: Record<Tenant, TenantConfig> };
