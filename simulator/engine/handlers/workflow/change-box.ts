import { limits } from '@dokubox/spec/limits.ts';
import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import { randomFor } from '../../seed/random.ts';
import type { BoxState, DokuState } from '../../state.ts';
import type { Command } from '../../world/history.ts';
import type { Transaction } from '../../world/transaction.ts';
import type { World } from '../../world/world.ts';
import { envelopeRuns, settled } from './settled.ts';
import { envelopeStarted } from './started-envelopes.ts';

/** The id of a further envelope; the seed decides it like those that were there before. */
function nextEnvelopeId(tx: Transaction, world: World): string {
  return randomFor(world.seed, world.tenant, 'envelope', tx.nextId('envelope')).uuid();
}

/** A document whose signing starts now is in the present envelope, whatever it was in before. */
function joined(
  doku: DokuState,
  before: DokuState | undefined,
  envelopeId: string | null,
): DokuState {
  const starts = envelopeRunning(doku) && !(before && envelopeRunning(before));
  return starts && doku.envelopeId !== envelopeId ? { ...doku, envelopeId } : doku;
}

/**
 * One change of a box, carried out at once with everything that follows from it (see `settled`).
 * An envelope that starts while none runs is a new one.
 * @param recipe the box after the change, made of plain records; may throw a refusal
 * @returns the box as it now is
 */
export function changeBox(
  world: World,
  box: BoxState,
  command: Command,
  recipe: (tx: Transaction) => BoxState,
): BoxState {
  const lastChangedAt = world.clock.nowIso();
  world.commit(command, (tx) => {
    const wanted = recipe(tx);
    const opened = envelopeRuns(wanted) && !envelopeRuns(box);
    const envelopeId = opened ? nextEnvelopeId(tx, world) : wanted.envelopeId;
    const dokus = wanted.dokus.map((doku, at) => joined(doku, box.dokus[at], envelopeId));
    const envelopeExpiresAt = opened
      ? new Date(Date.parse(lastChangedAt) + limits.envelopeMs).toISOString()
      : wanted.envelopeExpiresAt;
    if (opened && envelopeExpiresAt !== null) envelopeStarted(world, box.id, envelopeExpiresAt);
    const changed = settled({ ...wanted, dokus, envelopeId, envelopeExpiresAt, lastChangedAt });
    const rejected = changed.dokus.some(({ envelope }) => envelope === 'REJECTED');
    // Until the signing starts again.
    const signatureRejected = changed.signatureRejected && !(opened && !rejected);
    tx.changeBox(box.id, {
      ...changed,
      signatureRejected,
      signatureRejection: signatureRejected ? changed.signatureRejection : null,
    });
  });
  const now = world.boxes.get(box.id);
  if (!now) throw new Error(`box ${box.id} has gone`);
  return now;
}

/** The box with one of its documents replaced. */
export function withDoku(box: BoxState, doku: DokuState): BoxState {
  return { ...box, dokus: box.dokus.map((known) => (known.id === doku.id ? doku : known)) };
}
