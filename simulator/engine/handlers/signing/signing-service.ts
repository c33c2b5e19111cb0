import type { SignCallbackAction } from '@dokubox/spec/enums.ts';
import { signingUserOf } from '../../scenario/build-people.ts';
import type { BoxState, DokuState, UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import type { Engine } from '../call.ts';
import { canTake, sideIn } from '../setup/people.ts';
import { callbackToken } from './callback-tokens.ts';
import { receive } from './callback.ts';
import { dueSigners } from './envelope-acts.ts';
import { boxAskedToSign, boxOfEnvelope } from './envelopes.ts';
import { dokusDueFor, keepResult, signDueFiles } from './results.ts';
import { endOpenWorksteps, endWorkstep, findWorkstep, type Workstep } from './worksteps.ts';

/** The simulated signing service: the actions of a signer in an envelope. */

/** The current state of a signer's page. */
export interface SigningRequest {
  readonly world: World;
  readonly workstep: Workstep;
  readonly box: BoxState;
  readonly signer: UserState;
  /** Documents waiting for this signer. Empty once the request has ended. */
  readonly dokus: readonly DokuState[];
}

/** The request behind the token of a signing page. Undefined for an invalid token. */
export function signingRequest(
  engine: Pick<Engine, 'worlds'>,
  token: string,
): SigningRequest | undefined {
  const found = findWorkstep(engine.worlds, token);
  if (!found) return undefined;
  const { world } = found;
  const box = boxAskedToSign(world, found.workstep.envelopeId);
  // Read after the box, because reading the box may expire the envelope.
  const { workstep = found.workstep } = findWorkstep(engine.worlds, token) ?? found;
  const signer = world.users.get(workstep.username);
  if (!box || !signer) return undefined;
  const open = workstep.outcome === null && workstep.envelopeId === box.envelopeId;
  const dokus = open ? dokusDueFor(box, workstep.username) : [];
  return { world, workstep, box, signer, dokus };
}

interface Report {
  readonly envelopeId: string;
  readonly action: SignCallbackAction;
  /** Null for the whole envelope. */
  readonly username: string | null;
  readonly reason?: string | undefined;
}

/** Calls back as the service does, with the token of the workstep. */
export function callBack(
  engine: Engine,
  world: World,
  { envelopeId, action, username, reason }: Report,
): boolean {
  const token = callbackToken(world, { envelopeId, username }, engine.ports.randomToken);
  return receive(world, { envelopeId, action, token, reason });
}

/** Signatures in progress, so that submitting a page twice signs once. */
const atWork = new WeakMap<World, Map<string, Promise<boolean>>>();

async function signNow(engine: Engine, world: World, envelopeId: string, username: string) {
  const box = boxOfEnvelope(world, envelopeId);
  if (!box) return false;
  const files = await signDueFiles({ world, engine }, box, username);
  keepResult(world, envelopeId, username, { files });
  return callBack(engine, world, { envelopeId, action: 'workstepFinished', username });
}

/**
 * Signs everything that is due for a signer in an envelope, and reports it. Calling it twice signs
 * once.
 * @returns whether anything changed
 */
export async function signAs(
  engine: Engine,
  world: World,
  envelopeId: string,
  username: string,
): Promise<boolean> {
  let works = atWork.get(world);
  if (!works) atWork.set(world, (works = new Map()));
  const key = JSON.stringify([envelopeId, username]);
  const running = works.get(key);
  if (running) return running;
  const work = signNow(engine, world, envelopeId, username);
  works.set(key, work);
  try {
    return await work;
  } finally {
    works.delete(key);
  }
}

/** Signs as the signer of the page. */
export async function sign(engine: Engine, { world, workstep }: SigningRequest): Promise<void> {
  const { envelopeId, username } = workstep;
  if (!(await signAs(engine, world, envelopeId, username))) return;
  const box = boxOfEnvelope(world, envelopeId);
  // A document added since then is not signed, so the page stays open for it.
  if (!box || dokusDueFor(box, username).length === 0) endWorkstep(world, workstep, 'signed');
}

/** Refuses as the signer of the page, with the reason the others will see. */
export function refuse(engine: Engine, { world, workstep }: SigningRequest, reason: string): void {
  const { envelopeId, username } = workstep;
  const act = { envelopeId, action: 'workstepRejected', username, reason } as const;
  if (callBack(engine, world, act)) endWorkstep(world, workstep, 'refused');
}

/** Expires the whole envelope, as if no one signed in time. */
export function expire(engine: Engine, { world, workstep }: SigningRequest): void {
  const { envelopeId } = workstep;
  const act = { envelopeId, action: 'envelopeExpired', username: null } as const;
  if (callBack(engine, world, act)) endOpenWorksteps(world, envelopeId, 'expired');
}

/**
 * Users who can sign instead of the signer: active users of that side with the right to every role.
 */
export function colleaguesOf({ world, box, signer, dokus }: SigningRequest): readonly UserState[] {
  if (dokus.length === 0) return [];
  const side = sideIn(signer, box.clientNumber);
  const requiredRoles = dokus.flatMap((doku) =>
    dueSigners(doku, box)
      .filter(({ username }) => username === signer.username)
      .map(({ participantRole }) => ({ doku, participantRole })),
  );
  const free = (user: UserState) =>
    requiredRoles.every(
      ({ doku, participantRole }) =>
        canTake(user, participantRole) &&
        !doku.participants.some(
          (one) => one.participantRole === participantRole && one.username === user.username,
        ),
    );
  return [...world.users.values()].filter(
    (user) =>
      user.username !== signer.username &&
      user.status === 'ACTIVE' &&
      sideIn(user, box.clientNumber) === side &&
      free(user),
  );
}

/**
 * Delegates the request to a colleague.
 * @returns false if that user cannot take it
 */
export function delegate(engine: Engine, request: SigningRequest, to: string): boolean {
  const { world, workstep, box } = request;
  const colleague = colleaguesOf(request).find(({ username }) => username === to);
  const side = colleague && sideIn(colleague, box.clientNumber);
  if (!colleague || !side) return false;
  const { envelopeId, username } = workstep;
  keepResult(world, envelopeId, username, { delegate: signingUserOf(colleague, side) });
  const act = { envelopeId, action: 'workstepDelegated', username } as const;
  if (!callBack(engine, world, act)) return false;
  endWorkstep(world, workstep, 'delegated');
  return true;
}
