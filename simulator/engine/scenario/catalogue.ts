import { tenants, userTypes, type Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { ScenarioSummary } from '@dokubox/spec/control/schemas/worlds.ts';
import { seededUsers } from '../seed/user-keys.ts';
import { deepFreeze } from '../world/frozen.ts';
import type { ScenarioError } from './scenario-error.ts';
import { schemaProblems } from './schema-check.ts';
import { readWithoutPositions, type ReadScenarioText } from './scenario-text.ts';
import { semanticProblems, type RootProblem } from './semantic-check.ts';

export type { ScenarioError } from './scenario-error.ts';
export type { RootProblem } from './semantic-check.ts';

/** The tenants a scenario is for. */
export function tenantsOf(scenario: Scenario): readonly Tenant[] {
  return scenario.tenants === 'all' ? tenants : scenario.tenants;
}

/** File name without folders and `.json`. */
function nameOfFile(file: string): string {
  return (file.split(/[/\\]/).at(-1) ?? file).replace(/\.json$/, '');
}

function problemsOf(name: string, value: unknown, rootProblem: RootProblem) {
  const problems = schemaProblems(value);
  if (problems.length > 0) return problems;
  return semanticProblems(value as Scenario, name, rootProblem);
}

/** The scenarios that are loaded. Pure: whoever owns the files feeds it their text. */
export class ScenarioCatalogue {
  readonly #scenarios = new Map<string, Scenario>();
  readonly #errors = new Map<string, readonly ScenarioError[]>();
  readonly #read: ReadScenarioText;

  /** @param read `readWithPositions` where the errors of a file shall name its lines */
  constructor(read: ReadScenarioText = readWithoutPositions) {
    this.#read = read;
  }

  /** Scenarios in order: by `order`, those without one last, equal ones by name. */
  all(): readonly Scenario[] {
    const rank = (scenario: Scenario) => scenario.order ?? Number.MAX_SAFE_INTEGER;
    return [...this.#scenarios.values()].sort(
      (a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1),
    );
  }

  /** What the control API lists. */
  list(): readonly ScenarioSummary[] {
    return this.all().map(scenarioSummaryOf);
  }

  get(name: string): Scenario | undefined {
    return this.#scenarios.get(name);
  }

  /** The first scenario of a tenant: what its default world is made from. */
  firstFor(tenant: Tenant): Scenario | undefined {
    return this.all().find((scenario) => tenantsOf(scenario).includes(tenant));
  }

  /**
   * Takes a file in, or says what is wrong with it; a file with errors leaves what was loaded under
   * its name as it was.
   * @param file path or name, as the errors shall call it
   * @param text the file as read
   * @param rootProblem where certificates cannot be read, as in a browser, every root is taken
   * @returns everything wrong with the file; none = the scenario is loaded
   */
  add(file: string, text: string, rootProblem: RootProblem = () => null): readonly ScenarioError[] {
    const errors = this.#take(file, text, rootProblem);
    if (errors.length > 0) this.#errors.set(nameOfFile(file), errors);
    else this.#errors.delete(nameOfFile(file));
    return errors;
  }

  #take(file: string, text: string, rootProblem: RootProblem): readonly ScenarioError[] {
    const read = this.#read(text);
    if ('error' in read) return [{ file, ...read.error }];
    const problems = problemsOf(nameOfFile(file), read.value, rootProblem);
    if (problems.length > 0) {
      return problems.map((problem) => ({ file, ...read.positionOf(problem.path), ...problem }));
    }
    const scenario = deepFreeze(read.value as Scenario);
    this.#scenarios.set(scenario.name, scenario);
    return [];
  }

  /** What is wrong with files as they are now, by file. */
  errors(): readonly ScenarioError[] {
    return [...this.#errors.values()].flat();
  }

  /** Forgets a scenario whose file is gone. */
  remove(name: string): void {
    this.#scenarios.delete(name);
    this.#errors.delete(name);
  }
}

/** A scenario as the control API lists it; the scenario's own user comes first. */
export function scenarioSummaryOf(scenario: Scenario): ScenarioSummary {
  const users = Object.entries(scenario.users ?? {});
  const keyed = new Map<string, ScenarioSummary['users'][number]>(
    seededUsers.map(({ key, userType, title }) => [key, { key, userType, title }]),
  );
  for (const [key, { like, title }] of users) {
    const model = keyed.get(key) ?? keyed.get(like ?? '');
    const userType = model?.userType ?? userTypes[0];
    keyed.set(key, { key, userType, title: title ?? keyed.get(key)?.title ?? key });
  }
  const listed = [...keyed.values()];
  return {
    name: scenario.name,
    title: scenario.title,
    description: scenario.description,
    try: [...(scenario.try ?? [])],
    tenants: [...tenantsOf(scenario)],
    users: [
      ...listed.filter(({ key }) => key === scenario.user),
      ...listed.filter(({ key }) => key !== scenario.user),
    ],
  };
}
