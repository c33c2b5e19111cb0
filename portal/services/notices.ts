import type { i18n as I18n } from 'i18next';
import { limits } from '@dokubox/spec/limits.ts';
import type { Toasts } from '@dokubox/ui-kit/shell/Toast/toasts.tsx';
import { errorCodeText, messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { ApiError } from '../api/errors.ts';

/** Remembers what was said, so that one failure is told once. */
export function createNoticeMemory(now: () => number = Date.now) {
  const lastShown = new Map<string, number>();
  return {
    /** True when the notice was not shown within the last three seconds; then remembers it. */
    isNew: (key: string): boolean => {
      const time = now();
      const last = lastShown.get(key);
      if (last !== undefined && time - last < limits.sameNoticeOnceMs) return false;
      lastShown.set(key, time);
      return true;
    },
    /** Lets a notice be new again, because what it told is over. */
    forget: (key: string): void => {
      lastShown.delete(key);
    },
  };
}

/** A failure that a toast tells of. */
export interface ShownFailure {
  readonly error: ApiError;
  /** Path of the call that failed, with its placeholders. */
  readonly path: string | undefined;
}

/** What the portal tells in passing, as toasts. */
export interface Notices {
  /** True when a notice was not shown within the last three seconds; then remembers it. */
  readonly isNew: (key: string) => boolean;
  /** Shows a toast; whoever tells something more than once uses one of the functions below. */
  readonly show: (...toast: Parameters<Toasts['show']>) => Promise<void>;
  /**
   * Shows a failure as a toast (R8.1), for as long as its cause lasts; a repetition within three
   * seconds is not told again.
   * @param path of the call that failed
   */
  readonly failure: (i18n: I18n, error: ApiError, path?: string) => Promise<void>;
  /** Takes away the failures of which this is true: what they told is over. */
  readonly over: (isOver: (failure: ShownFailure) => boolean) => void;
  /** Confirms something done in words of its own. */
  readonly text: (text: string) => Promise<void>;
  /** Confirms something done, e.g. a download. */
  readonly success: (i18n: I18n, messageKey: MessageKey) => Promise<void>;
  /** The toasts, from the first one on; until then nothing of them is loaded. */
  readonly toasts: () => Toasts | undefined;
  /** Calls the listener when the first toast is wanted; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the notices of a mounted portal. */
export function createNotices(): Notices {
  const memory = createNoticeMemory();
  const { isNew } = memory;
  /** Failures that are told, by the message that tells them. */
  const told = new Map<string, readonly ShownFailure[]>();
  const listeners = new Set<() => void>();
  let toasts: Toasts | undefined;

  const loaded = async (): Promise<Toasts> => {
    const { createToasts } = await import('@dokubox/ui-kit/shell/Toast/toasts.tsx');
    if (!toasts) {
      toasts = createToasts();
      for (const listener of [...listeners]) listener();
    }
    return toasts;
  };
  const show: Notices['show'] = async (...toast) => {
    (await loaded()).show(...toast);
  };
  return {
    isNew,
    show,
    failure: async (i18n, error, path) => {
      const { messageKey } = error;
      told.set(messageKey, [...(told.get(messageKey) ?? []), { error, path }]);
      if (!isNew(messageKey)) return;
      const t = i18n.getFixedT(null, 'contract');
      await loaded();
      // It may be over before the toasts are there.
      if (!told.has(messageKey)) return;
      await show(
        {
          kind: 'error',
          ...(error.errorCode === undefined
            ? { text: messageText(t, messageKey, error.messageParams) }
            : {
                ...errorCodeText(t, error.errorCode, messageKey, error.messageParams),
                code: error.errorCode,
              }),
        },
        error.messageKey,
      );
    },
    over: (isOver) => {
      for (const [messageKey, failures] of [...told]) {
        const lasting = failures.filter((failure) => !isOver(failure));
        told.set(messageKey, lasting);
        if (lasting.length > 0) continue;
        told.delete(messageKey);
        memory.forget(messageKey);
        toasts?.hide(messageKey);
      }
    },
    text: (text) => show({ kind: 'success', text }),
    success: async (i18n, messageKey) => {
      if (!isNew(messageKey)) return;
      await show({
        kind: 'success',
        text: messageText(i18n.getFixedT(null, 'contract'), messageKey),
      });
    },
    toasts: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
