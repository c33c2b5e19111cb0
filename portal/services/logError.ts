import { maskText } from '@dokubox/spec/log-masking.ts';
import { flowId } from '../api/flowId.ts';
import type { Api } from '../api/portal.ts';
import type { AddressBar } from '../platform/platform.ts';

/**
 * Creates the function that reports errors of the portal to the server (R7.17, A-233). It never
 * throws or waits.
 */
export function createErrorLog({ call, context }: Api, addressBar: AddressBar) {
  return (cause: unknown): void => {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const log = {
      message: maskText(error.message),
      ...(error.stack === undefined ? {} : { stack: maskText(error.stack) }),
      url: maskText(addressBar.location.href),
      userAgent: maskText(navigator.userAgent),
      timestamp: new Date().toISOString(),
      flowId,
      tenant: context().tenant,
    };
    call('logError', { body: { log } }, { shownInPlace: true }).catch(() => {
      // A report that cannot be sent must not become the next error.
    });
  };
}
