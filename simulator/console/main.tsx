import { localStorageColorSchemeManager } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { worldEventKinds } from '@dokubox/spec/control/enums.ts';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { Console } from './Console.tsx';
import { paths } from './paths.ts';
import type { ConsolePlatform } from './platform.ts';

/** Delay before a rejected stream is requested again, in milliseconds. */
const AGAIN_MS = 5_000;

/**
 * Listens to a stream of events. The browser reconnects after a lost connection, but not after an
 * error answer, as there is while a store is unreachable. Missed changes are then reported as one
 * event.
 */
function follow(eventsUrl: string, happened: () => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    source = new EventSource(eventsUrl);
    for (const kind of worldEventKinds) source.addEventListener(kind, happened);
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => {
        happened();
        listen();
      }, AGAIN_MS);
    });
  };
  listen();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** The console in a browser of its own. */
const platform: ConsolePlatform = {
  fetch: (...request) => window.fetch(...request),
  open: (url) => {
    window.open(url, '_blank');
  },
  connectFrame: async (element, options) => {
    // Built with the portal, for every host team: the console is one.
    const helper = `${window.location.origin}/embed/frame.js`;
    const { connectFrame } = (await import(/* @vite-ignore */ helper)) as {
      connectFrame: (target: HTMLElement, given: object) => { disconnect: () => void };
    };
    return connectFrame(element, { origin: window.location.origin, ...options });
  },
  copy: (text) => navigator.clipboard.writeText(text),
  follow,
  origin: window.location.origin,
  storage: window.localStorage,
};

/** The portal's key, so that portal and console share one choice. */
const schemes = localStorageColorSchemeManager({ key: 'dde.colorScheme' });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const i18n = await createDokuboxI18n({ language: 'en' });
createRoot(root).render(
  <BrowserRouter basename={paths.base}>
    <Console platform={platform} i18n={i18n} colorSchemeManager={schemes} />
  </BrowserRouter>,
);
