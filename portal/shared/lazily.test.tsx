import { MantineProvider } from '@mantine/core';
import { act, Suspense, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { readyForReact } from '../../tests/react-in-jsdom.ts';
import { memoryPlatform } from '../platform/memory.ts';
import { createServices } from '../services/services.ts';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { lazily } from './lazily.tsx';

let root: Root;
let host: HTMLElement;
let online: boolean;

beforeEach(() => {
  readyForReact();
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Shows a component that is loaded, and counts the reloads of the page. */
async function show(Component: ComponentType) {
  const counted = { restarts: 0 };
  const platform = memoryPlatform({ fetch, restart: () => (counted.restarts += 1) });
  const services = createServices(platform, new AbortController().signal);
  const i18n = await createDokuboxI18n({ language: 'en' });
  await act(async () => {
    root.render(
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <ServicesProvider services={services}>
            <Suspense fallback="waiting">
              <Component />
            </Suspense>
          </ServicesProvider>
        </MantineProvider>
      </I18nextProvider>,
    );
    await Promise.resolve();
  });
  return { counted, services, t: i18n.getFixedT('en', 'shell') };
}

const failing = (): Promise<{ readonly Missing: () => null }> =>
  Promise.reject(new TypeError('Failed to fetch a module'));
const connect = () => {
  online = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
};

describe('code loaded at its first use', () => {
  it('shows its component', async () => {
    await show(lazily(() => Promise.resolve({ There: () => 'There it is' }), 'There'));
    expect(document.body.textContent).toContain('There it is');
  });

  it.each(['screen', 'part'] as const)(
    '[R8.1][A-385] shows that it is offline, and appears when the connection is back: a %s',
    async (as) => {
      online = false;
      const { counted, t } = await show(lazily(failing, 'Missing', as));
      expect(document.body.textContent).toContain(t('error.offline.title'));
      expect(counted.restarts).toBe(0);
      connect();
      expect(counted.restarts).toBe(1);
    },
  );

  it('[R8.1] shows another text if there is a connection, and is loaded on request', async () => {
    const { counted, t } = await show(lazily(failing, 'Missing'));
    expect(document.body.textContent).toContain(t('error.general.title'));
    expect(document.body.textContent).not.toContain(t('error.offline.title'));
    act(() => {
      document.body.querySelector('button')?.click();
    });
    expect(counted.restarts).toBe(1);
  });

  it('[A-119] lets the user decide when to reload if unsent input would be lost', async () => {
    online = false;
    const part = lazily(failing, 'Missing', 'part');
    const { counted, services } = await show(part);
    services.leaving.guard(() => undefined);
    connect();
    expect(counted.restarts).toBe(0);
    act(() => {
      document.body.querySelector('button')?.click();
    });
    expect(counted.restarts).toBe(1);
  });
});
