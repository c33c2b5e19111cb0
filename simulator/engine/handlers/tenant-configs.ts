import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { TenantConfig } from '@dokubox/spec/schemas/portal.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { seedLocales } from '../seed/locales/table.ts';

/** Addresses under `.example` belong to nobody (RFC 2606). */
function configOf(tenant: Tenant): TenantConfig {
  const policy = policyOf(tenant);
  const country = policy.country.toLowerCase();
  const host = `https://${country}.isterbank.example`;
  return {
    legalName: seedLocales[policy.localLanguage].bankName,
    externalChannelLoginUrl: `${host}/digital/login`,
    // With a provider bankers would sign in there; the simulator is none, so none is configured.
    identityProvider: null,
    social: {
      x: `https://x.example/isterbank-${country}`,
      facebook: `https://facebook.example/isterbank-${country}`,
      linkedin: `https://linkedin.example/company/isterbank-${country}`,
    },
    cookiesInformation: true,
    termsUrl: `${host}/terms`,
  };
}

/** The fictional bank group in each country: names and addresses of `/config.json`. */
export const tenantConfigs = Object.fromEntries(
  tenants.map((tenant) => [tenant, configOf(tenant)]),
) as Readonly<Record<Tenant, TenantConfig>>;
