import type { ResourceKey } from 'i18next';
import type { Language } from '@dokubox/spec/enums.ts';
import type { workNamespaces } from './load.ts';

/** Fetches texts that only signed-in screens ask for. Vite makes a chunk of each language and import. */
export async function loadWork(
  name: (typeof workNamespaces)[number],
  language: Language,
): Promise<ResourceKey> {
  const only = (module: unknown) => (module as { readonly default: ResourceKey }).default;
  switch (name) {
    case 'creating':
      return only(await import(`./${language}/creating.ts`));
    case 'validation':
      return only(await import(`./${language}/validation.ts`));
    default: {
      const { namespaces } = (await import(`./${language}/work.ts`)) as {
        readonly namespaces: Record<typeof name, ResourceKey>;
      };
      return namespaces[name];
    }
  }
}
