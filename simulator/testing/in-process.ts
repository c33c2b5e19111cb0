import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBrowserDoor } from '@dokubox/simulator/browser/door.ts';
import { installedFonts } from '@dokubox/signatures/documents/installed-fonts.ts';
import { TestSimulator } from './simulator.ts';

/** Scenarios of the repository. */
const ownScenarios = join(import.meta.dirname, '../../scenarios');

export interface InProcessOptions {
  /** Folder of scenario files. The default is the repository's folder. */
  readonly scenarios?: string;
}

/**
 * Opens a simulator in this process, without port and server. It uses the engine through the same
 * entry as pages in a browser. It cannot sign, because signing needs a server.
 * @throws Error that lists all faults of the scenarios
 */
export function openInProcess({ scenarios = ownScenarios }: InProcessOptions = {}): TestSimulator {
  const files = readdirSync(scenarios).filter((name) => name.endsWith('.json'));
  const door = createBrowserDoor({
    scenarios: Object.fromEntries(
      files.map((name) => [name, readFileSync(join(scenarios, name), 'utf8')]),
    ),
    loadFonts: installedFonts,
    onProblem: ({ where, detail }) => {
      throw new Error(`${where}: ${detail}`);
    },
  });
  return new TestSimulator({
    url: null,
    visitor: () => {
      const { fetch } = door.visitor();
      return (path, init) => fetch(path, init);
    },
    stop: () => Promise.resolve(),
  });
}
