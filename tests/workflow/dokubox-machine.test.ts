import { describe, expect, it } from 'vitest';
import { dokuboxSearchStatuses, dokuboxStatuses } from '@dokubox/spec/enums.ts';
import {
  applyBoxEvent,
  boxStatusTable,
  createdBoxStatus,
  settleBox,
  terminationOutcome,
} from '@dokubox/spec/workflow/dokubox-machine.ts';
import { boxPredicates, summarizeBox } from '@dokubox/spec/workflow/dokubox-predicates.ts';
import { boxRows } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { allBoxFacts, boxProblems, boxIn, brokenBoxSentences } from './box-check.ts';
import { boxSentences } from './box-sentences.ts';
import { dokuIn, participant } from '../../spec/workflow/fixtures/people-and-boxes.ts';
import { dokuKinds } from '../../spec/workflow/fixtures/doku-kinds.ts';

describe('the statuses of a box', () => {
  it('[R4.2] have the badges of the specification, with details only when cancelled', () => {
    expect(boxStatusTable.IN_PROGRESS.badge).toBe('warning');
    expect(boxStatusTable.PENDING_CANCELLATION_APPROVAL.badge).toBe('grey');
    expect(boxStatusTable.FINALIZED.badge).toBe('green');
    expect(boxStatusTable.WAITING_BANK_CONFIGURATION.badge).toBe('orange');
    expect(boxStatusTable.CANCELLED.badge).toBe('red');
    const details = dokuboxStatuses.filter((status) => boxStatusTable[status].detailsButton);
    expect(details).toEqual(['CANCELLED']);
  });

  it('[R4.1] can be filtered in the list by the search subset', () => {
    const searchable = dokuboxStatuses.filter((status) => boxStatusTable[status].searchable);
    const named = dokuboxSearchStatuses.filter((status) => status !== 'ALL');
    expect([...searchable].sort()).toEqual([...named].sort());
  });

  it('[R1.4] begin with each side’s own setup', () => {
    expect(createdBoxStatus('CLIENT')).toBe('CLIENT_SETUP');
    expect(createdBoxStatus('BANKER')).toBe('BANK_SETUP');
  });
});

describe('the rows of a box', () => {
  it.each(boxSentences)('[$requirement] $says', (sentence) => {
    expect(brokenBoxSentences([sentence], boxRows)).toEqual([]);
  });

  it('[R4.1] reach all nine statuses in every combination of flags, without ambiguity or dead end', () => {
    expect(boxProblems(boxRows)).toEqual([]);
    expect([...allBoxFacts()].length).toBeGreaterThan(400);
  });

  it('[R4.1] are all needed: a test notices any row removed from any status', () => {
    const survivors = boxRows.flatMap((row) =>
      row.from
        .filter((status) => {
          const mutated = boxRows.map((other) =>
            other === row ? { ...row, from: row.from.filter((from) => from !== status) } : other,
          );
          return (
            brokenBoxSentences(boxSentences, mutated).length === 0 &&
            boxProblems(mutated).length === 0
          );
        })
        .map((status) => `${row.id} ${String(status)}`),
    );
    expect(survivors).toEqual([]);
  }, 60_000);

  it('[A-170] have unique ids and use every guard', () => {
    expect(new Set(boxRows.map((row) => row.id)).size).toBe(boxRows.length);
    const named = new Set(boxRows.flatMap((row) => [...row.when, row.refusedWhen?.when]));
    expect(Object.keys(boxPredicates).filter((name) => !named.has(name as never))).toEqual([]);
  });
});

describe('a box over time', () => {
  it('[R4.4][A-206] needs approval for a termination once something is signed, whichever side asks', () => {
    const own = { initiatedBy: 'CLIENT' } as const;
    for (const status of ['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'] as const) {
      const signed = boxIn(status, { ...own, anySignatureOrArchive: true });
      for (const side of ['BANKER', 'CLIENT'] as const) {
        expect(terminationOutcome(signed, side)).toBe('PENDING_CANCELLATION_APPROVAL');
        if (status === 'PAPER_SIGNED') continue;
        expect(terminationOutcome(boxIn(status, own), side)).toBe('CANCELLED');
      }
    }
    expect(terminationOutcome(boxIn('IN_PROGRESS'), 'CLIENT')).toBeNull();
    expect(terminationOutcome(boxIn('FINALIZED', own), 'CLIENT')).toBeNull();
  });

  it('[A-207] returns to its previous status after a refused termination', () => {
    const context = { actorAskedForTermination: false };
    const signed = boxIn('PAPER_SIGNED', { anySignatureOrArchive: true });
    const pending = applyBoxEvent(signed, 'terminate', 'BANKER', context);
    if (!pending.ok) throw new Error(pending.reason);
    expect(pending.facts.statusBeforeTermination).toBe('PAPER_SIGNED');
    const back = applyBoxEvent(pending.facts, 'rejectCancellation', 'BANKER', context);
    expect(back).toMatchObject({ ok: true, status: 'PAPER_SIGNED' });
    expect(back.ok && back.facts.statusBeforeTermination).toBeNull();
  });

  it('[A-170] settles automatically, step by step, and stops', () => {
    const paper = { allPaper: true, everyPaperSigned: true, anySignatureOrArchive: true };
    const ids = (facts: Parameters<typeof settleBox>[0]) =>
      settleBox(facts).fired.map(({ id }) => id);
    expect(ids(boxIn('IN_PROGRESS', { ...paper, everyDokuArchived: true }))).toEqual([
      'B11',
      'B13',
      'B15',
    ]);
    expect(ids(boxIn('IN_PROGRESS'))).toEqual([]);
    expect(ids(boxIn('CANCELLED', { everyDokuFinished: true }))).toEqual([]);
    for (const facts of allBoxFacts()) expect(settleBox(facts).fired.length).toBeLessThan(4);
  });
});

describe('the facts a box derives from its documents', () => {
  const archived = dokuIn('ARCHIVED');

  it('[A-170] do not include paper if there is nothing to sign', () => {
    expect(summarizeBox([dokuIn('UPLOADED_BANK')]).allPaper).toBe(false);
    expect(summarizeBox([]).allPaper).toBe(false);
    expect(
      summarizeBox([dokuIn('UPLOADED_BANK', dokuKinds.clientOnPaper), archived]).allPaper,
    ).toBe(true);
    expect(
      summarizeBox([
        dokuIn('UPLOADED_BANK', dokuKinds.clientOnPaper),
        dokuIn('UPLOADED_BANK', dokuKinds.clientInEnvelope),
      ]).allPaper,
    ).toBe(false);
  });

  it('[R4.1] count only used documents as finished and archived, and need at least one', () => {
    const unused = dokuIn('UPLOADED_BANK', {}, { usedInBox: false });
    expect(summarizeBox([archived, unused])).toMatchObject({
      everyDokuFinished: true,
      everyDokuArchived: true,
    });
    expect(summarizeBox([archived, dokuIn('PAPER_SIGNED', dokuKinds.clientOnPaper)])).toMatchObject(
      {
        everyDokuFinished: true,
        everyDokuArchived: false,
        everyPaperSigned: true,
      },
    );
    expect(summarizeBox([unused])).toMatchObject({ everyDokuFinished: false });
    expect(summarizeBox([archived, dokuIn('UPLOADED_BANK')]).everyDokuFinished).toBe(false);
  });

  it('[A-206] count a signature, a signed file, confirmed paper or an archived document', () => {
    const any = (...dokus: Parameters<typeof summarizeBox>[0]) =>
      summarizeBox(dokus).anySignatureOrArchive;
    const done = [participant('BANK_1STLEVELSIGNATORY', { participantState: 'DONE' })];
    expect(any(dokuIn('UPLOADED_BANK'))).toBe(false);
    expect(any(archived)).toBe(true);
    expect(any(dokuIn('UPLOADED_CLIENT', { uploadedDocumentSigned: true }))).toBe(true);
    expect(any(dokuIn('PAPER_SIGNED', { clientSigned: true }))).toBe(true);
    expect(any(dokuIn('WAITING_BANK_SIGNATURE', {}, { participants: done }))).toBe(true);
  });

  it('[R8.7] include a complete setup if every used document is set up', () => {
    const open = dokuIn('UPLOADED_BANK', {}, { dokuSetupCompleted: false });
    expect(summarizeBox([archived]).everySetupCompleted).toBe(true);
    expect(summarizeBox([archived, open]).everySetupCompleted).toBe(false);
    expect(summarizeBox([archived, { ...open, usedInBox: false }]).everySetupCompleted).toBe(true);
  });
});
