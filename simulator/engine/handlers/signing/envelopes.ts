import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { changeBox } from '../workflow/change-box.ts';
import { withAct, type EnvelopeAct } from './envelope-acts.ts';
import { withEnvelopeExpired } from './envelope-expiry.ts';

/** Index of boxes by envelope. Only a hint: the box itself records its envelope. */
const boxesByEnvelope = new WeakMap<World, Map<string, number>>();

/** Every box that has an envelope, for the control API. Reads all boxes. */
export function boxesWithEnvelope(world: World): BoxState[] {
  const known = new Map<string, number>();
  const boxes: BoxState[] = [];
  for (const box of world.boxes.values()) {
    if (box.envelopeId === null) continue;
    known.set(box.envelopeId, box.id);
    boxes.push(withEnvelopeExpired(world, box));
  }
  boxesByEnvelope.set(world, known);
  return boxes;
}

/** The box an envelope belongs to. Undefined for an envelope that a later one has replaced. */
export function boxOfEnvelope(world: World, envelopeId: string): BoxState | undefined {
  const id = boxesByEnvelope.get(world)?.get(envelopeId);
  const box = id === undefined ? undefined : world.boxes.get(id);
  if (box?.envelopeId === envelopeId) return withEnvelopeExpired(world, box);
  return boxesWithEnvelope(world).find((candidate) => candidate.envelopeId === envelopeId);
}

/**
 * The box whose envelope a signer was asked to sign, even if a later envelope has replaced it. A
 * page of the signing service can then still show how it ended.
 */
export function boxAskedToSign(world: World, envelopeId: string): BoxState | undefined {
  const present = boxOfEnvelope(world, envelopeId);
  if (present) return present;
  const hasEnvelope = (box: BoxState) => box.dokus.some((doku) => doku.envelopeId === envelopeId);
  return boxesWithEnvelope(world).find(hasEnvelope);
}

/** Name in the history for reports of the signing service. */
export const signingService = 'signing-service';

/**
 * Processes a report of the signing service. A report without an effect changes nothing, so that
 * reports can be repeated.
 * @returns whether anything changed
 */
export function report(world: World, box: BoxState, act: Omit<EnvelopeAct, 'at'>): boolean {
  const full: EnvelopeAct = { ...act, at: world.clock.nowIso() };
  // Tried first, so that a report without effect adds no command to the history.
  if (withAct(box, full, { nextId: () => 0, keep: () => '' }) === box) return false;
  const command = { operationId: 'signCallback', username: signingService };
  changeBox(world, box, command, (tx) => {
    const context = {
      nextId: tx.nextId.bind(tx),
      keep: (bytes: Uint8Array) => world.blobs.put(bytes),
    };
    return withAct(box, full, context);
  });
  return true;
}
