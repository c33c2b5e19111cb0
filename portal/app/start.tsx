import type { Root } from 'react-dom/client';
import { entryNamespaces, workspaceNamespaces } from '@dokubox/ui-kit/locales/load.ts';
import { tenants, type Language } from '@dokubox/spec/enums.ts';
import type { PortalConfig } from '@dokubox/spec/schemas/portal.ts';
import { call, setApiContext } from '../api/portal.ts';
import { isResumable, landingOf, userTypeOf } from '../config/landing.ts';
import { resolvePlace, type Place } from '../config/resolve.ts';
import { localKeeper, sessionKeeper, storageKeys } from '../config/storage.ts';
import { createPortalTexts } from '../i18n/texts.ts';
import { probeSession } from '../session/session.ts';
import { logError } from '../shared/logError.ts';
import { App } from './App.tsx';
import { fetchAhead } from './chunks.ts';
import { StartFailed } from './StartFailed.tsx';

/** Configuration when `/config.json` cannot be read: just enough to say so in the right look. */
const withoutConfig = { defaultTenant: tenants[0], hosts: {} };

function placeFor(config: Pick<PortalConfig, 'defaultTenant' | 'hosts'>): Place {
  return resolvePlace({
    pathname: window.location.pathname,
    search: window.location.search,
    hostname: window.location.hostname,
    config,
    kept: {
      tenant: localKeeper.getItem(storageKeys.tenant),
      language: localKeeper.getItem(storageKeys.language),
      channel: sessionKeeper.getItem(storageKeys.channel),
      ddeParam: sessionKeeper.getItem(storageKeys.ddeParam),
      function: sessionKeeper.getItem(storageKeys.function),
    },
  });
}

/** Keeps for later pages what this address decided. */
function remember(place: Place): void {
  const { pathname, search } = window.location;
  localKeeper.setItem(storageKeys.tenant, place.tenant);
  sessionKeeper.setItem(storageKeys.channel, place.channel);
  const query = new URLSearchParams(search);
  const resume = query.get('resume');
  if (landingOf(pathname)) {
    sessionKeeper.setItem(storageKeys.landing, pathname);
    // A link through the landing page names tenant, channel and screen at once.
    if (resume !== null && isResumable(resume)) sessionKeeper.setItem(storageKeys.resume, resume);
  }
  if (place.ddeParam) sessionKeeper.setItem(storageKeys.ddeParam, place.ddeParam.text);
  const portalFunction = query.get('function');
  if (portalFunction) sessionKeeper.setItem(storageKeys.function, portalFunction);
}

function textsFor(language: Language) {
  const isWorkspace = window.location.pathname.startsWith('/app/');
  return createPortalTexts({
    language,
    namespaces: [...entryNamespaces, 'portal', ...(isWorkspace ? workspaceNamespaces : [])],
    onMissingKey: (key, missingIn) => {
      logError(new Error(`No text for ${key} in ${missingIn}`));
    },
  });
}

/** Fetches what the address will show, while the configuration is on its way. */
function fetchScreenAhead(): void {
  const { pathname } = window.location;
  if (!pathname.startsWith('/app/')) fetchAhead('signIn');
  else fetchAhead('workspace', pathname.startsWith('/app/dokubox/') ? 'box' : 'list');
}

/** Reads the configuration, decides tenant, channel and language, and shows the portal. */
export async function start(root: Root): Promise<void> {
  fetchScreenAhead();
  let config: PortalConfig;
  try {
    config = await call('getConfig', {}, { shownInPlace: true });
  } catch {
    const { tenant, language } = placeFor(withoutConfig);
    const { i18n } = await textsFor(language);
    root.render(<StartFailed tenant={tenant} i18n={i18n} />);
    return;
  }
  const place = placeFor(config);
  remember(place);
  setApiContext({
    tenant: place.tenant,
    language: place.language,
    channel: place.channel,
    flowType: userTypeOf(place.channel),
  });
  if (place.invalidDdeParam) logError(new Error('The address carries an unreadable ddeParam.'));
  const session = probeSession();
  const texts = await textsFor(place.language);
  root.render(<App start={{ config, place }} texts={texts} />);
  await session;
  // The first screen does not wait for the log, nor does it miss a log that cannot be loaded.
  await import('./watchForLog.ts').then(
    ({ watchForLog }) => {
      watchForLog();
    },
    () => undefined,
  );
}
