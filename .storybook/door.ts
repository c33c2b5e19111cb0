import { environments, type Environment, type Tenant } from '@dokubox/spec/enums.ts';
import { createBrowserDoor } from '@dokubox/simulator/browser/door.ts';
import { readWithPositions } from '../simulator/engine/scenario/json-text.ts';
import { scenarioTexts } from '../simulator/engine/scenario/fixtures/scenario-texts.ts';

/** Settings of a story's server. */
interface Setup {
  readonly environment: Environment;
  /** Tenants whose bankers sign in with an identity provider. */
  readonly identityProviders: readonly Tenant[];
}

let setup: Setup = { environment: environments[0], identityProviders: [] };

/** Sets up the server for the next story. */
export function setUp(wanted: Setup): void {
  setup = wanted;
}

/** The simulator in this page, with every scenario file of the repository and the story's clock. */
export const door = createBrowserDoor({
  scenarios: Object.fromEntries(scenarioTexts),
  readScenario: readWithPositions,
  // Read for each call, because the toolbar's clock can change the time.
  now: () => Date.now(),
  environment: () => setup.environment,
  identityProviders: () => setup.identityProviders,
  // Any output on the console fails the story.
  onProblem: ({ kind, where, detail }) => {
    console.error(`${kind} in ${where}: ${detail}`);
  },
});
