import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { dokuLook, dokuboxLook, type StatusLook } from './statusLooks.ts';
import { dokuStatusText, dokuboxStatusText } from './statusText.ts';
import classes from './StatusBadge.module.css';

export interface BadgeProps {
  readonly look: StatusLook;
  /** Always shown, because colour alone must not have a meaning. */
  readonly text: string;
}

/** A small label with icon and text, in one of the theme's tones. */
export function LabelBadge({ look, text }: BadgeProps) {
  const Icon = look.icon;
  return (
    <span className={classes.badge} data-tone={look.tone} data-variant={look.variant}>
      <Icon className={classes.icon} size={16} stroke={1.75} aria-hidden="true" />
      <span className={classes.text}>{text}</span>
    </span>
  );
}

export interface StatusBadgeProps {
  /** Type of the reader. The default reads the words of the bank. */
  readonly userType?: UserType;
  /** Status as the server sent it. An unknown status is shown as its code. */
  readonly status: string;
}

/** Badge of a dokubox status (R4.2, A-076). */
export function DokuboxStatusBadge({ status, userType = 'BANKER' }: StatusBadgeProps) {
  const { t } = useTranslation('contractBox');
  return <LabelBadge look={dokuboxLook(status)} text={dokuboxStatusText(t, status, userType)} />;
}

/** Badge of a document status: teal on the client's side, black on the bank's (R4.6). */
export function DokuStatusBadge({ status, userType = 'BANKER' }: StatusBadgeProps) {
  const { t } = useTranslation('contractBox');
  return <LabelBadge look={dokuLook(status)} text={dokuStatusText(t, status, userType)} />;
}
