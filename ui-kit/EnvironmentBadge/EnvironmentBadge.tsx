import { Suspense, lazy } from 'react';
import { badgeEnvironments, type Environment, type Tenant } from '@dokubox/spec/enums.ts';

/** Production shows no badge and loads none. */
const EnvironmentTrigger = lazy(() => import('./EnvironmentTrigger.tsx'));

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

/** Badge of a test environment and its details (R2.31, A-059); nothing elsewhere. */
export function EnvironmentBadge(props: EnvironmentBadgeProps) {
  if (!showsEnvironmentBadge(props.environment)) return null;
  return (
    <Suspense fallback={null}>
      <EnvironmentTrigger {...props} />
    </Suspense>
  );
}
