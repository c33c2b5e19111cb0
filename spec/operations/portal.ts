import { languages, logLevels, tenants } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { dateTime, oneOf, ref } from '../schemas/common.ts';
import { emptyBody, wrap } from './building-blocks.ts';
import { operation } from './types.ts';

const logText = { type: 'string', maxLength: limits.logMessageMax } as const;

/** What the portal itself needs: configuration, statuses, texts, logs (§7, A-002, A-130, A-232, A-247). */
export const portalOperations = {
  getConfig: operation({
    tag: 'portal',
    method: 'GET',
    url: '/config.json',
    kind: 'query',
    origin: 'A-002',
    summary: 'Run-time configuration of the portal',
    access: 'public',
    portalHeaders: false,
    success: { status: 200, schema: ref('PortalConfig') },
  }),
  getPortalStatuses: operation({
    tag: 'portal',
    method: 'POST',
    url: '/utilities/noauth/cached/currentPortalStatuses',
    kind: 'query',
    origin: '§7',
    summary: 'Which functions are blocked, now or soon',
    access: 'public',
    success: {
      status: 200,
      schema: wrap('A-056', { statuses: { type: 'array', items: ref('PortalStatus') } }),
    },
  }),
  getFeatureFlags: operation({
    tag: 'portal',
    method: 'POST',
    url: '/utilities/noauth/cached/featureFlags',
    kind: 'query',
    origin: 'A-130',
    summary: 'Feature flags of the tenant by name',
    access: 'public',
    body: emptyBody,
    success: {
      status: 200,
      schema: { type: 'object', additionalProperties: from('A-130', { type: 'boolean' }) },
    },
  }),
  getProductTranslations: operation({
    tag: 'portal',
    method: 'POST',
    url: '/utilities/noauth/cached/getProductTranslations',
    kind: 'query',
    origin: 'A-247',
    summary: 'Product names by text key in one language',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['language'],
      properties: { language: from('A-247', oneOf(languages)) },
    },
    success: {
      status: 200,
      schema: { type: 'object', additionalProperties: from('A-247', { type: 'string' }) },
    },
  }),
  logError: operation({
    tag: 'portal',
    method: 'POST',
    url: '/gateway/noauth/logError',
    kind: 'command',
    origin: '§7',
    summary: 'Reports an error of the portal',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['log'],
      properties: {
        log: from('§7', {
          type: 'object',
          additionalProperties: false,
          required: ['message', 'url', 'userAgent', 'timestamp', 'flowId', 'tenant'],
          properties: {
            message: from('A-233', logText),
            stack: from('A-233', { type: 'string', maxLength: 20_000 }),
            url: from('A-233', logText),
            userAgent: from('A-233', logText),
            timestamp: from('A-233', dateTime),
            flowId: from('A-233', { type: 'string', maxLength: 64 }),
            tenant: from('A-233', oneOf(tenants)),
          },
        }),
      },
    },
    success: { status: 204, schema: null },
    refusals: [429],
  }),
  uploadLogs: operation({
    tag: 'portal',
    method: 'POST',
    url: '/gateway/noauth/logs',
    kind: 'command',
    origin: 'A-232',
    summary: 'Takes the portal’s buffered log entries',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['entries'],
      properties: {
        entries: from('A-232', {
          type: 'array',
          maxItems: limits.logBufferMax,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['level', 'message', 'timestamp', 'flowId'],
            properties: {
              level: from('A-232', oneOf(logLevels)),
              message: from('A-232', logText),
              context: from('A-232', { type: 'object' }),
              timestamp: from('A-232', dateTime),
              flowId: from('A-232', { type: 'string', maxLength: 64 }),
            },
          },
        }),
      },
    },
    success: { status: 204, schema: null },
    refusals: [429],
  }),
} as const;
