import { limits } from '@dokubox/spec/limits.ts';
import { apiContext, call, flowId } from '../api/portal.ts';
import { maskUrl } from './mask.ts';

/** Reports an error of the portal to the server (R7.17, A-233). Never throws and never waits. */
export function logError(cause: unknown): void {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const log = {
    message: error.message.slice(0, limits.logMessageMax),
    ...(error.stack === undefined ? {} : { stack: error.stack.slice(0, 20_000) }),
    url: maskUrl(window.location.href).slice(0, limits.logMessageMax),
    userAgent: navigator.userAgent.slice(0, limits.logMessageMax),
    timestamp: new Date().toISOString(),
    flowId,
    tenant: apiContext().tenant,
  };
  call('logError', { body: { log } }, { shownInPlace: true }).catch(() => {
    // A report that cannot be sent must not become the next error.
  });
}
