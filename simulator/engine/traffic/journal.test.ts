import { describe, expect, it } from 'vitest';
import { entriesOf, exchangeOf } from './journal-entries.ts';
import { keptHeadersOf, Journal, type AnsweredRequest, type Kept } from './journal.ts';

const at = Date.UTC(2026, 2, 2, 8);

function request(body?: unknown, change: Partial<AnsweredRequest> = {}): AnsweredRequest {
  return {
    operationId: 'logout',
    method: 'POST',
    path: '/x',
    status: 204,
    verdict: 'KEPT',
    durationMs: 1,
    body,
    ...change,
  };
}

/** A body with this many thousand characters, in parts because long texts are cut when masked. */
const thousands = (count: number) => ({
  notes: Array.from({ length: count }, () => 'x'.repeat(1000)),
});

describe('the journal', () => {
  it('[R1.1] keeps the latest thousand requests with continuous numbers', () => {
    const journal = new Journal();
    for (let made = 0; made < 1002; made += 1) journal.add(request(), at);
    expect([entriesOf(journal).length, entriesOf(journal)[0]?.number]).toEqual([1000, 3]);
    journal.clear();
    journal.add(request(), at);
    expect(entriesOf(journal).map(({ number }) => number)).toEqual([1003]);
  });

  it('[R1.1] keeps no body over its limit, and no more than the limit for all bodies', () => {
    const journal = new Journal();
    journal.add(request(thousands(50)), at);
    journal.add(request(thousands(1), { bodySize: 16_001 }), at);
    for (const { body } of entriesOf(journal)) expect(body).toEqual({ leftOut: 'too large' });
    for (let made = 0; made < 400; made += 1) journal.add(request(thousands(14)), at);
    const size = JSON.stringify(entriesOf(journal)).length;
    expect(size).toBeGreaterThan(3_500_000);
    expect(size).toBeLessThan(4_500_000);
    expect(entriesOf(journal).at(-1)?.number).toBe(402);
  });

  it('[R9.9] masks secrets in bodies and addresses, except in uploaded logs', () => {
    const journal = new Journal();
    const body = { entries: [{ pin: '1234' }] };
    journal.add(request(body, { path: '/x?id-token=abc&page=2' }), at);
    journal.add(request(body, { operationId: 'uploadLogs' }), at);
    const [masked, logs] = entriesOf(journal);
    expect([masked?.path, masked?.body]).toEqual([
      '/x?id-token=***&page=2',
      { entries: [{ pin: '***' }] },
    ]);
    expect(logs?.body).toEqual(body);
    expect(masked?.at).toBe('2026-03-02T08:00:00.000Z');
  });

  it('[A-421] masks headers and answers, and lists the cookie names', () => {
    const journal = new Journal();
    const answer = {
      headers: { 'content-type': 'application/json' },
      cookies: [{ name: 'dde-session' }],
      body: '{"idToken":"abc","rows":[1]}',
    };
    const headers = { 'x-id-token': 'abc', cookie: 'dde-session=abc; theme=dark', accept: '*/*' };
    journal.add(request(undefined, { headers, answer }), at);
    const kept = journal.find(1);
    expect(kept && exchangeOf(kept)).toMatchObject({
      requestHeaders: { 'x-id-token': '***', cookie: 'dde-session=***; theme=***', accept: '*/*' },
      responseHeaders: { 'content-type': 'application/json', 'set-cookie': 'dde-session=***' },
      responseBody: { idToken: '***', rows: [1] },
    });
  });

  it('[A-421] keeps the answers of the latest requests, each up to its limit, and no files', () => {
    const journal = new Journal();
    const answered = (body: unknown, headers: Record<string, string> = {}) => {
      journal.add(request(undefined, { answer: { headers, body } }), at);
      return journal.last;
    };
    const bodyOf = (number: number) => {
      const kept = journal.find(number);
      return kept && exchangeOf(kept).responseBody;
    };
    const oldest = answered('"old"');
    const file = answered(new Uint8Array(10));
    const long = answered(`"${'x'.repeat(64_000)}"`);
    const json = { 'content-type': 'application/json; charset=utf-8' };
    const asBytes = answered(new Uint8Array(2_000_000), json);
    const cut = answered('{"half');
    expect([oldest, file, long, asBytes, cut].map(bodyOf)).toEqual([
      'old',
      undefined,
      { leftOut: 'too large' },
      { leftOut: 'too large' },
      '{"half',
    ]);
    for (let made = 0; made < 8; made += 1) answered(JSON.stringify(thousands(60)));
    expect(bodyOf(oldest)).toEqual({ leftOut: 'forgotten' });
    expect(bodyOf(journal.last)).toEqual({ notes: thousands(60).notes });
    const kept = Array.from({ length: 8 }, (_, nth) => bodyOf(journal.last - nth));
    expect(kept.filter((body) => body && 'notes' in (body as object))).toHaveLength(6);
    expect(entriesOf(journal)).toHaveLength(13);
  });

  it('[A-421] lists the headers of each request as sent, however similar they are', () => {
    const journal = new Journal();
    const usual = { host: 'a', accept: '*/*', 'x-flow-id': '1', 'x-language': 'en' };
    const came: Readonly<Record<string, string>>[] = [
      usual,
      { ...usual },
      { ...usual, 'x-flow-id': '2' },
      { ...usual, host: 'b', accept: 'c', 'x-flow-id': '3', 'x-language': 'bg' },
      { host: 'b', accept: 'c', 'x-flow-id': '3' },
      { host: 'b', accept: 'c', 'x-flow-id': '3', 'content-length': '2' },
      { host: 'b', accept: 'c', 'x-flow-id': '4', 'x-language': 'bg' },
      { ...usual, 'x-flow-id': '5' },
    ];
    for (const headers of came) journal.add(request(undefined, { headers }), at);
    const kept = came.map((_, nth) => journal.find(nth + 1) as Kept);
    expect(kept.map(keptHeadersOf)).toEqual(came);
    expect([kept[1]?.headers, kept[2]?.headers]).toEqual([usual, usual]);
    for (const shared of kept.slice(1, 3)) expect(shared.headers).toBe(came[0]);
  });

  it('[R1.1] lists a form or a list without its body', () => {
    const journal = new Journal();
    journal.add(request(undefined), at);
    journal.add(request(['a']), at);
    expect(entriesOf(journal).map((entry) => 'body' in entry)).toEqual([false, false]);
  });
});
