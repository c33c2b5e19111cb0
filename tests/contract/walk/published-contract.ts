import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { openApiDocument } from '../../../simulator/publishing/openapi/document.ts';
import type { Answered } from '../contract-server.ts';

/**
 * Checks answers against the OpenAPI document as a reader of it would. It uses a separate
 * validator, because the server's own validation is also under test.
 */

interface ResponseNode {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Record<string, ResponseNode> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, ResponseNode>> };
}

const document = openApiDocument('reference') as unknown as Document;

const ajv = new Ajv({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  logger: false,
  unicode: false,
});
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addVocabulary(['x-origin', 'x-enum-descriptions', 'components']);
ajv.addSchema({ $id: 'document', components: document.components });

const compiled = new Map<string, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  let validate = compiled.get(text);
  if (!validate) compiled.set(text, (validate = ajv.compile(JSON.parse(text) as object)));
  return validate;
}

/**
 * The place where an answer of an operation breaks the published contract. Null if the answer
 * matches.
 */
export function breachOf(id: OperationId, { status, text, json }: Answered): string | null {
  const { url, method } = operations[id];
  const described = document.paths[url]?.[method.toLowerCase()]?.responses[String(status)];
  const shared = described?.$ref?.split('/').at(-1);
  const response = shared === undefined ? described : document.components.responses[shared];
  if (!response) return `${id} answers ${status}, which is not documented`;
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return text === '' ? null : `${id} answers ${status} with a body`;
  const validate = validatorOf(schema);
  if (validate(json)) return null;
  return `${id} ${status}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`;
}
