import { readdirSync, readFileSync, watch, type FSWatcher } from 'node:fs';
import { basename, join } from 'node:path';
import type { ScenarioCatalogue, ScenarioError } from '../engine/scenario/catalogue.ts';

/** Editors write a file in several steps; this long, in milliseconds, it must have been quiet. */
const QUIET = 80;

const isScenario = (name: string) => name.endsWith('.json') && !name.startsWith('.');
const nameOf = (file: string) => basename(file, '.json');

/** What became of the files that were read. */
export interface Loaded {
  readonly errors: readonly ScenarioError[];
}

/** Feeds a catalogue from a folder of scenario files. */
export class ScenarioFiles {
  readonly #folder: string;
  readonly #catalogue: ScenarioCatalogue;
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #changed = new Set<string>();
  /** Text of each file as it was read last, so that a touched file is no change. */
  readonly #texts = new Map<string, string>();

  constructor(folder: string, catalogue: ScenarioCatalogue) {
    this.#folder = folder;
    this.#catalogue = catalogue;
  }

  /**
   * Reads every file of the folder.
   * @throws when the folder cannot be read
   */
  loadAll(): Loaded {
    const names = readdirSync(this.#folder).filter(isScenario).sort();
    return { errors: names.flatMap((name) => this.#load(name)) };
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
      this.#timer = setTimeout(() => this.#loadChanged(report), QUIET);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher?.close();
  }

  #loadChanged(report: (file: string, errors: readonly ScenarioError[]) => void): void {
    const names = [...this.#changed];
    this.#changed.clear();
    for (const name of names) {
      const before = this.#texts.get(name);
      const errors = this.#load(name);
      if (errors.length > 0 || this.#texts.get(name) !== before) report(name, errors);
    }
  }

  #load(name: string): readonly ScenarioError[] {
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
    return this.#catalogue.add(join(this.#folder, name), text);
  }
}
