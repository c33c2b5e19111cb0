import type { Tenant } from '@dokubox/spec/enums.ts';
import type { ScenarioSummary } from '@dokubox/spec/schemas/simulation.ts';

/** Small letters without marks: "řeší" is found by "resi". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search. */
export function wordsIn(search: string): readonly string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

function wordsOf(scenario: ScenarioSummary): string {
  const { name, title, description, tenants, users } = scenario;
  const people = users.flatMap(({ key, title: called, userType }) => [key, called, userType]);
  return plain([name, title, description, ...tenants, ...people].join(' '));
}

/**
 * Scenarios that have every word of a search, in any order: "ro refused banker" finds a refusal that
 * bankers of Romania see.
 * @param tenant only those for this tenant; null for all
 */
export function found(
  scenarios: readonly ScenarioSummary[],
  search: string,
  tenant: Tenant | null,
): readonly ScenarioSummary[] {
  const wanted = wordsIn(search);
  return scenarios.filter((scenario) => {
    if (tenant !== null && !scenario.tenants.includes(tenant)) return false;
    const text = wordsOf(scenario);
    return wanted.every((word) => text.includes(word));
  });
}
