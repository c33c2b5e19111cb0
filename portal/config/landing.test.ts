import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { channelOfPath, homeOf, isResumable, landingOf, userTypeOf } from './landing.ts';

describe('landing paths', () => {
  it('[R2.6] reads tenant and channel, in either case, with and without .html', () => {
    for (const tenant of tenants) {
      for (const code of [tenant, tenant.toLowerCase()]) {
        for (const end of ['', '.html']) {
          expect(landingOf(`/index${code}${end}`)).toEqual({ tenant, channel: 'INTERNET' });
          expect(landingOf(`/internet${code}${end}`)).toEqual({ tenant, channel: 'INTERNET' });
          expect(landingOf(`/intranet${code}${end}`)).toEqual({ tenant, channel: 'INTRANET' });
        }
      }
    }
  });

  it.each(['/', '/index', '/index.html', '/indexXX', '/indexHu', '/indexHU/', '/app/indexHU'])(
    '[R2.6] do not include %s',
    (path) => {
      expect(landingOf(path)).toBeUndefined();
    },
  );

  it('[R2.1][R2.2] identify the pages of one channel', () => {
    expect(channelOfPath('/index.html')).toBe('INTERNET');
    expect(channelOfPath('/intranet.html')).toBe('INTRANET');
    expect(channelOfPath('/ial')).toBe('INTRANET');
    expect(channelOfPath('/oauth/authorize')).toBe('INTRANET');
    expect(channelOfPath('/app/dokuboxlist')).toBeUndefined();
    expect(userTypeOf('INTRANET')).toBe('BANKER');
    expect(userTypeOf('INTERNET')).toBe('CLIENT');
  });

  it('[R2.3][R2.4] lead clients to the list and bankers to their tenant’s home', () => {
    for (const tenant of tenants) {
      expect(homeOf('CLIENT', tenant)).toBe('/app/dokuboxlist');
      expect(homeOf('BANKER', tenant)).toBe(policyOf(tenant).bankerHome);
    }
    expect(homeOf('BANKER', 'BG')).toBe('/app/taskListView');
    expect(homeOf('BANKER', 'HU')).toBe('/app/usermanagement/manageuser/');
  });

  it('[R2.6] resume only screens of the portal', () => {
    expect(isResumable('/app/dokubox/5?modal=messages&doku=7')).toBe(true);
    expect(isResumable('/app/usermanagement/manageuser/')).toBe(true);
    for (const href of ['//evil.example', '/app/../\\evil', 'https://evil.example', '/cookies']) {
      expect(isResumable(href)).toBe(false);
    }
  });
});
