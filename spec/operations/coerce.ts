interface Schema {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
}

const INTEGER = /^(?:0|-?[1-9][0-9]{0,15})$/;

/**
 * Converts the values of a path and query, which always arrive as text, to the types of their
 * schema. Only the canonical spelling of a number is converted. `1` becomes an integer, but `01`,
 * `1.0`, `0x1` and ` 1` stay text, and the schema then rejects them. JSON bodies are never
 * converted.
 */
export function coerce(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    const type = schema.properties?.[name]?.type;
    // Assigning `__proto__` would set the prototype of the copy.
    Object.defineProperty(result, name, {
      value: coerceOne(type, value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return result;
}

function coerceOne(type: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'integer' && INTEGER.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
