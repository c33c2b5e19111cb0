import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isListed, refusalsOf } from '@dokubox/spec/operations/refusals.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Example, ExampleFile } from './stored.ts';

type Validator = (schema: unknown, value: unknown) => string | null;

/** Validates values by the schemas of a published document. */
function validator({ components }: Pick<PublishedDocument, 'components'>): Validator {
  const ajv = new Ajv({ strict: false, allowUnionTypes: true, logger: false });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'document', components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    let validate = compiled.get(text);
    if (!validate) {
      validate = ajv.compile(JSON.parse(text) as object);
      compiled.set(text, validate);
    }
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}
interface Published {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

function schemaIn(content: Content | undefined): unknown {
  return Object.values(content?.content ?? {})[0]?.schema;
}

interface PublishedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Published>>>>;
  readonly components: object;
}

function readPublished() {
  const document = openApiDocument('reference', {}) as unknown as PublishedDocument;
  return { paths: document.paths, breach: validator(document) };
}
/** Created once, because that takes longer than checking the examples. */
let published: ReturnType<typeof readPublished> | undefined;

/** The problem of one example, or null. */
function problemOf(id: OperationId, example: Example, node: Published, breach: Validator) {
  const operation: OperationDefinition = operations[id];
  const { status, answer, request } = example;
  if (status !== operation.success.status) {
    const body = answer as ErrorBody;
    const { messageKey, errorCode } = body;
    const refused = { status, messageKey, ...(errorCode ? { errorCode } : {}) };
    if (!isListed(operation, refused)) return `${status} ${messageKey} is not listed`;
    return breach({ $ref: '#/components/schemas/ErrorBody' }, body);
  }
  const answered = schemaIn(node.responses[status]);
  if ((answered === undefined) !== (answer === undefined)) return 'the answer has a body or not';
  const requestSchema = operation.multipart ? undefined : schemaIn(node.requestBody);
  return (
    (answered === undefined ? null : breach(answered, answer)) ??
    (requestSchema === undefined || request.body === undefined
      ? null
      : breach(requestSchema, request.body))
  );
}

interface Refused {
  readonly status: number;
  readonly messageKey?: string;
  readonly errorCode?: string;
}

const refusalName = ({ status, messageKey = '', errorCode = '' }: Refused) =>
  `${status} ${messageKey} ${errorCode}`.trim();

/** Errors that the contract lists but no example shows. */
function unshown(recorded: ExampleFile): readonly string[] {
  const shown = new Set(
    Object.values(recorded)
      .flat()
      .map(({ status, answer }) => refusalName({ ...(answer as object), status })),
  );
  const listed = Object.values<OperationDefinition>(operations).flatMap(refusalsOf);
  const names = new Set(listed.map(refusalName));
  return [...names]
    .filter((name) => !shown.has(name))
    .map((name) => `${name}: no example shows it`);
}

/**
 * Problems of the contract's examples: operations without one, errors without one, answers and
 * bodies that break their schemas, and unlisted errors. Empty if there are none.
 */
export function exampleProblems(recorded: ExampleFile): readonly string[] {
  const { breach, paths } = (published ??= readPublished());
  const ofCalls = Object.entries<OperationDefinition>(operations).flatMap(([id, operation]) => {
    const examples = recorded[id as OperationId] ?? [];
    const node = paths[operation.url]?.[operation.method.toLowerCase()];
    if (!node) return [`${id}: is not published`];
    const none = examples.every(({ status }) => status !== operation.success.status);
    const problems = examples.flatMap((example) => {
      const problem = problemOf(id as OperationId, example, node, breach);
      return problem === null ? [] : [`${id}, ${example.shows}: ${problem}`];
    });
    return none ? [`${id}: has no example of a success`, ...problems] : problems;
  });
  return [...ofCalls, ...unshown(recorded)];
}
