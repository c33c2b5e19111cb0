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
  /** The event, and advice for the user. */
  readonly children?: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  /** Shown small below, for example an error code. */
  readonly code?: string;
  readonly onDismiss?: () => void;
  /**
   * Whether a screen reader announces it when it appears: errors at once, other messages politely.
   * Off for toasts, because their host announces them.
   */
  readonly announce?: boolean;
}

const icons = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
} as const;

/** A message in the page or in a toast. Its icon, words and colour have the same meaning. */
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
