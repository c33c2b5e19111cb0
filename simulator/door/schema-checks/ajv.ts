import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { formatNames, fullFormats } from 'ajv-formats/dist/formats.js';
import { spokenText, textPatterns } from '@dokubox/spec/free-text.ts';
import { productSchemas } from '@dokubox/spec/schemas/product-registry.ts';
import { isFile } from '../received-file.ts';
import { base64 } from '@dokubox/spec/schemas/common.ts';
import { isBase64 } from '../../engine/base64.ts';
import { dateTimeFormat } from './date-time.ts';

/** Keyword of a multipart field with bytes. It replaces `contentMediaType`. */
export const FILE_KEYWORD = 'x-file';

const speakingPatterns: ReadonlySet<string> = new Set([textPatterns.line, textPatterns.lines]);

/**
 * Creates the regular expression of a pattern. On the base64 of a large file an expression blocks
 * other calls for 60 ms. The platform's decoder is faster, and the expression checks only what it
 * rejects. No portable pattern knows all invisible characters, so a required text is also checked
 * as a text.
 */
const regExp = (pattern: string, flags: string): RegExp => {
  // eslint-disable-next-line no-restricted-syntax -- a pattern of the contract, which lint reads where it is written
  const expression = new RegExp(pattern, flags);
  if (pattern === base64.pattern) {
    const judge = expression.test.bind(expression);
    expression.test = (text) => isBase64(text) || judge(text);
  } else if (speakingPatterns.has(pattern)) {
    const judge = expression.test.bind(expression);
    expression.test = (text) => judge(text) && spokenText(text) !== '';
  }
  return expression;
};
// AJV would write this text into standalone code, which the simulator never generates.
regExp.code = 'new RegExp';

const options: Options = {
  code: { regExp },
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  strict: true,
  strictTypes: true,
  // `required` may name properties that `additionalProperties` describes.
  strictRequired: false,
  // Errors include the schema they broke, so that the reason can list the allowed values.
  verbose: true,
  // The logger would warn on every start that `unicode: false` is deprecated.
  logger: false,
  allowUnionTypes: true,
  // The limits count UTF-16 code units, like `maxlength` of a form and `String.length`.
  unicode: false,
};

/** The named schemas that a `$ref` can use. */
const known = new Map<string, object>(Object.entries(productSchemas));

/**
 * A named schema.
 * @throws Error for an unknown name
 */
export function namedSchema(name: string): object {
  const schema = known.get(name);
  if (!schema) throw new Error(`there is no schema with the name ${name}`);
  return schema;
}

function makeAjv(more: Options): Ajv {
  const ajv = new Ajv({ ...options, ...more });
  // The package's plugin would add a second validator to every page.
  for (const name of formatNames) ajv.addFormat(name, fullFormats[name]);
  ajv.addFormat('date-time', dateTimeFormat);
  ajv.addVocabulary(['x-origin', 'x-name', 'x-words', 'x-list', 'x-page-of', 'x-wraps']);
  ajv.addKeyword({
    keyword: FILE_KEYWORD,
    schemaType: 'boolean',
    validate: (_schema: boolean, data: unknown) => isFile(data),
    errors: false,
  });
  for (const [name, schema] of known) ajv.addSchema(schema, name);
  return ajv;
}

let quick: Ajv | undefined;
let thorough: Ajv | undefined;

/** Adds named schemas to those of the product. Existing names do not change. */
export function addSchemas(schemas: Readonly<Record<string, object>>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    if (known.has(name)) continue;
    known.set(name, schema);
    quick?.addSchema(schema, name);
    thorough?.addSchema(schema, name);
  }
}

/**
 * Compiles a schema of the contract. It stops at the first error, so that a hostile body of a
 * million wrong items costs no more than one.
 */
export function compileQuick(schema: object): ValidateFunction {
  quick ??= makeAjv({});
  return quick.compile(schema);
}

/** Compiles a schema that reports every error, for bodies of limited size. */
export function compileThorough(schema: object): ValidateFunction {
  thorough ??= makeAjv({ allErrors: true });
  return thorough.compile(schema);
}
