import { describe, expect, it } from 'vitest';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { parseDdeParam, portalFunctionOf } from './ddeParam.ts';
import { resolvePlace, type Surroundings } from './resolve.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const nothingKept = {
  tenant: null,
  language: null,
  channel: null,
  ddeParam: null,
  function: null,
};

function place(change: Partial<Surroundings> = {}) {
  const config = { defaultTenant: 'SK' as Tenant, hosts: {} };
  const base = { pathname: '/', search: '', hostname: 'localhost', config, kept: nothingKept };
  return resolvePlace({ ...base, ...change });
}

const everything: Partial<Surroundings> = {
  pathname: '/intranetHU',
  search: `?ddeParam=${encode({ tenant: 'BG' })}`,
  hostname: 'hr.example',
  config: { defaultTenant: 'SK', hosts: { 'hr.example': { tenant: 'HR' } } },
  kept: { ...nothingKept, tenant: 'RO' },
};

describe('the tenant', () => {
  it('[R2.6] comes from landing path, ddeParam, host, last visit, configuration, in this order', () => {
    expect(place(everything).tenant).toBe('HU');
    expect(place({ ...everything, pathname: '/' }).tenant).toBe('BG');
    expect(place({ ...everything, pathname: '/', search: '' }).tenant).toBe('HR');
    expect(place({ kept: { ...nothingKept, tenant: 'RO' } }).tenant).toBe('RO');
    expect(place({ kept: { ...nothingKept, tenant: 'XX' } }).tenant).toBe('SK');
    expect(place().tenant).toBe('SK');
  });

  it('[R2.6] is not taken from a host named like a property of every object', () => {
    expect(place({ hostname: 'constructor' }).tenant).toBe('SK');
  });
});

describe('the channel', () => {
  it('[R2.1][R2.2] is the host’s where the host serves one only', () => {
    const hosts = { 'in.example': { channel: 'INTRANET' as const } };
    const fixed = place({
      hostname: 'in.example',
      pathname: '/indexHU',
      config: { defaultTenant: 'HU', hosts },
    });
    expect(fixed).toMatchObject({ channel: 'INTRANET', channelFixed: true });
  });

  it('[R2.1][R2.2] is that of the last landing or login page, else the internet', () => {
    const kept = { ...nothingKept, channel: 'INTRANET' };
    expect(place().channel).toBe('INTERNET');
    expect(place({ pathname: '/intranet.html' }).channel).toBe('INTRANET');
    expect(place({ pathname: '/app/dokuboxlist', kept }).channel).toBe('INTRANET');
    expect(place({ pathname: '/index.html', kept }).channel).toBe('INTERNET');
  });
});

describe('language, ddeParam and function', () => {
  it('[R2.10][R2.34] speaks the chosen language, else the tenant’s own', () => {
    expect(place().language).toBe('sk');
    expect(place({ kept: { ...nothingKept, language: 'bg' } }).language).toBe('bg');
    expect(place({ kept: { ...nothingKept, language: 'xx' } }).language).toBe('sk');
    const search = `?ddeParam=${encode({ language: 'ro' })}`;
    expect(place({ search, kept: { ...nothingKept, language: 'bg' } }).language).toBe('ro');
  });

  it('[R2.8] keeps a readable ddeParam and ignores another one, saying so', () => {
    const text = encode({ dokuBoxId: 42, clientNumber: '0042', function: 'SIGNING' });
    const kept = { ...nothingKept, ddeParam: text };
    const read = place({ search: `?ddeParam=${text}` });
    expect(read.ddeParam).toEqual({
      text,
      content: { dokuBoxId: 42, clientNumber: '0042', function: 'SIGNING' },
    });
    expect(read.portalFunction).toBe('SIGNING');
    expect(place({ search: '?ddeParam=%%%', kept })).toMatchObject({
      invalidDdeParam: true,
      ddeParam: { text },
    });
    expect(place({ kept: { ...nothingKept, ddeParam: '{' } }).ddeParam).toBeUndefined();
  });

  it('[R2.8] reads only what belongs into a ddeParam', () => {
    expect(parseDdeParam(encode({ tenant: 'XX', dokuBoxId: -1, language: 3, extra: 1 }))).toEqual(
      {},
    );
    expect(parseDdeParam(encode({ dokuBoxId: '7' }))).toEqual({ dokuBoxId: 7 });
    for (const value of [null, 5, 'text', [1]])
      expect(parseDdeParam(encode(value))).toBeUndefined();
    expect(parseDdeParam('')).toBeUndefined();
  });

  it('[R2.8] takes an unknown function for all', () => {
    expect(portalFunctionOf('ARCHIVING')).toBe('ARCHIVING');
    expect(portalFunctionOf('toString')).toBe('ALL');
    expect(portalFunctionOf(null)).toBe('ALL');
    expect(place({ search: '?function=DDE' }).portalFunction).toBe('DDE');
  });
});
