import { describe, expect, it } from 'vitest';
import file from '../../scenario.schema.json' with { type: 'json' };

/** Properties of a schema, at any depth, without words of their own. */
function silent(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) => {
    if (key !== 'properties') return silent(part, `${path}/${key}`);
    return Object.entries(part as Record<string, { description?: string }>).flatMap(
      ([name, property]) => {
        const at = `${path}/${name}`;
        const said = (property.description ?? '').trim().length > 0;
        return [...(said ? [] : [at]), ...silent(property, at)];
      },
    );
  });
}

describe('the schema of scenario files', () => {
  it('[A-271] describes every word, so that an editor completes it', () => {
    expect(silent(file)).toEqual([]);
    // The walk gets to the words that lie deepest.
    expect(silent({ properties: { a: { items: { properties: { b: {} } } } } })).toEqual([
      '/a',
      '/a/items/b',
    ]);
  });
});
