import type { Environment } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { socialLinks } from '@dokubox/ui-kit/shell/AppFooter/socialLinks.ts';
import { flowId } from '../api/flowId.ts';
import { useServices } from '../services/services.ts';
import { useStart, useTenantConfig } from './start.ts';
import { useSession } from './session.ts';

/** Returns the content of the environment badge (R2.31, A-059). */
export function useEnvironment(): {
  readonly environment: Environment;
  readonly flowId: string;
  readonly build: string;
} {
  const { config } = useStart();
  return { environment: config.env, flowId, build: config.version };
}

/** Returns the content of the footer (R2.32, R2.33). */
export function useFooter() {
  const { launch } = useStart();
  const tenantConfig = useTenantConfig();
  const { navigation } = useServices();
  const { status } = useSession();
  // On the intranet, a user who is not signed in has no page except the login (R2.2).
  const offersCookies =
    tenantConfig.cookiesInformation && (launch.channel === 'INTERNET' || status === 'signedIn');
  return {
    // oxlint-disable-next-line react/purity -- a new year may begin while the page is open
    year: new Date().getFullYear(),
    holder: tenantConfig.legalName,
    social: socialLinks(policyOf(launch.tenant), tenantConfig.social),
    onNavigate: (href: string) => {
      navigation.navigate(href);
    },
    ...(offersCookies ? { cookiesHref: '/cookies' } : {}),
  };
}
