import { limits } from '../../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { brokenParts, journalVerdicts, refusalSteps } from '../enums.ts';
import { from, named } from '../../origin.ts';
import { count, dateTime, oneOf, text } from '../../schemas/common.ts';

const duration = { type: 'number', maximum: limits.countMax, minimum: 0 } as const;

/** A request with its verdict, as listed in the journal. */
export const journalEntrySchema = {
  $id: 'JournalEntry',
  description: 'A request that was answered, with its verdict.',
  type: 'object',
  additionalProperties: false,
  required: ['number', 'at', 'method', 'path', 'status', 'verdict', 'durationMs'],
  properties: {
    number: from(
      'A-271',
      'Number of the request in its world, counted from 1. Requests that are no longer in the journal count too.',
      { type: 'integer', maximum: limits.countMax, minimum: 1 },
    ),
    at: from('A-271', 'Time of the answer by the world’s clock.', dateTime),
    operationId: from(
      'A-421',
      'Operation that was called. Absent if the contract has none at this method and path.',
      text,
    ),
    method: from('A-271', 'HTTP method as sent. Empty if it could not be read.', text),
    path: from(
      'A-271',
      'Path and query as sent, with secrets masked (A-234). Empty if they could not be read.',
      text,
    ),
    status: from(
      'A-271',
      'HTTP status of the answer. 0 if the connection was closed without one.',
      count,
    ),
    verdict: from('A-421', 'Whether the contract was kept, or else who broke it.', {
      ...oneOf(journalVerdicts),
    }),
    brokenPart: from(
      'A-421',
      'Part of the request or answer that breaks the contract. Absent if the contract was kept or the server failed.',
      oneOf(brokenParts),
    ),
    breach: from(
      'A-421',
      'How the server broke the contract: where its answer breaks the schema, or its failure. Absent otherwise. `reason` and `fields` explain a broken request.',
      text,
    ),
    commands: from(
      'A-424',
      'Number of commands in force when the request arrived. Use it in `goTo` to return to that state. Absent for requests without a world.',
      count,
    ),
    durationMs: from(
      'A-421',
      'Milliseconds from reading the headers to the answer, including delays of faults.',
      duration,
    ),
    messageKey: from('A-271', 'Message key of a refusal. Absent for a success.', text),
    step: from(
      'A-296',
      'Step at which the request was rejected. Absent for a success, and if the server failed.',
      oneOf(refusalSteps),
    ),
    errorCode: from('A-271', 'Error code of a refusal (§8). Absent if it has none.', text),
    reason: from(
      'A-406',
      'Cause of the refusal, from the answer. Absent if the answer has none.',
      text,
    ),
    fields: from('A-406', 'Invalid fields, from the answer. Absent if the answer lists none.', {
      type: 'array',
      maxItems: limits.listMax,
      items: text,
    }),
    flowId: from('A-271', '`X-Flow-Id` of the request. Absent if it had none.', text),
    username: from('A-271', 'User of the session. Absent for a call that needs none.', text),
    faultId: from('A-271', 'Fault that affected the request. Absent if none did.', text),
    body: from(
      'A-271',
      'JSON body of the request, with secrets masked (A-234). Uploaded logs are not masked, so that you can check that they contain no secrets. `{"leftOut": "too large"}` if the body has more than 16,000 characters. Absent for forms, and if there was no body.',
      { type: 'object' },
    ),
  },
} as const satisfies JSONSchema;
export type JournalEntry = FromSchema<typeof journalEntrySchema>;

const headers = { type: 'object', additionalProperties: text } as const;

/** A request with everything the journal has of it. */
export const journalExchangeSchema = {
  $id: 'JournalExchange',
  description: 'A request of the journal with its headers and its answer.',
  type: 'object',
  additionalProperties: false,
  required: ['entry'],
  properties: {
    entry: from('A-421', 'The request, as in the list.', { $ref: 'JournalEntry' }),
    requestHeaders: from(
      'A-421',
      'Headers of the request by name in lower case, with secrets masked (A-234). Absent if the journal was restored from a store.',
      headers,
    ),
    responseHeaders: from(
      'A-421',
      'Headers of the answer, except those of every answer, with secrets masked. Absent if there was no answer, or if the journal was restored from a store.',
      headers,
    ),
    responseBody: from(
      'A-421',
      'Body of the answer, with secrets masked: as JSON, or else as text. `{"leftOut": "too large"}` if it has more than 64,000 characters. `{"leftOut": "forgotten"}` if later answers needed its space. Absent for files, and if there was no body.',
      { type: ['object', 'array', 'string'], maxLength: limits.textMax, maxItems: limits.listMax },
    ),
  },
} as const satisfies JSONSchema;
export type JournalExchange = FromSchema<
  typeof journalExchangeSchema,
  { references: [typeof journalEntrySchema & { readonly $id: 'JournalEntry' }] }
>;

const nameAndValue = {
  type: 'array',
  maxItems: limits.listMax,
  items: named('HarNameAndValue', 'A header, a cookie or a parameter.', {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'value'],
    properties: {
      name: from('A-423', 'Name of the header, cookie or parameter.', text),
      value: from('A-423', 'Value, with secrets masked (A-234).', text),
    },
  }),
} as const;

const size = { type: 'integer', maximum: limits.countMax, minimum: -1 } as const;

/** Fields that a request and its answer have in common. */
const messageFields = {
  httpVersion: from('A-423', 'Version of HTTP.', text),
  cookies: from('A-423', 'Cookies by name.', nameAndValue),
  headers: from('A-423', 'Headers.', nameAndValue),
  headersSize: from(
    'A-423',
    'Size of the headers in bytes. Always -1, because it is not measured.',
    size,
  ),
  bodySize: from('A-423', 'Size of the body in bytes. -1 if it was not measured.', size),
} as const;
const messageRequired = ['httpVersion', 'cookies', 'headers', 'headersSize', 'bodySize'] as const;

const content = {
  size: from('A-423', 'Length of the body in characters, as it is in the file.', count),
  mimeType: from('A-423', 'Media type of the body.', text),
  text: from('A-423', 'The body, with secrets masked. Absent if it was not stored.', text),
} as const;

/** A journal as an HTTP Archive. */
export const harSchema = {
  $id: 'Har',
  description: 'A journal as an HTTP Archive 1.2, for browser and proxy tools.',
  type: 'object',
  additionalProperties: false,
  required: ['log'],
  properties: {
    log: from(
      'A-423',
      'The content of the file.',
      named('HarLog', 'The content of a HAR file.', {
        type: 'object',
        additionalProperties: false,
        required: ['version', 'creator', 'entries'],
        properties: {
          version: from('A-423', '`1.2`.', text),
          creator: from(
            'A-423',
            'The program that wrote the file.',
            named('HarCreator', 'The program that wrote a HAR file.', {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'version'],
              properties: {
                name: from('A-423', 'Name of the program.', text),
                version: from('A-423', 'Version of the program.', text),
              },
            }),
          ),
          entries: from('A-423', 'Requests, oldest first.', {
            type: 'array',
            maxItems: limits.listMax,
            items: named('HarEntry', 'A request of a HAR file, and its answer.', {
              type: 'object',
              additionalProperties: false,
              required: ['startedDateTime', 'time', 'request', 'response', 'cache', 'timings'],
              properties: {
                startedDateTime: from(
                  'A-423',
                  'Time the request began, by the world’s clock.',
                  dateTime,
                ),
                time: from('A-423', 'Duration in milliseconds.', duration),
                comment: from('A-423', 'Number, operation and verdict, as in the list.', text),
                request: from(
                  'A-423',
                  'The request.',
                  named('HarRequest', 'The request.', {
                    type: 'object',
                    additionalProperties: false,
                    required: ['method', 'url', 'queryString', ...messageRequired],
                    properties: {
                      method: from('A-423', 'HTTP method.', text),
                      url: from('A-423', 'Address, with secrets masked.', text),
                      queryString: from('A-423', 'Parameters of the address.', nameAndValue),
                      ...messageFields,
                      postData: from(
                        'A-423',
                        'The body. Absent if there was none.',
                        named('HarPostData', 'The body of a request.', {
                          type: 'object',
                          additionalProperties: false,
                          required: ['mimeType', 'text'],
                          properties: { mimeType: content.mimeType, text: content.text },
                        }),
                      ),
                    },
                  }),
                ),
                response: from(
                  'A-423',
                  'The answer. Its status is 0 if there was none.',
                  named('HarResponse', 'The answer.', {
                    type: 'object',
                    additionalProperties: false,
                    required: [
                      'status',
                      'statusText',
                      'content',
                      'redirectURL',
                      ...messageRequired,
                    ],
                    properties: {
                      status: from('A-423', 'HTTP status.', count),
                      statusText: from('A-423', 'Message key of a refusal, or empty.', text),
                      ...messageFields,
                      content: from(
                        'A-423',
                        'The body.',
                        named('HarContent', 'The body of an answer.', {
                          type: 'object',
                          additionalProperties: false,
                          required: ['size', 'mimeType'],
                          properties: content,
                        }),
                      ),
                      redirectURL: from('A-423', 'Target of a redirect, or empty.', text),
                    },
                  }),
                ),
                cache: from(
                  'A-423',
                  'Always empty, because nothing is cached.',
                  named('HarCache', 'Cache data. Always empty.', {
                    type: 'object',
                    additionalProperties: false,
                    properties: {},
                  }),
                ),
                timings: from(
                  'A-423',
                  'How long each part took.',
                  named('HarTimings', 'How long each part of a request took.', {
                    type: 'object',
                    additionalProperties: false,
                    required: ['send', 'wait', 'receive'],
                    properties: {
                      send: from(
                        'A-423',
                        'Milliseconds for sending. Always 0, because it is not measured.',
                        count,
                      ),
                      wait: from('A-423', 'Milliseconds until the answer.', duration),
                      receive: from(
                        'A-423',
                        'Milliseconds for receiving. Always 0, because it is not measured.',
                        count,
                      ),
                    },
                  }),
                ),
              },
            }),
          }),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type Har = FromSchema<typeof harSchema>;
