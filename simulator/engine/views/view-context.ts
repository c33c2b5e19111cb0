import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { UserState } from '../state.ts';
import type { World } from '../world/world.ts';
import { todayIn } from './today.ts';

/**
 * The context of a view: the world, the current user, and the time. Created for each answer and
 * never stored.
 */
export interface ViewContext {
  readonly world: World;
  readonly policy: TenantPolicy;
  readonly user: UserState;
  /** Milliseconds of the world's clock. */
  readonly now: number;
  /** Calendar day in the tenant's zone, yyyy-mm-dd. */
  readonly today: string;
}

/** The context of a user's view of the world now. */
export function viewContext(world: World, user: UserState): ViewContext {
  const policy = policyOf(world.tenant);
  const now = world.clock.nowMs();
  return { world, policy, user, now, today: todayIn(policy.timeZone, now) };
}

/** Whether this user must not learn the names of bank employees. */
export function hidesBankNames(
  policy: Pick<TenantPolicy, 'hidesBankSenderFromClient'>,
  user: Pick<UserState, 'userType'>,
): boolean {
  return user.userType === 'CLIENT' && policy.hidesBankSenderFromClient;
}
