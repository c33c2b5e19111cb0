import { describe, expect, it } from 'vitest';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { parseDdeParam, portalFunctionOf } from './ddeParam.ts';
import { resolveLaunch, type LaunchInputs } from './launch.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const nothingKept = {
  tenant: null,
  language: null,
  channel: null,
  ddeParam: null,
  function: null,
};

function launch(change: Partial<LaunchInputs> = {}) {
  const config = { defaultTenant: 'SK' as Tenant, hosts: {} };
  const base = { pathname: '/', search: '', hostname: 'localhost', config, kept: nothingKept };
  return resolveLaunch({ ...base, ...change });
}

const everything: Partial<LaunchInputs> = {
  pathname: '/intranetHU',
  search: `?ddeParam=${encode({ tenant: 'BG' })}`,
  hostname: 'hr.example',
  config: { defaultTenant: 'SK', hosts: { 'hr.example': { tenant: 'HR' } } },
  kept: { ...nothingKept, tenant: 'RO' },
};

describe('the tenant', () => {
  it('[R2.6] comes from landing path, ddeParam, host, last visit, configuration, in this order', () => {
    expect(launch(everything).tenant).toBe('HU');
    expect(launch({ ...everything, pathname: '/' }).tenant).toBe('BG');
    expect(launch({ ...everything, pathname: '/', search: '' }).tenant).toBe('HR');
    expect(launch({ kept: { ...nothingKept, tenant: 'RO' } }).tenant).toBe('RO');
    expect(launch({ kept: { ...nothingKept, tenant: 'XX' } }).tenant).toBe('SK');
    expect(launch().tenant).toBe('SK');
  });

  it('[R2.6] is not taken from a host whose name is a property of every object', () => {
    expect(launch({ hostname: 'constructor' }).tenant).toBe('SK');
  });
});

describe('the channel', () => {
  it('[R2.1][R2.2] is the host’s if the host serves only one', () => {
    const hosts = { 'in.example': { channel: 'INTRANET' as const } };
    const fixed = launch({
      hostname: 'in.example',
      pathname: '/indexHU',
      config: { defaultTenant: 'HU', hosts },
    });
    expect(fixed).toMatchObject({ channel: 'INTRANET', channelFixed: true });
  });

  it('[R2.1][R2.2] is the channel of the last landing or login page, otherwise the internet', () => {
    const kept = { ...nothingKept, channel: 'INTRANET' };
    expect(launch().channel).toBe('INTERNET');
    expect(launch({ pathname: '/intranet.html' }).channel).toBe('INTRANET');
    expect(launch({ pathname: '/app/dokuboxlist', kept }).channel).toBe('INTRANET');
    expect(launch({ pathname: '/index.html', kept }).channel).toBe('INTERNET');
  });
});

describe('language, ddeParam and function', () => {
  it('[R2.10][R2.34] are read from the choice, otherwise from the tenant', () => {
    expect(launch().language).toBe('sk');
    expect(launch({ kept: { ...nothingKept, language: 'bg' } }).language).toBe('bg');
    expect(launch({ kept: { ...nothingKept, language: 'xx' } }).language).toBe('sk');
    const search = `?ddeParam=${encode({ language: 'ro' })}`;
    expect(launch({ search, kept: { ...nothingKept, language: 'bg' } }).language).toBe('ro');
  });

  it('[R2.8] keep a readable ddeParam, and report an unreadable one as ignored', () => {
    const text = encode({ dokuBoxId: 42, clientNumber: '0042', function: 'SIGNING' });
    const kept = { ...nothingKept, ddeParam: text };
    const read = launch({ search: `?ddeParam=${text}` });
    expect(read.ddeParam).toEqual({
      text,
      content: { dokuBoxId: 42, clientNumber: '0042', function: 'SIGNING' },
    });
    expect(read.portalFunction).toBe('SIGNING');
    expect(launch({ search: '?ddeParam=%%%', kept })).toMatchObject({
      invalidDdeParam: true,
      ddeParam: { text },
    });
    expect(launch({ kept: { ...nothingKept, ddeParam: '{' } }).ddeParam).toBeUndefined();
  });

  it('[R2.8] contain only the known parts of a ddeParam', () => {
    expect(parseDdeParam(encode({ tenant: 'XX', dokuBoxId: -1, language: 3, extra: 1 }))).toEqual(
      {},
    );
    expect(parseDdeParam(encode({ dokuBoxId: '7' }))).toEqual({ dokuBoxId: 7 });
    for (const value of [null, 5, 'text', [1]])
      expect(parseDdeParam(encode(value))).toBeUndefined();
    expect(parseDdeParam('')).toBeUndefined();
  });

  it('[R2.8] read an unknown function as all', () => {
    expect(portalFunctionOf('ARCHIVING')).toBe('ARCHIVING');
    expect(portalFunctionOf('toString')).toBe('ALL');
    expect(portalFunctionOf(null)).toBe('ALL');
    expect(launch({ search: '?function=DDE' }).portalFunction).toBe('DDE');
  });
});
