import { languages, logLevels, tenants } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { dateTime, oneOf, ref } from '../schemas/common.ts';
import { emptyBody, wrap } from './building-blocks.ts';
import { operation } from './types.ts';

const tooManyEntries =
  'More entries were sent in a minute than the server accepts. Try again after the number of seconds in `Retry-After`.';

const logText = { type: 'string', maxLength: limits.logMessageMax } as const;

/**
 * Calls the portal itself needs: configuration, statuses, texts, logs (§7, A-002, A-130, A-232,
 *
 */
export const portalOperations = {
  getConfig: operation({
    tag: 'portal',
    method: 'GET',
    url: '/config.json',
    ignoresUnknownQuery: true,
    kind: 'query',
    origin: 'A-002',
    summary: 'Retrieve the portal’s configuration',
    description:
      'A static file that browsers must not store (`Cache-Control: no-store`). The portal reads it before any session exists, so the call has none of the portal’s headers.',
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
    summary: 'List blocked functions',
    description:
      'Returns the functions that are blocked now or will be soon. A function that is not listed is not blocked. The portal calls it on the login pages, after a sign-in and after a 307. §7 does not define a body: none is needed, and an empty object is accepted.',
    access: 'public',
    emptyBodyAllowed: true,
    success: {
      status: 200,
      schema: wrap(
        'A-056',
        { statuses: 'One entry for each function that is blocked or will be.' },
        { statuses: { type: 'array', maxItems: limits.listMax, items: ref('PortalStatus') } },
      ),
    },
  }),
  getFeatureFlags: operation({
    tag: 'portal',
    method: 'POST',
    url: '/utilities/noauth/cached/featureFlags',
    kind: 'query',
    origin: 'A-130',
    summary: 'Retrieve the tenant’s feature flags',
    description:
      'A flag that is not listed is false. The flags are `ddeNotValidCertificatesEnabled` (files with doubtful certificates can still be archived, A-129) and `is.doku.progress.visible` (the portal shows the progress bar, A-130).',
    access: 'public',
    body: emptyBody,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: from('A-130', 'True if the feature is on.', { type: 'boolean' }),
      },
    },
  }),
  getProductTranslations: operation({
    tag: 'portal',
    method: 'POST',
    url: '/utilities/noauth/cached/getProductTranslations',
    kind: 'query',
    origin: 'A-247',
    summary: 'Retrieve product names in a language',
    description:
      'Returns texts by key. They include the texts of the catalogues’ `translationKey`s. If they cannot be loaded, the portal shows `dde.product.default` (§8).',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['language'],
      properties: { language: from('A-247', 'Language of the texts.', oneOf(languages)) },
    },
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: from('A-247', 'The texts, by key.', {
          type: 'string',
          maxLength: limits.textMax,
        }),
      },
    },
  }),
  logError: operation({
    tag: 'portal',
    method: 'POST',
    url: '/gateway/noauth/logError',
    kind: 'command',
    origin: '§7',
    summary: 'Report an error of the portal',
    description:
      'The portal reports uncaught errors and unknown addresses (§2). It masks secrets before it sends them (A-234).',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['log'],
      properties: {
        log: from(
          '§7',
          'The error.',
          named('ErrorLog', 'An error of the portal and where it happened.', {
            type: 'object',
            additionalProperties: false,
            required: ['message', 'url', 'userAgent', 'timestamp', 'flowId', 'tenant'],
            properties: {
              message: from('A-233', 'Message of the error.', logText),
              stack: from('A-233', 'Stack trace of the error. Absent if there was none.', {
                type: 'string',
                maxLength: 20_000,
              }),
              url: from('A-233', 'Address of the page, with secrets masked.', logText),
              userAgent: from('A-233', 'User agent of the browser.', logText),
              timestamp: from('A-233', 'Time of the error by the browser’s clock.', dateTime),
              flowId: from('A-233', '`X-Flow-Id` of the portal.', {
                type: 'string',
                maxLength: 64,
              }),
              tenant: from('A-233', 'Tenant of the portal.', oneOf(tenants)),
            },
          }),
        ),
      },
    },
    success: { status: 204, schema: null },
    refusals: {
      tooManyRequests: tooManyEntries,
    },
  }),
  uploadLogs: operation({
    tag: 'portal',
    method: 'POST',
    url: '/gateway/noauth/logs',
    kind: 'command',
    origin: 'A-232',
    summary: 'Upload log entries of the portal',
    description:
      'The portal sends its entries every 5 s and when the page closes, if there are any (§9, A-232). It ignores failures. It masks secrets before it sends them (A-234).',
    access: 'public',
    bodyMax: limits.logBodyMaxBytes,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['entries'],
      properties: {
        entries: from('A-232', 'Log entries in the order they were created.', {
          type: 'array',
          maxItems: limits.logBufferMax,
          items: named('LogEntry', 'An entry of the portal’s log.', {
            type: 'object',
            additionalProperties: false,
            required: ['level', 'message', 'timestamp', 'flowId'],
            properties: {
              level: from('A-232', 'Severity of the entry.', oneOf(logLevels)),
              message: from('A-232', 'What happened.', logText),
              context: from(
                'A-232',
                'More details by name, with secrets masked. Absent if there are none.',
                { type: 'object', maxProperties: limits.contextFieldsMax },
              ),
              timestamp: from('A-232', 'Time of the entry by the browser’s clock.', dateTime),
              flowId: from('A-232', '`X-Flow-Id` of the portal.', {
                type: 'string',
                maxLength: 64,
              }),
            },
          }),
        }),
      },
    },
    success: { status: 204, schema: null },
    refusals: {
      tooManyRequests: tooManyEntries,
    },
  }),
} as const;
