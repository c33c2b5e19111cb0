import type { i18n as I18n } from 'i18next';
import { limits } from '@dokubox/spec/limits.ts';
import type { Toasts } from '@dokubox/ui-kit/shell/Toast/toasts.tsx';
import { errorCodeText, messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { ApiError } from '../api/errors.ts';

/** Remembers shown notices, so that one failure is shown once. */
export function createNoticeMemory(now: () => number = Date.now) {
  const lastShown = new Map<string, number>();
  return {
    /** True if the notice was not shown within the last three seconds. Then remembers it. */
    isNew: (key: string): boolean => {
      const time = now();
      const last = lastShown.get(key);
      if (last !== undefined && time - last < limits.sameNoticeOnceMs) return false;
      lastShown.set(key, time);
      return true;
    },
    /** Allows the notice again because its cause has ended. */
    forget: (key: string): void => {
      lastShown.delete(key);
    },
  };
}

/** A failure that a toast shows. */
export interface ShownFailure {
  readonly error: ApiError;
  /** Path of the call that failed, with its placeholders. */
  readonly path: string | undefined;
}

/** Short messages of the portal, shown as toasts. */
export interface Notices {
  /** True if a notice was not shown within the last three seconds. Then remembers it. */
  readonly isNew: (key: string) => boolean;
  /** Shows a toast. For messages that can repeat, use one of the functions below. */
  readonly show: (...toast: Parameters<Toasts['show']>) => Promise<void>;
  /**
   * Shows a failure as a toast for as long as its cause lasts (R8.1). A repetition within three
   * seconds is not shown.
   * @param path of the call that failed
   */
  readonly failure: (i18n: I18n, error: ApiError, path?: string) => Promise<void>;
  /** Removes the toasts of failures that have ended. */
  readonly over: (isOver: (failure: ShownFailure) => boolean) => void;
  /** Confirms a completed action with the given text. */
  readonly text: (text: string) => Promise<void>;
  /** Confirms a completed action, such as a download. */
  readonly success: (i18n: I18n, messageKey: MessageKey) => Promise<void>;
  /** The toasts. They are loaded with the first one and undefined until then. */
  readonly toasts: () => Toasts | undefined;
  /**
   * Calls the listener when the first toast is needed. Returns a function that removes the
   * listener.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the notices of a mounted portal. */
export function createNotices(): Notices {
  const memory = createNoticeMemory();
  const { isNew } = memory;
  /** Failures on the screen, by the message that shows them. */
  const shown = new Map<string, readonly ShownFailure[]>();
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
      shown.set(messageKey, [...(shown.get(messageKey) ?? []), { error, path }]);
      if (!isNew(messageKey)) return;
      const t = i18n.getFixedT(null, 'contract');
      await loaded();
      // The failure may end before the toasts have loaded.
      if (!shown.has(messageKey)) return;
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
      for (const [messageKey, failures] of [...shown]) {
        const lasting = failures.filter((failure) => !isOver(failure));
        shown.set(messageKey, lasting);
        if (lasting.length > 0) continue;
        shown.delete(messageKey);
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
