import type { TenantConfig } from '@dokubox/spec/schemas/portal.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';

/** Addresses of the channels that a footer shows. */
export interface SocialLinks {
  readonly x?: string;
  readonly facebook?: string;
  readonly linkedin?: string;
}

/** The social links of a tenant (R2.33), allowed by its policy and set in its configuration. */
export function socialLinks(
  policy: Pick<TenantPolicy, 'showsXLink' | 'showsFacebookLink'>,
  { x, facebook, linkedin }: TenantConfig['social'],
): SocialLinks {
  return {
    ...(policy.showsXLink && x ? { x } : {}),
    ...(policy.showsFacebookLink && facebook ? { facebook } : {}),
    ...(linkedin ? { linkedin } : {}),
  };
}
