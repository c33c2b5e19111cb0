/** CLDR plural categories that i18next appends to a key, such as `documents_one`. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type PluralBase<K> = K extends `${infer Base}_one` ? Base : never;

/**
 * A translation of the English texts `T`: the same keys with any text. A counted text (`x_one` and
 * `x_other` in English) needs `x_other` and the categories of its language. `locales.test.ts`
 * checks that they are exactly those of `Intl.PluralRules`.
 *
 * Use: `export default { … } satisfies Translation<typeof en>;`
 */
export type Translation<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string
    ? string
    : Translation<T[K]>;
} & {
  readonly [B in PluralBase<keyof T> as `${B}_${Exclude<PluralCategory, 'other'>}`]?: string;
};
