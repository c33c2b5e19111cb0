import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition, Tag } from '@dokubox/spec/operations/types.ts';
import packageJson from '../package.json' with { type: 'json' };
import { headerComponents, SharedAnswers } from './answers.ts';
import { storedExamples } from '../examples/stored.ts';
import { Components } from './components.ts';
import { Examples } from './examples.ts';
import { headerParameters, operationNode } from './operation.ts';
import type { JsonObject } from './schema.ts';
import { tagDescriptions } from './tags.ts';

/** The product, the control API of its simulator, or both for the simulator's reference page. */
export type OpenApiDocumentKind = 'product' | 'simulator' | 'reference';

const titles: Readonly<Record<OpenApiDocumentKind, string>> = {
  reference: 'Dokubox',
  product: 'Dokubox',
  simulator: 'Dokubox simulator: control API',
};

const origins = `Each schema, field and operation names its origin in \`x-origin\`. \`specified\` is a section of the product
specification. \`assumed\` is the id of a decision of ours, where the specification leaves something open
(A-) or contradicts itself (X-). \`assumptions.json\`, next to this document, has the decisions by id.`;

const productDescription = `Every call between the portal and its services.

${origins}

- **Strict**: unknown fields, wrong types and missing headers are rejected, never repaired.
- **Null**: a field that is not required may be null or absent. Both mean the same. For a flag they mean
  false. Lists are never null (A-281).
- **Times** are UTC in ISO 8601 with \`Z\`. Days are calendar days without a time zone (A-282).
- **Lengths** of texts are counted in UTF-16 code units, as in the strings of JavaScript, Java and C#.
  A character outside the Basic Multilingual Plane counts as two.
- **Refusals** all have the body \`ErrorBody\`. Each operation lists its message keys, error codes and
  their conditions by status, and for programs in \`x-refusals\`. If several apply, the first in this order
  is answered: headers, session and type of user, blocked function, body, access to the box, its end, its
  lock, the rules of the call.
- **The workflow** is in \`workflow.json\`, next to this document: where each trigger leads, and its guards.`;

const descriptions: Readonly<Record<OpenApiDocumentKind, string>> = {
  product: productDescription,
  reference: productDescription,
  simulator: `The calls that control a simulator of the product: scenarios, worlds and their clocks, faults and
journals. Only a simulator has these calls.

${origins}

The first of these names the world of a product call: its header \`X-Sim-World\`, its session token, the
cookie \`sim-world\`. Otherwise it is the first scenario of its tenant. An unknown world is answered with
404 \`dde.error.unknownWorld\` (A-272).`,
};

const local = {
  url: 'http://127.0.0.1:4010',
  description: 'The simulator with its default settings (A-270)',
};
const servers: Readonly<Record<OpenApiDocumentKind, readonly JsonObject[]>> = {
  product: [
    {
      url: 'https://{host}',
      description: 'The portal’s own origin, which serves its pages and its calls (A-226)',
      variables: { host: { default: 'portal.bank.test', description: 'Host of the portal' } },
    },
    local,
  ],
  simulator: [local],
  reference: [{ url: '/', description: 'The server of this document' }],
};

const sessionSchemes: JsonObject = {
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
    description: 'Set by the sign-in, and used if X-Id-Token is absent (A-273).',
  },
};
const controlScheme: JsonObject = {
  control: {
    type: 'http',
    scheme: 'bearer',
    description: 'Needed if other machines can reach the simulator (A-271).',
  },
};

const table = Object.entries(operations) as [OperationId, OperationDefinition][];

function holds(kind: OpenApiDocumentKind, tag: Tag): boolean {
  return kind === 'reference' || (tag === 'simulation') === (kind === 'simulator');
}

/** Returns only the components that something refers to. */
function usedIn(source: string, section: string, entries: JsonObject): JsonObject {
  const isUsed = (name: string) => source.includes(`"#/components/${section}/${name}"`);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isUsed(name)));
}

/**
 * Returns the contract as an OpenAPI 3.1 document, from the operation table and the schemas.
 * @param recorded the examples to show, by default those that were recorded last
 */
export function openApiDocument(
  kind: OpenApiDocumentKind,
  recorded = storedExamples(),
): JsonObject {
  const examples = new Examples(recorded);
  const components = new Components();
  const shared = new SharedAnswers();
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [id, operation] of table.filter(([, { tag }]) => holds(kind, tag))) {
    const path = (paths[operation.url] ??= {});
    path[operation.method.toLowerCase()] = operationNode(
      id,
      operation,
      components,
      shared,
      examples,
    );
  }
  const withProduct = kind !== 'simulator';
  const parameters = withProduct ? headerParameters(components, kind === 'reference') : {};
  const responses = shared.toJson();
  const used = JSON.stringify([paths, responses]);
  const shown = examples.toJson();
  return {
    openapi: '3.1.0',
    info: {
      title: titles[kind],
      version: packageJson.version,
      description: descriptions[kind],
      contact: { name: 'Dokubox' },
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: servers[kind],
    tags: Object.entries(tagDescriptions)
      .filter(([name]) => holds(kind, name as Tag))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.toJson(),
      ...(withProduct ? { parameters } : {}),
      headers: usedIn(used, 'headers', headerComponents),
      responses,
      ...(Object.keys(shown).length > 0 ? { examples: shown } : {}),
      securitySchemes: {
        ...(withProduct ? sessionSchemes : {}),
        ...(kind === 'product' ? {} : controlScheme),
      },
    },
  };
}
