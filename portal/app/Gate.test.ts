import { describe, expect, it } from 'vitest';
import type { Launch } from '../config/launch.ts';
import { storageKeys } from '../config/storage.ts';
import { entryTarget } from './EntryRedirect.tsx';
import { isLoginPage, signedOutPage } from './Gate.tsx';

const launch = (change: Partial<Launch> = {}): Launch => ({
  tenant: 'HU',
  language: 'hu',
  channel: 'INTERNET',
  channelFixed: false,
  invalidDdeParam: false,
  portalFunction: 'ALL',
  ...change,
});

describe('addresses before the sign-in', () => {
  it('[R2.1][R2.2] show the login on its page and on landing paths of the host’s channel only', () => {
    expect(isLoginPage('/index.html', launch())).toBe(true);
    expect(isLoginPage('/intranetBG', launch({ channel: 'INTRANET' }))).toBe(true);
    expect(isLoginPage('/', launch())).toBe(false);
    expect(isLoginPage('/intranet.html', launch({ channelFixed: true }))).toBe(false);
    expect(isLoginPage('/intranetHU', launch({ channelFixed: true }))).toBe(false);
    expect(isLoginPage('/indexHU', launch({ channelFixed: true }))).toBe(true);
  });

  it('[R6.9] show a few more pages on the internet and none on the intranet', () => {
    const paths = [
      '/cookies',
      '/forgottenPassword',
      '/contract/waitforsignatures',
      '/contract/contractprocesserror',
      '/contract/other',
    ];
    expect(paths.map((path) => signedOutPage(path, 'INTERNET'))).toEqual([
      'cookies',
      'forgotten',
      'contract',
      'contract',
      undefined,
    ]);
    for (const path of paths) expect(signedOutPage(path, 'INTRANET')).toBeUndefined();
  });
});

describe('the entrance of a signed-in user', () => {
  const storageOf = (kept: Record<string, string>) => {
    const map = new Map(Object.entries(kept));
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    };
  };
  const ddeParam = Buffer.from('{"dokuBoxId":5}').toString('base64url');

  it('[R2.8] leads to the wanted box first, then to the page left, then home, and to each once', () => {
    const storage = storageOf({
      [storageKeys.ddeParam]: ddeParam,
      [storageKeys.resume]: '/app/dokubox/9?modal=messages&doku=3',
    });
    expect(entryTarget(storage, '/home')).toBe('/app/dokubox/5');
    expect(entryTarget(storage, '/home')).toBe('/home');
    const left = storageOf({ [storageKeys.resume]: '/app/dokubox/9' });
    expect(entryTarget(left, '/home')).toBe('/app/dokubox/9');
    expect(entryTarget(storageOf({ [storageKeys.resume]: '//evil.example' }), '/home')).toBe(
      '/home',
    );
  });

  it('[R2.9] keeps the notice of a return from signing on the way home', () => {
    expect(entryTarget(storageOf({}), '/home', '?dokuBoxId=7&x=1')).toBe('/home?dokuBoxId=7');
    expect(entryTarget(storageOf({}), '/home', '?dokuBoxId=07')).toBe('/home');
  });
});
