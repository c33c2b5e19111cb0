import { STATUS_CODES } from 'node:http';
import { portalHeadersSchema } from '@dokubox/spec/operations/headers.ts';
import { statusesOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { etagged } from '../../door/etagged.ts';
import { originNode, publish, type Json, type JsonObject } from './schema.ts';

/** Address of a named schema inside the document. */
export function componentRef(name: string): string {
  return `#/components/schemas/${name}`;
}

const toComponent = (node: unknown): Json => publish(node, componentRef);

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
}

function parametersOf(schema: unknown, place: 'path' | 'query'): JsonObject[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: toComponent(field),
  }));
}

/** Name under which a header stands among the components. */
function headerComponent(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

/** The id token is described as a security scheme and is therefore no parameter. */
const headerNames = Object.keys(portalHeadersSchema.properties).filter(
  (name) => name !== 'x-id-token',
);

/** The headers of every call from the portal, each described once. */
export function headerComponents(): JsonObject {
  const described = headerNames.map((name) => {
    const schema = (portalHeadersSchema.properties as Record<string, object>)[name];
    const header = { name: httpName(name), in: 'header', required: true };
    return [headerComponent(name), { ...header, schema: toComponent(schema) }] as const;
  });
  const world = {
    name: 'X-Sim-World',
    in: 'header',
    required: false,
    description: 'World of the simulator the call belongs to; servers that are none ignore it.',
    schema: { type: 'string', 'x-origin': originNode('A-272') },
  };
  return { ...Object.fromEntries(described), XSimWorld: world };
}

function httpName(name: string): string {
  return name.replaceAll(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}

function headerReferences(operation: OperationDefinition): JsonObject[] {
  if (operation.portalHeaders === false) return [];
  return [...headerNames.map(headerComponent), 'XSimWorld'].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
}

function requestBodyOf(operation: OperationDefinition): JsonObject {
  if (!operation.body) return {};
  const type = operation.multipart ? 'multipart/form-data' : 'application/json';
  return {
    requestBody: { required: true, content: { [type]: { schema: toComponent(operation.body) } } },
  };
}

function successOf(operation: OperationDefinition): JsonObject {
  const { status, schema, mediaType = 'application/json' } = operation.success;
  const description = STATUS_CODES[status] ?? 'Success';
  const headers =
    status === 302
      ? { headers: { Location: { description: 'Where it leads', schema: { type: 'string' } } } }
      : {};
  if (schema === null) return { description, ...headers };
  return { description, content: { [mediaType]: { schema: toComponent(schema) } } };
}

/** The answer of a status beside success; each is described once for all operations. */
export function refusalComponents(statuses: Iterable<number>): JsonObject {
  const content = { 'application/json': { schema: { $ref: componentRef('ErrorBody') } } };
  return Object.fromEntries(
    [...statuses].map((status) => [
      `Refusal${status}`,
      { description: refusalDescriptions[status] ?? STATUS_CODES[status] ?? 'Refused', content },
    ]),
  );
}

const refusalDescriptions: Readonly<Record<number, string>> = {
  307: 'The portal is blocked. There is no Location header on purpose: fetch would follow it.',
  400: 'A header, parameter or field is not what the contract says; fieldErrors names each.',
  401: 'No session, or one that is over.',
  403: 'The caller may not do this.',
  404: 'It does not exist, or the caller must not know that it does.',
  409: 'The state of things does not allow it (any more).',
  413: 'The body is larger than 16 MiB.',
  415: 'The body is of another media type than the contract says.',
  428: 'The session was ended from elsewhere: the portal signs out.',
  429: 'Too many attempts; Retry-After says when to try again.',
  500: 'A mistake of the server.',
  501: 'Described, and not built yet by this server.',
  503: 'A service behind it does not answer.',
};

function securityOf(operation: OperationDefinition): JsonObject {
  switch (operation.access) {
    case 'public':
      return { security: [] };
    case 'control':
      // The second, empty choice: on a loopback address no token is needed.
      return { security: [{ control: [] }, {}] };
    default:
      return { security: [{ idToken: [] }, { sessionCookie: [] }] };
  }
}

/** One operation as OpenAPI describes it. */
export function operationNode(id: OperationId, operation: OperationDefinition): JsonObject {
  const refusals = statusesOf(operation).filter((status) => status !== operation.success.status);
  const parameters = [
    ...parametersOf(operation.params, 'path'),
    ...parametersOf(operation.query, 'query'),
    ...headerReferences(operation),
  ];
  const who = operation.userType === undefined ? '' : ` Only for ${operation.userType} users.`;
  return {
    operationId: id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(who === '' ? {} : { description: who.trim() }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBodyOf(operation),
    responses: {
      [operation.success.status]: successOf(operation),
      ...(etagged.has(id) ? { 304: { description: 'Unchanged since the If-None-Match' } } : {}),
      ...Object.fromEntries(
        refusals.map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
      ),
    },
    ...securityOf(operation),
    'x-origin': originNode(operation.origin),
    'x-kind': operation.kind,
  };
}
