import { limits } from '@dokubox/spec/limits.ts';
import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import { openRejection } from '../../open-rejection.ts';
import { randomFor } from '../../seed/random.ts';
import type { BoxState, DokuState } from '../../state.ts';
import type { Command } from '../../world/history.ts';
import type { Transaction } from '../../world/transaction.ts';
import type { World } from '../../world/world.ts';
import { envelopeRuns } from '../../views/facts.ts';
import { settled } from './settled.ts';
import { envelopeStarted } from './started-envelopes.ts';

/** The id of a new envelope, derived from the seed like those of the initial state. */
export function nextEnvelopeId(tx: Transaction, world: World): string {
  return randomFor(world.seed, world.tenant, 'envelope', tx.nextId('envelope')).uuid();
}

/**
 * Puts a document whose signing starts, or continues after others were refused, into the current
 * envelope. Its signers are asked again there.
 */
function joined(
  doku: DokuState,
  before: DokuState | undefined,
  envelopeId: string | null,
): DokuState {
  if (!envelopeRunning(doku) || doku.envelopeId === envelopeId) return doku;
  const goesOn = before !== undefined && envelopeRunning(before);
  if (!goesOn) return { ...doku, envelopeId };
  const participants = doku.participants.map((participant) =>
    participant.participantState === 'TODO'
      ? { ...participant, signingUrlResolved: null }
      : participant,
  );
  return { ...doku, envelopeId, participants };
}

/**
 * Whether a signer has just refused some documents of the envelope while others continue.
 */
function continuesWithout(box: BoxState, wanted: BoxState): boolean {
  const refused = wanted.dokus.some(
    (doku, at) => doku.envelope === 'REJECTED' && box.dokus[at]?.envelope !== 'REJECTED',
  );
  return refused && envelopeRuns(wanted);
}

/**
 * Replaces a box by the wanted one, with everything that follows from it (see `settled`). An
 * envelope that starts while none is open is a new one.
 */
export function putBox(world: World, tx: Transaction, box: BoxState, wanted: BoxState): void {
  const lastChangedAt = world.clock.nowIso();
  const opened = (envelopeRuns(wanted) && !envelopeRuns(box)) || continuesWithout(box, wanted);
  const envelopeId = opened ? nextEnvelopeId(tx, world) : wanted.envelopeId;
  const dokus = wanted.dokus.map((doku, at) => joined(doku, box.dokus[at], envelopeId));
  const envelopeExpiresAt = opened
    ? new Date(Date.parse(lastChangedAt) + limits.envelopeMs).toISOString()
    : wanted.envelopeExpiresAt;
  if (opened && envelopeExpiresAt !== null) envelopeStarted(world, box.id, envelopeExpiresAt);
  const changed = settled({ ...wanted, dokus, envelopeId, envelopeExpiresAt, lastChangedAt });
  tx.changeBox(box.id, { ...changed, ...openRejection(changed) });
}

/**
 * Changes a box once, with everything that follows from it.
 * @param recipe returns the changed box as plain records, or throws a refusal
 * @returns the box after the change
 */
export function changeBox(
  world: World,
  box: BoxState,
  command: Command,
  recipe: (tx: Transaction) => BoxState,
): BoxState {
  world.commit(command, (tx) => {
    putBox(world, tx, box, recipe(tx));
  });
  const now = world.boxes.get(box.id);
  if (!now) throw new Error(`box ${box.id} must still exist`);
  return now;
}

/** The box with one of its documents replaced. */
export function withDoku(box: BoxState, doku: DokuState): BoxState {
  return { ...box, dokus: box.dokus.map((known) => (known.id === doku.id ? doku : known)) };
}
