import { maskText } from '@dokubox/spec/log-masking.ts';
import { apiContext, call, flowId } from '../api/portal.ts';

/** Reports an error of the portal to the server (R7.17, A-233). Never throws and never waits. */
export function logError(cause: unknown): void {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const log = {
    message: maskText(error.message),
    ...(error.stack === undefined ? {} : { stack: maskText(error.stack) }),
    url: maskText(window.location.href),
    userAgent: maskText(navigator.userAgent),
    timestamp: new Date().toISOString(),
    flowId,
    tenant: apiContext().tenant,
  };
  call('logError', { body: { log } }, { shownInPlace: true }).catch(() => {
    // A report that cannot be sent must not become the next error.
  });
}
