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

/** The loaded scenarios. This class reads no files. Its owner passes it their text. */
export class ScenarioCatalogue {
  readonly #scenarios = new Map<string, Scenario>();
  readonly #errors = new Map<string, readonly ScenarioError[]>();
  readonly #read: ReadScenarioText;

  /** @param read `readWithPositions` if errors must name the lines of a file */
  constructor(read: ReadScenarioText = readWithoutPositions) {
    this.#read = read;
  }

  /** Scenarios by `order`, those without one last, then by name. */
  all(): readonly Scenario[] {
    const rank = (scenario: Scenario) => scenario.order ?? Number.MAX_SAFE_INTEGER;
    return [...this.#scenarios.values()].sort(
      (a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1),
    );
  }

  /** The list for the control API. */
  list(): readonly ScenarioSummary[] {
    return this.all().map(scenarioSummaryOf);
  }

  get(name: string): Scenario | undefined {
    return this.#scenarios.get(name);
  }

  /** The first scenario of a tenant, from which its default world is created. */
  firstFor(tenant: Tenant): Scenario | undefined {
    return this.all().find((scenario) => tenantsOf(scenario).includes(tenant));
  }

  /**
   * Loads a file, or reports its errors. A file with errors leaves the loaded scenario of its name
   * unchanged.
   * @param file path or name to use in errors
   * @param text content of the file
   * @param rootProblem checks a trusted root. Browsers cannot read certificates and accept every
   * root
   * @returns all errors of the file. If there are none, the scenario is loaded
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

  /** Current errors of all files. */
  errors(): readonly ScenarioError[] {
    return [...this.#errors.values()].flat();
  }

  /** Removes a scenario whose file has been deleted. */
  remove(name: string): void {
    this.#scenarios.delete(name);
    this.#errors.delete(name);
  }
}

/** A scenario as listed by the control API. The scenario's own user comes first. */
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
