import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { formatNames, fullFormats } from 'ajv-formats/dist/formats.js';
import { spokenText, textPatterns } from '@dokubox/spec/free-text.ts';
import { productSchemas } from '@dokubox/spec/schemas/product-registry.ts';
import { isFile } from '../received-file.ts';
import { base64 } from '@dokubox/spec/schemas/common.ts';
import { isBase64 } from '../../engine/base64.ts';
import { dateTimeFormat } from './date-time.ts';

/** Keyword of a multipart field that carries bytes; put in place of `contentMediaType`. */
export const FILE_KEYWORD = 'x-file';

const speakingPatterns: ReadonlySet<string> = new Set([textPatterns.line, textPatterns.lines]);

/**
 * Makes the expression of a pattern. Over the base64 of a large file an expression takes 60 ms, in which
 * nobody else is served: the platform's decoder answers sooner, and what it does not take is for the
 * expression to judge. No portable pattern knows all characters that show nothing, so a text that has to
 * say something is also looked at as a text.
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
// AJV would write this text into code that stands alone; ours never does.
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
  // Errors carry the schema they broke, so that the reason can say what is known there.
  verbose: true,
  // It would announce at every start that `unicode: false` may go one day.
  logger: false,
  allowUnionTypes: true,
  // The limits count UTF-16 code units, as `maxlength` of a form and `String.length` do.
  unicode: false,
};

/** The named schemas a `$ref` may lead to. */
const known = new Map<string, object>(Object.entries(productSchemas));

/** A named schema. @throws Error for a name nobody has given */
export function namedSchema(name: string): object {
  const schema = known.get(name);
  if (!schema) throw new Error(`no schema has the name ${name}`);
  return schema;
}

function makeAjv(more: Options): Ajv {
  const ajv = new Ajv({ ...options, ...more });
  // The plugin of the package would bring a second validator along, into every page.
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

/** Adds named schemas to those of the product; what is known already stays. */
export function addSchemas(schemas: Readonly<Record<string, object>>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    if (known.has(name)) continue;
    known.set(name, schema);
    quick?.addSchema(schema, name);
    thorough?.addSchema(schema, name);
  }
}

/**
 * Compiles a schema of the contract. Stops at the first error: that is all the verdict needs, and a
 * hostile body of a million wrong items costs no more than one.
 */
export function compileQuick(schema: object): ValidateFunction {
  quick ??= makeAjv({});
  return quick.compile(schema);
}

/** Compiles a schema so that it finds every error; for bodies small enough to be looked through. */
export function compileThorough(schema: object): ValidateFunction {
  thorough ??= makeAjv({ allErrors: true });
  return thorough.compile(schema);
}
