import { createNotificationsStore, notifications } from '@mantine/notifications';
import { StatusMessage, type MessageKind } from '../StatusMessage/StatusMessage.tsx';
import classes from './Toast.module.css';

/** Content of a toast. Texts are already translated. */
export interface ToastContent {
  readonly kind: MessageKind;
  readonly title?: string;
  readonly text: string;
  readonly code?: string;
}

/** Errors stay until dismissed (WCAG 2.2.1). Other toasts disappear after some seconds. */
const staysFor = { success: 8_000, info: 8_000, warning: 12_000, error: false } as const;

/** Toasts of one application. */
export interface Toasts {
  /** The store of a `ToastHost`. */
  readonly store: ReturnType<typeof createNotificationsStore>;
  /**
   * Shows a toast. If one with the same `id` is still visible, no second one appears, so that one
   * failure is shown once. A success replaces the previous one.
   */
  readonly show: (content: ToastContent, id?: string) => void;
  /** Removes a toast, if it is still there. */
  readonly hide: (id: string) => void;
}

/** Creates the toasts of an application. Pass them to its `ToastHost`. */
export function createToasts(): Toasts {
  const store = createNotificationsStore();
  let success: string | undefined;
  return {
    store,
    show: (content, id) => {
      if (content.kind === 'success' && success !== undefined) notifications.hide(success, store);
      const toastId = notifications.show(
        {
          ...(id === undefined ? {} : { id }),
          role: content.kind === 'error' ? 'alert' : 'status',
          className: classes.toast,
          classNames: { body: classes.body ?? '', description: classes.text ?? '' },
          autoClose: staysFor[content.kind],
          withCloseButton: false,
          withBorder: false,
          icon: null,
          message: (
            <ToastBody
              content={content}
              onDismiss={() => {
                notifications.hide(toastId, store);
              }}
            />
          ),
        },
        store,
      );
      if (content.kind === 'success') success = toastId;
    },
    hide: (id) => {
      notifications.hide(id, store);
    },
  };
}

/** Content of a toast. Exported for stories and tests. */
export function ToastBody({
  content,
  onDismiss,
}: {
  readonly content: ToastContent;
  readonly onDismiss: () => void;
}) {
  return (
    <StatusMessage
      kind={content.kind}
      announce={false}
      onDismiss={onDismiss}
      {...(content.title === undefined ? {} : { title: content.title })}
      {...(content.code === undefined ? {} : { code: content.code })}
    >
      {content.text}
    </StatusMessage>
  );
}
