import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { entryNamespaces, uiKitLoaders, type NamespaceLoader } from './load.ts';
import './resources.ts';
import { limitVariables } from './variables.ts';

/** How to build the text service of an application. */
export interface DokuboxI18nOptions {
  /** Language of the first screen. */
  readonly language: Language;
  /**
   * Namespaces to load before the first screen. The default is those of the sign-in and the frame.
   * Others load when a component asks for them with `useTranslation('box')` (it suspends until
   * then).
   */
  readonly namespaces?: readonly string[];
  /** Loaders of namespaces outside the component kit, such as `{ portal: (language) => … }`. */
  readonly loaders?: Readonly<Record<string, NamespaceLoader>>;
  /** Called once for each key that has no text in any language. */
  readonly onMissingKey?: (key: string, language: string) => void;
}

function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}

function backend(loaders: Readonly<Record<string, NamespaceLoader>>): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init() {
      // Nothing to prepare: the loaders are at hand.
    },
    read(language, namespace, callback) {
      const load = loaders[namespace];
      if (!load || !isLanguage(language)) {
        callback(new Error(`No texts for ${namespace} in ${language}`), false);
        return;
      }
      load(language).then(
        (texts) => {
          callback(null, texts);
        },
        (cause: unknown) => {
          // `true` asks i18next to try again: a failed chunk is mostly a passing network fault.
          callback(cause instanceof Error ? cause : new Error(String(cause)), true);
        },
      );
    },
  };
}

/**
 * Creates the text service and resolves when the first language is there. Pass it to
 * `DokuboxProvider`. Change the language with `i18n.changeLanguage('bg')`. A key without a text in
 * the chosen language falls back to English.
 *
 * ```ts const i18n = await createDokuboxI18n({ language: 'hu', namespaces: ['box'] }); ```
 */
export async function createDokuboxI18n(options: DokuboxI18nOptions): Promise<I18n> {
  const missing = new Set<string>();
  const instance = createInstance();
  await instance
    .use(backend({ ...uiKitLoaders, ...options.loaders }))
    .use(initReactI18next)
    .init({
      lng: options.language,
      fallbackLng: 'en',
      supportedLngs: [...languages],
      ns: [...(options.namespaces ?? entryNamespaces)],
      defaultNS: 'shell',
      load: 'currentOnly',
      // React escapes already. Escaping twice would show entities.
      interpolation: { escapeValue: false, defaultVariables: limitVariables },
      returnNull: false,
      saveMissing: options.onMissingKey !== undefined,
      missingKeyHandler: (lngs, namespace, key) => {
        const name = `${namespace}:${key}`;
        if (missing.has(name)) return;
        missing.add(name);
        options.onMissingKey?.(name, lngs[0] ?? 'en');
      },
      react: { useSuspense: true },
    });
  return instance;
}
