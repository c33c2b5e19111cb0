import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contractStatuses, environments, portalFunctions, tenants, type Tenant } from '../enums.ts';
import { from } from '../origin.ts';
import { base64, count, flag, oneOf, optionalDateTime, optionalText, text } from './common.ts';

/** Whether a function of the portal is blocked, and when (§7, A-056). */
export const portalStatusSchema = {
  $id: 'PortalStatus',
  type: 'object',
  additionalProperties: false,
  required: ['function', 'currentlyBlocked'],
  properties: {
    function: from('§7', oneOf(portalFunctions)),
    currentlyBlocked: from('§7', flag),
    timeFrom: from('A-056', optionalDateTime),
    timeTo: from('§7', optionalDateTime),
  },
} as const satisfies JSONSchema;
export type PortalStatus = FromSchema<typeof portalStatusSchema>;

/** A file as the download calls hand it over (§7). */
export const fileContentSchema = {
  $id: 'FileContent',
  type: 'object',
  additionalProperties: false,
  required: ['fileName', 'fileContent'],
  properties: { fileName: from('§7', text), fileContent: from('§7', base64) },
} as const satisfies JSONSchema;
export type FileContent = FromSchema<typeof fileContentSchema>;

/** Whether a document of the client's own archive can be downloaded. */
export const availabilitySchema = {
  $id: 'Availability',
  type: 'object',
  additionalProperties: false,
  required: ['available'],
  properties: { available: from('A-199', flag) },
} as const satisfies JSONSchema;

/** State of a framework contract's signing. */
export const contractStatusSchema = {
  $id: 'ContractStatus',
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: { status: from('A-216', oneOf(contractStatuses)) },
} as const satisfies JSONSchema;

const tenantConfigSchema = {
  $id: 'TenantConfig',
  type: 'object',
  additionalProperties: false,
  required: ['legalName', 'cookiesInformation', 'social'],
  properties: {
    legalName: from('A-246', text),
    externalChannelLoginUrl: from('A-002', optionalText),
    identityProvider: from('A-002', {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['authorizeUrl', 'clientId'],
      properties: { authorizeUrl: from('A-002', text), clientId: from('A-002', text) },
    }),
    social: from('A-002', {
      type: 'object',
      additionalProperties: false,
      properties: {
        x: from('A-002', optionalText),
        facebook: from('A-002', optionalText),
        linkedin: from('A-002', optionalText),
      },
    }),
    cookiesInformation: from('A-002', flag),
    termsUrl: from('A-002', optionalText),
    idle: from('A-054', {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['warnAfterMs', 'logoutAfterMs'],
      properties: { warnAfterMs: from('A-054', count), logoutAfterMs: from('A-054', count) },
    }),
  },
} as const satisfies JSONSchema;
export { tenantConfigSchema };
export type TenantConfig = FromSchema<typeof tenantConfigSchema>;

/** `/config.json`: what one build needs to know about where it runs. */
export const portalConfigSchema = {
  $id: 'PortalConfig',
  type: 'object',
  additionalProperties: false,
  required: ['env', 'version', 'defaultTenant', 'hosts', 'tenants', 'idle', 'embed'],
  properties: {
    env: from('A-002', oneOf(environments)),
    version: from('A-059', text),
    defaultTenant: from('A-002', oneOf(tenants)),
    /** Host name → what it serves; a host that is not named serves both channels. */
    hosts: from('A-001', {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          tenant: from('A-001', oneOf(tenants)),
          channel: from('A-004', oneOf(['INTERNET', 'INTRANET'])),
        },
      },
    }),
    tenants: from('A-002', {
      type: 'object',
      additionalProperties: { $ref: 'TenantConfig' },
      required: tenants,
    }),
    idle: from('A-002', {
      type: 'object',
      additionalProperties: false,
      required: ['warnAfterMs', 'logoutAfterMs'],
      properties: { warnAfterMs: from('A-002', count), logoutAfterMs: from('A-002', count) },
    }),
    embed: from('A-002', {
      type: 'object',
      additionalProperties: false,
      required: ['allowedOrigins'],
      properties: { allowedOrigins: from('A-002', { type: 'array', items: text }) },
    }),
  },
} as const satisfies JSONSchema;
export type PortalConfig = Omit<
  FromSchema<typeof portalConfigSchema, { references: [typeof tenantConfigSchema] }>,
  'tenants'
> & { tenants: Record<Tenant, TenantConfig> };
