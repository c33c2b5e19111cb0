/**
 * Where an element of the contract comes from.
 * `§n` points at a section of the product specification, `A-nnn` at one of our assumptions where the
 * specification is silent, `X-nn` at our reading of a sentence that clashes with another one.
 * The wording of every A- and X-id stands in `assumptions.ts`.
 */
export type Origin = `§${number}` | `A-${number}` | `X-${number}`;

/** JSON Schema keyword that carries the origin in OpenAPI and in the generated schema files. */
export const ORIGIN_KEYWORD = 'x-origin';

/**
 * Adds the origin to a schema without changing its literal type, so that `FromSchema` still sees
 * the plain JSON Schema.
 * @param origin section or assumption the element comes from
 * @param schema a JSON Schema node
 */
export function from<const S extends object>(origin: Origin, schema: S): S {
  return { ...schema, [ORIGIN_KEYWORD]: origin };
}

/** True for an origin the specification states itself, false for an assumption or a reading. */
export function isSpecified(origin: Origin): boolean {
  return origin.startsWith('§');
}
