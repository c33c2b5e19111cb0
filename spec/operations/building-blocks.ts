import type { JSONSchema } from 'json-schema-to-ts';
import { limits, pageSizes } from '../limits.ts';
import { from, named, type Origin } from '../origin.ts';
import { count, dateTime, id } from '../schemas/common.ts';
import type { ProductEntityName } from '../schemas/product-registry.ts';

/** The refusal of a step that the status of the box does not allow. */
export const notInThisStatus =
  'The status of the box does not allow this step. `dokubox` is its current state.';

/** The refusal of a call that checks a password too often. */
export const tooManyAttempts =
  'Too many attempts were made in the last minute. Try again after the number of seconds in `Retry-After`.';

/** A body without fields: `{}`. */
export const emptyBody = named('EmptyBody', 'An empty object: `{}`.', {
  type: 'object',
  additionalProperties: false,
  properties: {},
});

/** The `{id}` of a box in a path. */
export const boxParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: from('A-280', 'Id of the box.', id) },
} as const satisfies JSONSchema;

/** The version of the box a command is based on, for commands that do not need its lock. */
export const knownChange = from(
  'A-405',
  '`lastChangedAt` of the box as the caller last read it. If the box has changed since then, the command is rejected. If absent, this is not checked.',
  dateTime,
);

/** The refusal of a command that is based on an earlier version of its box. */
export const changedSince =
  'The box has changed since `lastChangedAt`. `dokubox` is its current state (A-405).';

/** The `{id}` of a document in a path. */
export const dokuParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: from('A-280', 'Id of the document.', id) },
} as const satisfies JSONSchema;

/** Paging fields of a search body. */
export const paging = {
  page: from('A-073', 'Page to return, counted from 0.', {
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
  }),
  size: from('A-073', 'Maximum number of rows on a page.', { type: 'integer', enum: pageSizes }),
} as const;

/**
 * Returns the schema of one page of entities. The marker keyword lets `Infer` find the type of a
 * row.
 */
export function pageOf<const N extends ProductEntityName>(name: N) {
  return named(`${name}Page`, `One page of a list of ${name} rows.`, {
    type: 'object',
    additionalProperties: false,
    required: ['content', 'page', 'size', 'totalElements'],
    properties: {
      content: from('A-073', 'Rows of the page. Empty after the last page.', {
        type: 'array',
        maxItems: Math.max(...pageSizes),
        items: { $ref: name },
      }),
      page: from('A-073', 'Number of this page, counted from 0.', count),
      size: from('A-073', 'Page size, as requested.', count),
      totalElements: from('A-073', 'Total number of rows on all pages.', count),
    },
    'x-page-of': name,
  } as const);
}

/**
 * Returns the schema of an object that contains other schemas. All its fields are required. The
 * marker lets `Infer` look inside.
 * @param words the description of each field
 */
export function wrap<const W extends Record<string, JSONSchema>>(
  origin: Origin,
  words: { readonly [K in keyof W]: string },
  fields: W,
) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [
        name,
        from(origin, words[name] ?? '', schema as object),
      ]),
    ),
    'x-wraps': fields,
  } as unknown as JSONSchema & { readonly 'x-wraps': W };
}

/** The file part of a multipart call: raw bytes, not text. */
export const filePartSchema = {
  type: 'string',
  maxLength: limits.bodyMaxBytes,
  contentMediaType: 'application/octet-stream',
} as const satisfies JSONSchema;

/** Refusals of calls that look for signatures in a file. Only a few threads do that. */
export const validationQueue = {
  serverBusy: 'The queue of files to validate is full for this world (A-488).',
  validationWaiting:
    'The file has waited 15 s behind other files of the world. It keeps its place in the queue, given in `messageParams.place`. Send the call again after `Retry-After` (A-488).',
} as const;

/** The refusal of a file whose signature is broken. */
export const brokenSignature = {
  brokenSignature: 'The file has a broken signature (A-342).',
} as const;

/** Refusals that follow from the file alone (§5). */
export const fileRuleRefusals = {
  forbiddenExtension: 'The tenant does not allow this file extension (§5).',
  fileNameTooLong: `The file name is longer than ${limits.fileNameMax} characters (A-473).`,
  maxSize: 'The file is larger than 10 MiB (§5).',
  emptyFile: 'The file is empty (§5).',
  invalidContent: 'The file’s content does not match its extension (§5, A-144).',
  contentOfOtherKind:
    'The content is of another file type that the tenant allows. `messageParams.extension` is the extension of that type (A-480).',
  passwordNeeded: 'The file is protected by a password (A-343).',
  unpacksTooLarge:
    'The file unpacks to more than 100 MiB or more than 10,000 files, or takes too long to check (A-343, A-481).',
  documentTypeInXml: 'The file is XML with a document type declaration (A-343).',
} as const;
