import type { Segment } from '@dokubox/spec/enums.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { CurrentUser, User, UserName } from '@dokubox/spec/schemas/user.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { Session } from '../sessions/session.ts';
import type { ClientState, UserState } from '../state.ts';
import type { World } from '../world/world.ts';

/** A user as shown to themselves by sign-in and current user. */
export function userView(user: UserState): User {
  return everyField<User>({
    username: user.username,
    userType: user.userType,
    fullName: user.fullName,
    fullNameLocal: user.fullNameLocal,
    type: user.userType,
    namirialUserId: user.namirialUserId,
    namirialDeviceId: user.namirialDeviceId,
  });
}

/** A user in the look-up by username. */
export function userNameView(user: UserState): UserName {
  return everyField<UserName>({
    username: user.username,
    fullName: user.fullName,
    fullNameLocal: user.fullNameLocal,
    type: user.userType,
  });
}

/** A client in lists to choose from. */
export function clientItemView(client: ClientState): ClientListItem {
  return everyField<ClientListItem>({
    clientNumber: client.clientNumber,
    clientName: client.clientName,
    clientNameLocal: client.clientNameLocal,
  });
}

/**
 * The segments a session can work in: a banker's own, or that of the selected client. Empty if
 * missing (§6).
 */
export function segmentsOf(world: World, session: Session, user: UserState): readonly Segment[] {
  if (user.userType === 'BANKER' || user.segments.length === 0) return user.segments;
  const client =
    session.clientNumber === null ? undefined : world.clients.get(session.clientNumber);
  return client ? [client.segment] : [];
}

/** The signed-in user and the rights of the session. */
export function currentUserView(world: World, session: Session, user: UserState): CurrentUser {
  const segments = segmentsOf(world, session, user);
  const client =
    session.clientNumber === null ? undefined : world.clients.get(session.clientNumber);
  const { jumpToEds } = policyOf(world.tenant);
  return everyField<CurrentUser>({
    user: userView(user),
    tenant: world.tenant,
    clientNumber: session.clientNumber,
    clientName: client?.clientName ?? null,
    clientNameLocal: client?.clientNameLocal ?? null,
    segmentType: segments.length === 1 ? (segments[0] ?? null) : null,
    segmentTypes: [...segments],
    permissions: user.permissions.filter((name) => jumpToEds || name !== 'DOKU_JUMP_TO_EDS'),
    roles: [...user.roles],
    passwordChangeRequired: session.passwordChangeRequired,
    features: { ...world.settings.featureFlags },
  });
}
