import type { ReactNode } from 'react';
import { entryNamespaces, workspaceNamespaces } from '@dokubox/ui-kit/locales/load.ts';
import { tenants, type Language } from '@dokubox/spec/enums.ts';
import type { PortalConfig } from '@dokubox/spec/schemas/portal.ts';
import { asApiError, isOffline } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import { isResumable, landingOf, listPath, userTypeOf } from '../config/landing.ts';
import { resolveLaunch, type Launch } from '../config/launch.ts';
import { storageKeys } from '../config/storage.ts';
import { createPortalTexts } from '../i18n/texts.ts';
import type { Platform } from '../platform/platform.ts';
import type { Services } from '../services/services.ts';
import { App } from './App.tsx';
import { fetchAhead } from './chunks.ts';
import { StartFailed } from './StartFailed.tsx';

/**
 * Configuration when `/config.json` cannot be read: just enough to show the failure in the right
 * design.
 */
const withoutConfig = { defaultTenant: tenants[0], hosts: {} };

function launchFor(
  { addressBar, localStorage, sessionStorage }: Platform,
  config: Pick<PortalConfig, 'defaultTenant' | 'hosts'>,
): Launch {
  const { pathname, search, hostname } = addressBar.location;
  return resolveLaunch({
    pathname,
    search,
    hostname,
    config,
    kept: {
      tenant: localStorage.getItem(storageKeys.tenant),
      language: localStorage.getItem(storageKeys.language),
      channel:
        sessionStorage.getItem(storageKeys.channel) ??
        localStorage.getItem(storageKeys.lastChannel),
      ddeParam: sessionStorage.getItem(storageKeys.ddeParam),
      function: sessionStorage.getItem(storageKeys.function),
    },
  });
}

/** Stores the decisions of this address for later pages. */
function remember({ addressBar, localStorage, sessionStorage }: Platform, launch: Launch): void {
  const { pathname, search } = addressBar.location;
  localStorage.setItem(storageKeys.tenant, launch.tenant);
  sessionStorage.setItem(storageKeys.channel, launch.channel);
  localStorage.setItem(storageKeys.lastChannel, launch.channel);
  const query = new URLSearchParams(search);
  const resume = query.get('resume');
  if (landingOf(pathname)) {
    sessionStorage.setItem(storageKeys.landing, pathname);
    // A link through the landing page names tenant, channel and screen at once.
    if (resume !== null && isResumable(resume)) sessionStorage.setItem(storageKeys.resume, resume);
  }
  if (launch.ddeParam) sessionStorage.setItem(storageKeys.ddeParam, launch.ddeParam.text);
  const portalFunction = query.get('function');
  if (portalFunction) sessionStorage.setItem(storageKeys.function, portalFunction);
}

function textsFor({ logError, navigation, platform }: Services, language: Language) {
  const isWorkspace = navigation.pathname().startsWith('/app/');
  return createPortalTexts({
    language,
    namespaces: [...entryNamespaces, ...(isWorkspace ? workspaceNamespaces : [])],
    onMissingKey: (key, missingIn) => {
      logError(new Error(`No text for ${key} in ${missingIn}`));
    },
    alter: platform.alterTexts,
  });
}

/**
 * Loads the next screen while the configuration is being read. A user with a session is led from
 * the entrance to the screen of a link, or home.
 */
function fetchScreenAhead({ addressBar, sessionMark }: Platform): void {
  const { pathname, search } = addressBar.location;
  const isScreen = pathname.startsWith('/app/');
  const wanted = isScreen ? pathname : (new URLSearchParams(search).get('resume') ?? '');
  if (!(sessionMark?.present() ?? isScreen)) return;
  if (wanted.startsWith('/app/dokubox/')) fetchAhead('workspace', 'box');
  else if (wanted.startsWith(listPath)) fetchAhead('workspace', 'list');
  else fetchAhead('workspace');
}

/** Starts the log once the session is known, so that the first screen does not wait for it. */
async function startLog(services: Services, session: Promise<void>): Promise<void> {
  await session;
  const log = await import('./watchForLog.ts').catch(() => undefined);
  if (!services.ended.aborted) log?.watchForLog(services);
}

/**
 * Reads the configuration, and decides tenant, channel and language. Returns the first content to
 * show.
 */
export async function startPortal(services: Services): Promise<ReactNode> {
  const { api, logError, platform, session } = services;
  fetchScreenAhead(platform);
  let config: PortalConfig;
  try {
    config = await api.call('getConfig', {}, { shownInPlace: true });
  } catch (cause) {
    const { tenant, language } = launchFor(platform, withoutConfig);
    const { i18n } = await textsFor(services, language);
    return (
      <StartFailed tenant={tenant} i18n={i18n} offline={isOffline(asApiError(cause, flowId))} />
    );
  }
  const launch = launchFor(platform, config);
  remember(platform, launch);
  api.setContext({
    tenant: launch.tenant,
    language: launch.language,
    channel: launch.channel,
    flowType: userTypeOf(launch.channel),
  });
  api.kept.holdFor(`${launch.tenant} ${config.version}`);
  if (launch.invalidDdeParam) logError(new Error('The address carries an unreadable ddeParam.'));
  void startLog(services, session.probe());
  const texts = await textsFor(services, launch.language);
  return <App start={{ config, launch }} texts={texts} />;
}
