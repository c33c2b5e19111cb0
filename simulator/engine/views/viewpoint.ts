import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';
import type { UserState } from '../state.ts';
import type { World } from '../world/world.ts';

/** Who looks at a world, and when. One for each answer; never kept. */
export interface Viewpoint {
  readonly world: World;
  readonly policy: TenantPolicy;
  readonly user: UserState;
  /** Milliseconds of the world's clock. */
  readonly now: number;
  /** Calendar day in the tenant's zone, yyyy-mm-dd. */
  readonly today: string;
}

/** The place from which a user sees the world now. */
export function viewpoint(world: World, user: UserState): Viewpoint {
  const policy = policyOf(world.tenant);
  const now = world.clock.nowMs();
  return { world, policy, user, now, today: calendarDayIn(policy.timeZone, new Date(now)) };
}

/** True when this viewer must not learn the names of bank employees. */
export function hidesBankNames(
  policy: Pick<TenantPolicy, 'hidesBankSenderFromClient'>,
  viewer: Pick<UserState, 'userType'>,
): boolean {
  return viewer.userType === 'CLIENT' && policy.hidesBankSenderFromClient;
}
