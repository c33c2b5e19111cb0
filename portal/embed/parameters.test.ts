import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Language, Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { ErrorCode, InfoCode } from '@dokubox/spec/errors.ts';
import { invalidParameters } from './parameters.ts';
import type * as published from './public/dokubox.d.ts';
import { readFrameMessage, readHostMessage } from './frameMessages.ts';

const good = { tenant: 'BG', language: 'en', userType: 'CLIENT', idToken: 'token' };

describe('parameters of the host', () => {
  it('[R1.5] the published types say what the contract says', () => {
    expectTypeOf<published.ErrorCode>().toEqualTypeOf<ErrorCode>();
    expectTypeOf<published.InfoCode>().toEqualTypeOf<InfoCode | 'EXIT'>();
    expectTypeOf<published.EmbedParameters['tenant']>().toEqualTypeOf<Tenant>();
    expectTypeOf<published.EmbedParameters['language']>().toEqualTypeOf<Language>();
    expectTypeOf<published.EmbedParameters['userType']>().toEqualTypeOf<UserType>();
    expect(invalidParameters(good)).toEqual([]);
  });

  it('[R1.5][R8.7] names each parameter that is missing or wrong, never its value', () => {
    expect(invalidParameters(undefined)).toEqual(['tenant', 'language', 'userType', 'idToken']);
    expect(invalidParameters({ ...good, tenant: 'XX', idToken: '' })).toEqual([
      'tenant',
      'idToken',
    ]);
    for (const [name, value] of [
      ['dokuBoxId', 0],
      ['dokuBoxId', '7'],
      ['path', '//evil.example/app/'],
      ['path', '/index.html'],
      ['refreshToken', 5],
      ['theme', { colorScheme: 'pink' }],
      ['theme', { variables: { color: 'red' } }],
      ['theme', { variables: { '--dk-page': 'url(https://evil.example)' } }],
    ] as const) {
      expect(invalidParameters({ ...good, [name]: value })).toEqual([name]);
    }
  });

  it('[R1.5] takes everything a host may give', () => {
    const theme = { colorScheme: 'dark', variables: { '--dk-page': '#fff' } };
    const all = { ...good, refreshToken: 'r', clientNumber: '1', dokuBoxId: 7, theme };
    expect(invalidParameters({ ...all, path: '/app/dokuboxlist?page=2' })).toEqual([]);
  });
});

describe('messages between host and frame', () => {
  it('[R1.5] what is not of Dokubox, or not as agreed, is not heard', () => {
    for (const data of [
      null,
      'mount',
      { kind: 'mount' },
      { type: 'other', kind: 'mount' },
      { type: 'dde', kind: 'else' },
    ]) {
      expect(readHostMessage(data)).toBeUndefined();
      expect(readFrameMessage(data)).toBeUndefined();
    }
    for (const wrong of [
      { kind: 'size', height: -1 },
      { kind: 'size', height: Infinity },
      { kind: 'error', code: 7 },
      { kind: 'info', code: 'EXIT', dokuBoxId: '7' },
    ]) {
      expect(readFrameMessage({ type: 'dde', ...wrong })).toBeUndefined();
    }
  });

  it('[R1.5][R8.8] events arrive as they were told', () => {
    for (const event of [
      { kind: 'size', height: 12 },
      { kind: 'info', code: 'EXIT', dokuBoxId: 7 },
      { kind: 'error', code: 'LOGIN_FAILED' },
    ]) {
      expect(readFrameMessage({ type: 'dde', ...event })).toEqual(event);
    }
    expect(readHostMessage({ type: 'dde', kind: 'mount', parameters: good })).toEqual({
      kind: 'mount',
      parameters: good,
    });
  });
});
