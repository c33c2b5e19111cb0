/**
 * Every field of a contract type, also those an answer may leave out: `undefined` says that this one
 * does.
 */
export type EveryField<T> = { [K in keyof T]-?: T[K] | LeftOut<T, K> };
type LeftOut<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? undefined : never;

/**
 * Makes an entity of the contract. Whoever does names every field of it, so that a new field compiles
 * only when each view has said what it does with it. On the wire `undefined` and absent are the same.
 *
 * ```ts
 * everyField<ClientListItem>({ clientNumber, clientName, clientNameLocal: null });
 * ```
 *
 * @param fields an object inside is one of its own: `owner: everyField<Thing['owner']>({ … })`
 */
export function everyField<T>(fields: EveryField<NoInfer<T>>): T {
  return fields as T;
}
