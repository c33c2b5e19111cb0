import { readdirSync, readFileSync, watch, type FSWatcher } from 'node:fs';
import { basename, join } from 'node:path';
import type {
  RootProblem,
  ScenarioCatalogue,
  ScenarioError,
} from '../engine/scenario/catalogue.ts';

/**
 * Quiet time in milliseconds before a changed file is read, because editors write in several steps.
 */
const QUIET = 80;

/** Whether a file of the folder is a scenario. */
export const isScenario = (name: string) => name.endsWith('.json') && !name.startsWith('.');
const nameOf = (file: string) => basename(file, '.json');

/** Result of reading the files. */
export interface Loaded {
  readonly errors: readonly ScenarioError[];
}

/**
 * Looks into the roots a scenario brings. Few scenarios contain certificates, and their reader is
 * large. It is loaded only if the text may contain some, since a name can be written with escapes.
 */
export async function rootProblemFor(text: string): Promise<RootProblem | undefined> {
  if (!/trustedRoots|\\u/.test(text)) return undefined;
  const { authorityProblem } = await import('@dokubox/signatures/formats/x509/authority.ts');
  return authorityProblem;
}

/** Feeds a catalogue from a folder of scenario files. */
export class ScenarioFiles {
  readonly #folder: string;
  readonly #catalogue: ScenarioCatalogue;
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #changed = new Set<string>();
  /** Files are read one after the other, so that the youngest text of one is the last. */
  #loading: Promise<void> = Promise.resolve();
  /** Text of each file at its last reading, so that a touched file does not count as changed. */
  readonly #texts = new Map<string, string>();

  constructor(folder: string, catalogue: ScenarioCatalogue) {
    this.#folder = folder;
    this.#catalogue = catalogue;
  }

  /**
   * Reads every file of the folder.
   * @throws when the folder cannot be read, by rejection
   */
  async loadAll(): Promise<Loaded> {
    const errors: ScenarioError[] = [];
    for (const name of readdirSync(this.#folder).filter(isScenario).sort()) {
      errors.push(...(await this.#load(name)));
    }
    return { errors };
  }

  /**
   * Reads a file again whenever it changes. One that has errors leaves its former version in force.
   * Worlds live on: each keeps the beginning it was made from.
   */
  watch(report: (file: string, errors: readonly ScenarioError[]) => void): void {
    this.#watcher = watch(this.#folder, (_event, name) => {
      if (name === null || !isScenario(name)) return;
      this.#changed.add(name);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#loading = this.#loading.then(() => this.#loadChanged(report));
      }, QUIET);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher?.close();
  }

  async #loadChanged(
    report: (file: string, errors: readonly ScenarioError[]) => void,
  ): Promise<void> {
    const names = [...this.#changed];
    this.#changed.clear();
    for (const name of names) {
      const before = this.#texts.get(name);
      const errors = await this.#load(name);
      if (errors.length > 0 || this.#texts.get(name) !== before) report(name, errors);
    }
  }

  async #load(name: string): Promise<readonly ScenarioError[]> {
    let text: string;
    try {
      text = readFileSync(join(this.#folder, name), 'utf8');
    } catch {
      // Gone: renamed or deleted. Worlds made from it live on.
      this.#texts.delete(name);
      this.#catalogue.remove(nameOf(name));
      return [];
    }
    if (this.#texts.get(name) === text) return [];
    this.#texts.set(name, text);
    return this.#catalogue.add(join(this.#folder, name), text, await rootProblemFor(text));
  }
}
