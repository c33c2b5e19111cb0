import { unknownTo } from '@dokubox/spec/workflow/rights.ts';
import type { Session } from '../sessions/session.ts';
import type { BoxState, DokuState, UserState } from '../state.ts';
import { seesDoku } from '../views/box.ts';
import { viewContext, type ViewContext } from '../views/view-context.ts';
import { bankersIn, worksOnSegment } from '../world/box-row.ts';
import type { World } from '../world/world.ts';
import { asOfNow } from './workflow/clock-events.ts';
import { accessDenied, boxNotFound, notFound, refusalOf, sessionExpired } from '../refusals.ts';

/** The fields of a session that decide which boxes the user can open. */
type Reader = Pick<Session, 'username' | 'userType' | 'clientNumber'>;

interface InWorld {
  readonly world: World;
  readonly session: Reader;
}

/** The signed-in user's record. */
export function userOf({ world, session }: InWorld): UserState {
  const user = world.users.get(session.username);
  // Initial users never disappear, but an undo can remove an added one.
  if (!user) throw sessionExpired();
  return user;
}

/** The world as the signed-in user sees it. */
export function viewOf(call: InWorld): ViewContext {
  return viewContext(call.world, userOf(call));
}

/**
 * Bankers see every client's boxes. Clients see boxes of the client they act for, unless still
 * unknown to them.
 */
function belongsTo(session: Reader, box: BoxState): boolean {
  if (session.userType === 'BANKER') return true;
  return box.clientNumber === session.clientNumber && unknownTo(box) !== 'CLIENT';
}

/**
 * Whether the box is of a segment the banker does not work in, and they do not take part in it
 * (§6).
 */
function otherSegment(call: InWorld, box: BoxState): boolean {
  return !worksOnSegment(userOf(call), box.segmentType, () => bankersIn(box));
}

/**
 * Whether the box is closed to a banker because its client started it and has not handed it over
 * (A-110, A-526).
 */
function closedTo({ userType }: Reader, box: BoxState): boolean {
  return userType === 'BANKER' && unknownTo(box) === 'BANKER';
}

/**
 * A box the session can open, at the world's current time. Another client's box is rejected exactly
 * like an unknown one.
 */
export function boxOf(call: InWorld, id: number): BoxState {
  const { world, session } = call;
  const box = world.boxes.get(id);
  if (!box || !belongsTo(session, box)) throw boxNotFound();
  if (otherSegment(call, box)) throw accessDenied('the box is of another segment');
  if (closedTo(session, box)) throw refusalOf('DOKUBOX_INITIATED_BY_CLIENT');
  return asOfNow(world, box);
}

/**
 * A document the session can know of, with its box. A document hidden from the session is rejected
 * like an unknown one, including documents in a box a client is still preparing.
 */
export function dokuOf(call: InWorld, id: number): { box: BoxState; doku: DokuState } {
  const { world, session } = call;
  const found = world.dokus.find(id);
  if (!found || !belongsTo(session, found.box) || !seesDoku(found.doku, session)) throw notFound();
  if (otherSegment(call, found.box)) throw accessDenied('the box is of another segment');
  if (closedTo(session, found.box)) throw notFound();
  const box = asOfNow(world, found.box);
  const doku = box.dokus.find((candidate) => candidate.id === id);
  return { box, doku: doku ?? found.doku };
}
