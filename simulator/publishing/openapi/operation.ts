import { languages, tenants, userTypes } from '@dokubox/spec/enums.ts';
import { portalHeadersSchema } from '@dokubox/spec/operations/headers.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { emptyBody } from '@dokubox/spec/operations/building-blocks.ts';
import { etagged } from '@dokubox/spec/operations/etagged.ts';
import { answersOf, type SharedAnswers } from './answers.ts';
import type { Components } from './components.ts';
import type { Examples } from './examples.ts';
import { originNode, type JsonObject } from './schema.ts';

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
}

/** A parameter. Its description is at the parameter itself, where every reader looks for it. */
function parameter(
  place: 'path' | 'query' | 'header',
  name: string,
  required: boolean,
  field: object,
  components: Components,
): JsonObject {
  const { description, ...schema } = components.publish(field) as JsonObject;
  return { name, in: place, required, description, schema };
}

function parametersOf(schema: unknown, place: 'path' | 'query', components: Components) {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, field]) =>
    parameter(place, name, place === 'path' || required.includes(name), field, components),
  );
}

/** Headers as people write them: `x-flow-id` → `X-Flow-Id`. */
function httpName(name: string): string {
  return name.replaceAll(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}

/** Name of a header in the components. */
const headerComponent = (name: string) => httpName(name).replaceAll('-', '');

/** The id token is described as a security scheme, so it is not a parameter. */
const headerNames = Object.keys(portalHeadersSchema.properties).filter(
  (name) => name !== 'x-id-token',
);

/** Valid headers of a client's call, for users who try one. */
const headerExamples: Readonly<Record<string, string>> = {
  'x-language': languages[0],
  'x-tenant': tenants[0],
  'x-channel': 'INTERNET',
  'x-flow-type': userTypes[0],
  'x-timezone-offset': '-60',
  'x-client-application': 'DDE_PORTAL',
  'x-flow-id': '6f9619ff-8b86-4011-b42d-00c04fc964ff',
};

/**
 * The headers of every call from the portal, each described once.
 * @param filled adds a value to each, for the form that tries calls
 */
export function headerParameters(components: Components, filled: boolean): JsonObject {
  const fields: Readonly<Record<string, object>> = portalHeadersSchema.properties;
  const described = headerNames.map((name) => {
    const node = parameter('header', httpName(name), true, fields[name] ?? {}, components);
    return [headerComponent(name), filled ? { ...node, example: headerExamples[name] } : node];
  });
  return Object.fromEntries(described) as JsonObject;
}

const ifNoneMatch: JsonObject = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    '`ETag` of the answer the caller has. If it still matches, the answer is 304. If absent, the answer is always complete.',
  schema: { type: 'string', 'x-origin': originNode('A-131') },
};

function headersOf(id: OperationId, operation: OperationDefinition): JsonObject[] {
  const portal =
    operation.portalHeaders === false
      ? []
      : headerNames.map((name) => ({ $ref: `#/components/parameters/${headerComponent(name)}` }));
  return etagged.has(id) ? [...portal, ifNoneMatch] : portal;
}

function bodyOf(
  id: OperationId,
  operation: OperationDefinition,
  components: Components,
  examples: Examples,
): JsonObject {
  const { body, emptyBodyAllowed, multipart } = operation;
  if (emptyBodyAllowed) {
    const schema = components.publish(emptyBody);
    return { requestBody: { required: false, content: { 'application/json': { schema } } } };
  }
  if (!body) return {};
  const type = multipart ? 'multipart/form-data' : 'application/json';
  const schema = components.body(id, operation);
  const shown = multipart ? {} : examples.bodies(id);
  return { requestBody: { required: true, content: { [type]: { schema, ...shown } } } };
}

function securityOf(operation: OperationDefinition): JsonObject {
  switch (operation.access) {
    case 'public':
      return { security: [] };
    case 'worldLink':
    case 'control':
      // The second, empty choice is for a loopback address, where no token is needed.
      return { security: [{ control: [] }, {}] };
    default:
      return { security: [{ idToken: [] }, { sessionCookie: [] }] };
  }
}

const callers: Readonly<Record<OperationDefinition['access'], string>> = {
  public: 'Anyone may call it. A session is neither needed nor checked.',
  partial:
    'Needs a session. It may be incomplete: the client is not chosen or the password not changed yet.',
  session: 'Needs a complete session.',
  control: 'For the operators of the simulator (A-271).',
  worldLink:
    'For the operators of the simulator (A-271), and for anyone with the world’s link (A-390).',
};

/** Says why the lock of a box does not stop a command. If it does, the refusals say so. */
function lockWords({ box }: OperationDefinition): string {
  if (!box || !('says' in box)) return '';
  const allowed = box.stoppedBy.length === 0 ? 'after the box has ended, and ' : '';
  return ` Allowed ${allowed}while another user holds the lock: ${box.says}.`;
}

/** One operation as OpenAPI describes it. */
export function operationNode(
  id: OperationId,
  operation: OperationDefinition,
  components: Components,
  shared: SharedAnswers,
  examples: Examples,
): JsonObject {
  const parameters = [
    ...parametersOf(operation.params, 'path', components),
    ...parametersOf(operation.query, 'query', components),
    ...headersOf(id, operation),
  ];
  const only = operation.userType === undefined ? '' : ` Only for ${operation.userType} users.`;
  return {
    operationId: id,
    tags: [operation.tag],
    summary: operation.summary,
    description: `${operation.description}\n\n${callers[operation.access]}${only}${lockWords(operation)}`,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(id, operation, components, examples),
    responses: answersOf(id, operation, components, shared, examples),
    ...securityOf(operation),
    'x-origin': originNode(operation.origin),
    'x-kind': operation.kind,
  };
}
