import type { EnvelopeStatus } from '@dokubox/spec/enums.ts';
import { settleBox } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { applyEnvelopeEvent, boxEnvelopeStatus } from '@dokubox/spec/workflow/envelope-machine.ts';
import { lockable } from '@dokubox/spec/workflow/rights.ts';
import type { BoxState, DokuState } from '../../state.ts';
import {
  boxFacts,
  envelopeRuns,
  knownToSigningService,
  removalPending,
} from '../../views/facts.ts';

/**
 * The status of the box's envelope, as its documents see it. An earlier envelope whose broken
 * documents are still there counts only if no document is in the current one. An envelope
 * that has not been sent has no documents.
 */
function envelopeStatusOf(box: BoxState): EnvelopeStatus | null {
  const inside = box.dokus.filter(knownToSigningService);
  const present = inside.filter(({ envelopeId }) => envelopeId === box.envelopeId);
  const counting = present.length > 0 ? present : inside;
  const status = boxEnvelopeStatus(counting.map(({ envelope }) => envelope));
  if (status !== null || box.namirialEnvelopeStatus !== 'NEW') return status;
  return box.status === 'CANCELLED' ? applyEnvelopeEvent('NEW', 'cancel') : 'NEW';
}

function sameDokus(left: readonly DokuState[], right: readonly DokuState[]): boolean {
  return left.every((doku, index) => doku === right[index]);
}

/**
 * The box after a change has settled. This updates the envelope's status, completes removals
 * that waited for its end, and applies automatic events. A box that can no longer be written
 * loses its lock.
 */
export function settled(box: BoxState): BoxState {
  const namirialEnvelopeStatus = envelopeStatusOf(box);
  const running = envelopeRuns(box);
  const dokus = box.dokus.map((doku) =>
    !running && removalPending(doku) ? { ...doku, removed: true } : doku,
  );
  const changed = {
    ...box,
    namirialEnvelopeStatus,
    dokus: sameDokus(dokus, box.dokus) ? box.dokus : dokus,
  };
  const { status } = settleBox(boxFacts(changed)).facts;
  return { ...changed, status, lock: lockable({ status }) ? box.lock : null };
}
