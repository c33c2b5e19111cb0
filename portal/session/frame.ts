import type { Environment } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { flowId } from '../api/flowId.ts';
import { useServices } from '../services/services.ts';
import { useStart, useTenantConfig } from './place.ts';
import { useSession } from './session.ts';

/** What the environment badge tells (R2.31, A-059). */
export function useEnvironment(): {
  readonly environment: Environment;
  readonly flowId: string;
  readonly build: string;
} {
  const { config } = useStart();
  return { environment: config.env, flowId, build: config.version };
}

/** Addresses of the social links a tenant shows (R2.33): its policy and its configuration agree. */
function socialLinks(
  policy: ReturnType<typeof policyOf>,
  { x, facebook, linkedin }: ReturnType<typeof useTenantConfig>['social'],
) {
  return {
    ...(policy.showsXLink && x ? { x } : {}),
    ...(policy.showsFacebookLink && facebook ? { facebook } : {}),
    ...(linkedin ? { linkedin } : {}),
  };
}

/** Content of the footer (R2.32, R2.33). */
export function useFooter() {
  const { place } = useStart();
  const tenantConfig = useTenantConfig();
  const { navigation } = useServices();
  const { status } = useSession();
  // Signed out, the intranet has no page but its login (R2.2).
  const offersCookies =
    tenantConfig.cookiesInformation && (place.channel === 'INTERNET' || status === 'signedIn');
  return {
    year: new Date().getFullYear(),
    holder: tenantConfig.legalName,
    social: socialLinks(policyOf(place.tenant), tenantConfig.social),
    onNavigate: (href: string) => {
      navigation.navigate(href);
    },
    ...(offersCookies ? { cookiesHref: '/cookies' } : {}),
  };
}
