/**
 * Where an element of the contract comes from.
 * `§n` points at a section of the product specification, `A-nnn` at one of our assumptions where the
 * specification is silent, `X-nn` at our reading of a sentence that clashes with another one.
 * The wording of every A- and X-id stands in `assumptions.json`.
 */
export type Origin = `§${number}` | `A-${number}` | `X-${number}`;

/** JSON Schema keyword that carries the origin in OpenAPI and in the generated schema files. */
export const ORIGIN_KEYWORD = 'x-origin';

/**
 * Adds origin and words to a schema without changing its literal type, so that `FromSchema` still
 * sees the plain JSON Schema.
 * @param origin section or assumption the element comes from
 * @param words what it means, in which unit, what its absence means and who may see it (Markdown)
 * @param schema a JSON Schema node
 */
export function from<const S extends object>(origin: Origin, words: string, schema: S): S {
  return { ...schema, description: words, [ORIGIN_KEYWORD]: origin };
}

/** JSON Schema keywords of a schema that is published under a name of its own. */
export const NAME_KEYWORD = 'x-name';
export const WORDS_KEYWORD = 'x-words';

/**
 * Publishes a schema that stands inside another one under a name of its own, for whoever generates
 * types from the documents; our own types do not change.
 * @param name name among the components of the documents
 * @param words what it is, wherever it stands; the field that holds it has words of its own
 */
export function named<const S extends object>(name: string, words: string, schema: S): S {
  return { ...schema, [NAME_KEYWORD]: name, [WORDS_KEYWORD]: words };
}

/** True for an origin the specification states itself, false for an assumption or a reading. */
export function isSpecified(origin: Origin): boolean {
  return origin.startsWith('§');
}
