import type { Language } from '@dokubox/spec/enums.ts';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import {
  entryNamespaces,
  sessionNamespaces,
  workNamespaces,
  workspaceNamespaces,
} from '@dokubox/ui-kit/locales/load.ts';
import { loadPortalTexts } from '../../../portal/i18n/load.ts';

const namespaces = [
  ...entryNamespaces,
  ...workspaceNamespaces,
  ...sessionNamespaces,
  ...workNamespaces,
  'portal',
] as const;

/** The texts of a language as the portal itself resolves them: `t('signIn:submit')`. */
export async function textsOf(language: Language) {
  const i18n = await createDokuboxI18n({
    language,
    namespaces: [...namespaces],
    loaders: { portal: loadPortalTexts },
  });
  const t = i18n.getFixedT(language, [...namespaces]);
  return (key: string, params: Record<string, string | number> = {}): string =>
    String((t as (key: string, params: object) => unknown)(key, params));
}

/** What `textsOf` makes: the text of a key. */
export type Texts = Awaited<ReturnType<typeof textsOf>>;
