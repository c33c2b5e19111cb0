import { describe, expect, it } from 'vitest';
import { curlOf } from './curlOf.ts';

const from = {
  entry: {
    number: 1,
    at: '2026-11-23T10:00:00.000Z',
    operationId: 'renameDokubox',
    method: 'POST',
    path: '/dde/dokubox/renameDokuBox',
    status: 409,
    verdict: 'KEPT',
    durationMs: 4,
    body: { newCustomName: "O'Brien" },
  },
  user: { key: 'bankerRm', userType: 'BANKER' },
  world: { worldId: 'w1', tenant: 'CZ' },
  origin: 'http://localhost:4010',
} as const;

describe('a request as curl', () => {
  it('[A-406] signs the same user in first, and sends what was sent, each text as one word', () => {
    const lines = curlOf(from).split('\n');
    expect(lines[0]).toBe(
      "curl -s -o /dev/null -c dokubox-cookies.txt 'http://localhost:4010/__sim/open/w1?user=bankerRm' &&",
    );
    expect(lines[1]).toBe(
      "curl -i -b dokubox-cookies.txt -X POST 'http://localhost:4010/dde/dokubox/renameDokuBox' \\",
    );
    expect(lines).toContain("  -H 'X-Flow-Type: BANKER' \\");
    expect(lines.at(-1)).toBe(`  --data '{"newCustomName":"O'\\''Brien"}'`);
  });

  it('[A-406] signs no one in for a call without a session', () => {
    const { body: _body, ...entry } = from.entry;
    const text = curlOf({ ...from, entry, user: undefined });
    expect(text).not.toContain('-c dokubox-cookies.txt');
    expect(text).not.toContain('Content-Type');
    expect(text).toContain("-H 'X-Sim-World: w1'");
  });
});
