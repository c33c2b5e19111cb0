import { describe, expect, it } from 'vitest';
import file from '../../scenario.schema.json' with { type: 'json' };

/** Returns the properties of a schema, at any depth, that have no description. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) => {
    if (key !== 'properties') return undescribed(part, `${path}/${key}`);
    return Object.entries(part as Record<string, { description?: string }>).flatMap(
      ([name, property]) => {
        const at = `${path}/${name}`;
        const described = (property.description ?? '').trim().length > 0;
        return [...(described ? [] : [at]), ...undescribed(property, at)];
      },
    );
  });
}

describe('the schema of scenario files', () => {
  it('[A-271] describes every property, so that editors can complete it', () => {
    expect(undescribed(file)).toEqual([]);
    // The walk reaches the deepest descriptions.
    expect(undescribed({ properties: { a: { items: { properties: { b: {} } } } } })).toEqual([
      '/a',
      '/a/items/b',
    ]);
  });
});
