import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBrowserDoor } from '@dokubox/simulator/browser/door.ts';
import { installedFonts } from '@dokubox/signatures/documents/installed-fonts.ts';
import { TestSimulator } from './simulator.ts';

/** The scenarios of the repository. */
const ownScenarios = join(import.meta.dirname, '../../scenarios');

export interface InProcessOptions {
  /** Folder of scenario files; default: the repository's own. */
  readonly scenarios?: string;
}

/**
 * A simulator in this very process, with no port and no server: the engine behind the door that pages
 * use. It signs nothing: that takes a server.
 * @throws Error that names everything wrong with the scenarios
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
