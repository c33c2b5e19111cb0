import type { ResourceKey } from 'i18next';
import type { Language } from '@dokubox/spec/enums.ts';

/** Namespaces of the component kit that the sign-in and the frame use. */
export const entryNamespaces = ['contract', 'shell', 'signIn'] as const;
/** Namespaces of the component kit that only signed-in screens use. */
export const workspaceNamespaces = ['contractBox', 'list', 'box'] as const;
/** Namespaces of the component kit that acting, creating and the banker's own screens use. */
export const workNamespaces = ['acting', 'creating', 'messages', 'validation'] as const;
/** Namespaces of the component kit around a session: guards, passwords, contract, cookies. */
export const sessionNamespaces = ['account', 'cookies', 'guards'] as const;

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
const work = async (language: Language) =>
  (await import(`./${language}/work.ts`)) as {
    namespaces: Record<(typeof workNamespaces)[number], ResourceKey>;
  };
const session = async (language: Language) =>
  (await import(`./${language}/session.ts`)) as {
    namespaces: Record<(typeof sessionNamespaces)[number], ResourceKey>;
  };

/** Loaders of the component kit's namespaces. */
export const uiKitLoaders: Readonly<Record<UiKitNamespace, NamespaceLoader>> = {
  contract: async (language) => (await entry(language)).namespaces.contract,
  shell: async (language) => (await entry(language)).namespaces.shell,
  signIn: async (language) => (await entry(language)).namespaces.signIn,
  contractBox: async (language) => (await workspace(language)).namespaces.contractBox,
  list: async (language) => (await workspace(language)).namespaces.list,
  box: async (language) => (await workspace(language)).namespaces.box,
  acting: async (language) => (await work(language)).namespaces.acting,
  creating: async (language) => (await work(language)).namespaces.creating,
  account: async (language) => (await session(language)).namespaces.account,
  cookies: async (language) => (await session(language)).namespaces.cookies,
  guards: async (language) => (await session(language)).namespaces.guards,
  messages: async (language) => (await work(language)).namespaces.messages,
  validation: async (language) => (await work(language)).namespaces.validation,
};
