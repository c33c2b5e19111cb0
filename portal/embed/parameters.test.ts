import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Language, Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { ErrorCode, InfoCode } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { invalidParameters, invalidTokens } from './parameters.ts';
import type * as published from './public/dokubox.d.ts';
import { readFrameMessage, readHostMessage } from './frameMessages.ts';

const good = { tenant: 'BG', language: 'en', userType: 'CLIENT', idToken: 'token' };

describe('parameters of the host', () => {
  it('[R1.5] have published types that match the contract', () => {
    expectTypeOf<published.ErrorCode>().toEqualTypeOf<ErrorCode>();
    expectTypeOf<published.InfoCode>().toEqualTypeOf<InfoCode | 'EXIT'>();
    expectTypeOf<published.EmbedParameters['tenant']>().toEqualTypeOf<Tenant>();
    expectTypeOf<published.EmbedParameters['language']>().toEqualTypeOf<Language>();
    expectTypeOf<published.EmbedParameters['userType']>().toEqualTypeOf<UserType>();
    expect(invalidParameters(good)).toEqual([]);
  });

  it('[R1.5][R8.7] are named if they are missing or wrong, without their values', () => {
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
      ['returnUrl', '/app/dokuboxlist'],
      ['returnUrl', 'javascript:alert(1)'],
      ['returnUrl', `https://host.example/${'x'.repeat(limits.returnUrlMax)}`],
      ['returnedDokuBoxId', -1],
      ['theme', { colorScheme: 'pink' }],
      ['theme', { variables: { color: 'red' } }],
      ['theme', { variables: { '--dk-page': 'url(https://evil.example)' } }],
    ] as const) {
      expect(invalidParameters({ ...good, [name]: value })).toEqual([name]);
    }
  });

  it('[R1.5] may have every allowed value', () => {
    const theme = { colorScheme: 'dark', variables: { '--dk-page': '#fff' } };
    const all = { ...good, refreshToken: 'r', clientNumber: '1', dokuBoxId: 7, theme };
    const addresses = { returnUrl: 'https://host.example/work#top', returnedDokuBoxId: 7 };
    expect(invalidParameters({ ...all, ...addresses, path: '/app/dokuboxlist?page=2' })).toEqual(
      [],
    );
  });

  it('[R1.5][A-513] include later tokens, checked like the first ones', () => {
    expect(invalidTokens({ idToken: 'token' })).toEqual([]);
    expect(invalidTokens({ idToken: '', refreshToken: 5 })).toEqual(['idToken', 'refreshToken']);
    expect(invalidTokens(undefined)).toEqual(['idToken']);
  });
});

describe('messages between host and frame', () => {
  it('[R1.5] are ignored if they are not from Dokubox or not valid', () => {
    for (const data of [
      null,
      'mount',
      { kind: 'mount' },
      { type: 'other', kind: 'mount' },
      { type: 'dde', kind: 'else' },
      { type: 'dde', kind: 'ask', question: 'everything', id: 1 },
      { type: 'dde', kind: 'ask', question: 'mayLeave', id: '1' },
    ]) {
      expect(readHostMessage(data)).toBeUndefined();
      expect(readFrameMessage(data)).toBeUndefined();
    }
    for (const wrong of [
      { kind: 'size', height: -1 },
      { kind: 'size', height: Infinity },
      { kind: 'error', code: 7 },
      { kind: 'ready' },
      { kind: 'answer', id: 1, answer: 'yes' },
      { kind: 'info', code: 'EXIT', dokuBoxId: '7' },
    ]) {
      expect(readFrameMessage({ type: 'dde', ...wrong })).toBeUndefined();
    }
  });

  it('[R1.5][R8.8] arrive as they were sent if they are events', () => {
    for (const event of [
      { kind: 'size', height: 12 },
      { kind: 'info', code: 'EXIT', dokuBoxId: 7 },
      { kind: 'error', code: 'LOGIN_FAILED' },
      { kind: 'error', code: 'MFE_PARAMS', parameters: ['clientNumber'] },
      { kind: 'ready', version: 2 },
      { kind: 'answer', id: 1, answer: false },
    ]) {
      expect(readFrameMessage({ type: 'dde', ...event })).toEqual(event);
    }
    for (const message of [
      { kind: 'mount', parameters: good },
      { kind: 'renew', tokens: { idToken: 'token' } },
      { kind: 'ask', question: 'hasUnsent', id: 1 },
      { kind: 'unmount' },
    ]) {
      expect(readHostMessage({ type: 'dde', ...message })).toEqual(message);
    }
  });
});
