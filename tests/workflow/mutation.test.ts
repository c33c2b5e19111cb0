import { describe, expect, it } from 'vitest';
import { dokuRows, machineOf } from '@dokubox/spec/workflow/doku-machine.ts';
import type { EffectName } from '@dokubox/spec/workflow/effects.ts';
import { sentences } from './sentences/all.ts';
import { brokenSentences } from './sentences/sentence.ts';
import { allContexts } from './walk-codes.ts';
import { walkAll } from './walk.ts';
import type { DokuRow } from '@dokubox/spec/workflow/rows.ts';

/** Spread evenly, because 61 shares no factor with the powers of two of the flags. */
const sample = [...allContexts()].filter((_context, position) => position % 61 === 0);

/** Problems the walk finds, apart from rows that no longer fire. */
function walkProblems(rows: readonly DokuRow[]): readonly string[] {
  return [...walkAll(machineOf(rows), sample).problems.keys()];
}

const baseline = new Set(walkProblems(dokuRows));

/**
 * Whether neither a sentence nor a rule of the walk notices the changed rows. The sentences are
 * quicker, so they come first.
 */
const isUnnoticed = (rows: readonly DokuRow[]) =>
  brokenSentences(sentences, machineOf(rows)).length === 0 &&
  !walkProblems(rows).some((problem) => !baseline.has(problem));

/** The rows with one effect of one row replaced. */
function bent(id: string, effect: EffectName, instead: readonly EffectName[]): readonly DokuRow[] {
  const swap = (names: readonly EffectName[]): readonly EffectName[] =>
    names.flatMap((name) => (name === effect ? instead : [name]));
  return dokuRows.map((row) =>
    row.id !== id
      ? row
      : {
          ...row,
          effects: swap(row.effects),
          ...(row.outcomes && {
            outcomes: row.outcomes.map((outcome) => ({
              ...outcome,
              effects: swap(outcome.effects),
            })),
          }),
        },
  );
}

describe('the checks of the lifecycle', () => {
  it('[A-170] notice any removed row', () => {
    const survivors = dokuRows.filter((row) => isUnnoticed(dokuRows.filter((one) => one !== row)));
    console.log(
      `mutation, a row removed: ${dokuRows.length} mutants, ${survivors.length} survive the ` +
        `${sentences.length} sentences and the walk over ${sample.length} contexts`,
    );
    expect(survivors.map(({ id }) => id)).toEqual([]);
  });

  it('[A-170] notice any row removed from any one of its statuses', () => {
    const cells = dokuRows.flatMap((row) => row.from.map((status) => ({ row, status })));
    const survivors = cells.filter(({ row, status }) => {
      const from = row.from.filter((other) => other !== status);
      const rows = dokuRows.map((other) => (other === row ? { ...row, from } : other));
      return brokenSentences(sentences, machineOf(rows)).length === 0;
    });
    console.log(
      `mutation, a row removed from one status: ${cells.length} mutants, ${survivors.length} survive`,
    );
    expect(survivors.map(({ row, status }) => `${row.id} ${status}`)).toEqual([]);
  });

  it('[R4.16][R4.17][R4.18] notice any missing reason that disables an option', () => {
    const disabling = dokuRows.flatMap((row) =>
      (row.disabledWhen ?? []).map((rule) => ({ row, rule })),
    );
    const survivors = disabling.filter(({ row, rule }) => {
      const disabledWhen = (row.disabledWhen ?? []).filter((other) => other !== rule);
      const rows = dokuRows.map((other) => (other === row ? { ...row, disabledWhen } : other));
      return brokenSentences(sentences, machineOf(rows)).length === 0;
    });
    expect(disabling.length).toBeGreaterThan(11);
    expect(survivors.map(({ row, rule }) => `${row.id} ${rule.reason}`)).toEqual([]);
  });

  it('[R4.17] notice reasons in the wrong order, the last need before the first', () => {
    const several = dokuRows.filter(({ disabledWhen = [] }) => disabledWhen.length > 1);
    const survivors = several.filter((row) => {
      const disabledWhen = [...(row.disabledWhen ?? [])].reverse();
      const rows = dokuRows.map((other) => (other === row ? { ...row, disabledWhen } : other));
      return brokenSentences(sentences, machineOf(rows)).length === 0;
    });
    expect(several.map(({ id }) => id)).toEqual(['T29', 'T36', 'T37']);
    expect(survivors.map(({ id }) => id)).toEqual([]);
  });

  it('[A-170] notice any missing effect', () => {
    const changing = dokuRows.flatMap((row) =>
      [...row.effects, ...(row.outcomes ?? []).flatMap(({ effects }) => [...effects])]
        // Storing a scan changes no fact, so there is nothing to notice.
        .filter((effect) => effect !== 'paperScanStored')
        .map((effect) => ({ id: row.id, effect })),
    );
    const survivors = changing.filter(({ id, effect }) => isUnnoticed(bent(id, effect, [])));
    console.log(
      `mutation, an effect removed: ${changing.length} mutants, ${survivors.length} survive`,
    );
    expect(survivors.map(({ id, effect }) => `${id} ${effect}`)).toEqual([]);
  });

  it('[A-170] notice any missing guard', () => {
    const guards = dokuRows.flatMap((row) => row.when.map((guard) => ({ row, guard })));
    const survivors = guards.filter(({ row, guard }) => {
      const when = row.when.filter((other) => other !== guard);
      return isUnnoticed(dokuRows.map((other) => (other === row ? { ...row, when } : other)));
    });
    console.log(`mutation, a guard removed: ${guards.length} mutants, ${survivors.length} survive`);
    expect(survivors.map(({ row, guard }) => `${row.id} ${guard}`)).toEqual([]);
  });

  it.each([
    ['T21', 'a signature made in a broken envelope is kept', 'leaveEnvelope', ['withoutEnvelope']],
    ['T05', 'bank signatures outlive a new file', 'clientFileUnsigned', ['foundNotArchivable']],
  ] as const)('[A-170] %s: %s, and the walk notices it', (id, _case, effect, instead) => {
    const problems = walkProblems(bent(id, effect, instead)).filter(
      (problem) => !baseline.has(problem),
    );
    expect(problems.some((problem) => problem.startsWith('invariant: '))).toBe(true);
  });
}, 120_000);
