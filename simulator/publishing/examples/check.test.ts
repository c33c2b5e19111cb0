import { describe, expect, it } from 'vitest';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import { exampleProblems } from './check.ts';
import { storedExamples, type Example } from './stored.ts';

const stored = storedExamples();

function withOne(id: OperationId, change: (example: Example) => Example) {
  const [first, ...others] = stored[id] ?? [];
  if (!first) throw new Error(`no example of ${id}`);
  return { ...stored, [id]: [change(first), ...others] };
}

describe('the examples of the contract', () => {
  it('match their schemas, show every operation, and return only listed errors', () => {
    expect(exampleProblems(stored)).toEqual([]);
  });

  it('come from every tenant', () => {
    const tenants = new Set(Object.values(stored).flatMap((list) => list.map((one) => one.tenant)));
    expect(tenants.size).toBe(7);
  });

  it.each<[string, ReturnType<typeof withOne>]>([
    ['getClock: has no example', { ...stored, getClock: [] }],
    [
      '431 dde.error.invalidHeader: no example shows it',
      { ...stored, getHealth: stored.getHealth?.filter(({ status }) => status !== 431) ?? [] },
    ],
    ['must have required', withOne('loadDokubox', (one) => ({ ...one, answer: { id: 'x' } }))],
    ['is not listed', withOne('getClock', (one) => ({ ...one, status: 409, answer: {} }))],
    [
      "required property 'content'",
      withOne('addMessage', (one) => ({ ...one, request: { body: {} } })),
    ],
  ])('are rejected if %s', (words, changed) => {
    expect(exampleProblems(changed).join('\n')).toContain(words);
  });
});
