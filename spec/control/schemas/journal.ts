import { limits } from '../../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { brokenParts, journalVerdicts, refusalSteps } from '../enums.ts';
import { from, named } from '../../origin.ts';
import { count, dateTime, oneOf, text } from '../../schemas/common.ts';

const duration = { type: 'number', maximum: limits.countMax, minimum: 0 } as const;

/** One request with its verdict, as the list of the journal tells it. */
export const journalEntrySchema = {
  $id: 'JournalEntry',
  description: 'One request that was answered, with its verdict.',
  type: 'object',
  additionalProperties: false,
  required: ['number', 'at', 'method', 'path', 'status', 'verdict', 'durationMs'],
  properties: {
    number: from(
      'A-271',
      'Counts the requests of the world from 1, those the journal no longer holds included.',
      { type: 'integer', maximum: limits.countMax, minimum: 1 },
    ),
    at: from('A-271', 'Moment of the answer by the clock of the world.', dateTime),
    operationId: from(
      'A-421',
      'Operation that was called; absent where the contract has none at this method and path.',
      text,
    ),
    method: from('A-271', 'HTTP method as it was sent; empty where nobody could read it.', text),
    path: from(
      'A-271',
      'Path and query as they were sent, secrets masked (A-234); empty where nobody could read it.',
      text,
    ),
    status: from(
      'A-271',
      'HTTP status of the answer; 0 where the connection was closed in place of one.',
      count,
    ),
    verdict: from('A-421', 'Whether the contract was kept, and who broke it.', {
      ...oneOf(journalVerdicts),
    }),
    brokenPart: from(
      'A-421',
      'Part of the request or the answer that breaks the contract; absent where it was kept, and for a mistake of the server.',
      oneOf(brokenParts),
    ),
    breach: from(
      'A-421',
      'What the server did against the contract: where its answer breaks the schema, or its mistake. Absent otherwise; of a broken request `reason` and `fields` tell.',
      text,
    ),
    commands: from(
      'A-424',
      'Number of commands in force when the request came: `goTo` takes a world back there. Absent for requests of no world.',
      count,
    ),
    durationMs: from(
      'A-421',
      'Milliseconds from when the headers of the request were read to its answer, delays of faults included.',
      duration,
    ),
    messageKey: from('A-271', 'Message key of a refusal; absent for a success.', text),
    step: from(
      'A-296',
      'Step at which the request was refused; absent for a success, and where the server made a mistake.',
      oneOf(refusalSteps),
    ),
    errorCode: from('A-271', 'Error code of a refusal that has one (§8); absent otherwise.', text),
    reason: from(
      'A-406',
      'Why it was refused, as the answer said it; absent where it did not.',
      text,
    ),
    fields: from('A-406', 'Fields the refusal named; absent for a refusal that named none.', {
      type: 'array',
      maxItems: limits.listMax,
      items: text,
    }),
    flowId: from('A-271', '`X-Flow-Id` of the request; absent where it carried none.', text),
    username: from('A-271', 'User of the session; absent for a call that needed none.', text),
    faultId: from('A-271', 'Fault the request met; absent where it met none.', text),
    body: from(
      'A-271',
      'JSON body of the request, secrets masked (A-234); uploaded logs stand as they came, so that one can see that they held none. `{"leftOut": "too large"}` in place of a body of more than 16,000 characters; absent for forms and where there was none.',
      { type: 'object' },
    ),
  },
} as const satisfies JSONSchema;
export type JournalEntry = FromSchema<typeof journalEntrySchema>;

const headers = { type: 'object', additionalProperties: text } as const;

/** One request with everything the journal keeps of it. */
export const journalExchangeSchema = {
  $id: 'JournalExchange',
  description: 'One request of the journal with its headers, and the answer it was given.',
  type: 'object',
  additionalProperties: false,
  required: ['entry'],
  properties: {
    entry: from('A-421', 'The request as the list tells it.', { $ref: 'JournalEntry' }),
    requestHeaders: from(
      'A-421',
      'Headers of the request by their names in lower case, secrets masked (A-234). Absent where the journal was brought back from a store.',
      headers,
    ),
    responseHeaders: from(
      'A-421',
      'Headers of the answer that belong to it alone, secrets masked. Absent where there was none, or the journal was brought back from a store.',
      headers,
    ),
    responseBody: from(
      'A-421',
      'Body of the answer, secrets masked: the JSON, or the text where it is none. `{"leftOut": "too large"}` in place of one of more than 64,000 characters, `{"leftOut": "forgotten"}` where younger answers took its place. Absent for files and where there was none.',
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
      value: from('A-423', 'Its value, secrets masked (A-234).', text),
    },
  }),
} as const;

const size = { type: 'integer', maximum: limits.countMax, minimum: -1 } as const;

/** Fields a request and its answer have in common. */
const messageFields = {
  httpVersion: from('A-423', 'Version of HTTP.', text),
  cookies: from('A-423', 'Cookies by their names.', nameAndValue),
  headers: from('A-423', 'Headers.', nameAndValue),
  headersSize: from('A-423', 'Bytes of the headers; -1, as nobody has counted them.', size),
  bodySize: from('A-423', 'Bytes of the body; -1 where nobody has counted them.', size),
} as const;
const messageRequired = ['httpVersion', 'cookies', 'headers', 'headersSize', 'bodySize'] as const;

const content = {
  size: from('A-423', 'Characters of the body as the file has it.', count),
  mimeType: from('A-423', 'Its media type.', text),
  text: from('A-423', 'The body, secrets masked; absent where it is not kept.', text),
} as const;

/** A journal as an HTTP Archive. */
export const harSchema = {
  $id: 'Har',
  description: 'A journal as an HTTP Archive 1.2, for the tools of browsers and proxies.',
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
            'What wrote it.',
            named('HarCreator', 'What wrote a HAR file.', {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'version'],
              properties: {
                name: from('A-423', 'Name of the program.', text),
                version: from('A-423', 'Its version.', text),
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
                  'When it began, by the clock of the world.',
                  dateTime,
                ),
                time: from('A-423', 'Milliseconds it took.', duration),
                comment: from(
                  'A-423',
                  'Number, operation and verdict, as the list tells them.',
                  text,
                ),
                request: from(
                  'A-423',
                  'What was sent.',
                  named('HarRequest', 'What was sent.', {
                    type: 'object',
                    additionalProperties: false,
                    required: ['method', 'url', 'queryString', ...messageRequired],
                    properties: {
                      method: from('A-423', 'HTTP method.', text),
                      url: from('A-423', 'Address, secrets masked.', text),
                      queryString: from('A-423', 'Parameters of the address.', nameAndValue),
                      ...messageFields,
                      postData: from(
                        'A-423',
                        'The body; absent where there was none.',
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
                  'What was answered; status 0 where nothing was.',
                  named('HarResponse', 'What was answered.', {
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
                      statusText: from('A-423', 'Message key of a refusal, else empty.', text),
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
                      redirectURL: from('A-423', 'Where it leads; empty where it does not.', text),
                    },
                  }),
                ),
                cache: from(
                  'A-423',
                  'Empty: nothing is cached.',
                  named('HarCache', 'What was cached: nothing.', {
                    type: 'object',
                    additionalProperties: false,
                    properties: {},
                  }),
                ),
                timings: from(
                  'A-423',
                  'Where the time went.',
                  named('HarTimings', 'Where the time of a request went.', {
                    type: 'object',
                    additionalProperties: false,
                    required: ['send', 'wait', 'receive'],
                    properties: {
                      send: from(
                        'A-423',
                        'Milliseconds of sending: 0, nobody has measured it.',
                        count,
                      ),
                      wait: from('A-423', 'Milliseconds until the answer.', duration),
                      receive: from('A-423', 'Milliseconds of receiving: 0.', count),
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
