import type { operations } from '@dokubox/spec/operations/table.ts';
import type { InfoCode } from '@dokubox/spec/errors.ts';
import { headersOf } from '../api/context.ts';
import type { FailureEvent } from '../api/events.ts';
import { flowId } from '../api/flowId.ts';
import type { Api } from '../api/portal.ts';
import type { Services } from '../services/services.ts';
import { ClientLog } from '../shared/clientLog.ts';

type UploadBody = Parameters<ConstructorParameters<typeof ClientLog>[0]['send']>[0];

/** Calls whose failures are not logged, because they are the logging. */
const ownPaths: ReadonlySet<string> = new Set(['/gateway/noauth/logs', '/gateway/noauth/logError']);
const uploadPath = '/gateway/noauth/logs' satisfies (typeof operations)['uploadLogs']['url'];

/**
 * Sends entries without the portal's client, whose events would log the logging. Entries that must
 * outlive the page are sent with `keepalive`, which can carry the headers of every request (§7).
 */
function send({ connection, context, tokens }: Api, entries: UploadBody, carried: boolean): void {
  const request = connection.fetch(connection.serverOrigin + uploadPath, {
    method: 'POST',
    headers: {
      ...connection.extraHeaders,
      ...headersOf(context(), tokens.idToken()),
      'content-type': 'application/json',
    },
    credentials: 'include',
    keepalive: carried,
    body: JSON.stringify({ entries }),
  });
  request.catch(() => {
    // Entries that cannot be sent are dropped silently.
  });
}

/**
 * Starts the portal's log: screens, sign-in and sign-out, rejected and failed calls, faults in our
 * code, the connection. Input, requests and answers are never logged. Ends with the portal.
 */
export function watchForLog({ api, ended, navigation, session: sessions }: Services): void {
  const { events } = api;
  const log = new ClientLog({
    send: (entries, carried) => {
      send(api, entries, carried);
    },
    now: () => new Date(),
    flowId,
  });
  const listening = { signal: ended };

  let shown = '';
  const screen = () => {
    const pathname = navigation.pathname();
    if (pathname === shown) return;
    shown = pathname;
    log.write('info', 'Screen', { path: pathname });
  };
  let previous = sessions.current().status;
  const session = () => {
    const now = sessions.current();
    if (now.status === previous) return;
    const code: InfoCode | undefined =
      now.status === 'signedIn'
        ? 'LOGGED_IN'
        : previous === 'signedIn' && now.status === 'signedOut'
          ? 'LOGGED_OUT'
          : undefined;
    previous = now.status;
    const reason = now.status === 'signedOut' ? now.reason : undefined;
    if (code) log.write('info', code, reason === undefined ? {} : { reason });
    screen();
  };
  const failed = ({ error, path }: FailureEvent) => {
    if (path !== undefined && ownPaths.has(path)) return;
    const { status, errorCode, messageKey } = error;
    log.write(status >= 400 && status < 500 ? 'info' : 'error', 'Call failed', {
      path,
      status,
      errorCode,
      messageKey,
    });
  };
  const ownError = (what: string, cause: unknown) => {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    log.write('error', `${what}: ${error.message}`, { stack: error.stack });
  };

  const endings = [
    events.on('clientError', failed),
    events.on('serverError', failed),
    events.on('unauthorized', ({ error }) => {
      failed({ error, shownInPlace: false });
    }),
    events.on('blocked', ({ error }) => {
      failed({ error, shownInPlace: false });
    }),
    sessions.subscribe(session),
  ];
  const listen = (name: string, listener: (event: Event) => void) => {
    window.addEventListener(name, listener, listening);
  };
  listen('error', (event) => {
    if (event instanceof ErrorEvent) ownError('Uncaught', event.error);
  });
  listen('unhandledrejection', (event) => {
    if (event instanceof PromiseRejectionEvent) ownError('Unhandled', event.reason);
  });
  // Not every browser has the Navigation API. Without it, a change of screen is noticed when the
  // next entry is written.
  if ('navigation' in window) {
    window.navigation.addEventListener('currententrychange', screen, listening);
  } else listen('popstate', screen);
  for (const name of ['online', 'offline']) {
    listen(name, () => {
      log.write('debug', name);
    });
  }
  listen('pagehide', () => {
    screen();
    log.flush(true);
  });
  document.addEventListener(
    'visibilitychange',
    () => {
      // The last event that a phone's browser guarantees.
      if (document.visibilityState === 'hidden') log.flush(true);
    },
    listening,
  );
  log.write('info', 'Started', { session: previous });
  screen();
  ended.addEventListener('abort', () => {
    for (const end of endings) end();
    log.stop();
  });
}
