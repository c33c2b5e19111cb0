import { Suspense, lazy } from 'react';
import { showsEnvironmentBadge, type EnvironmentBadgeProps } from './environment.ts';

/** Production shows no badge and loads none. */
const EnvironmentTrigger = lazy(() => import('./EnvironmentTrigger.tsx'));

/** Badge of a test environment and its details (R2.31, A-059). Other environments have none. */
export function EnvironmentBadge(props: EnvironmentBadgeProps) {
  if (!showsEnvironmentBadge(props.environment)) return null;
  return (
    <Suspense fallback={null}>
      <EnvironmentTrigger {...props} />
    </Suspense>
  );
}
