import type { DokuboxStatus, Initiator } from '../enums.ts';
import { summarizeBox, type BoxFacts } from './dokubox-predicates.ts';
import { factsFromWire, type BoxFields, type DokuFields } from './facts.ts';

/** Fields of a box with its documents that the box machine reads. */
export interface BoxOnWire extends BoxFields {
  readonly status: DokuboxStatus;
  readonly initiatedBy: Initiator;
  readonly dokus: readonly (DokuFields & {
    readonly usedInBox: boolean;
    readonly removed?: boolean | undefined;
    readonly dokuSetupCompleted: boolean;
  })[];
}

/**
 * Returns the facts of the box machine from a box in an answer. They are enough to decide what can
 * be done with the box. A client does not receive the bank's signatures, which decide nothing for a
 * client. No one receives the status a refused termination returns to.
 */
export function boxFactsFromWire(box: BoxOnWire): BoxFacts {
  const dokus = box.dokus.map((doku) => ({
    facts: factsFromWire(doku, box),
    usedInBox: doku.usedInBox && doku.removed !== true,
    dokuSetupCompleted: doku.dokuSetupCompleted,
    participants: doku.participants,
  }));
  const { status, initiatedBy } = box;
  return { ...summarizeBox(dokus), status, initiatedBy, statusBeforeTermination: null };
}
