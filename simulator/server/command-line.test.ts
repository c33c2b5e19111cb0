import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultInFlight } from './body/admit-bodies.ts';
import { readCommandLine, usage, UsageError } from './command-line.ts';

describe('the command line', () => {
  it('has defaults for everything', () => {
    expect(readCommandLine([], {})).toEqual({
      port: 4010,
      host: '127.0.0.1',
      scenarios: undefined,
      dev: false,
      mode: 'development',
      environment: 'local',
      badge: true,
      journal: true,
      controlToken: undefined,
      trustedProxies: [],
      embedOrigins: [],
      identityProviders: [],
      data: undefined,
      store: 'folder',
      bounds: { uploadBytes: 512 * 1024 * 1024, boxes: 20_000, messages: 10_000 },
      worldLimits: { most: 5000, keepIdleMs: 30 * 24 * 60 * 60_000 },
      bodiesInFlight: Math.floor(defaultInFlight() / 2 ** 20) * 2 ** 20,
      help: false,
    });
  });

  it('reads arguments before the environment, and an empty variable as none', () => {
    const env = { PORT: '5000', HOST: '', SIM_ENVIRONMENT: 'uat', SIM_CONTROL_TOKEN: 't' };
    const read = readCommandLine(['--port', '0', '--mode=production', '--dev'], env);
    expect(read).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      mode: 'production',
      dev: true,
      environment: 'uat',
      controlToken: 't',
    });
    expect(readCommandLine([], env).port).toBe(5000);
  });

  it('[A-474] takes a control token that is easy to guess on loopback only', () => {
    const read = (SIM_CONTROL_TOKEN: string, HOST: string) =>
      readCommandLine([], { SIM_CONTROL_TOKEN, HOST }).controlToken;
    const good = '9Jm1kQ2c7bTq0xZ5';
    expect([read('a', '127.0.0.1'), read('a', 'localhost'), read(good, '0.0.0.0')]).toEqual([
      'a',
      'a',
      good,
    ]);
    for (const weak of ['a', good.slice(1), 'a'.repeat(40), 'abababababababab', `${good} x`]) {
      expect(() => read(weak, '0.0.0.0'), weak).toThrow(/SIM_CONTROL_TOKEN is too easy to guess/);
    }
    expect(readCommandLine([], { HOST: '0.0.0.0' }).controlToken).toBeUndefined();
  });

  it('[A-403] takes bounds of worlds as whole numbers, uploads in MiB', () => {
    const read = (SIM_WORLD_UPLOADS: string) => readCommandLine([], { SIM_WORLD_UPLOADS }).bounds;
    expect(read('3').uploadBytes).toBe(3 * 1024 * 1024);
    for (const wrong of ['0', '-1', '1.5', 'many']) {
      expect(() => read(wrong), wrong).toThrow(/SIM_WORLD_UPLOADS must be a whole number/);
    }
  });

  it('takes origins, not addresses', () => {
    const read = (origins: string) => readCommandLine([], { SIM_EMBED_ORIGINS: origins });
    expect(read('https://a.example  http://b.example:8080').embedOrigins).toEqual([
      'https://a.example',
      'http://b.example:8080',
    ]);
    expect(() => read('https://a.example/page')).toThrow(UsageError);
    expect(() => read('*')).toThrow(UsageError);
  });

  it('[A-392] takes addresses and ranges of proxies', () => {
    const read = (list: string) => readCommandLine([], { SIM_TRUSTED_PROXIES: list });
    expect(read('10.0.0.0/8  ::1').trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    for (const wrong of ['all', '10.0.0.0/33', '10.0.0.0/8/8', '300.1.1.1', '::/129', '1.1.1.1/']) {
      expect(() => read(wrong), wrong).toThrow(UsageError);
    }
  });

  it('[A-439] shows the badge unless it is switched off', () => {
    const read = (SIM_BADGE: string) => readCommandLine([], { SIM_BADGE }).badge;
    expect([read(''), read('on'), read('off')]).toEqual([true, true, false]);
    expect(() => read('no')).toThrow('SIM_BADGE must be one of on, off');
  });

  it('[A-310] takes the tenants with an identity provider by their codes', () => {
    const read = (list: string) => readCommandLine([], { SIM_IDENTITY_PROVIDER: list });
    expect(read('HU  CZ').identityProviders).toEqual(['HU', 'CZ']);
    expect(() => read('hu')).toThrow(/must be one of HU, CZ/);
  });

  it.each([
    [['--port', '65536'], /number from 0 to 65535/],
    [['--port', 'x'], /number from 0 to 65535/],
    [['--port', '4190'], /Browsers refuse to open port 4190: choose another with --port\./],
    [['--mode', 'fast'], /one of development, test, production/],
    [['--prot', '1'], /prot/],
    [['extra'], /extra/],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readCommandLine(args, {})).toThrow(UsageError);
    expect(() => readCommandLine(args, {})).toThrow(message);
  });

  it('explains in its help and in the README the same variables', () => {
    const namesIn = (text: string) => [...new Set(text.match(/\bSIM_[A-Z_]+|\bPORT\b|\bHOST\b/g))];
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const table = readme.split('\n').filter((line) => /^\| `(?:SIM_|PORT)/.test(line));
    const named = table.flatMap((line) => namesIn(line.split('|')[1] ?? ''));
    expect(named.sort()).toEqual(namesIn(usage.replace('HOST:PORT', '')).sort());
  });
});
