import type { i18n as I18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import type { showToast } from '@dokubox/ui-kit/Toast/showToast.tsx';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { ApiError } from '../api/errors.ts';

/** Remembers what was said, so that one failure is told once. */
export function createNoticeMemory(now: () => number = Date.now) {
  const lastShown = new Map<string, number>();
  /** True when the notice was not shown within the last three seconds; then remembers it. */
  return (key: string): boolean => {
    const time = now();
    const last = lastShown.get(key);
    if (last !== undefined && time - last < limits.sameNoticeOnceMs) return false;
    lastShown.set(key, time);
    return true;
  };
}

/** True when a notice was not shown within the last three seconds; then remembers it. */
export const isNewNotice = createNoticeMemory();

let wanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** True from the first toast on; until then nothing of them is loaded. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(subscribe, () => wanted);
}

/** Shows a toast; whoever tells something more than once uses one of the functions below. */
export async function showNotice(...toast: Parameters<typeof showToast>): Promise<void> {
  wanted = true;
  for (const listener of [...listeners]) listener();
  const module = await import('@dokubox/ui-kit/Toast/showToast.tsx');
  module.showToast(...toast);
}

/** Shows a failure as a toast (R8.1); a repetition within three seconds is not told again. */
export async function notifyFailure(i18n: I18n, error: ApiError): Promise<void> {
  if (!isNewNotice(error.messageKey)) return;
  const t = i18n.getFixedT(null, 'contract');
  await showNotice(
    {
      kind: 'error',
      text: messageText(t, error.messageKey, error.messageParams),
      ...(error.errorCode === undefined
        ? {}
        : { title: t(`errorTitle.${error.errorCode}`), code: error.errorCode }),
    },
    error.messageKey,
  );
}

/** Confirms something done in words of its own. */
export async function notifyText(text: string): Promise<void> {
  await showNotice({ kind: 'success', text });
}

/** Confirms something done, e.g. a download. */
export async function notifySuccess(i18n: I18n, messageKey: MessageKey): Promise<void> {
  if (!isNewNotice(messageKey)) return;
  await showNotice({
    kind: 'success',
    text: messageText(i18n.getFixedT(null, 'contract'), messageKey),
  });
}
