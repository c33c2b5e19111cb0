import type { Assumption } from '@dokubox/spec/assumptions.ts';

/** One decision in the register. */
export interface AssumptionRow extends Assumption {
  readonly id: string;
}

const ROW = /^\| *([AX]-\d+) *\|/;
const SECTION = /^## (\d+)\./;

/** The section of each line of the specification, with lines counted from 1. */
function sectionsByLine(specification: string): readonly number[] {
  let section = 0;
  return [0].concat(
    specification.split('\n').map((line) => {
      section = Number(SECTION.exec(line)?.[1] ?? section);
      return section;
    }),
  );
}

function cellsOf(line: string): string[] {
  return line
    .replaceAll('\\|', '\u0000')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\u0000', '|').replaceAll('\\*', '*').trim());
}

/** Sections named by a cell of line numbers such as `L36 vs L22, L28` or `17-28`. */
function sectionsOf(cell: string, byLine: readonly number[]): string {
  const named = [...cell.matchAll(/§(\d+)/g)].map(([, section]) => Number(section));
  const lines = [...cell.replaceAll(/§\d+/g, '').matchAll(/\d+/g)].map(([line]) => Number(line));
  const sections = new Set([...named, ...lines.map((line) => byLine[line] ?? 0)]);
  sections.delete(0);
  return [...sections]
    .sort((a, b) => a - b)
    .map((section) => `§${section}`)
    .join(', ');
}

/** Replaces `L249` and `L17-28` in a text by their sections. */
function withSections(text: string, byLine: readonly number[]): string {
  return text.replaceAll(/\bL(\d+)(?:-\d+)?/g, (_whole, line: string) => {
    return `§${byLine[Number(line)] ?? 0}`;
  });
}

/**
 * Reads the register of decisions.
 * @param register text of `docs/assumptions.md`
 * @param specification text of `docs/specification.md`, whose lines the register names
 */
export function readAssumptions(register: string, specification: string): AssumptionRow[] {
  const byLine = sectionsByLine(specification);
  return register.split('\n').flatMap((line) => {
    const id = ROW.exec(line)?.[1];
    if (id === undefined) return [];
    const cells = cellsOf(line);
    const texts = cells.map((cell) => withSections(cell, byLine));
    // Rules of our own have only an id and a decision.
    if (cells.length === 2) return [{ id, where: '', gap: '', decision: texts[1] ?? '' }];
    const where = sectionsOf(cells[1] ?? '', byLine);
    return [{ id, where, gap: texts[2] ?? '', decision: texts[3] ?? '' }];
  });
}

/** The table by id, as the contract carries it. */
export function assumptionsById(
  rows: readonly AssumptionRow[],
): Readonly<Record<string, Assumption>> {
  return Object.fromEntries(rows.map(({ id, ...said }) => [id, said]));
}
