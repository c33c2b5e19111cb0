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

/** Actions that only the signer's own token may report, as long as somebody is asked to sign. */
function needsSigner(action: SignCallbackAction, box: BoxState): boolean {
  const ofWorkstep = action.startsWith('workstep') && envelopeEventOf(action) !== null;
  return ofWorkstep && nextSigner(box) !== null;
}

/** The bank's own application has one thing to report; any other action is ignored. */
function receiveStep(
  world: World,
  call: { envelopeId: string; action: string },
  step: ApplicationStep,
): boolean {
  const box = boxOfStep(world, call.envelopeId, step);
  return call.action === signedInApplication && reportStep(world, box, step, undefined);
}

/** Takes a call-back in a world; actions that mean nothing are taken and ignored. */
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
 * Call-back of the signing service. Idempotent: the token names the workstep, and one that was
 * reported already changes nothing. A token of another world leads to that world, because a service
 * knows nothing of headers and cookies.
 */
export const signCallback: Handler<'signCallback'> = ({ engine, world, input }) => {
  const home = engine.worlds.get(worldIdOfToken(input.query.token)) ?? world;
  receive(home, input.query);
  return { body: {} };
};

/**
 * Address of the caller's own signing page: for everybody whose turn it is to sign the
 * document, the same one until it was used. From then on the signing counts as started.
 */
export const getSigningUrl: Handler<'getSigningUrl'> = (call) => {
  const { box, context, doku, engine, input, world } = call;
  const view = viewOf(call);
  const { username } = view.user;
  const { envelopeId } = box;
  const due = dueSigners(doku, box).some((signer) => signer.username === username);
  if (!due || envelopeId === null) {
    throw conflict(box, view, { reason: `document ${doku.id} does not wait for this signature` });
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

/** Address of a document in the external signing system, with the way back (R6.5, A-012, A-124). */
export const getEdsUrl: Handler<'getEdsUrl'> = (call) => {
  const { box, doku, engine, input } = call;
  const view = viewOf(call);
  const { policy, user } = view;
  if (!policy.jumpToEds || !user.permissions.includes('DOKU_JUMP_TO_EDS')) {
    throw notAllowed('the user may not jump to the external signing system');
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
