/** Every field of a contract type. A field that the answer leaves out is `undefined`. */
export type EveryField<T> = { [K in keyof T]-?: T[K] | LeftOut<T, K> };
type LeftOut<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? undefined : never;

/**
 * Returns an entity of the contract, with every field named. A new field compiles only after each
 * view has a value for it. In the JSON, `undefined` fields are absent.
 *
 * ```ts
 * everyField<ClientListItem>({ clientNumber, clientName, clientNameLocal: null });
 * ```
 *
 * @param fields wrap an object inside as well: `owner: everyField<Thing['owner']>({ … })`
 */
export function everyField<T>(fields: EveryField<NoInfer<T>>): T {
  return fields as T;
}
