import { CloseButton, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './StatusMessage.module.css';

export const messageKinds = ['success', 'info', 'warning', 'error'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface StatusMessageProps {
  readonly kind: MessageKind;
  readonly title?: string;
  /** What happened, and what to do. */
  readonly children?: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  /** Shown small beneath, e.g. an error code. */
  readonly code?: string;
  readonly onDismiss?: () => void;
  /** Whether it is read out when it appears: errors at once, the rest politely. Off for toasts, whose host announces. */
  readonly announce?: boolean;
}

const icons = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
} as const;

/** A message in the page or in a toast: icon, word and colour say the same. */
export function StatusMessage({
  kind,
  title,
  children,
  action,
  code,
  onDismiss,
  announce = true,
}: StatusMessageProps) {
  const { t } = useTranslation('shell');
  const Icon = icons[kind];
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={classes.message} data-kind={kind} role={announce ? role : undefined}>
      <Icon className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
      <div className={classes.body}>
        <VisuallyHidden>{t(`status.${kind}`)}: </VisuallyHidden>
        {title ? <strong className={classes.title}>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
        {code ? <div className={classes.code}>{t('error.code', { code })}</div> : null}
      </div>
      {onDismiss ? (
        <CloseButton
          className={classes.dismiss}
          aria-label={t('status.dismiss')}
          onClick={onDismiss}
          size={32}
        />
      ) : null}
    </div>
  );
}
