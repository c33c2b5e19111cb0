import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { isPortalScreen, mayBePage } from './portal-paths.ts';

/** Path prefixes of the contract's calls: `/dde` and the like. */
const roots = new Set(
  Object.values(operations).flatMap(({ url }) => {
    const [, first = '', ...rest] = url.split('/');
    return rest.length > 0 ? [`/${first}`] : [];
  }),
);

describe('paths of the portal', () => {
  it.each([
    '/',
    '/index.html',
    '/intranet.html',
    '/cookies',
    '/forgottenPassword',
    '/contract/waitforsignatures',
    '/contract/contractprocesserror',
    '/ial',
    '/oauth/authorize',
    '/embed',
    '/app/dokuboxlist',
    '/app/usermanagement/manageuser/',
  ])('[R2.1][R2.2] %s is a screen', (path) => {
    expect(isPortalScreen(path)).toBe(true);
  });

  it.each(tenants)('[R2.6] landing paths of %s in both spellings', (tenant) => {
    for (const name of ['index', 'internet', 'intranet']) {
      for (const code of [tenant, tenant.toLowerCase()]) {
        expect(isPortalScreen(`/${name}${code}`)).toBe(true);
        expect(isPortalScreen(`/${name}${code}.html`)).toBe(true);
      }
    }
  });

  it.each(['/app.js', '/indexXX', '/apple', '/contract/x', '/dde/dokubox/1', '/index.html/x'])(
    '%s is none',
    (path) => {
      expect(isPortalScreen(path)).toBe(false);
    },
  );

  it('[R2.7] a wrong address may be a page, but a wrong call or file may not', () => {
    expect(mayBePage('/nonsense')).toBe(true);
    for (const path of ['/dde/x', '/__sim/x', '/authorization', '/assets/x', '/x.js', '/a.map']) {
      expect(mayBePage(path)).toBe(false);
    }
  });

  it.each([...roots])('[R2.7] nor may a mistyped call under %s', (root) => {
    expect(mayBePage(`${root}/mistyped`)).toBe(false);
  });
});
