import type { Tenant } from '@dokubox/spec/enums.ts';
import type { ScenarioSummary } from '@dokubox/spec/control/schemas/worlds.ts';
import { plain, wordsIn } from './search.ts';

/** A place that a tester can open directly: a scenario in one bank, as one of its people. */
export interface Situation {
  readonly scenario: ScenarioSummary;
  readonly tenant: Tenant;
  readonly user: ScenarioSummary['users'][number];
}

/** Weights of a matching word by its place. The name of a bank or person counts most. */
const worth = { tenant: 8, person: 5, title: 4, description: 1 } as const;

function scoreOf({ scenario, tenant, user }: Situation, word: string): number {
  const found = (...texts: readonly string[]) => plain(texts.join(' ')).includes(word);
  if (plain(tenant) === word) return worth.tenant;
  if (found(user.key, user.title, user.userType)) return worth.person;
  if (found(scenario.name, scenario.title)) return worth.title;
  return found(scenario.description) ? worth.description : 0;
}

function situationsOf(scenarios: readonly ScenarioSummary[]): readonly Situation[] {
  return scenarios.flatMap((scenario) =>
    scenario.tenants.flatMap((tenant) =>
      scenario.users.map((user) => ({ scenario, tenant, user })),
    ),
  );
}

/**
 * Situations that fit every word of a search, the best first: "ro refused banker" leads with the bankers
 * of Romania in a scenario about refusals.
 * @param preferred bank that comes first among equals
 */
export function ranked(
  scenarios: readonly ScenarioSummary[],
  search: string,
  preferred?: Tenant,
): readonly Situation[] {
  const wanted = wordsIn(search);
  return situationsOf(scenarios)
    .map((situation) => ({ situation, scores: wanted.map((word) => scoreOf(situation, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ situation, scores }) => ({
      situation,
      // Less than any word: it only decides between equals.
      score: scores.reduce((sum, one) => sum + one, situation.tenant === preferred ? 0.5 : 0),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ situation }) => situation);
}
