import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { statusesOf } from '@dokubox/spec/operations/refusals.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { schemas } from '@dokubox/spec/schemas/registry.ts';
import {
  openApiDocument,
  type OpenApiDocumentKind,
} from '../../simulator/publishing/openapi/document.ts';
import { asOpenApi30 } from '../../simulator/publishing/openapi/openapi-3.0.ts';
import { jsonSchemaFiles } from '../../simulator/publishing/openapi/json-schemas.ts';

interface Node {
  readonly [name: string]: unknown;
}
interface OperationNode extends Node {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Node>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
}

const kinds = ['product', 'simulator'] as const satisfies readonly OpenApiDocumentKind[];
const documents = {
  product: openApiDocument('product'),
  simulator: openApiDocument('simulator'),
} as unknown as Readonly<Record<OpenApiDocumentKind, Document>>;

/** Every object of a tree with its path. */
function* nodes(node: unknown, path = ''): Generator<readonly [string, Node]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [path, node as Node];
  for (const [name, value] of Object.entries(node)) {
    // Recorded values are not part of the description. Another check compares them with it.
    if (name !== 'examples') yield* nodes(value, `${path}/${name}`);
  }
}

const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap(Object.values<OperationNode>);

function makeAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    logger: false,
  });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addVocabulary(['x-origin', 'x-enum-descriptions']);
  return ajv;
}

describe.each(kinds)('the OpenAPI document of the %s', (kind) => {
  const document = documents[kind];
  const source = JSON.stringify(document, null, 1);
  const ajv = makeAjv();
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: 'document', components: document.components });

  it('passes an independent linter at its strictest without a finding', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // The call that opens a world in a browser always redirects.
      rules: kind === 'simulator' ? { 'operation-2xx-response': 'off' } : {},
    });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  it('[R7.21] contains its operations with every status they may answer', () => {
    const expected = Object.entries<OperationDefinition>(operations).filter(
      ([, { tag }]) => (tag === 'simulation') === (kind === 'simulator'),
    );
    expect(
      operationsOf(document)
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(expected.map(([id]) => id).sort());
    for (const [id, operation] of expected) {
      const node = document.paths[operation.url]?.[operation.method.toLowerCase()];
      expect(node?.operationId).toBe(id);
      const extra = id === 'loadDokubox' ? ['304'] : [];
      const statuses = [...statusesOf(operation).map(String), ...extra].sort();
      expect(Object.keys(node?.responses ?? {}).sort()).toEqual(statuses);
    }
  });

  it('names every entity as the contract does', () => {
    const names = Object.keys(document.components.schemas);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(source).not.toMatch(/def-\d/);
  });

  it('describes every operation, parameter, schema, field, value and answer', () => {
    const wordless: string[] = [];
    const need = (path: string, { description }: Node) => {
      if (typeof description !== 'string' || description.trim().length < 3) wordless.push(path);
    };
    for (const node of operationsOf(document)) {
      need(node.operationId, node);
      if (typeof node['summary'] !== 'string') wordless.push(`${node.operationId} summary`);
    }
    for (const [name, node] of Object.entries(document.components.schemas)) need(name, node);
    for (const [path, node] of nodes(document)) {
      if ('in' in node && 'schema' in node) need(path, node);
      if (/\/responses\/\w+$/.test(path) && !('$ref' in node)) need(path, node);
      if (/\/properties$/.test(path)) {
        for (const [name, field] of Object.entries(node)) need(`${path}/${name}`, field as Node);
      }
      if (Array.isArray(node['enum'])) {
        const words = (node['x-enum-descriptions'] ?? []) as readonly string[];
        if (words.length !== node['enum'].length || words.includes('')) wordless.push(path);
      }
    }
    expect(wordless).toEqual([]);
  });

  it('names every body, answer, closed list and inner object', () => {
    const nameless: string[] = [];
    for (const [path, node] of nodes(document)) {
      const isComponent = /^\/components\/schemas\/\w+$/.test(path);
      if (Array.isArray(node['enum']) && !isComponent) nameless.push(path);
      if ('properties' in node && node['type'] === 'object' && !isComponent) nameless.push(path);
      if (
        /\/content\/(?:application|multipart|text)\/[^/]+$/.test(path) &&
        !('$ref' in (node['schema'] as Node))
      ) {
        nameless.push(path);
      }
    }
    expect(nameless.filter((path) => !/\/(additionalProperties|hosts)/.test(path))).toEqual([]);
  });

  it('gives each name one meaning only', () => {
    const known = new Map<string, string>();
    for (const [, node] of nodes([Object.values(schemas), Object.values(operations)])) {
      const name = node['x-name'];
      if (typeof name !== 'string') continue;
      // The place of use has its own description, and may allow null.
      const { description: _words, 'x-origin': _origin, type: _type, ...own } = node;
      const text = JSON.stringify(own);
      expect(known.get(name) ?? text, name).toBe(text);
      known.set(name, text);
    }
  });

  it('shows an origin on every operation, schema and field, but none of our own keywords', () => {
    const bare: string[] = [];
    const origin = (path: string, node: Node) => {
      const found = node['x-origin'] as { kind?: string; ref?: string } | undefined;
      const kindOfRef = found?.ref?.startsWith('§') ? 'specified' : 'assumed';
      if (found?.ref === undefined || found.kind !== kindOfRef) bare.push(path);
    };
    for (const [path, node] of nodes(document)) {
      for (const keyword of ['x-wraps', 'x-page-of', 'x-name', 'x-words', 'x-list', '$id']) {
        expect(Object.keys(node)).not.toContain(keyword);
      }
      if (typeof node['operationId'] === 'string') origin(path, node);
      if ('in' in node && 'schema' in node) origin(path, node['schema'] as Node);
      if (/\/properties$/.test(path)) {
        for (const [name, field] of Object.entries(node)) origin(`${path}/${name}`, field as Node);
      }
    }
    for (const [name, node] of Object.entries(document.components.schemas)) origin(name, node);
    expect(bare).toEqual([]);
  });

  it.each(Object.keys(document.components.schemas))('describes %s as a JSON Schema', (name) => {
    expect(() => ajv.compile({ $ref: `document#/components/schemas/${name}` })).not.toThrow();
  });
});

describe('the OpenAPI document of the product', () => {
  const source = JSON.stringify(documents.product);

  it('contains nothing of the simulator', () => {
    expect(source).not.toMatch(/X-Sim-World|sim-world|__sim|"501"|unknownWorld":/);
  });

  it('distinguishes bytes from text', () => {
    const form = documents.product.components.schemas['FileCheckForm'];
    expect((form?.['properties'] as Node)['files']).toMatchObject({
      type: 'array',
      items: { type: 'string', format: 'binary' },
    });
  });

  it('[R7.22] explains how to keep a session, wait for a limit and detect a change', () => {
    const find = (id: string) =>
      operationsOf(documents.product).find(({ operationId }) => operationId === id)?.responses;
    expect(find('verifyOtp')?.['200']?.['headers']).toHaveProperty('Set-Cookie');
    expect(find('logout')?.['204']?.['headers']).toHaveProperty('Set-Cookie');
    expect(find('clientLogin')?.['200']).not.toHaveProperty('headers');
    expect(find('clientLogin')?.['429']?.['headers']).toHaveProperty('Retry-After');
    expect(find('loadDokubox')?.['200']?.['headers']).toHaveProperty('ETag');
    expect(source).toContain('"name":"If-None-Match"');
  });
});

describe('the document of the reference page', () => {
  it('fills in the headers of a call with valid values', () => {
    const { parameters, schemas: named } = openApiDocument('reference', {})[
      'components'
    ] as unknown as { parameters: Record<string, Node>; schemas: Record<string, Node> };
    const ajv = makeAjv();
    ajv.addVocabulary(['components']);
    ajv.addSchema({ $id: 'document', components: { schemas: named } });
    expect(Object.keys(parameters)).toHaveLength(7);
    for (const [name, { schema, example }] of Object.entries(parameters)) {
      const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
      expect(ajv.validate(JSON.parse(text) as object, example), name).toBe(true);
    }
  });
});

describe('the OpenAPI 3.0.3 version', () => {
  const twin = asOpenApi30(openApiDocument('product', {}));
  const source = JSON.stringify(twin, null, 1);

  it('passes the same linter without a finding', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.3.0.json', config });
    expect(problems.map(({ message }) => message)).toEqual([]);
  });

  it('says the same in the older notation', () => {
    const { components } = twin as unknown as Document;
    expect(operationsOf(twin as unknown as Document)).toHaveLength(
      operationsOf(documents.product).length,
    );
    const fields = components.schemas['Dokubox']?.['properties'] as Readonly<Record<string, Node>>;
    expect(fields['customName']).toMatchObject({ type: 'string', nullable: true });
    expect(fields['lockUser']).toMatchObject({
      type: 'object',
      nullable: true,
      allOf: [{ $ref: '#/components/schemas/LockHolder' }],
    });
    expect(source).not.toMatch(/"type": "null"|contentEncoding|contentMediaType/);
  });
});

describe('the JSON Schema files', () => {
  const files = [...jsonSchemaFiles()];

  it.each(files)('%s is valid and finds the files it refers to', (_name, file) => {
    const ajv = makeAjv();
    for (const [, other] of files) ajv.addSchema(other);
    expect(ajv.validateSchema(file)).toBe(true);
    expect(() => ajv.getSchema(String(file['$id']))).not.toThrow();
  });
});
