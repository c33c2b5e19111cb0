import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { readyForReact } from '../../../tests/react-in-jsdom.ts';
import { createDokuboxI18n } from '../../locales/i18n.ts';
import { accents } from '../theme/palette.ts';
import { DokuboxProvider } from './DokuboxProvider.tsx';
import { useTenantLook } from './tenantContext.ts';

let root: Root;

beforeEach(() => {
  readyForReact();
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
});

function Look() {
  return <output>{useTenantLook()}</output>;
}

async function show(tenant: Tenant, language: 'sr' | 'bg' | 'en') {
  const i18n = await createDokuboxI18n({ language });
  act(() => {
    root.render(
      <DokuboxProvider tenant={tenant} i18n={i18n} env="test">
        <Look />
      </DokuboxProvider>,
    );
  });
  return i18n;
}

describe('DokuboxProvider', () => {
  it('[A-241] sets the page’s language and script, and follows a change', async () => {
    const i18n = await show('RS', 'sr');
    expect(document.documentElement.lang).toBe('sr-Latn');
    await act(() => i18n.changeLanguage('bg'));
    expect(document.documentElement.lang).toBe('bg');
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('paints every tenant with its own accent, in both schemes', async () => {
    for (const tenant of tenants) {
      await show(tenant, 'en');
      const styles = [...document.querySelectorAll('style')]
        .map((style) => style.textContent)
        .join('');
      expect(styles).toContain(`--dk-accent-fill: ${accents[tenant].light}`);
      expect(styles).toContain(`--dk-accent-fill: ${accents[tenant].dark}`);
      expect(document.querySelector('output')?.textContent).toBe(tenant);
    }
  });
});
