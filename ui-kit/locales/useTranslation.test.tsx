import { act, Suspense, useMemo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import enList from './en/list.ts';
import hu from './hu/portal.ts';
import huList from './hu/list.ts';
import { createDokuboxI18n } from './i18n.ts';
import { I18nContext, useTranslation } from './useTranslation.ts';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('div');
  root = createRoot(host);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
});

/** Reads the first namespace by bare keys, the second by its name; keeps a text by `t` alone. */
function Titles() {
  const { t } = useTranslation(['list', 'portal']);
  const kept = useMemo(() => t('title'), [t]);
  return `${kept}, ${t('portal:page.signIn')}`;
}

describe('useTranslation', () => {
  it('[R2.34] waits for its texts, and draws anew in another language', async () => {
    const i18n = await createDokuboxI18n({ language: 'hu', namespaces: ['portal'] });
    await act(async () => {
      root.render(
        <I18nContext value={i18n}>
          <Suspense fallback="waiting">
            <Titles />
          </Suspense>
        </I18nContext>,
      );
      await i18n.load('list');
    });
    expect(host.textContent).toBe(`${huList.title}, ${hu.page.signIn}`);
    await act(() => i18n.changeLanguage('en'));
    expect(host.textContent).toBe(`${enList.title}, Sign in`);
  });

  it('says plainly when there is no text service around', () => {
    expect(() => {
      act(() => {
        root.render(<Titles />);
      });
    }).toThrow('no DokuboxProvider');
  });
});
