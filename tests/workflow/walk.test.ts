import { beforeAll, describe, expect, it } from 'vitest';
import { clientSignatureSystems, dokuStatuses } from '@dokubox/spec/enums.ts';
import { dokuMachine, dokuRows, machineOf } from '@dokubox/spec/workflow/doku-machine.ts';
import { freshFacts } from '@dokubox/spec/workflow/facts.ts';
import { allContexts, decode, encode, type WalkContext } from './walk-codes.ts';
import { emptyReport, invariants, walkAll, type WalkReport } from './walk.ts';

const everything = [...allContexts()];

/**
 * Contexts spread evenly over all of them, because 61 shares no factor with the powers of two of
 * the flags.
 */
function sample(step: number): readonly WalkContext[] {
  return everything.filter((_context, position) => position % step === 0);
}

describe('the walk over every combination of flags', () => {
  let report: WalkReport = emptyReport();
  beforeAll(() => {
    report = walkAll(dokuMachine, everything);
  }, 120_000);

  it('[R4.6] finds no fault: nothing stuck, nothing ambiguous, every row fires, every rule kept', () => {
    console.log(
      `walk: ${report.contexts} contexts, ${report.configurations} configurations, ` +
        `${report.statuses.size}/${dokuStatuses.length} statuses, ${dokuRows.length} rows in ` +
        `${report.fired.size} places, ${invariants.length} rules, ` +
        `at most ${report.mostOptions} options, ${report.problems.size} problems`,
    );
    expect([...report.problems.keys()]).toEqual([]);
  });

  it('[R4.6] covers every combination and reaches all 26 statuses', () => {
    expect(report.contexts).toBe(3072);
    expect(report.configurations).toBeGreaterThan(800_000);
    expect(report.statuses.size).toBe(26);
  });

  it('[R4.8] each status shows each side these options and no others', () => {
    const seen = [...report.options].map(
      ([cell, names]) => `${cell}: ${[...names].sort().join(' ')}`,
    );
    const clientReview = 'ContinueToSigning SendForArchiving SendToBank';
    const bankDecides = 'SendForArchiving SendForSigning SendToClient';
    const suffixes = ['', '_1', '_2', '_3'];
    expect(seen.sort()).toEqual(
      [
        'UPLOADED_CLIENT CLIENT: SendForResigning SendToBank SendToBankForSigning',
        `UPLOADED_BANK BANKER: ${bankDecides}`,
        `UNDER_NEGOTIATION_CLIENT CLIENT: ${clientReview}`,
        `UNDER_NEGOTIATION_BANK BANKER: ${bankDecides}`,
        ...suffixes.map((suffix) => `UNDER_REVIEW_CLIENT${suffix} CLIENT: ${clientReview}`),
        ...suffixes.map((suffix) => `UNDER_REVIEW_BANK${suffix} BANKER: ${bankDecides}`),
        'WAITING_CLIENT_FEEDBACK CLIENT: SendToBank SendToBankForSigning',
        `WAITING_BANK_FEEDBACK BANKER: ${bankDecides}`,
        'WAITING_CLIENT_SIGNATURE CLIENT: SendToBank SendToBankForSigning',
        'WAITING_CLIENT_SIGNATURE BANKER: SendForArchiving SendForResigning SendToClient',
        'WAITING_BANK_SIGNATURE BANKER: ContinueToSigning SendForArchiving SendForResigning SendToClient',
        'WAITING_BANK_SIGNATURE_AUX BANKER: ContinueToSigning SendForArchiving SendToClient',
        'WAITING_BANK_SIGNATURE_2 BANKER: SendForArchiving SendForResigning SendToClient',
        'WAITING_CLIENT_ACKNOWLEDGEMENT CLIENT: SendForArchiving SendToBank',
        'WAITING_ARCHIVAL BANKER: SendForResigning SendToArchive SendToClient',
        'WAITING_FOR_PAPER_SIGNING CLIENT: PrintedAndPaperSigned',
        'WAITING_FOR_PAPER_SIGNING BANKER: PrintedAndPaperSigned SendToClient',
        'PAPER_SIGNED BANKER: SendForArchiving',
      ].sort(),
    );
  });

  it('[R4.8] a card never has more than three options at once', () => {
    expect(report.mostOptions).toBe(3);
  });
}, 120_000);

describe('the foundations of the walk', () => {
  it('[A-170] a configuration survives its encoding as an integer', () => {
    const fixed = sample(1009)[1]?.facts;
    if (!fixed) throw new Error('no context');
    const facts = {
      ...freshFacts(fixed),
      status: 'PAPER_SIGNED',
      envelope: 'CANCELLED',
      archivePossible: false,
      roundBank: 3,
      roundClient: 2,
      signedOutsideDDE: true,
      bank2Signed: true,
    } as const;
    expect(decode(encode(facts), fixed)).toEqual(facts);
    const codes = dokuStatuses.map((status) => encode({ ...facts, status }));
    expect(new Set(codes).size).toBe(dokuStatuses.length);
  });

  it('[A-104] the electronic systems of the client behave alike, so one represents all three', () => {
    const electronic = sample(61).filter(
      ({ facts }) => facts.clientSignatureSystem === 'ESAW_DISPOSABLE',
    );
    const figures = clientSignatureSystems
      .filter((system) => system !== 'NA')
      .map((clientSignatureSystem) => {
        const contexts = electronic.map(({ facts, context }) => ({
          facts: { ...facts, clientSignatureSystem },
          context,
        }));
        const { configurations, fired } = walkAll(dokuMachine, contexts);
        return { configurations, fired: [...fired] };
      });
    expect(figures[0]?.configurations).toBeGreaterThan(5_000);
    expect(figures[1]).toEqual(figures[0]);
    expect(figures[2]).toEqual(figures[0]);
  });

  it('[R4.9] without the role nothing is archived', () => {
    const contexts = sample(61).map(({ facts, context }) => ({
      facts,
      context: { ...context, archiveRoleOk: false },
    }));
    const { statuses } = walkAll(dokuMachine, contexts);
    expect(statuses.has('WAITING_ARCHIVAL')).toBe(true);
    expect(statuses.has('UNDER_ARCHIVING')).toBe(false);
  });

  it('[A-170] a duplicated row is found ambiguous', () => {
    const row = dokuRows.find(({ id }) => id === 'T17');
    if (!row) throw new Error('no T17');
    const doubled = machineOf([...dokuRows, { ...row, id: 'T99', to: 'WAITING_CLIENT_FEEDBACK' }]);
    const problems = [...walkAll(doubled, sample(61)).problems.keys()];
    expect(problems).toEqual(['ambiguous: UPLOADED_BANK BANKER SendToClient']);
  });
}, 60_000);
