import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { operations, statusesOf } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { schemas } from '@dokubox/spec/schemas/registry.ts';
import { openApiDocument } from '../../simulator/server/openapi/document.ts';
import { jsonSchemaFiles } from '../../simulator/server/openapi/json-schemas.ts';

interface Node {
  readonly [name: string]: unknown;
}
type Document = {
  readonly paths: Record<string, Record<string, Node & { operationId: string; responses: Node }>>;
  readonly components: { readonly schemas: Record<string, Node> };
};

const document = openApiDocument() as unknown as Document;
const source = JSON.stringify(document, null, 1);

/** Every object of a tree with its path. */
function* nodes(node: unknown, path = ''): Generator<readonly [string, Node]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [path, node as Node];
  for (const [name, value] of Object.entries(node)) yield* nodes(value, `${path}/${name}`);
}

function makeAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    logger: false,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['x-origin']);
  return ajv;
}

describe('the OpenAPI document', () => {
  it('passes an independent linter without an error', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  it('[R7.21] holds every operation with every status it may answer', () => {
    for (const [id, operation] of Object.entries<OperationDefinition>(operations)) {
      const node = document.paths[operation.url]?.[operation.method.toLowerCase()];
      expect(node?.operationId).toBe(id);
      const extra = id === 'loadDokubox' ? ['304'] : [];
      const statuses = [...statusesOf(operation).map(String), ...extra].sort();
      expect(Object.keys(node?.responses ?? {}).sort()).toEqual(statuses);
    }
  });

  it('names its schemas as the contract does', () => {
    expect(Object.keys(document.components.schemas).sort()).toEqual(Object.keys(schemas).sort());
    expect(source).not.toMatch(/def-\d/);
  });

  it('shows an origin on every operation, schema and field, and none of our own keywords', () => {
    const bare: string[] = [];
    const origin = (path: string, node: Node) => {
      const found = node['x-origin'] as { kind?: string; ref?: string } | undefined;
      const kind = found?.ref?.startsWith('§') ? 'specified' : 'assumed';
      if (found?.ref === undefined || found.kind !== kind) bare.push(path);
    };
    for (const [path, node] of nodes(document)) {
      expect(Object.keys(node)).not.toContain('x-wraps');
      expect(Object.keys(node)).not.toContain('x-page-of');
      expect(Object.keys(node)).not.toContain('$id');
      if (typeof node['operationId'] === 'string') origin(path, node);
      if ('in' in node && 'schema' in node) origin(path, node['schema'] as Node);
      if (/\/properties$/.test(path)) {
        for (const [name, field] of Object.entries(node)) origin(`${path}/${name}`, field as Node);
      }
    }
    for (const [name, node] of Object.entries(document.components.schemas)) origin(name, node);
    expect(bare).toEqual([]);
  });

  it.each(Object.keys(schemas))('describes %s as a JSON Schema of its own', (name) => {
    const ajv = makeAjv();
    ajv.addVocabulary(['components']);
    ajv.addSchema({ $id: 'document', components: document.components });
    expect(() => ajv.compile({ $ref: `document#/components/schemas/${name}` })).not.toThrow();
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
