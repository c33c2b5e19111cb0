import { signCallbackActions, type SignCallbackAction } from '@dokubox/spec/enums.ts';
import { envelopeEventOf } from '@dokubox/spec/workflow/envelope-machine.ts';
import { Refusal } from '../../handler.ts';
import { worldIdOfToken } from '../../sessions/session.ts';
import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../call.ts';
import { conflict } from '../boxes.ts';
import { notAllowed, notFound } from '../../refusals.ts';
import { viewOf } from '../current-user.ts';
import { canJumpToEds } from '../../views/doku.ts';
import { reportStep, signedInApplication, type ApplicationStep } from './bank-application.ts';
import { boxOfStep } from './delivery.ts';
import { dueSigners, nextSigner } from './envelope-acts.ts';
import { boxOfEnvelope, report } from './envelopes.ts';
import { callbackToken, grantOf } from './callback-tokens.ts';
import { takeResult } from './results.ts';
import { checkedReturnUrl, returnWay } from './return-path.ts';
import { systemAddress } from './signing-system.ts';
import { openWorkstepAddress, openWorkstep } from './worksteps.ts';

function isAction(name: string): name is SignCallbackAction {
  return signCallbackActions.some((action) => action === name);
}

/**
 * Whether the action can only be reported with the signer's own token. That is the case while
 * someone has to sign.
 */
function needsSigner(action: SignCallbackAction, box: BoxState): boolean {
  const ofWorkstep = action.startsWith('workstep') && envelopeEventOf(action) !== null;
  return ofWorkstep && nextSigner(box) !== null;
}

/** The bank's own application can report one action. Others are ignored. */
function receiveStep(
  world: World,
  call: { envelopeId: string; action: string },
  step: ApplicationStep,
): boolean {
  const box = boxOfStep(world, call.envelopeId, step);
  return call.action === signedInApplication && reportStep(world, box, step, undefined);
}

/** Processes a callback in a world. Actions without an effect are accepted and ignored. */
export function receive(
  world: World,
  call: { envelopeId: string; action: string; token: string; reason?: string | undefined },
): boolean {
  const grant = grantOf(world, call.token);
  if (!grant) throw new Refusal(401, 'dde.error.unauthorized', null);
  if (grant.step) return receiveStep(world, call, grant.step);
  const box = grant.envelopeId === call.envelopeId && boxOfEnvelope(world, call.envelopeId);
  if (!box) throw notFound();
  const { action } = call;
  if (!isAction(action) || (needsSigner(action, box) && grant.username === null)) return false;
  const { username } = grant;
  const result = takeResult(world, call.envelopeId, username);
  const signingUrl =
    username === null ? undefined : openWorkstepAddress(world, call.envelopeId, username);
  return report(world, box, {
    action,
    username,
    reason: call.reason ?? null,
    signingUrl,
    ...result,
  });
}

/**
 * Callback of the signing service. It is idempotent: the token names the workstep, and a
 * repeated report changes nothing. A token of another world selects that world, because a service
 * sends neither headers nor cookies.
 */
export const signCallback: Handler<'signCallback'> = ({ engine, world, input }) => {
  const home = engine.worlds.get(worldIdOfToken(input.query.token)) ?? world;
  receive(home, input.query);
  return { body: {} };
};

/**
 * Address of the caller's signing page, for every user whose signature is due. It stays the
 * same until used. From then on, the signing has started.
 */
export const getSigningUrl: Handler<'getSigningUrl'> = (call) => {
  const { box, context, doku, engine, input, world } = call;
  const view = viewOf(call);
  const { username } = view.user;
  const { envelopeId } = box;
  const due = dueSigners(doku, box).some((signer) => signer.username === username);
  if (!due || envelopeId === null) {
    throw conflict(box, view, { reason: `document ${doku.id} is not waiting for this signature` });
  }
  const language = context?.language ?? view.policy.localLanguage;
  const returnUrl = checkedReturnUrl(engine, input.body.returnUrl);
  const { randomToken } = engine.ports;
  const wanted = {
    envelopeId,
    username,
    language,
    ...(returnUrl === undefined ? {} : { returnUrl }),
  };
  const signingUrl = openWorkstep(world, wanted, randomToken);
  const token = callbackToken(world, { envelopeId, username }, randomToken);
  receive(world, { envelopeId, action: 'workstepOpened', token });
  return { body: { signingUrl } };
};

/**
 * Address of a document in the external signing system, with the return address (R6.5, A-012,
 *
 */
export const getEdsUrl: Handler<'getEdsUrl'> = (call) => {
  const { box, doku, engine, input } = call;
  const view = viewOf(call);
  const { policy, user } = view;
  if (!policy.jumpToEds || !user.permissions.includes('DOKU_JUMP_TO_EDS')) {
    throw notAllowed('the user is not allowed to open the external signing system');
  }
  if (!canJumpToEds(doku, box, view) || box.edsProcessId === null) throw conflict(box, view);
  const returnUrl = checkedReturnUrl(engine, input.query.returnUrl);
  const visit = {
    process: box.edsProcessId,
    username: user.username,
    dokuId: doku.id,
    language: call.context?.language ?? policy.localLanguage,
    returnUrl: returnUrl ?? returnWay(engine, box.id, undefined).signed,
  };
  return { body: { url: systemAddress(call.world, visit, engine.ports.randomToken) } };
};
