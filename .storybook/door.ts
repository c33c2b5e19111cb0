import { environments, type Environment, type Tenant } from '@dokubox/spec/enums.ts';
import { createBrowserDoor } from '@dokubox/simulator/browser/door.ts';
import { readWithPositions } from '../simulator/engine/scenario/json-text.ts';
import { scenarioTexts } from '../simulator/engine/scenario/fixtures/scenario-texts.ts';

/** How the server of a story is set up. */
interface Setup {
  readonly environment: Environment;
  /** Tenants whose bankers an identity provider signs in. */
  readonly identityProviders: readonly Tenant[];
}

let setup: Setup = { environment: environments[0], identityProviders: [] };

/** Sets the server up for the story that begins. */
export function setUp(wanted: Setup): void {
  setup = wanted;
}

/** The simulator in this page, with every scenario file of the repository and the story's clock. */
export const door = createBrowserDoor({
  scenarios: Object.fromEntries(scenarioTexts),
  readScenario: readWithPositions,
  // Looked up with each call: the toolbar's clock sets another present.
  now: () => Date.now(),
  environment: () => setup.environment,
  identityProviders: () => setup.identityProviders,
  // A console that says anything fails the story.
  onProblem: ({ kind, where, detail }) => {
    console.error(`${kind} in ${where}: ${detail}`);
  },
});
