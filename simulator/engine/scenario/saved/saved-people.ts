import type { Scenario, ScenarioUser } from '@dokubox/spec/control/schemas/scenario.ts';
import type { UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import type { Drawing, UnsavedTrait } from './drawing.ts';
import { signerFields } from './likeness.ts';

/** User fields that have the same name in a scenario. */
const userFields = [
  'status',
  'mustChangePassword',
  'contractSignature',
  'segments',
  'roles',
  'permissions',
  'certificateRank',
  'certificateState',
  ...signerFields,
] as const satisfies readonly (keyof ScenarioUser & keyof UserState)[];

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

function changesOf(user: UserState, drawn: UserState, drawing: Drawing): ScenarioUser {
  const fields = userFields.filter((field) => differs(user[field], drawn[field]));
  const changes = Object.fromEntries(fields.map((field) => [field, user[field]])) as ScenarioUser;
  if (!differs(user.clientNumbers, drawn.clientNumbers)) return changes;
  return { ...changes, clients: user.clientNumbers.flatMap((one) => drawing.clientKey(one) ?? []) };
}

/**
 * Users of a world who differ from the generated ones.
 * @param drawing creates boxes of a file with the user changes of the world's scenario
 */
export function savedUsers(
  world: World,
  drawing: Drawing,
  scenarioUsers: Scenario['users'] = {},
): { readonly users: NonNullable<Scenario['users']>; readonly unsaid: readonly UnsavedTrait[] } {
  const users = { ...scenarioUsers };
  const unsaid: UnsavedTrait[] = [];
  for (const user of world.users.values()) {
    const drawn = drawing.cast.users.get(user.username);
    if (drawn && !differs(user, drawn)) continue;
    const changes = drawn ? changesOf(user, drawn, drawing) : {};
    if (user.key !== null && Object.keys(changes).length > 0) {
      users[user.key] = { ...users[user.key], ...changes };
    }
    const savedFields = new Set<string>(user.key === null ? [] : [...userFields, 'clientNumbers']);
    const fields = Object.keys(user) as (keyof UserState)[];
    for (const field of fields) {
      if (savedFields.has(field) || !differs(user[field], drawn?.[field])) continue;
      const path = `users.${user.key ?? user.username}`;
      unsaid.push({
        path,
        reason: `${field} is ${JSON.stringify(user[field])}, and becomes a generated value`,
      });
    }
  }
  return { users, unsaid };
}
