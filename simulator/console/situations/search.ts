import type { Tenant } from '@dokubox/spec/enums.ts';
import type { ScenarioSummary } from '@dokubox/spec/control/schemas/worlds.ts';

/** Small letters without marks: "řeší" is found by "resi". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search. */
export function wordsIn(search: string): readonly string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** Statuses of a scenario's boxes and documents, by the name of the scenario. */
export type StatusesOf = ReadonlyMap<string, readonly string[]>;

/** A status as it is searched for: by its name in the contract, or by that in words. */
export const statusWords = (status: string): string =>
  plain(`${status} ${status.replaceAll('_', ' ')}`);

function wordsOf(scenario: ScenarioSummary, statuses: readonly string[]): string {
  const { name, title, description, tenants, users } = scenario;
  const people = users.flatMap(({ key, title: called, userType }) => [key, called, userType]);
  const texts = [name, title, description, ...scenario.try, ...tenants, ...people];
  return [plain(texts.join(' ')), ...statuses.map(statusWords)].join(' ');
}

/**
 * Scenarios for a tenant that have every word of a search, in any order: "ro refused banker" finds a
 * refusal that bankers of Romania see.
 */
export function searchScenarios(
  scenarios: readonly ScenarioSummary[],
  search: string,
  tenant: Tenant,
  statuses: StatusesOf = new Map(),
): readonly ScenarioSummary[] {
  const wanted = wordsIn(search);
  return scenarios.filter((scenario) => {
    if (!scenario.tenants.includes(tenant)) return false;
    const text = wordsOf(scenario, statuses.get(scenario.name) ?? []);
    return wanted.every((word) => text.includes(word));
  });
}
