import { languages, logLevels, tenants } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
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
    ignoresUnknownQuery: true,
    kind: 'query',
    origin: 'A-002',
    summary: 'Run-time configuration of the portal',
    description:
      'A static file, never stored by a browser (`Cache-Control: no-store`). It is read before anything is known of a session and carries none of the portal’s headers.',
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
    description:
      'Asked on the login pages, after a sign-in and after a 307. A function without a row is not blocked. §7 shows no payload: the call needs no body; an empty object is taken as well.',
    access: 'public',
    emptyBodyAllowed: true,
    success: {
      status: 200,
      schema: wrap(
        'A-056',
        { statuses: 'A row for each function there is something to say about.' },
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
    summary: 'Feature flags of the tenant by name',
    description:
      'A flag that is not named is false. Known are `ddeNotValidCertificatesEnabled` (doubts about certificates leave the archive open, A-129) and `is.doku.progress.visible` (shows the progress bar, A-130).',
    access: 'public',
    body: emptyBody,
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: from('A-130', 'Whether the feature is on.', { type: 'boolean' }),
      },
    },
  }),
  getProductTranslations: operation({
    tag: 'portal',
    method: 'POST',
    url: '/utilities/noauth/cached/getProductTranslations',
    kind: 'query',
    origin: 'A-247',
    summary: 'Product names by text key in one language',
    description:
      'Also the words of the catalogues’ `translationKey`s. A portal that cannot load them shows `dde.product.default` (§8).',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['language'],
      properties: { language: from('A-247', 'Language wanted.', oneOf(languages)) },
    },
    success: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: from('A-247', 'The words.', {
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
    summary: 'Reports an error of the portal',
    description:
      'For errors nobody caught and for addresses that lead nowhere (§2). Secrets are masked before they are sent (A-234).',
    access: 'public',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['log'],
      properties: {
        log: from(
          '§7',
          'The error.',
          named('ErrorLog', 'An error of the portal, and where it happened.', {
            type: 'object',
            additionalProperties: false,
            required: ['message', 'url', 'userAgent', 'timestamp', 'flowId', 'tenant'],
            properties: {
              message: from('A-233', 'What went wrong.', logText),
              stack: from('A-233', 'Stack of the error. Absent: there was none.', {
                type: 'string',
                maxLength: 20_000,
              }),
              url: from('A-233', 'Address of the page, secrets masked.', logText),
              userAgent: from('A-233', 'Browser, as it names itself.', logText),
              timestamp: from('A-233', 'Moment of the error by the browser’s clock.', dateTime),
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
      tooManyRequests:
        'More entries in a minute than the server takes. `Retry-After` says in seconds when to try again.',
    },
  }),
  uploadLogs: operation({
    tag: 'portal',
    method: 'POST',
    url: '/gateway/noauth/logs',
    kind: 'command',
    origin: 'A-232',
    summary: 'Takes the portal’s buffered log entries',
    description:
      'Sent every 5 s where there is something to send, and when the page is left (§9, A-232). A failure is dropped silently. Secrets are masked before they are sent (A-234).',
    access: 'public',
    bodyMax: limits.logBodyMaxBytes,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['entries'],
      properties: {
        entries: from('A-232', 'Entries in the order they were made.', {
          type: 'array',
          maxItems: limits.logBufferMax,
          items: named('LogEntry', 'One entry of the portal’s log.', {
            type: 'object',
            additionalProperties: false,
            required: ['level', 'message', 'timestamp', 'flowId'],
            properties: {
              level: from('A-232', 'How grave it is.', oneOf(logLevels)),
              message: from('A-232', 'What happened.', logText),
              context: from(
                'A-232',
                'What else is known, by name; secrets masked. Absent: nothing.',
                { type: 'object', maxProperties: limits.contextFieldsMax },
              ),
              timestamp: from('A-232', 'Moment by the browser’s clock.', dateTime),
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
      tooManyRequests:
        'More entries in a minute than the server takes. `Retry-After` says in seconds when to try again.',
    },
  }),
} as const;
