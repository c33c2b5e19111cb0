import { applyTrigger } from '@dokubox/spec/workflow/apply.ts';
import type { BoxEvent } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { applyBoxEvent } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { machineContext } from '@dokubox/spec/workflow/rights.ts';
import { sideOfUser, withDraftsSent } from '../../drafts.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { boxView } from '../../views/box.ts';
import { boxFacts, factsOf, isUsed } from '../../views/facts.ts';
import type { ViewContext } from '../../views/view-context.ts';
import { conflict } from '../boxes.ts';
import type { Call, Handler } from '../call.ts';
import { viewOf } from '../current-user.ts';
import { changeBox } from '../workflow/change-box.ts';
import { withFacts } from '../workflow/facts-step.ts';

type HandOver = 'requestClientSetup' | 'completeClientSetup' | 'closePaperDokubox';

/**
 * A document after its box was handed to the bank. A file the client uploaded while preparing has
 * been sent. A document that still needs the client's signature stays with the client.
 */
function submitted(doku: DokuState, box: BoxState, view: ViewContext): DokuState {
  if (!isUsed(doku) || doku.status !== 'UPLOADED_CLIENT') return doku;
  const facts = factsOf(doku, box);
  const context = machineContext(view.user, box, view.policy);
  const applied = applyTrigger(facts, 'SendToBank', 'CLIENT', context);
  if (!applied.ok) return doku;
  const at = new Date(view.now).toISOString();
  return { ...withFacts(doku, facts, applied.facts, at), dokuAction: 'SendToBank' };
}

/**
 * Moves a box by an event of its lifecycle. Handing a box over also sends the uploads of
 * the user's side.
 */
function move(call: Call<HandOver>, event: BoxEvent) {
  const { box, id: operationId } = call;
  const view = viewOf(call);
  const { username, userType } = view.user;
  const eventContext = { actorAskedForTermination: false };
  const applied = applyBoxEvent(boxFacts(box), event, userType, eventContext);
  if (!applied.ok) throw conflict(box, view, { reason: `${event}: ${applied.reason}` });
  const after = changeBox(call.world, box, { operationId, username }, () => ({
    ...box,
    status: applied.status,
    handedOver: true,
    dokus: box.dokus
      .map((doku) => (event === 'completeClientSetup' ? submitted(doku, box, view) : doku))
      .map((doku) => withDraftsSent(doku, sideOfUser(view.user))),
  }));
  return { body: boxView(after, view) };
}

/** Sends a box in bank setup to the client to prepare. */
export const requestClientSetup: Handler<'requestClientSetup'> = (call) =>
  move(call, 'requestClientSetup');

/** Returns the prepared box from the client to the bank. */
export const completeClientSetup: Handler<'completeClientSetup'> = (call) =>
  move(call, 'completeClientSetup');

/** Finalizes a paper-signed box whose scans are not archived. */
export const closePaperDokubox: Handler<'closePaperDokubox'> = (call) =>
  move(call, 'closePaperDokuBox');
