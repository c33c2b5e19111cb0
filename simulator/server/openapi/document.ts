import { operations, statusesOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { schemas, type EntityName } from '@dokubox/spec/schemas/registry.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { componentRef, headerComponents, operationNode, refusalComponents } from './operation.ts';
import { publishEntity, type JsonObject } from './schema.ts';
import { tagDescriptions } from './tags.ts';

const description = `Every call between the portal and its services.

Each schema, field and operation says in \`x-origin\` where it comes from: \`specified\` with a section of
the product specification, or \`assumed\` with the id of a decision we made where the specification is
silent (A-) or contradicts itself (X-). Unknown fields, wrong types and missing headers are refused,
never repaired.`;

const securitySchemes: JsonObject = {
  idToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Id-Token',
    description: 'The id token of the sign-in (A-225, A-273).',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'dde-session',
    description: 'Set by the sign-in; used where no X-Id-Token is sent (A-273).',
  },
  control: {
    type: 'http',
    scheme: 'bearer',
    description: 'Needed where the simulator is reachable from other machines (A-271).',
  },
};

const entityNames = Object.keys(schemas) as EntityName[];
const table = Object.entries(operations) as [OperationId, OperationDefinition][];

function pathsOf(): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [id, operation] of table) {
    const path = (paths[operation.url] ??= {});
    path[operation.method.toLowerCase()] = operationNode(id, operation);
  }
  return paths;
}

function usedRefusals(): number[] {
  const statuses = table.flatMap(([, operation]) =>
    statusesOf(operation).filter((status) => status !== operation.success.status),
  );
  return [...new Set(statuses)].sort((a, b) => a - b);
}

/** The whole contract as an OpenAPI 3.1 document, made from the operation table and the schemas. */
export function openApiDocument(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dokubox',
      version: packageJson.version,
      description,
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: '/', description: 'The server this document comes from' }],
    tags: Object.entries(tagDescriptions).map(([name, text]) => ({ name, description: text })),
    paths: pathsOf(),
    components: {
      schemas: Object.fromEntries(
        entityNames.map((name) => [name, publishEntity(name, componentRef)]),
      ),
      parameters: headerComponents(),
      responses: refusalComponents(usedRefusals()),
      securitySchemes,
    },
  };
}
