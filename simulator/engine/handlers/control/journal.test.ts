import { describe, expect, it } from 'vitest';
import { Journal, type AnsweredRequest } from './journal.ts';

const at = Date.UTC(2026, 2, 2, 8);

function request(body?: unknown, change: Partial<AnsweredRequest> = {}): AnsweredRequest {
  return { operationId: 'logout', method: 'POST', path: '/x', status: 204, body, ...change };
}

/** A body of so many thousand characters; single texts are cut where they are masked. */
const thousands = (count: number) => ({
  notes: Array.from({ length: count }, () => 'x'.repeat(1000)),
});

describe('the journal', () => {
  it('[R1.1] keeps the youngest thousand requests; their numbers go on', () => {
    const journal = new Journal();
    for (let made = 0; made < 1002; made += 1) journal.add(request(), at);
    expect([journal.entries.length, journal.entries[0]?.number]).toEqual([1000, 3]);
    journal.clear();
    journal.add(request(), at);
    expect(journal.entries.map(({ number }) => number)).toEqual([1003]);
  });

  it('[R1.1] keeps no body beyond its share, and not more than its share of all', () => {
    const journal = new Journal();
    journal.add(request(thousands(50)), at);
    journal.add(request(thousands(1), { bodySize: 16_001 }), at);
    for (const { body } of journal.entries) expect(body).toEqual({ leftOut: 'too large' });
    for (let made = 0; made < 400; made += 1) journal.add(request(thousands(14)), at);
    const size = JSON.stringify(journal.entries).length;
    expect(size).toBeGreaterThan(3_500_000);
    expect(size).toBeLessThan(4_500_000);
    expect(journal.entries.at(-1)?.number).toBe(402);
  });

  it('[R9.9] masks what is secret in bodies and addresses, but for uploaded logs', () => {
    const journal = new Journal();
    const body = { entries: [{ pin: '1234' }] };
    journal.add(request(body, { path: '/x?id-token=abc&page=2' }), at);
    journal.add(request(body, { operationId: 'uploadLogs' }), at);
    const [masked, logs] = journal.entries;
    expect([masked?.path, masked?.body]).toEqual([
      '/x?id-token=***&page=2',
      { entries: [{ pin: '***' }] },
    ]);
    expect(logs?.body).toEqual(body);
    expect(masked?.at).toBe('2026-03-02T08:00:00.000Z');
  });

  it('[R1.1] tells a form and a list without its body', () => {
    const journal = new Journal();
    journal.add(request(undefined), at);
    journal.add(request(['a']), at);
    expect(journal.entries.map((entry) => 'body' in entry)).toEqual([false, false]);
  });
});
