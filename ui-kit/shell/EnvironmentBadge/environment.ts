import { badgeEnvironments, type Environment, type Tenant } from '@dokubox/spec/enums.ts';

/** Data about a test environment. */
export interface EnvironmentBadgeProps {
  readonly environment: Environment;
  /** Id of this page load, sent with every request. */
  readonly flowId: string;
  /** Version of the build, as the build states it. */
  readonly build: string;
  readonly tenant: Tenant;
}

/** Whether an environment shows its badge (§9: sit, uat and hf only). */
export function showsEnvironmentBadge(environment: Environment): boolean {
  return badgeEnvironments.some((entry) => entry === environment);
}
