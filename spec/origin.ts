/**
 * The source of an element of the contract. `§n` is a section of the product specification. `A-nnn`
 * is one of our assumptions where the specification leaves something open. `X-nn` is our reading of
 * a sentence that contradicts another one. `assumptions.json` has the text of every A- and X-id.
 */
export type Origin = `§${number}` | `A-${number}` | `X-${number}`;

/** JSON Schema keyword with the origin, in OpenAPI and in the generated schema files. */
export const ORIGIN_KEYWORD = 'x-origin';

/**
 * Adds origin and description to a schema without changing its literal type, so that `FromSchema`
 * still sees plain JSON Schema.
 * @param origin section or assumption the element comes from
 * @param words its meaning and unit, when it is null or absent, and who may see it (Markdown)
 * @param schema a JSON Schema node
 */
export function from<const S extends object>(origin: Origin, words: string, schema: S): S {
  return { ...schema, description: words, [ORIGIN_KEYWORD]: origin };
}

/** JSON Schema keywords of a schema that is published under its own name. */
export const NAME_KEYWORD = 'x-name';
export const WORDS_KEYWORD = 'x-words';

/**
 * Publishes a nested schema under its own name, for tools that generate types from the documents.
 * Our own types do not change.
 * @param name name among the components of the documents
 * @param words its meaning in every place, in addition to the description of each field with this
 * schema
 */
export function named<const S extends object>(name: string, words: string, schema: S): S {
  return { ...schema, [NAME_KEYWORD]: name, [WORDS_KEYWORD]: words };
}

/**
 * Returns whether the specification itself states an origin. False for an assumption or a reading.
 */
export function isSpecified(origin: Origin): boolean {
  return origin.startsWith('§');
}
