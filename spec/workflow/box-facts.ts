import type { DokuboxStatus, Initiator } from '../enums.ts';
import { summarizeBox, type BoxFacts } from './dokubox-predicates.ts';
import { factsFromWire, type BoxFields, type DokuFields } from './facts.ts';

/** The fields of a box with its documents that its lifecycle reads. */
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
 * The lifecycle's facts as far as a box on the wire tells them: enough to decide what can be done with
 * it. What somebody signed on the bank's side is not told to a client, for whom it decides nothing; the
 * status a refused termination returns to is told to nobody.
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
