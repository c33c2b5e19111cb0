import { clientItemView, currentUserView } from '../../views/people.ts';
import type { Handler } from '../call.ts';
import { notAllowed, notFound } from '../../refusals.ts';
import { userOf } from '../current-user.ts';
import { loginAnswer } from './sign-in.ts';

/** The signed-in user, their rights and the tenant's features. */
export const getCurrentUser: Handler<'getCurrentUser'> = (call) => ({
  body: currentUserView(call.world, call.session, userOf(call)),
});

/** The clients the signed-in representative may act for. */
export const getClients: Handler<'getClients'> = (call) => {
  const content = userOf(call)
    .clientNumbers.map((clientNumber) => call.world.clients.get(clientNumber))
    .filter((client) => client !== undefined)
    .map(clientItemView);
  return { body: { content, totalElements: content.length } };
};

/** Selects the client to act for, also to change it later. The earlier tokens end. */
export const selectClient: Handler<'selectClient'> = (call) => {
  const { world, session, engine, input } = call;
  const user = userOf(call);
  const { clientNumber } = input.body;
  if (session.passwordChangeRequired) throw notAllowed('the password has to be changed first');
  if (!user.clientNumbers.includes(clientNumber)) {
    throw notAllowed('the user does not represent this client');
  }
  const { randomToken } = engine.ports;
  const now = world.clock.nowMs();
  return loginAnswer(world.sessions.replace(session, { clientNumber }, randomToken, now), user);
};

/** The window the user opened last. */
export const getUserOpenedWindow: Handler<'getUserOpenedWindow'> = ({ world, session }) => ({
  body: { openedWindow: world.sessions.openedWindow(session.username) },
});

/** Marks the caller's window as the last opened one. */
export const setUserOpenedWindow: Handler<'setUserOpenedWindow'> = ({ world, session }) => {
  const openedWindow = crypto.randomUUID();
  world.sessions.openWindow(session.username, openedWindow);
  return { body: { openedWindow } };
};

/** Progress of the signing of a framework contract. */
export const getContractStatus: Handler<'getContractStatus'> = ({ world, input }) => {
  const owner = world.sessions.contractOwner(input.params.contractId);
  const user = owner === undefined ? undefined : world.users.get(owner);
  if (!user) throw notFound();
  const status = { NONE: 'SIGNED', REQUIRED: 'WAITING', UNAVAILABLE: 'ERROR' } as const;
  return { body: { status: status[user.contractSignature] } };
};
