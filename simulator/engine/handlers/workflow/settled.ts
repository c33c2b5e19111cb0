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
 * The status of the box's envelope: what the documents in it see. An earlier envelope, whose broken
 * documents are still there, counts only once nobody is in the present one. An envelope that
 * was not sent yet has no documents.
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
 * The box at rest after something in it changed: the status of its one envelope, removals
 * that waited for the envelope's end, the events of the product itself, and no lock where
 * nothing is written any more.
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
