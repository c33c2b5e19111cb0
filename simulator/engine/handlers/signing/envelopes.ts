import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { changeBox } from '../workflow/change-box.ts';
import { withAct, type EnvelopeAct } from './envelope-acts.ts';
import { withEnvelopeExpired } from './envelope-expiry.ts';

/** Boxes by envelope, to find them again. A hint only: the box says which envelope it has. */
const boxesByEnvelope = new WeakMap<World, Map<string, number>>();

/** Every box that has an envelope. Reads all boxes: for the control API. */
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

/** The box an envelope belongs to; an envelope that was replaced by a later one belongs to none. */
export function boxOfEnvelope(world: World, envelopeId: string): BoxState | undefined {
  const id = boxesByEnvelope.get(world)?.get(envelopeId);
  const box = id === undefined ? undefined : world.boxes.get(id);
  if (box?.envelopeId === envelopeId) return withEnvelopeExpired(world, box);
  return boxesWithEnvelope(world).find((candidate) => candidate.envelopeId === envelopeId);
}

/**
 * The box in which somebody was asked to sign in an envelope, also where a later one has taken its
 * place meanwhile: a page of the signing service still says how it ended.
 */
export function boxAskedToSign(world: World, envelopeId: string): BoxState | undefined {
  const present = boxOfEnvelope(world, envelopeId);
  if (present) return present;
  const asked = (box: BoxState) => box.dokus.some((doku) => doku.envelopeId === envelopeId);
  return boxesWithEnvelope(world).find(asked);
}

/** Who the history names for what the signing service reports. */
export const signingService = 'signing-service';

/**
 * Takes in what the signing service reports. What means nothing (any more) changes nothing, so that a
 * report may be repeated.
 * @returns whether it changed anything
 */
export function report(world: World, box: BoxState, act: Omit<EnvelopeAct, 'at'>): boolean {
  const full: EnvelopeAct = { ...act, at: world.clock.nowIso() };
  // Tried first, so that a report without meaning is no command of the history.
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
