import type { BoxEvent } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { applyBoxEvent } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { sideOf, withDraftsSent } from '../../drafts.ts';
import { boxView } from '../../views/box.ts';
import { conflict } from '../boxes.ts';
import type { Call, Handler } from '../call.ts';
import { viewOf } from '../current-user.ts';
import { changeBox } from '../workflow/change-box.ts';
import { boxFacts } from '../workflow/settled.ts';

type HandOver = 'requestClientSetup' | 'completeClientSetup' | 'closePaperDokubox';

/**
 * Moves a box by an event of its lifecycle. Whoever hands a box over sends with it what their
 * side has uploaded.
 */
function move(call: Call<HandOver>, event: BoxEvent) {
  const { box, id: operationId } = call;
  const view = viewOf(call);
  const { username, userType } = view.user;
  const nobody = { actorAskedForTermination: false };
  const applied = applyBoxEvent(boxFacts(box), event, userType, nobody);
  if (!applied.ok) throw conflict(box, view, { reason: `${event}: ${applied.reason}` });
  const after = changeBox(call.world, box, { operationId, username }, () => ({
    ...box,
    status: applied.status,
    dokus: box.dokus.map((doku) => withDraftsSent(doku, sideOf(view.user))),
  }));
  return { body: boxView(after, view) };
}

/** Hands a box in bank setup to the client to prepare. */
export const requestClientSetup: Handler<'requestClientSetup'> = (call) =>
  move(call, 'requestClientSetup');

/** The client has prepared the box; the bank goes on. */
export const completeClientSetup: Handler<'completeClientSetup'> = (call) =>
  move(call, 'completeClientSetup');

/** Finalizes a paper-signed box whose scans are not archived. */
export const closePaperDokubox: Handler<'closePaperDokubox'> = (call) =>
  move(call, 'closePaperDokuBox');
