import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { envelopeEventOf } from '@dokubox/spec/workflow/envelope-machine.ts';
import { Refusal } from '../../handler.ts';
import type { BoxState } from '../../state.ts';
import type { Call, Handler } from '../call.ts';
import { boxOfProcess, openSteps, signedInApplication } from '../signing/bank-application.ts';
import { callbackToken } from '../signing/callback-tokens.ts';
import { receive } from '../signing/callback.ts';
import { signStep } from '../signing/delivery.ts';
import { nextSigner } from '../signing/envelope-acts.ts';
import { callBack, signAs } from '../signing/signing-service.ts';
import { openWorkstep } from '../signing/worksteps.ts';
import { boxesWithEnvelope, boxOfEnvelope } from '../signing/envelopes.ts';
import { worldOf } from '../simulation.ts';

/** The status of an envelope. Without a box, all its documents have left it and it is over. */
function statusOf(box: BoxState | undefined): string {
  return box?.namirialEnvelopeStatus ?? 'CANCELLED';
}

export const listEnvelopes: Handler<'listEnvelopes'> = ({ engine, input }) => ({
  body: boxesWithEnvelope(worldOf(engine, input.params.worldId)).map((box) => ({
    envelopeId: box.envelopeId ?? '',
    dokuBoxId: box.id,
    status: statusOf(box),
  })),
});

/** The status of a process in the bank's own application, as an envelope status. */
function statusOfProcess(box: BoxState): string {
  return openSteps(box).length > 0 ? 'WAITING_SIGNATURE' : 'FINALIZED';
}

/** Signs one document, or all documents that are waiting, as the bank's own application. */
async function signInApplication({ engine, input }: Call<'actOnEnvelope'>) {
  const world = worldOf(engine, input.params.worldId);
  const { envelopeId } = input.params;
  const { action, dokuId, withoutFile } = input.body;
  const box = boxOfProcess(world, envelopeId);
  if (!box) {
    throw new Refusal(404, 'dde.error.notFound', null, { reason: `no process ${envelopeId}` });
  }
  const steps = openSteps(box).filter((step) => dokuId === undefined || step.dokuId === dokuId);
  if (steps.length === 0) {
    throw new Refusal(409, 'dde.error.conflict', null, {
      reason: `no document is waiting for the bank’s own application in ${envelopeId}`,
    });
  }
  for (const step of steps) {
    if (withoutFile === true) {
      const grant = { envelopeId, username: null, step };
      const token = callbackToken(world, grant, engine.ports.randomToken);
      receive(world, { envelopeId, action, token });
    } else {
      await signStep({ engine, world }, world.boxes.get(box.id) ?? box, step, null);
    }
  }
  return { body: { envelopeId, status: statusOfProcess(boxOfProcess(world, envelopeId) ?? box) } };
}

/**
 * Simulates an event of the signing service: an envelope changes, and the service calls back
 * . A signer who finishes really signs. Without a username, the next signer acts.
 */
export const actOnEnvelope: Handler<'actOnEnvelope'> = async (call) => {
  const { engine, input } = call;
  const { action, username, reason } = input.body;
  if (action === signedInApplication) return signInApplication(call);
  const world = worldOf(engine, input.params.worldId);
  const { envelopeId } = input.params;
  const box = boxOfEnvelope(world, envelopeId);
  if (!box) {
    throw new Refusal(404, 'dde.error.notFound', null, { reason: `no envelope ${envelopeId}` });
  }
  const event = action === 'workstepOpened' || envelopeEventOf(action) !== null;
  const ofSigner = action.startsWith('workstep');
  const signer = ofSigner ? (username ?? nextSigner(box)) : null;
  if (action === 'workstepOpened' && signer !== null) {
    const language = policyOf(world.tenant).localLanguage;
    openWorkstep(world, { envelopeId, username: signer, language }, engine.ports.randomToken);
  }
  const changed =
    action === 'workstepFinished' && signer !== null
      ? await signAs(engine, world, envelopeId, signer)
      : callBack(engine, world, { envelopeId, action, username: signer, reason });
  const finished = action === 'envelopeFinished' && box.namirialEnvelopeStatus === 'FINALIZED';
  if (event && !changed && !finished) {
    throw new Refusal(409, 'dde.error.conflict', null, {
      reason: `${action} has no effect on an envelope that is ${statusOf(box)} for ${signer ?? 'nobody'}`,
    });
  }
  return { body: { envelopeId, status: statusOf(boxOfEnvelope(world, envelopeId)) } };
};

/**
 * The root certificate to trust when checking the simulator's signatures. Every name in it says
 * TEST.
 */
export const getTrustRoot: Handler<'getTrustRoot'> = async ({ engine }) => ({
  body: await engine.ports.trustRoot(),
});
