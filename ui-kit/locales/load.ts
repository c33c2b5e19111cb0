import type { ResourceKey } from 'i18next';
import type { Language } from '@dokubox/spec/enums.ts';

/** Namespaces of the component kit that the sign-in and the frame use. */
export const entryNamespaces = ['contract', 'portal', 'shell', 'signIn'] as const;
/** Namespaces of the component kit that only signed-in screens use. */
export const workspaceNamespaces = ['contractBox', 'list', 'box', 'guards'] as const;
/** Namespaces of the component kit that acting, creating and the banker's own screens use. */
export const workNamespaces = ['acting', 'creating', 'messages', 'validation'] as const;
/** Namespaces of the component kit for what is seen now and then: passwords, contract, cookies. */
export const sessionNamespaces = ['account', 'cookies'] as const;

export type UiKitNamespace =
  | (typeof entryNamespaces)[number]
  | (typeof workspaceNamespaces)[number]
  | (typeof workNamespaces)[number]
  | (typeof sessionNamespaces)[number];

/** Fetches the texts of one namespace in one language. */
export type NamespaceLoader = (language: Language) => Promise<ResourceKey>;

// The template imports below become one chunk a language and group: Vite resolves them at
// build time, Node at run time.
const entry = async (language: Language) =>
  (await import(`./${language}/entry.ts`)) as {
    namespaces: Record<(typeof entryNamespaces)[number], ResourceKey>;
  };
const workspace = async (language: Language) =>
  (await import(`./${language}/workspace.ts`)) as {
    namespaces: Record<(typeof workspaceNamespaces)[number], ResourceKey>;
  };
const session = async (language: Language) =>
  (await import(`./${language}/session.ts`)) as {
    namespaces: Record<(typeof sessionNamespaces)[number], ResourceKey>;
  };

const fromGroup = (
  load: (language: Language) => Promise<{ namespaces: Readonly<Record<string, ResourceKey>> }>,
  names: readonly string[],
) =>
  names.map((name) => [
    name,
    async (language: Language) => (await load(language)).namespaces[name] as ResourceKey,
  ]);

/**
 * Loaders of the component kit's namespaces. They are built from the groups, because every start
 * needs them.
 */
export const uiKitLoaders = Object.fromEntries([
  ...fromGroup(entry, entryNamespaces),
  ...fromGroup(workspace, workspaceNamespaces),
  ...fromGroup(session, sessionNamespaces),
  // Only signed-in screens ask for these: where they lie comes with them, not with the sign-in.
  ...workNamespaces.map((name) => [
    name,
    async (language: Language) => (await import('./work.ts')).loadWork(name, language),
  ]),
]) as Readonly<Record<UiKitNamespace, NamespaceLoader>>;
