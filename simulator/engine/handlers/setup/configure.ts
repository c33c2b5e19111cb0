import type { DokuboxStatus } from '@dokubox/spec/enums.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { applyBoxEvent } from '@dokubox/spec/workflow/dokubox-machine.ts';
import type { BoxEvent } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import {
  isAddedDocument,
  missingPeople,
  signaturesAskedOf,
  signersDecided,
  signingStatuses,
} from '@dokubox/spec/workflow/setup.ts';
import { Refusal } from '../../handler.ts';
import { randomFor } from '../../seed/random.ts';
import type { BoxState, DokuState } from '../../state.ts';
import { boxView } from '../../views/box.ts';
import { boxFacts, factsOf, isUsed } from '../../views/facts.ts';
import type { ViewContext } from '../../views/view-context.ts';
import { conflict, requireUnchanged } from '../boxes.ts';
import type { Handler } from '../call.ts';
import { boxNotFound, invalidField, refusalOf } from '../../refusals.ts';
import { viewOf } from '../current-user.ts';
import { changeBox } from '../workflow/change-box.ts';
import { withRemoval } from '../workflow/removal-step.ts';
import { notOffered } from '../workflow/trigger-step.ts';
import { configuredParticipants } from './configured-people.ts';
import { signingUsersFor } from './people.ts';

type Body = BodyOf<'configureDokubox'>;

/** The event that completes the configuration in each status that has one. */
const events: Partial<Record<DokuboxStatus, BoxEvent>> = {
  BANK_SETUP: 'completeBankSetup',
  WAITING_BANK_CONFIGURATION: 'configureDokuBox',
  IN_PROGRESS: 'reconfigure',
};

function signingStarted(box: BoxState, view: ViewContext, reason: string): Refusal {
  const dokubox = boxView(box, view);
  return new Refusal(409, 'dde.error.signingInProgress', null, { reason, dokubox });
}

function requireSystemsFree(box: BoxState, body: Body, view: ViewContext): void {
  const same =
    body.clientSignatureSystem === box.clientSignatureSystem &&
    body.bankSignatureSystem === box.bankSignatureSystem;
  if (same || !box.dokus.some((doku) => isUsed(doku) && signingStatuses.has(doku.status))) return;
  throw signingStarted(box, view, 'a document is being signed with the current signature system');
}

/** True once someone has signed or opened the signing page. */
function signersAtWork(doku: DokuState): boolean {
  return (
    envelopeRunning(doku) ||
    doku.participants.some(
      ({ participantState, signingUrlResolved }) =>
        participantState === 'DONE' || signingUrlResolved !== null,
    )
  );
}

/**
 * The document added to the box again. An envelope that continued without it no longer counts for
 * it.
 */
function addedAgain(doku: DokuState, working: boolean): DokuState {
  return {
    ...doku,
    usedInBox: true,
    removed: false,
    dokuAction: null,
    isReconfiguredAdded: doku.isReconfiguredAdded || working,
    envelope: envelopeRunning(doku) ? 'CANCELLED' : doku.envelope,
  };
}

/**
 * An added document needs the signatures of its signers. An uploaded file that is already signed
 * counts.
 */
function withSignersOf(
  doku: DokuState,
  participants: DokuState['participants'],
  box: BoxState,
  view: ViewContext,
): DokuState {
  if (!isAddedDocument(doku)) return doku;
  const needed = signaturesAskedOf(participants);
  const { clientSignatureNeeded, firstBankSignatureNeeded, secondBankSignatureNeeded } = needed;
  const same =
    doku.clientSignatureNeeded === clientSignatureNeeded &&
    doku.firstBankSignatureNeeded === firstBankSignatureNeeded &&
    doku.secondBankSignatureNeeded === secondBankSignatureNeeded;
  if (same) return doku;
  if (signersDecided.has(doku.status)) {
    throw notOffered(box, view, `the signers of document ${doku.id} can no longer change`);
  }
  return { ...doku, ...needed, clientSigned: clientSignatureNeeded && doku.signedOutsideDDE };
}

function configuredDoku(
  doku: DokuState,
  configured: Body['dokus'][number],
  field: string,
  box: BoxState,
  view: ViewContext,
): DokuState {
  const working = box.status === 'IN_PROGRESS';
  const used = isUsed(doku);
  let after: DokuState = { ...doku, ordinalNumber: configured.ordinalNumber };
  if (!configured.usedInBox) {
    if (used) after = working ? withRemoval(after, box, view) : { ...after, usedInBox: false };
    return after;
  }
  if (!used) after = addedAgain(after, working);
  const participants = configuredParticipants(view.world, box, doku, configured, field);
  if (participants === doku.participants) return after;
  if (signersAtWork(doku)) throw signingStarted(box, view, `${field}.participants`);
  return {
    ...withSignersOf(after, participants, box, view),
    participants,
    signingUsers: signingUsersFor(view.world, participants, doku.signingUsers),
    reconfigured: after.reconfigured || (working && used),
  };
}

function configuredBox(box: BoxState, body: Body, view: ViewContext): BoxState {
  const after = new Map<number, DokuState>();
  for (const [index, configured] of body.dokus.entries()) {
    const field = `dokus[${index}]`;
    const doku = box.dokus.find(({ id }) => id === configured.dokuId);
    if (!doku) throw boxNotFound();
    if (after.has(doku.id)) {
      throw invalidField(
        `${field}.dokuId`,
        'dde.error.invalidValue',
        'must not name a document twice',
      );
    }
    after.set(doku.id, configuredDoku(doku, configured, field, box, view));
  }
  const { clientSignatureSystem, bankSignatureSystem, validatorRoleOptional } = body;
  const sameChoice = clientSignatureSystem === box.clientSignatureSystem;
  return {
    ...box,
    clientSignatureSystem,
    bankSignatureSystem,
    validatorRoleOptional,
    clientSelectedSignatureSystem: sameChoice ? box.clientSelectedSignatureSystem : null,
    dokus: box.dokus.map((doku) => after.get(doku.id) ?? doku),
  };
}

/**
 * Completes every used document.
 * @throws Refusal 400 if participants are missing
 */
function completed(box: BoxState, body: Body): BoxState {
  if (!box.dokus.some(isUsed)) {
    throw invalidField('dokus', 'dde.error.requiredField', 'a box must have at least one document');
  }
  const dokus = box.dokus.map((doku) => {
    if (!isUsed(doku)) return doku;
    const missing = missingPeople(factsOf(doku, box), doku.participants);
    if (missing.length === 0) return { ...doku, dokuSetupCompleted: true };
    const index = body.dokus.findIndex(({ dokuId }) => dokuId === doku.id);
    const field = index < 0 ? 'dokus' : `dokus[${index}].participants`;
    throw invalidField(field, 'dde.error.requiredField', `still needed: ${missing.join(', ')}`);
  });
  return { ...box, dokus };
}

/** Starts a process in the bank's own signing application once work on the box starts. */
function edsProcessIdOf(box: BoxState, view: ViewContext): string | null {
  if (box.bankSignatureSystem !== 'CUSTOM_APP') return null;
  const { seed, tenant } = view.world;
  return box.edsProcessId ?? `EDS-${randomFor(seed, tenant, 'eds', box.id).digits(8)}`;
}

function started(box: BoxState, before: BoxState, event: BoxEvent, view: ViewContext): BoxState {
  const applied = applyBoxEvent(boxFacts(box), event, 'BANKER', {
    actorAskedForTermination: false,
  });
  if (!applied.ok) throw conflict(before, view, { reason: `${event}: ${applied.reason}` });
  return { ...box, status: applied.status, edsProcessId: edsProcessIdOf(box, view) };
}

/**
 * Sets documents, participants and signature systems of a box. `complete` starts the work on it
 * . For a box in progress this is a reconfiguration, which requires that every used document
 * is set up.
 */
export const configureDokubox: Handler<'configureDokubox'> = (call) => {
  const { box, id: operationId, input, world } = call;
  const { body } = input;
  const view = viewOf(call);
  const event = events[box.status];
  if (event === undefined)
    throw conflict(box, view, { reason: 'the box can no longer be configured' });
  const working = event === 'reconfigure';
  if (working && !boxFacts(box).everySetupCompleted) {
    throw refusalOf('DOKUBOX_SETUP_INCOMPLETE', { dokubox: boxView(box, view) });
  }
  requireUnchanged(box, body.lastChangedAt, view);
  requireSystemsFree(box, body, view);
  const { username } = view.user;
  const after = changeBox(world, box, { operationId, username }, () => {
    const configured = configuredBox(box, body, view);
    if (!working && !body.complete) return configured;
    return started(completed(configured, body), box, event, view);
  });
  return { body: boxView(after, view) };
};
