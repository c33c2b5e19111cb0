import type { JSONSchema } from 'json-schema-to-ts';
import { limits, pageSizes } from '../limits.ts';
import { from, named, type Origin } from '../origin.ts';
import { count, dateTime, id } from '../schemas/common.ts';
import type { ProductEntityName } from '../schemas/product-registry.ts';

/** A body without fields: `{}`. */
export const emptyBody = named('EmptyBody', 'An object without fields: `{}`.', {
  type: 'object',
  additionalProperties: false,
  properties: {},
});

/** `{id}` of a box in a path. */
export const boxParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: from('A-280', 'Id of the box.', id) },
} as const satisfies JSONSchema;

/** How a caller says on which state of a box a command is based, where no lock stands for it. */
export const knownChange = from(
  'A-405',
  '`lastChangedAt` of the box as the caller knows it: a box that has changed since is left as it is. Absent: not looked at.',
  dateTime,
);

/** What is said of a command based on a former state of its box. */
export const changedSince =
  'The box has changed since `lastChangedAt`; `dokubox` is the box as it is (A-405).';

/** `{id}` of a document in a path. */
export const dokuParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: from('A-280', 'Id of the document.', id) },
} as const satisfies JSONSchema;

/** Paging fields of a search body. */
export const paging = {
  page: from('A-073', 'Page wanted, counted from 0.', {
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
  }),
  size: from('A-073', 'Rows a page.', { type: 'integer', enum: pageSizes }),
} as const;

/** A page of entities. The marker keyword lets `Infer` name the row type. */
export function pageOf<const N extends ProductEntityName>(name: N) {
  return named(`${name}Page`, `One page of a list of ${name}.`, {
    type: 'object',
    additionalProperties: false,
    required: ['content', 'page', 'size', 'totalElements'],
    properties: {
      content: from('A-073', 'Rows of the page; empty past the last one.', {
        type: 'array',
        maxItems: Math.max(...pageSizes),
        items: { $ref: name },
      }),
      page: from('A-073', 'Number of the page, counted from 0.', count),
      size: from('A-073', 'Rows a page, as asked for.', count),
      totalElements: from('A-073', 'Rows on all pages together.', count),
    },
    'x-page-of': name,
  } as const);
}

/**
 * An object around other schemas, all fields required. The marker lets `Infer` look inside.
 * @param words what each field means
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

/** Refusals of calls that look for signatures in a file, for which threads are few. */
export const validationQueue = {
  serverBusy: 'As many files of the world wait to be validated as may (A-488).',
  validationWaiting:
    'The file has waited 15 s for other files of the world. It keeps its place, which `messageParams` has as `place`; the call may be made again after `Retry-After` (A-488).',
} as const;

/** The refusal of a file whose signature is broken. */
export const brokenSignature = {
  brokenSignature: 'The file carries a signature that is broken (A-342).',
} as const;

/** The refusals of a file that breaks a rule of its own (§5). */
export const fileRuleRefusals = {
  forbiddenExtension: 'The extension is not allowed in the tenant (§5).',
  fileNameTooLong: `The name of the file has more than ${limits.fileNameMax} characters (A-473).`,
  maxSize: 'The file has more than 10 MiB (§5).',
  emptyFile: 'The file has no bytes (§5).',
  invalidContent: 'The bytes do not fit the extension (§5, A-144).',
  contentOfOtherKind:
    'The content is another kind of file the tenant takes; `messageParams.extension` names its extension (A-480).',
  passwordNeeded: 'The file can be opened only with a password (A-343).',
  unpacksTooLarge:
    'The file unpacks to more than 100 MiB or more than 10,000 files, or takes too long to check (A-343, A-481).',
  documentTypeInXml: 'The file is XML with a document type (A-343).',
} as const;
