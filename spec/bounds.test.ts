import { describe, expect, it } from 'vitest';
import { operations } from './operations/table.ts';
import type { OperationDefinition } from './operations/types.ts';
import { schemas } from './schemas/registry.ts';
import { scenarioSchema } from './control/schemas/scenario.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isClosed = (node: Node) => 'enum' in node || 'const' in node;

/** Returns the bounds a schema lacks itself. */
function lacks(node: Node): string[] {
  const types = [node['type']].flat();
  if (isClosed(node)) return [];
  const lacking: string[] = [];
  const need = (type: string, ...keywords: string[]) => {
    if (!types.includes(type)) return;
    lacking.push(...keywords.filter((keyword) => typeof node[keyword] !== 'number'));
  };
  need('string', 'maxLength');
  const least = 'exclusiveMinimum' in node ? 'exclusiveMinimum' : 'minimum';
  need('integer', least, 'maximum');
  need('number', least, 'maximum');
  need('array', 'maxItems');
  return lacking;
}

/** Returns the places where a schema does not describe a value at all. */
const anything = (node: Node) =>
  ['type', '$ref', 'enum', 'const', 'anyOf', 'oneOf', 'allOf'].every(
    (keyword) => !(keyword in node),
  );

/** Returns every bound a schema lacks, at any depth, with its place. */
function unbounded(node: Node, path: string): string[] {
  const own = [...lacks(node), ...(anything(node) ? ['type'] : [])];
  const below = (value: unknown, at: string) => (isNode(value) ? unbounded(value, at) : []);
  const { properties, items, additionalProperties } = node;
  return [
    ...own.map((keyword) => `${path} lacks ${keyword}`),
    ...Object.entries(isNode(properties) ? properties : {}).flatMap(([name, schema]) =>
      below(schema, `${path}.${name}`),
    ),
    ...below(items, `${path}[]`),
    ...below(additionalProperties, `${path}.*`),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((keyword) =>
      ((node[keyword] ?? []) as unknown[]).flatMap((schema, at) => below(schema, `${path}|${at}`)),
    ),
  ];
}

describe('[A-472] bounds', () => {
  it('report each missing bound', () => {
    const node = {
      type: 'object',
      properties: {
        text: { type: ['string', 'null'], pattern: '^a*$' },
        list: { type: 'array', items: { type: 'integer', minimum: 0 } },
        any: {},
        status: { type: 'string', enum: ['A'] },
      },
      additionalProperties: { anyOf: [{ type: 'number', maximum: 1 }, { const: true }] },
    };
    expect(unbounded(node, 's')).toEqual([
      's.text lacks maxLength',
      's.list lacks maxItems',
      's.list[] lacks maximum',
      's.any lacks type',
      's.*|0 lacks minimum',
    ]);
  });

  it.each(Object.entries<OperationDefinition>(operations))(
    'exist for each value %s accepts and returns',
    (id, { params, query, body, success }) => {
      for (const [part, schema] of Object.entries({
        params,
        query,
        body,
        answer: success.schema,
      })) {
        expect(isNode(schema) ? unbounded(schema, `${id} ${part}`) : []).toEqual([]);
      }
    },
  );

  it.each([...Object.entries(schemas), ['Scenario', scenarioSchema]])(
    'exist for each value of %s',
    (name, schema) => {
      expect(unbounded(schema as Node, name as string)).toEqual([]);
    },
  );
});
