import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { loadOwnTexts } from '#own-texts';
import { tenantsOf } from '../scenario/catalogue.ts';

/**
 * Resolves once the texts are at hand that a world draws from; whoever makes one waits for it first. In
 * a page they are fetched by tenant, elsewhere they always are.
 * @param tenant of the world; the scenario's first when absent, as for the world itself
 */
export async function textsFor(tenant: Tenant | undefined, scenario?: Scenario): Promise<void> {
  const [first] = scenario ? tenantsOf(scenario) : tenants;
  await loadOwnTexts(policyOf(tenant ?? first ?? tenants[0]).localLanguage);
}
