import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { I18n } from './i18n.ts';
import type { Namespace, Translate } from './resources.ts';

/** The text service of the screens below; `DokuboxProvider` gives it. */
export const I18nContext = createContext<I18n | undefined>(undefined);

type List<N> = N extends readonly Namespace[] ? N : readonly [N & Namespace];

/**
 * The texts of namespaces, `t('title')` of the first and `t('box:title')` of each; suspends until they
 * are there, and draws anew when the language changes.
 */
export function useTranslation<
  const N extends Namespace | readonly [Namespace, ...Namespace[]] = 'shell',
>(
  namespaces = 'shell' as N,
): { readonly t: Translate<List<N>[number], List<N>[0]>; readonly i18n: I18n } {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There is no DokuboxProvider around this component.');
  const version = useSyncExternalStore(i18n.subscribe, i18n.version);
  const names = ([] as Namespace[]).concat(namespaces);
  // All start loading before the first is waited for. Those that are there are asked for as well: React
  // may run this again in the middle, and counts on the same calls.
  for (const loading of names.map((name) => i18n.load(name))) use(loading);
  const joined = names.join();
  const t = useMemo(
    // With the version a `t` of its own: what is kept by it is made anew in the next language.
    () => (void version, i18n.getFixedT(i18n.language, ...(joined.split(',') as Namespace[]))),
    [i18n, joined, version],
  );
  return { t: t as Translate<List<N>[number], List<N>[0]>, i18n };
}
