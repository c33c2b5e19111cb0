import type { RepresentedClient } from '@dokubox/spec/schemas/client.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { Session } from '../sessions/session.ts';
import type { BoxState, UserState } from '../state.ts';
import { clientItemView, userNameView } from '../views/people.ts';
import { hidesBankNames } from '../views/view-context.ts';
import { folded } from '../world/box-row.ts';
import type { World } from '../world/world.ts';
import type { Handler } from './call.ts';
import { userOf } from './current-user.ts';

/**
 * Bank employees a box shows to its client: authors, the lock holder, and the banker who ended it.
 */
function bankersShownIn(box: BoxState): Set<string> {
  const names = new Set<string>();
  if (box.lock) names.add(box.lock.username);
  if (box.cancellationCreatorUserId !== null) names.add(box.cancellationCreatorUserId);
  for (const doku of box.dokus) {
    for (const message of doku.messages) {
      if (message.messageVisibility === 'EXTERNAL') names.add(message.senderUsername);
    }
  }
  return names;
}

/** The wanted bankers that the client's boxes already show. Reads no more boxes than necessary. */
function bankersKnownTo(world: World, session: Session, user: UserState, wanted: Set<string>) {
  const known = new Set<string>();
  if (wanted.size === 0 || session.clientNumber === null) return known;
  if (hidesBankNames(policyOf(world.tenant), user)) return known;
  const ids = world.boxIndex.all({
    user,
    status: 'ALL',
    clientNumbers: [session.clientNumber],
  });
  for (const id of ids) {
    const box = world.boxes.get(id);
    if (!box) continue;
    for (const name of bankersShownIn(box)) if (wanted.has(name)) known.add(name);
    if (known.size === wanted.size) break;
  }
  return known;
}

/**
 * Full names by username. A client gets the names of their own company's people, and of the
 * bank employees their boxes show. All others are omitted like unknown users.
 */
export const getUsersByUsernames: Handler<'getUsersByUsernames'> = (call) => {
  const { world, session } = call;
  const currentUser = userOf(call);
  const users = [...new Set(call.input.body.usernames)]
    .map((username) => world.users.get(username))
    .filter((user) => user !== undefined);
  if (currentUser.userType === 'BANKER')
    return { body: { data: { users: users.map(userNameView) } } };
  const bankers = new Set(
    users.filter(({ userType }) => userType === 'BANKER').map(({ username }) => username),
  );
  const known = bankersKnownTo(world, session, currentUser, bankers);
  const shown = users.filter(
    (user) =>
      known.has(user.username) ||
      (session.clientNumber !== null && user.clientNumbers.includes(session.clientNumber)),
  );
  return { body: { data: { users: shown.map(userNameView) } } };
};

/** Names of the client, for users who represent it. A client can query only their own. */
export const getClientNameByRepresentativeUser: Handler<'getClientNameByRepresentativeUser'> = ({
  world,
  session,
  input,
}) => {
  const { clientNumber, userIds } = input.body;
  const client = world.clients.get(clientNumber);
  const foreign = session.userType === 'CLIENT' && session.clientNumber !== clientNumber;
  if (!client || foreign) return { body: [] };
  const wanted = new Set(userIds);
  const body = world
    .representativesOf(clientNumber)
    .filter(({ id }) => wanted.has(id))
    .map(({ id }) =>
      everyField<RepresentedClient>({
        userId: id,
        clientName: client.clientName,
        clientNameLocal: client.clientNameLocal,
      }),
    );
  return { body };
};

/** Clients by number or name, in the order of their numbers. */
export const searchClients: Handler<'searchClients'> = ({ world, input }) => {
  const { text, page, size } = input.body;
  const wanted = folded(text);
  const found = [...world.clients.values()]
    .filter(({ clientNumber, clientName, clientNameLocal }) =>
      [clientNumber, clientName, clientNameLocal].some((value) => folded(value).includes(wanted)),
    )
    .sort((left, right) => (left.clientNumber < right.clientNumber ? -1 : 1));
  const content = found.slice(page * size, (page + 1) * size).map(clientItemView);
  return { body: { content, page, size, totalElements: found.length } };
};
