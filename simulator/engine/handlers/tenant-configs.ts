import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { TenantConfig } from '@dokubox/spec/schemas/portal.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { authorizePath, clientIdOf } from './authorization/identity-provider.ts';
import { bankNames } from '../seed/texts/table.ts';

/** No one owns addresses under `.example` (RFC 2606). */
function configOf(tenant: Tenant): TenantConfig {
  const policy = policyOf(tenant);
  const country = policy.country.toLowerCase();
  const host = `https://${country}.isterbank.example`;
  return everyField<TenantConfig>({
    legalName: bankNames[policy.localLanguage],
    externalChannelLoginUrl: `${host}/digital/login`,
    identityProvider: null,
    social: everyField<TenantConfig['social']>({
      x: `https://x.example/isterbank-${country}`,
      facebook: `https://facebook.example/isterbank-${country}`,
      linkedin: `https://linkedin.example/company/isterbank-${country}`,
    }),
    cookiesInformation: true,
    termsUrl: `${host}/terms`,
    idle: undefined,
  });
}

const tenantConfigs = Object.fromEntries(
  tenants.map((tenant) => [tenant, configOf(tenant)]),
) as Readonly<Record<Tenant, TenantConfig>>;

/**
 * The fictional bank in each country: names and addresses of `/config.json`.
 * @param providers tenants whose bankers sign in at an identity provider
 */
export function withProviders(providers: readonly Tenant[]): Record<Tenant, TenantConfig> {
  const configs = { ...tenantConfigs };
  for (const tenant of providers) {
    const identityProvider = { authorizeUrl: authorizePath, clientId: clientIdOf(tenant) };
    configs[tenant] = { ...configs[tenant], identityProvider };
  }
  return configs;
}
