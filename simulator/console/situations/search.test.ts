import { describe, expect, it } from 'vitest';
import type { ScenarioSummary } from '@dokubox/spec/control/schemas/worlds.ts';
import { ranked } from './ranked.ts';
import { searchScenarios } from './search.ts';

const scenario = (name: string, tenants: ScenarioSummary['tenants'], title: string) => ({
  name,
  title,
  description: 'Someone waits.',
  try: ['Wait as well.'],
  tenants,
  users: [{ key: 'bankerRm', userType: 'BANKER' as const, title: 'Relationship manager' }],
});
const scenarios = [
  scenario('signing-rejected', ['CZ', 'RO'], 'A signature was refused'),
  scenario('empty', ['RO'], 'Příliš nothing'),
];
const names = (search: string, tenant: 'CZ' | 'RO' = 'RO') =>
  searchScenarios(scenarios, search, tenant).map(({ name }) => name);

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

  it('knows statuses by their names and in words', () => {
    const statuses = new Map([['empty', ['WAITING_CLIENT_UPLOAD']]]);
    const hits = (search: string) => searchScenarios(scenarios, search, 'RO', statuses).length;
    expect([
      hits('waiting client upload'),
      hits('waiting_client_upload'),
      hits('bank_upload'),
    ]).toEqual([1, 1, 0]);
  });
});

describe('situations in their rank', () => {
  const people = [
    { key: 'client1', userType: 'CLIENT' as const, title: 'Signs for the company' },
    { key: 'bankerRm', userType: 'BANKER' as const, title: 'Relationship manager' },
  ];
  const everyday = { ...scenario('told', ['RO'], 'Everyday'), description: 'One refused.' };
  const all = [everyday, scenarios[0]!].map((one) => ({ ...one, users: people }));
  const ranks = (search: string, preferred?: 'CZ') =>
    ranked(all, search, preferred).map(({ scenario: { name }, tenant, user }) =>
      [name, tenant, user.key].join(' '),
    );

  it('lead with what a title says, before what a description mentions', () => {
    expect(ranks('ro refused banker')).toEqual([
      'signing-rejected RO bankerRm',
      'told RO bankerRm',
    ]);
  });

  it('start with the bank of the tester among equals', () => {
    expect(ranks('signing-rejected client1')[0]).toBe('signing-rejected CZ client1');
    expect(ranks('refused client1', 'CZ')[0]).toBe('signing-rejected CZ client1');
    expect(ranks('nothing-of-it')).toEqual([]);
  });
});
