import { describe, expect, it } from 'vitest';
import type { ScenarioSummary } from '@dokubox/spec/schemas/simulation.ts';
import { found } from './search.ts';

const scenario = (name: string, tenants: ScenarioSummary['tenants'], title: string) => ({
  name,
  title,
  description: 'Someone waits.',
  tenants,
  users: [{ key: 'bankerRm', userType: 'BANKER' as const, title: 'Relationship manager' }],
});
const scenarios = [
  scenario('signing-rejected', ['CZ', 'RO'], 'A signature was refused'),
  scenario('empty', ['RO'], 'Příliš nothing'),
];
const names = (search: string, tenant: 'CZ' | null = null) =>
  found(scenarios, search, tenant).map(({ name }) => name);

describe('a search for situations', () => {
  it('finds what has every word, in any order and any field', () => {
    expect(names('ro refused banker')).toEqual(['signing-rejected']);
    expect(names('manager')).toEqual(['signing-rejected', 'empty']);
    expect(names('refused nothing')).toEqual([]);
  });

  it('does without marks and capitals', () => {
    expect(names('PRILIS')).toEqual(['empty']);
  });

  it('keeps to a tenant', () => {
    expect(names('', 'CZ')).toEqual(['signing-rejected']);
  });
});
