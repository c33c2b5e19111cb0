import type { Language } from '@dokubox/spec/enums.ts';
import type { Namespace } from './resources.ts';

/** Texts by their keys, nested as they are written. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Fetches the texts of one namespace in one language. */
export type TextLoader = (namespace: Namespace, language: Language) => Promise<TextTree>;

/** Namespaces that the sign-in and the frame use. */
export const entryNamespaces = ['contract', 'portal', 'shell', 'signIn'] as const;
/** Namespaces that only signed-in screens use. */
export const workspaceNamespaces = [
  'acting',
  'box',
  'contractBox',
  'creating',
  'guards',
  'list',
  'messages',
  'validation',
] as const;
/** Namespaces of what few people meet on a day: passwords, contract, cookies. */
export const sessionNamespaces = ['account', 'cookies'] as const;

type Group<Names extends readonly Namespace[]> = Promise<{
  readonly namespaces: Readonly<Record<Names[number], TextTree>>;
}>;

// The template imports below become one chunk a language and group: Vite resolves them at
// build time, Node at run time.
const entry = (language: Language): Group<typeof entryNamespaces> =>
  import(`./${language}/entry.ts`);
const workspace = (language: Language): Group<typeof workspaceNamespaces> =>
  import(`./${language}/workspace.ts`);
const session = (language: Language): Group<typeof sessionNamespaces> =>
  import(`./${language}/session.ts`);

const loaders = Object.fromEntries(
  (
    [
      [entryNamespaces, entry],
      [workspaceNamespaces, workspace],
      [sessionNamespaces, session],
    ] as const
  ).flatMap(([names, load]) => names.map((name) => [name, load])),
) as unknown as Readonly<
  Record<Namespace, (language: Language) => Promise<{ namespaces: Record<string, TextTree> }>>
>;

/** Every namespace there is. */
export const allNamespaces = Object.keys(loaders) as readonly Namespace[];

/** The texts of the component kit and the portal, as a chunk of the group the namespace is in. */
export const loadTexts: TextLoader = async (namespace, language) => {
  const { namespaces } = await loaders[namespace](language);
  return namespaces[namespace] ?? {};
};
