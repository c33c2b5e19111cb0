import { describe, expect, it } from 'vitest';
import { assumptionsById, readAssumptions } from './assumptions.ts';

const specification = ['# Title', '## 1. One', 'a', 'b', '## 2. Two', 'c', 'd'].join('\n');
const register = [
  'Text that is no row.',
  '| Id | Where | Gap | Decision | Basis |',
  '|---|---|---|---|---|',
  '| A-001 | L3 vs L6, L7 | Which \\| one | As L6-7 says: `a\\|b` (§9) | F somebody |',
  "| A-260 | The portal's own rule |",
  '| X-01 | 3 vs 7 | "this" | That |',
].join('\n');

describe('the register of decisions', () => {
  const rows = readAssumptions(register, specification);

  it('has sections instead of the register’s line numbers', () => {
    expect(rows).toEqual([
      { id: 'A-001', where: '§1, §2', gap: 'Which | one', decision: 'As §2 says: `a|b` (§9)' },
      { id: 'A-260', where: '', gap: '', decision: "The portal's own rule" },
      { id: 'X-01', where: '§1, §2', gap: '"this"', decision: 'That' },
    ]);
  });

  it('becomes a table by id with the same content', () => {
    expect(assumptionsById(rows)).toMatchObject({
      'A-260': { where: '', gap: '', decision: "The portal's own rule" },
      'X-01': { where: '§1, §2', gap: '"this"', decision: 'That' },
    });
    expect(Object.keys(assumptionsById(rows))).toEqual(['A-001', 'A-260', 'X-01']);
  });
});
