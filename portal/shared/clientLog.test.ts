import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { ClientLog, type LogSurroundings } from './clientLog.ts';

type Entries = Parameters<LogSurroundings['send']>[0];

const flowId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
let sent: { entries: Entries; carried: boolean }[];
let log: ClientLog;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
  sent = [];
  log = new ClientLog({
    send: (entries, carried) => sent.push({ entries, carried }),
    now: () => new Date(),
    flowId,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the log of the portal', () => {
  it('[R9.9] sends its entries together after five seconds, and nothing if there are none', () => {
    expect(vi.getTimerCount()).toBe(0);
    log.write('info', 'first');
    vi.advanceTimersByTime(limits.logFlushMs - 1);
    log.write('debug', 'second', { count: 2 });
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      {
        carried: true,
        entries: [
          { level: 'info', message: 'first', timestamp: '2026-03-02T08:00:00.000Z', flowId },
          {
            level: 'debug',
            message: 'second',
            context: { count: 2 },
            timestamp: '2026-03-02T08:00:04.999Z',
            flowId,
          },
        ],
      },
    ]);
    vi.advanceTimersByTime(limits.logFlushMs * 10);
    expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('[R9.9] masks secrets when an entry is written, at any depth', () => {
    log.write('error', 'sent {"password":"Tajna-7"} with ?id_token=abc', {
      a: { b: [{ 'Security-Pin': '1234', name: 'anna' }] },
      stack: 'at /x?otp=246810',
    });
    log.flush();
    const [entry] = sent[0]?.entries ?? [];
    expect(entry?.message).toBe('sent {"password":"***"} with ?id_token=***');
    expect(entry?.context).toEqual({
      a: { b: [{ 'Security-Pin': '***', name: 'anna' }] },
      stack: 'at /x?otp=***',
    });
  });

  it('[R9.9] is bounded: the oldest entries are dropped, and their number is recorded', () => {
    for (let written = 0; written < limits.logBufferMax + 7; written += 1) {
      log.write('debug', `entry ${written}`);
    }
    log.flush();
    const entries = sent[0]?.entries ?? [];
    expect(entries).toHaveLength(limits.logBufferMax);
    expect(entries[0]).toMatchObject({ message: 'Entries were lost', context: { count: 8 } });
    expect(entries[1]?.message).toBe('entry 8');
    log.write('info', 'next');
    log.flush();
    expect(sent[1]?.entries.map(({ message }) => message)).toEqual(['next']);
  });

  it('[R9.9] sends the newest entries that a closing page may still send, and stops its timer', () => {
    for (let written = 0; written < 40; written += 1) log.write('info', `${written}`.padEnd(3000));
    log.stop();
    const [last] = sent;
    expect(last?.carried).toBe(true);
    expect(JSON.stringify(last?.entries).length).toBeLessThan(31_000);
    expect(last?.entries.at(-1)?.message).toContain('39');
    expect(last?.entries.length).toBeGreaterThan(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[R9.9] loses nothing of a batch that is too large for a closing page while the page stays', () => {
    for (let written = 0; written < 40; written += 1) log.write('info', `${written}`.padEnd(3000));
    log.flush();
    expect(sent.map(({ entries, carried }) => [entries.length, carried])).toEqual([[40, false]]);
  });
});
