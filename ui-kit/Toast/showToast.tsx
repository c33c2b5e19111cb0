import { notifications } from '@mantine/notifications';
import { StatusMessage, type MessageKind } from '../StatusMessage/StatusMessage.tsx';
import classes from './Toast.module.css';

/** What a toast says; texts are already translated. */
export interface ToastContent {
  readonly kind: MessageKind;
  readonly title?: string;
  readonly text: string;
  readonly code?: string;
}

/** Errors stay until dismissed (WCAG 2.2.1); the rest leave after eight seconds. */
const staysFor = { success: 8_000, info: 8_000, warning: 12_000, error: false } as const;

/**
 * Shows a toast in the nearest `ToastHost` and returns its id. The same `id` replaces a toast that
 * is still shown, so that one failure is told once.
 */
export function showToast(content: ToastContent, id?: string): string {
  const shown: { id?: string } = id === undefined ? {} : { id };
  const toastId = notifications.show({
    ...shown,
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
          notifications.hide(toastId);
        }}
      />
    ),
  });
  return toastId;
}

/** Content of a toast; exported for stories and tests. */
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
