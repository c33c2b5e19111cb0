import type { Language } from '@dokubox/spec/enums.ts';
import { entryNamespaces, loadTexts, type TextLoader, type TextTree } from './load.ts';
import type { Namespace, Translate } from './resources.ts';
import { limitVariables } from './variables.ts';

/** How to build the text service of an application. */
export interface DokuboxI18nOptions {
  /** Language of the first screen. */
  readonly language: Language;
  /**
   * Namespaces to load before the first screen; default: those of the sign-in and the frame. Others
   * load when a component asks for them with `useTranslation('box')` (it suspends until then).
   */
  readonly namespaces?: readonly Namespace[];
  /** Where the texts come from; default: our own, as chunks of the build. */
  readonly loadTexts?: TextLoader;
  /** Told once for each key the language has no text for. */
  readonly onMissingKey?: (key: string, language: Language) => void;
}

/** What stands in for a text that is missing. */
const FALLBACK: Language = 'en';
/** A failed chunk is mostly a passing network fault: how long to wait before asking again. */
const WAITS_MS = [350, 700, 1400, 2800, 5600];

type Values = Readonly<Record<string, string | number>>;

/** Every text by its whole key, e.g. `message.dde.error.maxSize`. */
function flat(tree: TextTree, path = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(path + key, value);
    else flat(value, `${path}${key}.`, texts);
  }
  return texts;
}

/** The text with its `{{values}}`; React escapes them. One nobody gave stays visible as it is. */
function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name] ?? (limitVariables as Values)[name];
    return value === undefined ? placeholder : String(value);
  });
}

/**
 * The text service: the texts of one language at a time, loaded by namespace. Made by
 * {@link createDokuboxI18n}; components read it with `useTranslation`.
 */
export class I18n {
  readonly #loadTexts: TextLoader;
  readonly #onMissingKey: DokuboxI18nOptions['onMissingKey'];
  /** By language and namespace, as {@link I18n.hasTexts} asks for them. */
  readonly #texts = new Map<string, ReadonlyMap<string, string>>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #wanted = new Set<Namespace>();
  readonly #missing = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #plurals = new Map<Language, Intl.PluralRules>();
  #language: Language;
  /** The language asked for last: whoever chooses twice reads the second. */
  #asked: Language;
  #version = 0;

  constructor(options: DokuboxI18nOptions) {
    this.#language = this.#asked = options.language;
    this.#loadTexts = options.loadTexts ?? loadTexts;
    this.#onMissingKey = options.onMissingKey;
  }

  /** The language whose texts are shown. */
  get language(): Language {
    return this.#language;
  }

  /** Counts up with every change of what `t` answers, so that screens know when to draw anew. */
  readonly version = (): number => this.#version;

  /**
   * Told after each change of the language, and when English has come for a text that was missing.
   *
   * @returns ends it
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  hasTexts(language: Language, namespace: Namespace): boolean {
    return this.#texts.has(`${language}/${namespace}`);
  }

  /**
   * Loads the texts of a namespace; the same promise each time, as `use` needs it. What has come already
   * is marked in the way React reads, so that nobody waits for it, not even a moment.
   */
  load(namespace: Namespace, language = this.#language): Promise<void> {
    this.#wanted.add(namespace);
    const name = `${language}/${namespace}`;
    const known = this.#loading.get(name);
    if (known) return known;
    const loading: Promise<void> = this.#fetch(namespace, language).then((texts) => {
      this.#texts.set(name, texts);
      void Object.assign(loading, { status: 'fulfilled', value: undefined });
    });
    this.#loading.set(name, loading);
    return loading;
  }

  async loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.load(namespace)));
  }

  /** Changes the language once its texts are there, so that nothing flickers. */
  async changeLanguage(language: Language): Promise<void> {
    this.#asked = language;
    const lacking = () => [...this.#wanted].filter((name) => !this.hasTexts(language, name));
    // While some load, a screen may come to want more.
    while (lacking().length > 0) {
      await Promise.all(lacking().map((namespace) => this.load(namespace, language)));
    }
    if (this.#asked !== language) return;
    this.#language = language;
    this.#changed();
  }

  /**
   * The texts of a language.
   *
   * @param language null: whichever is shown when a text is asked for
   * @param namespaces a key that names none itself, as `box:title` does, belongs to the first
   */
  getFixedT<N extends readonly Namespace[]>(
    language: Language | null,
    ...namespaces: N
  ): Translate<N[number], N[0]> {
    return (key: string, values: Values = {}) => {
      const [, namespace = namespaces[0], name = key] = /^(\w+):(.*)$/.exec(key) ?? [];
      return this.#text(language ?? this.#language, namespace as Namespace, name, values);
    };
  }

  /** The text of a key that names its namespace, e.g. `portal:page.list`. */
  readonly t = this.getFixedT(null) as Translate<Namespace, never>;

  #text(language: Language, namespace: Namespace, key: string, values: Values): string {
    const own = this.#find(language, namespace, key, values);
    if (own === undefined) this.#miss(language, namespace, key);
    const text = own ?? this.#find(FALLBACK, namespace, key, values);
    return text === undefined ? key : filled(text, values);
  }

  /** A counted text stands under `key_one`, `key_few` …, by the rules of its language. */
  #find(language: Language, namespace: Namespace, key: string, { count }: Values) {
    const texts = this.#texts.get(`${language}/${namespace}`);
    if (typeof count !== 'number') return texts?.get(key);
    const rules = this.#plurals.get(language) ?? new Intl.PluralRules(language);
    this.#plurals.set(language, rules);
    return texts?.get(`${key}_${rules.select(count)}`) ?? texts?.get(key);
  }

  /** Says so once, and brings English: it is complete, but mostly nobody needs it. */
  #miss(language: Language, namespace: Namespace, key: string): void {
    const name = `${namespace}:${key}`;
    if (this.#missing.has(name)) return;
    this.#missing.add(name);
    this.#onMissingKey?.(name, language);
    if (this.hasTexts(FALLBACK, namespace)) return;
    void this.load(namespace, FALLBACK).then(() => {
      this.#changed();
    });
  }

  /** Never fails: where texts stay away, each key is told as missing, and English stands in. */
  async #fetch(namespace: Namespace, language: Language): Promise<ReadonlyMap<string, string>> {
    for (const wait of WAITS_MS) {
      try {
        return flat(await this.#loadTexts(namespace, language));
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return new Map();
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Creates the text service and resolves when the first language is there. Hand it to
 * `DokuboxProvider`; change the language with `i18n.changeLanguage('bg')`. A key without a text in the
 * chosen language falls back to English.
 *
 * ```ts
 * const i18n = await createDokuboxI18n({ language: 'hu', namespaces: ['box'] });
 * ```
 */
export async function createDokuboxI18n(options: DokuboxI18nOptions): Promise<I18n> {
  const i18n = new I18n(options);
  await i18n.loadNamespaces(options.namespaces ?? entryNamespaces);
  return i18n;
}
