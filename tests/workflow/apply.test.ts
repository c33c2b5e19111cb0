import { describe, expect, it } from 'vitest';
import { dokuStatuses, triggers } from '@dokubox/spec/enums.ts';
import {
  applyTrigger,
  enterStatus,
  refusalReasons,
  refusalRules,
} from '@dokubox/spec/workflow/apply.ts';
import { dokuMachine, dokuRows, machineOf, rowsFrom } from '@dokubox/spec/workflow/doku-machine.ts';
import {
  dokuStatusTable,
  initialStatus,
  statusSide,
} from '@dokubox/spec/workflow/doku-statuses.ts';
import { applyEffects } from '@dokubox/spec/workflow/effects.ts';
import { factsIn, dokuKinds } from '../../spec/workflow/fixtures/doku-kinds.ts';
import { brokenSentences } from './sentences/sentence.ts';
import { sentences } from './sentences/all.ts';
import { predicates } from '@dokubox/spec/workflow/predicates.ts';
import { resolverNames, resolvers, resolveTarget } from '@dokubox/spec/workflow/resolvers.ts';

const banker = { addedSendToClientInAux: false, archiveRoleOk: true };

describe('the rows', () => {
  it.each(sentences)('[$requirement] $says', (sentence) => {
    expect(brokenSentences([sentence])).toEqual([]);
  });

  it('[R4.8] use the eleven triggers of the specification, and three events of our own', () => {
    const used = new Set(dokuRows.map((row) => row.trigger));
    expect([...used].sort()).toEqual(
      [...triggers, 'ArchiveCompleted', 'ArchiveFailed', 'ValidateSignature'].sort(),
    );
  });

  it('[A-170] have unique ids and an origin', () => {
    expect(new Set(dokuRows.map((row) => row.id)).size).toBe(dokuRows.length);
    for (const row of dokuRows) expect(row.origin).toMatch(/^(§\d+|A-\d{3}|X-\d{2})$/);
  });

  it('[R4.8] only call-backs name a call-back, and every guard they name is used', () => {
    for (const row of dokuRows) {
      expect(row.callback !== undefined, row.id).toBe(row.trigger === 'SignCallback');
    }
    const named = new Set([
      ...dokuRows.flatMap((row) => [
        ...row.when,
        ...(row.disabledWhen ?? []).map(({ when }) => when),
      ]),
      ...Object.values(resolvers).flatMap(({ steps }) => steps.flatMap(({ when }) => [...when])),
    ]);
    const unused = Object.keys(predicates).filter((name) => !named.has(name as never));
    expect(unused).toEqual([]);
  });

  it('[R4.6] give every status a side, which the badge follows', () => {
    expect(Object.keys(dokuStatusTable)).toHaveLength(dokuStatuses.length);
    for (const status of dokuStatuses) {
      const { side, badge } = dokuStatusTable[status];
      expect(badge).toBe(side === 'CLIENT' ? 'teal' : 'black');
      expect(statusSide(status)).toBe(side);
      if (status.includes('CLIENT')) expect(side).toBe('CLIENT');
      if (status.includes('BANK')) expect(side).toBe('BANK');
    }
  });

  it('[A-148] start a document with the side that supplies it', () => {
    for (const provider of ['CLIENT', 'BANK'] as const) {
      expect(dokuStatusTable[initialStatus(provider)].initialFor).toBe(provider);
    }
  });

  it('[A-170] of a side start from statuses of that side, except for broken envelopes and papers the client signs', () => {
    const crossing = dokuRows
      .filter((row) => row.by !== 'SYSTEM')
      .flatMap((row) =>
        row.from
          .filter((status) => (statusSide(status) === 'CLIENT') !== (row.by === 'CLIENT'))
          .map((status) => `${status} ${row.by} ${row.trigger}`),
      );
    expect(crossing.sort()).toEqual([
      'WAITING_BANK_SIGNATURE CLIENT Upload',
      'WAITING_BANK_SIGNATURE_2 CLIENT Upload',
      'WAITING_CLIENT_SIGNATURE BANKER SendForArchiving',
      'WAITING_CLIENT_SIGNATURE BANKER SendForResigning',
      'WAITING_CLIENT_SIGNATURE BANKER SendToClient',
      'WAITING_CLIENT_SIGNATURE BANKER Upload',
      'WAITING_FOR_PAPER_SIGNING CLIENT PrintedAndPaperSigned',
      'WAITING_FOR_PAPER_SIGNING CLIENT Upload',
    ]);
  });
});

describe('applying a trigger', () => {
  it('[A-170] names the row, and does not change the given facts', () => {
    const before = factsIn('UPLOADED_CLIENT');
    const result = applyTrigger(before, 'SendToBank', 'CLIENT', banker);
    expect(result).toMatchObject({ ok: true, status: 'UNDER_REVIEW_BANK', row: { id: 'T10' } });
    expect(before).toEqual(factsIn('UPLOADED_CLIENT'));
  });

  it('[A-170] fails with a code that gives the reason', () => {
    const at = (status: Parameters<typeof factsIn>[0]) => factsIn(status);
    expect(applyTrigger(at('ARCHIVED'), 'SendToArchive', 'BANKER', banker)).toEqual({
      ok: false,
      reason: 'TRIGGER_NOT_IN_STATUS',
    });
    expect(applyTrigger(at('WAITING_ARCHIVAL'), 'SendToArchive', 'BANKER', banker)).toEqual({
      ok: false,
      reason: 'GUARD_NOT_MET',
    });
    expect(applyTrigger(at('WAITING_CLIENT_UPLOAD'), 'Upload', 'CLIENT', banker)).toEqual({
      ok: false,
      reason: 'OUTCOME_REQUIRED',
    });
    const scan = { ...banker, outcome: 'scan' } as const;
    expect(applyTrigger(at('WAITING_CLIENT_UPLOAD'), 'Upload', 'CLIENT', scan)).toEqual({
      ok: false,
      reason: 'OUTCOME_REFUSED',
    });
    expect(Object.keys(refusalRules)).toEqual([...refusalReasons]);
  });

  it('[A-167] changes nothing for a call-back without its action', () => {
    const facts = factsIn('WAITING_CLIENT_SIGNATURE', {
      ...dokuKinds.clientInEnvelope,
      envelope: 'WAITING_SIGNATURE',
    });
    expect(applyTrigger(facts, 'SignCallback', 'SYSTEM', banker).ok).toBe(false);
  });

  it('[R4.8] does nothing for a trigger without its row', () => {
    const machine = machineOf(dokuRows.filter((row) => row.id !== 'T10'));
    const result = applyTrigger(
      factsIn('UPLOADED_CLIENT'),
      'SendToBank',
      'CLIENT',
      banker,
      machine,
    );
    expect(result).toEqual({ ok: false, reason: 'TRIGGER_NOT_IN_STATUS' });
    expect(rowsFrom(dokuMachine, 'ARCHIVED')).toEqual([]);
  });
});

describe('entering a status', () => {
  it('[R4.18] forgets the last signed file if the status needs a new one', () => {
    for (const status of dokuStatuses) {
      const after = enterStatus(factsIn('UPLOADED_BANK', { uploadedDocumentSigned: true }), status);
      const asks = /^WAITING_(CLIENT|BANK)_(SIGNATURE|FEEDBACK)/.test(status);
      expect(after.uploadedDocumentSigned, status).toBe(!asks);
    }
  });

  it('[X-08] counts rounds per side and stops at three', () => {
    let facts = factsIn('WAITING_CLIENT_FEEDBACK');
    const seen: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const sent = applyTrigger(facts, 'SendToBank', 'CLIENT', banker);
      if (!sent.ok) throw new Error(sent.reason);
      seen.push(sent.status);
      const back = applyTrigger(sent.facts, 'SendToClient', 'BANKER', banker);
      if (!back.ok) throw new Error(back.reason);
      facts = back.facts;
    }
    expect(seen).toEqual([
      'UNDER_REVIEW_BANK',
      'UNDER_REVIEW_BANK_1',
      'UNDER_REVIEW_BANK_2',
      'UNDER_REVIEW_BANK_3',
      'UNDER_REVIEW_BANK_3',
      'UNDER_REVIEW_BANK_3',
    ]);
    expect(facts.roundClient).toBe(0);
  });

  it('[A-128] repeats the archive check each time the document comes to the archive', () => {
    const esign = { ...dokuKinds.clientInEnvelope, archivePossible: true };
    const to = (from: 'WAITING_CLIENT_SIGNATURE' | 'UNDER_ARCHIVING') =>
      enterStatus(factsIn(from, esign), 'WAITING_ARCHIVAL').archivePossible;
    expect(to('WAITING_CLIENT_SIGNATURE')).toBeNull();
    expect(to('UNDER_ARCHIVING')).toBe(true);
    expect(enterStatus(factsIn('UPLOADED_BANK'), 'WAITING_ARCHIVAL').archivePossible).toBe(true);
    const left = enterStatus(factsIn('WAITING_ARCHIVAL', esign), 'WAITING_CLIENT_FEEDBACK');
    expect(left.archivePossible).toBeNull();
  });
});

describe('effects and resolvers', () => {
  it('[A-170] effects run in order, each on the result of the one before', () => {
    const facts = factsIn('WAITING_ARCHIVAL', {
      ...dokuKinds.clientInEnvelope,
      clientSigned: true,
      signedOutsideDDE: true,
      envelope: 'REJECTED',
    });
    const names = ['restartSignatures', 'forgetOutsideSigning', 'startEnvelope'] as const;
    expect(applyEffects(names, facts).envelope).toBe('WAITING_SIGNATURE');
    expect(applyEffects([...names].reverse(), facts).envelope).toBe('NONE');
  });

  it('[A-170] every resolver ends in a step that always applies', () => {
    for (const name of resolverNames) {
      const { steps } = resolvers[name];
      expect(steps.at(-1)?.when, name).toEqual([]);
      expect(steps.slice(0, -1).every(({ when }) => when.length > 0)).toBe(true);
      expect(dokuStatuses).toContain(resolveTarget(name, factsIn('UPLOADED_BANK'), banker));
    }
  });
});
