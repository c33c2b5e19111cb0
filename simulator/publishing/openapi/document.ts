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

/**
 * The product, the control API of its simulator, or both for the simulator's own reference page.
 */
export type OpenApiDocumentKind = 'product' | 'simulator' | 'reference';

const titles: Readonly<Record<OpenApiDocumentKind, string>> = {
  reference: 'Dokubox',
  product: 'Dokubox',
  simulator: 'Dokubox simulator: control API',
};

const origins = `Each schema, field and operation says in \`x-origin\` where it comes from: \`specified\` with a section of
the product specification, or \`assumed\` with the id of a decision we made where the specification is
silent (A-) or contradicts itself (X-). What was decided stands under its id in \`assumptions.json\`
beside this document.`;

const productDescription = `Every call between the portal and its services.

${origins}

- **Strict**: unknown fields, wrong types and missing headers are refused, never repaired.
- **Absent**: a field that is not required may be null or left out, and both mean the same; flags then
  mean false, lists are never null (A-281).
- **Times** are UTC in ISO 8601 with \`Z\`; days are calendar days without a zone (A-282).
- **Lengths** of texts are counted in UTF-16 code units, as the strings of JavaScript, Java and C# count
  them: a character outside the Basic Multilingual Plane counts as two.
- **Refusals** have one body, \`ErrorBody\`. Each operation lists under every status its message keys,
  error codes and their conditions, in \`x-refusals\` for programs. Where several apply, the first of
  this order wins: headers, session and type of user, blocked function, body, whether the caller may
  know of the box, its end and its lock, the rules of the call.
- **The workflow**, which of the triggers leads where and under which guards, stands in
  \`workflow.json\` beside this document.`;

const descriptions: Readonly<Record<OpenApiDocumentKind, string>> = {
  product: productDescription,
  reference: productDescription,
  simulator: `What drives a simulator of the product: scenarios, worlds and their clocks, faults and journals. A
server of the product has none of these.

${origins}

A call of the product belongs to the world named by its header \`X-Sim-World\`, else by the cookie
\`sim-world\`, else by its id token, else to the first scenario of its tenant; an unknown world is
answered with 404 \`dde.error.unknownWorld\` (A-272).`,
};

const local = {
  url: 'http://127.0.0.1:4010',
  description: 'The simulator, as it starts by default (A-270)',
};
const servers: Readonly<Record<OpenApiDocumentKind, readonly JsonObject[]>> = {
  product: [
    {
      url: 'https://{host}',
      description: 'The portal’s own origin: its calls go where its pages come from (A-226)',
      variables: { host: { default: 'portal.bank.test', description: 'Host of the portal' } },
    },
    local,
  ],
  simulator: [local],
  reference: [{ url: '/', description: 'The server this document comes from' }],
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
    description: 'Set by the sign-in; used where no X-Id-Token is sent (A-273).',
  },
};
const controlScheme: JsonObject = {
  control: {
    type: 'http',
    scheme: 'bearer',
    description: 'Needed where the simulator is reachable from other machines (A-271).',
  },
};

const table = Object.entries(operations) as [OperationId, OperationDefinition][];

function holds(kind: OpenApiDocumentKind, tag: Tag): boolean {
  return kind === 'reference' || (tag === 'simulation') === (kind === 'simulator');
}

/** Only the components that are referenced. */
function usedIn(source: string, section: string, entries: JsonObject): JsonObject {
  const isUsed = (name: string) => source.includes(`"#/components/${section}/${name}"`);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isUsed(name)));
}

/**
 * The contract as an OpenAPI 3.1 document, generated from the operation table and the schemas.
 * @param recorded the examples to show, by default the most recently recorded ones
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
