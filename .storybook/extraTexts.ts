import type { NamespaceLoader } from '../ui-kit/locales/load.ts';

/** Loaders of texts outside the component kit that stories of other packages need. */
export const extraLoaders: Readonly<Record<string, NamespaceLoader>> = {};
export const extraNamespaces: readonly string[] = Object.keys(extraLoaders);
