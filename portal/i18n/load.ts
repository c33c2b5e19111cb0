import type { ResourceKey } from 'i18next';
import type { Language } from '@dokubox/spec/enums.ts';
import type en from './en/portal.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    portal: typeof en;
  }
}

/** Fetches the portal's own texts in one language; one chunk each. */
export async function loadPortalTexts(language: Language): Promise<ResourceKey> {
  const module = (await import(`./${language}/portal.ts`)) as { default: ResourceKey };
  return module.default;
}
