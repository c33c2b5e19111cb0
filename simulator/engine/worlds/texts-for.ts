import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { loadOwnTexts } from '#own-texts';
import { tenantsOf } from '../scenario/catalogue.ts';

/**
 * Resolves once the texts for a world are loaded. Wait for it before creating a world. A page loads
 * them by tenant, other platforms always have them.
 * @param tenant the world's tenant, by default the scenario's first
 */
export async function textsFor(tenant: Tenant | undefined, scenario?: Scenario): Promise<void> {
  const [first] = scenario ? tenantsOf(scenario) : tenants;
  await loadOwnTexts(policyOf(tenant ?? first ?? tenants[0]).localLanguage);
}
