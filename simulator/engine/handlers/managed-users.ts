import type { Page } from '@dokubox/spec/operations/types.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { ManagedUser } from '@dokubox/spec/schemas/user.ts';
import { isPhoneNumber } from '@dokubox/spec/phone-numbers.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { UserState } from '../state.ts';
import { folded } from '../world/box-row.ts';
import type { World } from '../world/world.ts';
import type { Handler } from './call.ts';
import { invalidField, notFound } from '../refusals.ts';

function managedUserView(world: World, user: UserState, clientNumber: string): ManagedUser {
  const client = world.clients.get(clientNumber);
  const failed = world.sessions.failures.lockedFor(user.username, world.clock.nowMs()) > 0;
  const locked = user.status === 'LOCKED' || failed;
  const role = user.roles.find((name) => name.startsWith('CLIENT_'));
  return everyField<ManagedUser>({
    userId: user.id,
    username: user.username,
    fullName: user.fullName,
    fullNameLocal: user.fullNameLocal,
    email: user.email,
    phoneNumber: user.phoneNumber,
    status: locked ? 'LOCKED' : user.status,
    clientNumber,
    clientName: client?.clientName,
    clientParticipantType: role?.slice('CLIENT_'.length) ?? null,
    docExpiryDate: user.docExpiryDate,
    locked,
  });
}

function matches(row: ManagedUser, wanted: string): boolean {
  const texts = [
    row.username,
    row.fullName,
    row.fullNameLocal ?? '',
    row.email ?? '',
    row.phoneNumber ?? '',
    row.clientNumber,
    row.clientName ?? '',
  ];
  return texts.some((text) => folded(text).includes(wanted));
}

/** Representatives of a client, or of all clients: one row per person and client. */
export const searchUsers: Handler<'searchUsers'> = ({ world, input }) => {
  const { clientNumber, text = '', page, size } = input.body;
  const wanted = folded(text.trim());
  const collator = new Intl.Collator(policyOf(world.tenant).locale);
  const rows = [...world.users.values()]
    .filter(({ userType }) => userType === 'CLIENT')
    .flatMap((user) =>
      user.clientNumbers
        .filter((number) => clientNumber === undefined || number === clientNumber)
        .map((number) => managedUserView(world, user, number)),
    )
    .filter((row) => matches(row, wanted))
    .sort(
      (left, right) =>
        collator.compare(left.fullName, right.fullName) ||
        left.userId - right.userId ||
        (left.clientNumber < right.clientNumber ? -1 : 1),
    );
  const body: Page<ManagedUser> = {
    content: rows.slice(page * size, (page + 1) * size),
    page,
    size,
    totalElements: rows.length,
  };
  return { body };
};

/** The status after locking or unlocking by hand. An invited user stays invited. */
function statusAfter(user: UserState, locked: boolean | undefined): UserState['status'] {
  if (locked === true) return 'LOCKED';
  return locked === false && user.status === 'LOCKED' ? 'ACTIVE' : user.status;
}

/**
 * Changes a representative's e-mail, phone or lock. A lock ends the user's sessions.
 * Unlocking also clears the failed sign-ins.
 */
export const updateClientUser: Handler<'updateClientUser'> = ({ world, session, input }) => {
  const { userId, email, phoneNumber, locked } = input.body;
  const user = world.userById(userId);
  const [clientNumber] = user?.clientNumbers ?? [];
  if (user?.userType !== 'CLIENT' || clientNumber === undefined) throw notFound();
  if (phoneNumber !== undefined && !isPhoneNumber(phoneNumber, policyOf(world.tenant))) {
    throw invalidField('phoneNumber', 'dde.error.invalidPhoneNumber');
  }
  const { username } = user;
  world.commit({ operationId: 'updateClientUser', username: session.username }, (tx) => {
    const draft = tx.user(username);
    if (email !== undefined) draft.email = email;
    if (phoneNumber !== undefined) draft.phoneNumber = phoneNumber;
    draft.status = statusAfter(user, locked);
  });
  if (locked === true) world.sessions.revokeAllOf(username);
  if (locked === false) world.sessions.failures.clear(username);
  return { body: managedUserView(world, world.users.get(username) ?? user, clientNumber) };
};
