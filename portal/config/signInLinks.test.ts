import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  authorizeUrl,
  codeChallenge,
  externalLoginUrl,
  newOauthMemory,
  parseIal,
  parseOauthMemory,
} from './signInLinks.ts';

describe('other ways to sign in', () => {
  it('[R2.11] link to the digital channel with tenant, language and ddeParam', () => {
    const base = 'https://bank.example/login?from=portal';
    const url = externalLoginUrl({ base, tenant: 'HU', language: 'hu', ddeParam: 'a b&c' });
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      from: 'portal',
      tenant: 'HU',
      ddeParam: 'a b&c',
      lang: 'hu',
    });
    expect(externalLoginUrl({ base, tenant: 'HU', language: 'hu' })).not.toContain('ddeParam');
  });

  it('[R2.12] link to the identity provider with the code challenge of its verifier', async () => {
    const { state, codeVerifier } = newOauthMemory();
    expect(codeVerifier).toMatch(/^[\w-]{43}$/);
    expect(state).not.toBe(codeVerifier);
    const challenge = await codeChallenge(codeVerifier);
    expect(challenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
    const url = authorizeUrl({
      authorizeUrl: 'https://idp.example/authorize',
      clientId: 'portal',
      redirectUri: 'https://portal.example/oauth/authorize',
      state,
      challenge: challenge ?? '',
      language: 'bg',
    });
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: 'https://portal.example/oauth/authorize',
      scope: 'openid',
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ui_locales: 'bg',
    });
  });

  it('[R2.12] accept a stored request only with state and code verifier', () => {
    const memory = newOauthMemory();
    expect(parseOauthMemory(JSON.stringify(memory))).toEqual(memory);
    for (const text of [null, '', '{}', 'null', '{"state":1,"codeVerifier":"x"}']) {
      expect(parseOauthMemory(text)).toBeUndefined();
    }
  });

  it('[R2.2] read the access layer’s tokens from the fragment or the query', () => {
    expect(parseIal('', '#ialIdToken=a&ialRefreshToken=b')).toEqual({
      ialIdToken: 'a',
      ialRefreshToken: 'b',
    });
    expect(parseIal('?ialIdToken=q', '')).toEqual({ ialIdToken: 'q' });
    expect(parseIal('?ialIdToken=q', '#ialIdToken=f')).toEqual({ ialIdToken: 'f' });
    expect(parseIal('', '')).toEqual({});
  });
});
