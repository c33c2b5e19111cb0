import { dokuStatuses, type DokuStatus } from '@dokubox/spec/enums.ts';
import { disabledBy, fireRow, isOffered } from '@dokubox/spec/workflow/apply.ts';
import { rowsFrom, type DokuMachine } from '@dokubox/spec/workflow/doku-machine.ts';
import { dokuStatusTable } from '@dokubox/spec/workflow/doku-statuses.ts';
import { freshFacts } from '@dokubox/spec/workflow/facts.ts';
import {
  bankByFile,
  bankMode,
  clientMode,
  envelopeBroken,
  envelopeRunning,
  keptAsEvidence,
  paper,
  signingRemaining,
  validationUnneeded,
} from '@dokubox/spec/workflow/predicates.ts';
import type { DokuRow, Outcome } from '@dokubox/spec/workflow/rows.ts';
import type { DokuFacts } from '@dokubox/spec/workflow/types.ts';
import { decode, encode, type WalkContext } from './walk-codes.ts';

/** The results of a walk over contexts. A correct machine has empty lists of problems. */
export interface WalkReport {
  contexts: number;
  configurations: number;
  /** Configurations per status. */
  readonly statuses: Map<DokuStatus, number>;
  /** Number of times a row led from a status: `T21 WAITING_BANK_SIGNATURE`. */
  readonly fired: Map<string, number>;
  /** Triggers offered as options: `WAITING_ARCHIVAL BANKER` → names. */
  readonly options: Map<string, Set<string>>;
  mostOptions: number;
  /** Kinds of problems found, each with one example. */
  readonly problems: Map<string, string>;
}

/** An empty report, to be filled by {@link walkContext}. */
export function emptyReport(): WalkReport {
  return {
    contexts: 0,
    configurations: 0,
    statuses: new Map(),
    fired: new Map(),
    options: new Map(),
    mostOptions: 0,
    problems: new Map(),
  };
}

type Invariant = readonly [name: string, holds: (facts: DokuFacts) => boolean];

const archiveStatuses: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
]);
const envelopeStatusesOfDoku: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_2',
]);
const bankSigningStatuses: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_AUX',
  'WAITING_BANK_SIGNATURE_2',
]);
const roundOnEntry: Partial<Record<DokuStatus, readonly ['roundBank' | 'roundClient', number]>> = {
  UNDER_REVIEW_BANK: ['roundBank', 1],
  UNDER_REVIEW_BANK_1: ['roundBank', 2],
  UNDER_REVIEW_BANK_2: ['roundBank', 3],
  UNDER_REVIEW_BANK_3: ['roundBank', 3],
  UNDER_REVIEW_CLIENT: ['roundClient', 1],
  UNDER_REVIEW_CLIENT_1: ['roundClient', 2],
  UNDER_REVIEW_CLIENT_2: ['roundClient', 3],
  UNDER_REVIEW_CLIENT_3: ['roundClient', 3],
};

/** Rules that every reachable configuration must keep. */
export const invariants: readonly Invariant[] = [
  [
    'nothing unsigned waits for or lies in the archive, except as evidence of a refusal',
    (f) => !archiveStatuses.has(f.status) || f.envelope === 'REJECTED' || !signingRemaining(f),
  ],
  [
    'what is kept as evidence of a refusal lacks a signature, and the archive takes it as it is',
    (f) => !keptAsEvidence(f) || (signingRemaining(f) && f.archivePossible === true),
  ],
  [
    'an envelope runs only while a signature is waited for',
    (f) => !envelopeRunning(f) || envelopeStatusesOfDoku.has(f.status),
  ],
  [
    'whoever signs electronically has a running or broken envelope',
    (f) =>
      !(
        (f.status === 'WAITING_CLIENT_SIGNATURE' && clientMode(f) === 'esign') ||
        ((f.status === 'WAITING_BANK_SIGNATURE' || f.status === 'WAITING_BANK_SIGNATURE_2') &&
          bankMode(f) === 'esign')
      ) ||
      envelopeRunning(f) ||
      envelopeBroken(f),
  ],
  [
    'an electronic client signature lives in an envelope that holds it',
    (f) =>
      !f.clientSigned ||
      clientMode(f) !== 'esign' ||
      paper(f) ||
      (f.envelope !== 'NONE' && f.envelope !== 'WAITING_SIGNATURE'),
  ],
  [
    'the suffix of a review is its round',
    (f) => {
      const expected = roundOnEntry[f.status];
      return expected === undefined || f[expected[0]] === expected[1];
    },
  ],
  [
    'only a paper document waits for paper signing',
    (f) => f.status !== 'WAITING_FOR_PAPER_SIGNING' || paper(f),
  ],
  [
    'an archive check is remembered on the way to the archive, and of the file the bank signed, only',
    (f) =>
      f.archivePossible === null ||
      archiveStatuses.has(f.status) ||
      (bankSigningStatuses.has(f.status) && bankByFile(f)),
  ],
];

function isTerminal(status: DokuStatus): boolean {
  return dokuStatusTable[status].terminal === true;
}

/** Offered rows that a person or a call-back could not distinguish. */
function ambiguous(rows: readonly DokuRow[]): string | undefined {
  const seen = new Set<string>();
  for (const row of rows) {
    const key = `${row.by} ${row.trigger} ${row.callback ?? ''}`.trimEnd();
    if (seen.has(key)) return key;
    seen.add(key);
  }
  return undefined;
}

function countOptions(report: WalkReport, status: DokuStatus, rows: readonly DokuRow[]): void {
  const perActor = new Map<string, number>();
  for (const row of rows) {
    if (row.offered !== 'radio' && row.offered !== 'uiAdded') continue;
    perActor.set(row.by, (perActor.get(row.by) ?? 0) + 1);
    const key = `${status} ${row.by}`;
    const names = report.options.get(key) ?? new Set<string>();
    names.add(row.trigger);
    report.options.set(key, names);
  }
  for (const count of perActor.values()) report.mostOptions = Math.max(report.mostOptions, count);
}

/** A configuration, with facts about its file that the machine does not know. */
interface Place {
  readonly facts: DokuFacts;
  readonly hasSignature: boolean;
}

/** A transition from a configuration. */
interface Way {
  readonly code: number;
  /** False if the transition is possible, but needs more than the people of the box have. */
  readonly isOrdinary: boolean;
}

/** Every transition of one configuration, with the checks a configuration has to pass alone. */
function successors(
  machine: DokuMachine,
  walk: WalkContext,
  { facts, hasSignature }: Place,
  report: WalkReport,
): readonly Way[] {
  const offered = rowsFrom(machine, facts.status).filter((row) =>
    isOffered(row, facts, walk.context),
  );
  const clash = ambiguous(offered);
  if (clash) report.problems.set(`ambiguous: ${facts.status} ${clash}`, JSON.stringify(facts));
  countOptions(report, facts.status, offered);
  for (const [name, holds] of invariants) {
    if (!holds(facts)) report.problems.set(`invariant: ${name}`, JSON.stringify(facts));
  }
  const next: Way[] = [];
  for (const row of offered) {
    if (disabledBy(row, facts, walk.context)) continue;
    const cell = `${row.id} ${facts.status}`;
    report.fired.set(cell, (report.fired.get(cell) ?? 0) + 1);
    for (const outcome of row.outcomes ?? [undefined]) {
      if (!canBeFound(outcome, facts, hasSignature)) continue;
      const after = fireRow(row, facts, walk.context, outcome);
      const code = placeOf(after, signatureAfter(row, outcome, hasSignature));
      next.push({ code, isOrdinary: isOrdinary(row, outcome, facts) });
    }
  }
  return next;
}

/** Whether a validation can have this outcome. It depends on the file, not on chance. */
function canBeFound(outcome: Outcome | undefined, facts: DokuFacts, hasSignature: boolean) {
  if (outcome?.name === 'archivable') return hasSignature || validationUnneeded(facts);
  return outcome?.name !== 'notArchivable' || !validationUnneeded(facts);
}

/** Only a side that has to sign has a signed file. */
function isOrdinary(row: DokuRow, outcome: Outcome | undefined, facts: DokuFacts): boolean {
  if (row.trigger !== 'Upload' || outcome?.name !== 'signed') return true;
  if (row.by !== 'CLIENT') return facts.bankSignedDokuUploadNeeded;
  return facts.clientSignedDokuUploadNeeded || clientMode(facts) === 'upload';
}

/** Whether the file contains a signature after the row. Files and signers put it there. */
function signatureAfter(row: DokuRow, outcome: Outcome | undefined, hasSignature: boolean) {
  if (outcome?.name === 'signed' || row.callback === 'workstepFinished') return true;
  return outcome?.name !== 'unsigned' && hasSignature;
}

/** A configuration, and whether its file contains a signature, as one integer. */
const placeOf = (facts: DokuFacts, hasSignature: boolean) =>
  encode(facts) * 2 + Number(hasSignature);

/** Marks every configuration from which ordinary people can reach a terminal status. */
function canFinish(
  backwards: readonly (readonly number[])[],
  terminals: readonly number[],
): boolean[] {
  const marked = backwards.map(() => false);
  const queue = [...terminals];
  for (const node of queue) marked[node] = true;
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    for (const before of backwards[node] ?? []) {
      if (marked[before]) continue;
      marked[before] = true;
      queue.push(before);
    }
  }
  return marked;
}

/** Visits every configuration a context can reach and adds the results to the report. */
export function walkContext(machine: DokuMachine, walk: WalkContext, report: WalkReport): void {
  const codes: number[] = [placeOf(freshFacts(walk.facts), false)];
  const placeAt = (node: number): Place => {
    const code = codes[node] ?? 0;
    return { facts: decode(code >> 1, walk.facts), hasSignature: code % 2 === 1 };
  };
  const index = new Map<number, number>(codes.map((code, position) => [code, position]));
  const backwards: number[][] = [[]];
  const terminals: number[] = [];
  for (let node = 0; node < codes.length; node += 1) {
    const place = placeAt(node);
    const { facts } = place;
    report.statuses.set(facts.status, (report.statuses.get(facts.status) ?? 0) + 1);
    if (isTerminal(facts.status)) terminals.push(node);
    let leaves = false;
    for (const { code, isOrdinary } of successors(machine, walk, place, report)) {
      let target = index.get(code);
      if (target === undefined) {
        target = codes.push(code) - 1;
        index.set(code, target);
        backwards.push([]);
      }
      if (target !== node) {
        leaves = true;
        if (isOrdinary) backwards[target]?.push(node);
      }
    }
    if (!leaves && !isTerminal(facts.status)) {
      report.problems.set(`stuck: ${facts.status}`, JSON.stringify(facts));
    }
  }
  canFinish(backwards, terminals).forEach((finishes, node) => {
    if (finishes) return;
    const { facts } = placeAt(node);
    report.problems.set(`never finishes: ${facts.status}`, JSON.stringify(placeAt(node)));
  });
  report.contexts += 1;
  report.configurations += codes.length;
}

/** Walks all given contexts. Also reports statuses never reached and rows that never fire. */
export function walkAll(machine: DokuMachine, contexts: Iterable<WalkContext>): WalkReport {
  const report = emptyReport();
  for (const walk of contexts) walkContext(machine, walk, report);
  for (const status of dokuStatuses) {
    if (!report.statuses.has(status)) report.problems.set(`unreached: ${status}`, status);
  }
  for (const row of machine.rows) {
    for (const status of row.from) {
      const cell = `${row.id} ${status}`;
      if (!report.fired.has(cell)) report.problems.set(`never fires: ${cell}`, cell);
    }
  }
  return report;
}
