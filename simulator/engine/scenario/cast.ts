import type { ParticipantRole, ParticipantType, Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario, ScenarioUser } from '@dokubox/spec/control/schemas/scenario.ts';
import { clientKeys, populate, UserMaker } from '../seed/population.ts';
import { seededUsers } from '../seed/user-keys.ts';
import type { ClientState, UserState } from '../state.ts';
import { dayOf } from './moments.ts';

/** Keys for users by their relation to a box. */
export const relativeUsers = ['client', 'colleague', 'bank'] as const;

/** Bankers of every world who never sign in, by role. */
export const furtherBankers = {
  furtherRm: 'BANK_RM',
  furtherReviewer: 'BANK_REVIEWER',
  furtherSignatory: 'BANK_NONLEGALREPSIGNATORY',
} as const satisfies Readonly<Record<string, ParticipantRole>>;

const further = new Map<string, ParticipantRole>(Object.entries(furtherBankers));

/** Users and clients of one world. */
export interface Cast {
  readonly users: ReadonlyMap<string, UserState>;
  /** Clients by client number. */
  readonly clients: ReadonlyMap<string, ClientState>;
  /** A client by its key. Undefined if there is none. */
  client(key: string): ClientState | undefined;
  /**
   * A user by key or by relation: `client` and `colleague` are the first and second representative
   * of the box's client, `bank` its relationship manager, and `furtherRm` and similar their
   * colleagues.
   */
  user(key: string, clientNumber: string): UserState | undefined;
  representatives(clientNumber: string): readonly UserState[];
}

type UserChange = Partial<{ -readonly [Name in keyof UserState]: UserState[Name] }>;

/** A scenario's changes of a user. */
function changesOf(
  change: ScenarioUser,
  clients: ReadonlyMap<string, ClientState>,
  reference: Date,
): UserChange {
  const { like: _like, title: _title, clients: keys, docExpiryDate, ...plain } = change;
  const changes: UserChange = { ...plain };
  if (docExpiryDate !== undefined) {
    changes.docExpiryDate = docExpiryDate === null ? null : dayOf(docExpiryDate, reference);
  }
  if (keys) changes.clientNumbers = keys.flatMap((key) => clients.get(key)?.clientNumber ?? []);
  return changes;
}

/** A new user of the scenario, modelled on another one. */
function added(key: string, model: UserState, maker: UserMaker, clients: readonly ClientState[]) {
  const { userType, roles, permissions, segments } = model;
  return maker.make({ key, label: key, userType, roles, permissions, segments, clients });
}

/** All users and clients of a world, with the scenario's changes. */
export function castOf(scenario: Scenario, tenant: Tenant, seed: number, reference: Date): Cast {
  const maker = new UserMaker(tenant, seed, reference);
  const population = populate(tenant, seed, maker);
  const clientsByKey = new Map(
    [...population.clients].map(([key, client]) => [
      key,
      { ...client, ...scenario.clients?.[key] },
    ]),
  );
  const users = population.users.map((user) => {
    const change = user.key === null ? undefined : scenario.users?.[user.key];
    return change ? { ...user, ...changesOf(change, clientsByKey, reference) } : user;
  });
  for (const [key, change] of Object.entries(scenario.users ?? {})) {
    const model = users.find((user) => user.key === change.like);
    if (!model || users.some((user) => user.key === key)) continue;
    const clients = [...clientsByKey.values()].filter(({ clientNumber }) =>
      model.clientNumbers.includes(clientNumber),
    );
    const user = added(key, model, maker, clients);
    users.push({ ...user, ...changesOf(change, clientsByKey, reference) });
  }
  return castFrom(users, clientsByKey);
}

function castFrom(
  users: readonly UserState[],
  clientsByKey: ReadonlyMap<string, ClientState>,
): Cast {
  const byKey = new Map(users.flatMap((user) => (user.key === null ? [] : [[user.key, user]])));
  const representatives = (clientNumber: string) =>
    users.filter((user) => user.clientNumbers.includes(clientNumber) && isOrdinary(user.key));
  return {
    users: new Map(users.map((user) => [user.username, user])),
    clients: new Map([...clientsByKey.values()].map((client) => [client.clientNumber, client])),
    client: (key) => clientsByKey.get(key),
    user: (key, clientNumber) => {
      if (key === 'client') return representatives(clientNumber)[0];
      if (key === 'colleague') return representatives(clientNumber)[1];
      const role = further.get(key);
      return role
        ? users.find(({ key: own, roles }) => own === null && roles.includes(role))
        : byKey.get(key === 'bank' ? 'bankerRm' : key);
    },
    representatives,
  };
}

/** Users added by a scenario for their sign-in take part in boxes only if it says so. */
function isOrdinary(key: string | null): boolean {
  return key === null || seededUsers.some((user) => user.key === key);
}

/** The side of a user key. Undefined if there is no such user. */
export function sideOfKey(key: string, scenario: Scenario): ParticipantType | undefined {
  if (key === 'client' || key === 'colleague') return 'CLIENT';
  if (key === 'bank' || further.has(key)) return 'BANK';
  const seeded = seededUsers.find((user) => user.key === key);
  if (seeded) return seeded.userType === 'CLIENT' ? 'CLIENT' : 'BANK';
  const like = scenario.users?.[key]?.like;
  return like === undefined || like === key ? undefined : sideOfKey(like, scenario);
}

/** Every key a scenario can use for a user. */
export function userKeysOf(scenario: Scenario): readonly string[] {
  return [...seededUsers.map(({ key }) => key), ...Object.keys(scenario.users ?? {})];
}

export { clientKeys };
