import type { i18n as I18n, ResourceKey } from 'i18next';
import type { Language } from '@dokubox/spec/enums.ts';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { uiKitLoaders, type NamespaceLoader } from '@dokubox/ui-kit/locales/load.ts';

/** The text service of the portal. */
export interface PortalTexts {
  readonly i18n: I18n;
  /** Changes the language. Resolves when the texts are loaded. */
  readonly changeLanguage: (language: Language) => Promise<void>;
}

/**
 * Creates the text service. English replaces missing texts, but the types keep every
 * language complete. So English is not loaded at every start. It is loaded when the user chooses
 * it, or when a text is missing after all.
 *
 * @param onMissingKey called once for each key without a text
 */
export async function createPortalTexts(options: {
  readonly language: Language;
  readonly namespaces: readonly string[];
  readonly onMissingKey: (key: string, language: string) => void;
  /** Changes texts before they are used, for example into the tests' pseudo-language. */
  readonly alter?: ((texts: ResourceKey) => ResourceKey) | undefined;
}): Promise<PortalTexts> {
  let withEnglish = options.language === 'en';
  /** Set below: a missing key can occur while the texts are still being set up. */
  const held: { service?: I18n } = {};

  const later =
    (load: NamespaceLoader): NamespaceLoader =>
    async (language) => {
      if (language === 'en' && !withEnglish) return {};
      const texts = await load(language);
      return options.alter ? options.alter(texts) : texts;
    };
  const loaders = Object.fromEntries(
    Object.entries<NamespaceLoader>(uiKitLoaders).map(([namespace, load]) => [
      namespace,
      later(load),
    ]),
  );

  const fetchEnglish = async () => {
    const { service } = held;
    if (withEnglish || !service) return;
    withEnglish = true;
    // Each namespace in use is listed there, empty so far.
    await service.reloadResources(['en'], Object.keys(service.getDataByLanguage('en') ?? {}));
  };

  const i18n = await createDokuboxI18n({
    language: options.language,
    namespaces: options.namespaces,
    loaders,
    onMissingKey: (key, language) => {
      options.onMissingKey(key, language);
      // The screen is drawn again with the English text.
      void fetchEnglish().then(() => held.service?.emit('languageChanged', held.service.language));
    },
  });
  held.service = i18n;
  return {
    i18n,
    async changeLanguage(language) {
      if (language === 'en') await fetchEnglish();
      await i18n.changeLanguage(language);
    },
  };
}
