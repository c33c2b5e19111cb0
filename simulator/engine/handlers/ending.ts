import type { UserType } from '@dokubox/spec/enums.ts';
import type { AnswerOf, BodyOf } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { unknownTo } from '@dokubox/spec/workflow/rights.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import { applyBoxEvent, type BoxRefused } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { ownTexts } from '#own-texts';
import type { Refusal } from '../handler.ts';
import type { BoxState, DokuState } from '../state.ts';
import { boxFacts, factsOf, isUsed } from '../views/facts.ts';
import type { ViewContext } from '../views/view-context.ts';
import { conflict } from './boxes.ts';
import type { Call, Handler } from './call.ts';
import { newMessage } from './message-rules.ts';
import { requireReason } from './reasons.ts';
import { invalidField, notAllowed } from '../refusals.ts';
import { viewOf } from './current-user.ts';
import { changeBox } from './workflow/change-box.ts';
import { withFacts } from './workflow/facts-step.ts';

type TerminateId = 'terminateClientDokubox' | 'terminateBankerDokubox';

/** The documents after their box and its open envelope were cancelled. */
function withoutEnvelope(box: BoxState, at: string): readonly DokuState[] {
  return box.dokus.map((doku) => {
    const facts = factsOf(doku, box);
    const callback = { ...systemContext, callback: 'envelopeExpired' } as const;
    const applied = applyTrigger(facts, 'SignCallback', 'SYSTEM', callback);
    return applied.ok ? withFacts(doku, facts, applied.facts, at) : doku;
  });
}

/** The cancelled box, with its envelope. */
function cancelled(box: BoxState, at: string): BoxState {
  return {
    ...box,
    status: 'CANCELLED',
    cancelledAt: at,
    statusBeforeCancellation: null,
    // If a box ends before the other side knew of it, it stays unknown to that side.
    handedOver: unknownTo(box) === null,
    dokus: withoutEnvelope(box, at),
  };
}

function refuseEnding(refused: BoxRefused, box: BoxState, view: ViewContext): Refusal {
  if (refused.reason === 'GUARD_NOT_MET' && view.user.userType === 'CLIENT') {
    return notAllowed('a client can only end boxes that the client started');
  }
  if (refused.reason === 'SECOND_BANKER_NEEDED') {
    return notAllowed('another banker has to decide');
  }
  return conflict(box, view, { reason: refused.reason });
}

/**
 * A banker's reason and note for ending a box. A client's reason or note is rejected rather than
 * silently ignored.
 */
function reasonAndNoteOf(
  { body, world }: { body: BodyOf<TerminateId>; world: ViewContext['world'] },
  by: UserType,
) {
  if (by === 'CLIENT') {
    const givenField = (['reasonOfCancellation', 'cancellationNote'] as const).find(
      (name) => body[name] !== null,
    );
    if (givenField)
      throw invalidField(givenField, 'dde.error.invalidValue', 'must be null for a client');
    return { reasonOfCancellation: null, cancellationNote: null };
  }
  const { CancellationReason } = world.catalogue.catalogues;
  const field = 'reasonOfCancellation';
  return {
    reasonOfCancellation: requireReason(body.reasonOfCancellation, CancellationReason, field),
    cancellationNote: spokenText(body.cancellationNote) || null,
  };
}

/** Ends a box at once, or requests approval if a document is signed. */
function terminate(call: Call<TerminateId>): { body: AnswerOf<TerminateId> } {
  const { box, id: operationId, input, world } = call;
  const view = viewOf(call);
  const { username, userType } = view.user;
  const eventContext = { actorAskedForTermination: false };
  const applied = applyBoxEvent(boxFacts(box), 'terminate', userType, eventContext);
  if (!applied.ok) throw refuseEnding(applied, box, view);
  const words = reasonAndNoteOf({ body: input.body, world }, userType);
  const at = world.clock.nowIso();
  const after = changeBox(world, box, { operationId, username }, () => {
    const ended = { ...box, ...words, cancellationCreatorUserId: username };
    if (applied.status === 'CANCELLED') return cancelled(ended, at);
    return { ...ended, status: applied.status, statusBeforeCancellation: box.status };
  });
  return { body: { status: after.status } };
}

/** Ends a box that the client started. */
export const terminateClientDokubox: Handler<'terminateClientDokubox'> = terminate;

/** Ends a box for a banker. If a document is signed, another banker decides (R4.4, A-206). */
export const terminateBankerDokubox: Handler<'terminateBankerDokubox'> = terminate;

/** The first used document, which carries messages about the whole box. */
function firstUsed(box: BoxState): DokuState | undefined {
  return box.dokus
    .filter(isUsed)
    .sort((left, right) => left.ordinalNumber - right.ordinalNumber || left.id - right.id)[0];
}

/**
 * Another banker approves or rejects a termination (four eyes). A rejection restores the earlier
 * status and adds an INTERNAL message.
 */
export const decideCancellation: Handler<'decideCancellation'> = (call) => {
  const { box, id, input, world } = call;
  const { approved, note } = input.body;
  const view = viewOf(call);
  const { username } = view.user;
  const event = approved ? 'approveCancellation' : 'rejectCancellation';
  const applied = applyBoxEvent(boxFacts(box), event, 'BANKER', {
    actorAskedForTermination: box.cancellationCreatorUserId === username,
  });
  if (!applied.ok) throw refuseEnding(applied, box, view);
  const at = world.clock.nowIso();
  const command = { operationId: id, username };
  const after = changeBox(world, box, command, (tx) => {
    if (approved) return cancelled(box, at);
    const messageDoku = firstUsed(box);
    const spokenNote = spokenText(note);
    const text = ownTexts(policyOf(world.tenant).localLanguage).content.terminationRefused;
    const content = spokenNote ? `${text} ${spokenNote}` : text;
    const restored: BoxState = {
      ...box,
      status: applied.status,
      reasonOfCancellation: null,
      cancellationNote: null,
      cancellationCreatorUserId: null,
      cancelledAt: null,
      statusBeforeCancellation: null,
    };
    return {
      ...restored,
      dokus: box.dokus.map((doku) => {
        if (doku !== messageDoku) return doku;
        const message = newMessage(tx, {
          content,
          messageVisibility: 'INTERNAL',
          senderUsername: username,
          createdAt: at,
        });
        return { ...doku, messages: [...doku.messages, message] };
      }),
    };
  });
  return { body: { status: after.status } };
};
