import type { DokuStatus } from '@dokubox/spec/enums.ts';
import { disabledBy, fireRow, isOffered } from '@dokubox/spec/workflow/apply.ts';
import { dokuMachine, rowsFrom } from '@dokubox/spec/workflow/doku-machine.ts';
import { freshFacts } from '@dokubox/spec/workflow/facts.ts';
import type { DokuRow, Outcome } from '@dokubox/spec/workflow/rows.ts';
import { envelopeBroken } from '@dokubox/spec/workflow/predicates.ts';
import type {
  DokuDynamicFacts,
  DokuFacts,
  DokuStaticFacts,
  MachineContext,
} from '@dokubox/spec/workflow/types.ts';

/**
 * Finds how a document reaches a scenario's status by walking the workflow itself, so that seeded
 * facts are facts the product can produce.
 */

/** The facts a scenario sets besides the status. The others are chosen. */
export type WantedFacts = Partial<
  Pick<
    DokuDynamicFacts,
    'envelope' | 'signedOutsideDDE' | 'uploadedDocumentSigned' | 'archivePossible'
  >
>;

function keyOfDynamic(facts: DokuFacts): string {
  return [
    facts.status,
    facts.envelope,
    facts.archivePossible,
    facts.roundBank,
    facts.roundClient,
    Number(facts.uploadedDocumentSigned),
    Number(facts.signedOutsideDDE),
    Number(facts.clientSigned),
    Number(facts.bank1Signed),
    Number(facts.bank2Signed),
    Number(facts.acknowledged),
  ].join();
}

/**
 * The part of the workflow to walk. `ordinary` leaves out everything a scenario rarely means unless
 * it says so: mishaps, detours, unrequested signed files, and reviews on both sides. That is nine
 * tenths of the work.
 */
export type Thoroughness = 'ordinary' | 'everything';

/** Objection, added option, a file that cannot be archived, refused paper. */
const detours: ReadonlySet<string> = new Set(['T16', 'T24', 'T25', 'T26']);

function isMishap(row: DokuRow): boolean {
  return (
    row.callback === 'workstepRejected' || row.callback === 'envelopeExpired' || detours.has(row.id)
  );
}

/** Whether the outcome is a signed file that was not requested, or a failed check. */
function isUnrequested(row: DokuRow, outcome: Outcome | undefined, facts: DokuFacts): boolean {
  if (outcome?.name === 'notArchivable') return true;
  if (outcome?.name !== 'signed' || row.outcomes?.length === 1) return false;
  return row.by === 'CLIENT'
    ? !facts.clientSignedDokuUploadNeeded
    : !facts.bankSignedDokuUploadNeeded;
}

function* steps(
  facts: DokuFacts,
  context: MachineContext,
  thoroughness: Thoroughness,
): Generator<DokuFacts> {
  const ordinary = thoroughness === 'ordinary';
  for (const row of rowsFrom(dokuMachine, facts.status)) {
    if (ordinary && isMishap(row)) continue;
    if (!isOffered(row, facts, context) || disabledBy(row, facts, context)) continue;
    for (const outcome of row.outcomes ?? [undefined]) {
      if (ordinary && isUnrequested(row, outcome, facts)) continue;
      const next = fireRow(row, facts, context, outcome);
      if (!ordinary || next.roundBank === 0 || next.roundClient === 0) yield next;
    }
  }
}

/** All facts reachable from the fixed facts, the nearest first. */
function walk(
  fixed: DokuStaticFacts,
  context: MachineContext,
  thoroughness: Thoroughness,
): readonly DokuFacts[] {
  const found = [freshFacts(fixed)];
  const seen = new Set(found.map(keyOfDynamic));
  for (let index = 0; index < found.length; index += 1) {
    for (const next of steps(found[index] as DokuFacts, context, thoroughness)) {
      const key = keyOfDynamic(next);
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(next);
    }
  }
  return found;
}

/** The result of a walk: the most ordinary facts of each status. The walk itself is large. */
interface Summary {
  readonly ordinary: ReadonlyMap<DokuStatus, DokuFacts>;
  /** Cached answers for facts a scenario named. */
  readonly byWanted: Map<string, DokuFacts | undefined>;
}

const summaries = new Map<string, Summary>();

/**
 * The facts without differences that the workflow ignores: which system a client signs with, and
 * the systems of sides that do not sign. This needs fewer walks for the same answers.
 */
function normalized(fixed: DokuStaticFacts): DokuStaticFacts {
  const bankSigns = fixed.firstBankSignatureNeeded || fixed.secondBankSignatureNeeded;
  const clientOnPaper = fixed.clientSignatureNeeded && fixed.clientSignatureSystem === 'NA';
  return {
    ...fixed,
    clientSignatureSystem: clientOnPaper ? 'NA' : 'ESAW_DISPOSABLE',
    clientSelectedSignatureSystem: null,
    bankSignatureSystem: bankSigns ? fixed.bankSignatureSystem : 'ESAW_REMOTE',
  };
}

function normalizedContext(fixed: DokuStaticFacts, context: MachineContext): MachineContext {
  const hasOwnApplication = fixed.bankSignatureSystem === 'CUSTOM_APP';
  return {
    ...context,
    addedSendToClientInAux: hasOwnApplication && context.addedSendToClientInAux,
  };
}

function summaryOf(
  fixed: DokuStaticFacts,
  context: MachineContext,
  thoroughness: Thoroughness,
): Summary {
  const key = JSON.stringify([thoroughness, fixed, context]);
  const known = summaries.get(key);
  if (known) return known;
  const ordinary = new Map<DokuStatus, DokuFacts>();
  for (const facts of walk(fixed, context, thoroughness)) {
    const best = ordinary.get(facts.status);
    if (!best || strangeness(facts, {}) < strangeness(best, {})) ordinary.set(facts.status, facts);
  }
  const summary = { ordinary, byWanted: new Map<string, DokuFacts | undefined>() };
  summaries.set(key, summary);
  return summary;
}

/** A score for how unusual the facts are, compared to a document with no further description. */
function strangeness(facts: DokuFacts, wanted: WantedFacts): number {
  let points = 0;
  if (wanted.envelope === undefined && envelopeBroken(facts)) points += 8;
  if (wanted.signedOutsideDDE === undefined && facts.signedOutsideDDE) points += 4;
  if (wanted.uploadedDocumentSigned === undefined && facts.uploadedDocumentSigned) points += 2;
  if (wanted.archivePossible === undefined && facts.archivePossible === false) points += 1;
  return points;
}

/**
 * The most ordinary facts of a document in a status.
 * @returns undefined if the workflow never reaches them
 */
export function reachableFacts(
  status: DokuStatus,
  fixed: DokuStaticFacts,
  context: MachineContext,
  wanted: WantedFacts = {},
  thoroughness: Thoroughness = 'ordinary',
): DokuFacts | undefined {
  const level = normalized(fixed);
  const facts = search(status, level, normalizedContext(level, context), wanted, thoroughness);
  return facts && { ...facts, ...fixed };
}

function search(
  status: DokuStatus,
  fixed: DokuStaticFacts,
  context: MachineContext,
  wanted: WantedFacts,
  thoroughness: Thoroughness,
): DokuFacts | undefined {
  const summary = summaryOf(fixed, context, thoroughness);
  const names = (Object.keys(wanted) as (keyof WantedFacts)[]).filter(
    (name) => wanted[name] !== undefined,
  );
  if (names.length === 0 || !summary.ordinary.has(status)) return summary.ordinary.get(status);
  const key = JSON.stringify([status, wanted]);
  if (summary.byWanted.has(key)) return summary.byWanted.get(key);
  let best: DokuFacts | undefined;
  for (const facts of walk(fixed, context, thoroughness)) {
    if (facts.status !== status || names.some((name) => wanted[name] !== facts[name])) continue;
    if (!best || strangeness(facts, wanted) < strangeness(best, wanted)) best = facts;
  }
  summary.byWanted.set(key, best);
  return best;
}

/** Every status the fixed facts can reach. */
export function reachableStatuses(
  fixed: DokuStaticFacts,
  context: MachineContext,
): readonly DokuStatus[] {
  const level = normalized(fixed);
  const summary = summaryOf(level, normalizedContext(level, context), 'everything');
  return [...summary.ordinary.keys()];
}
