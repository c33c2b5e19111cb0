import { useTranslation } from 'react-i18next';
import {
  dokuLook,
  dokuboxLook,
  isDokuStatus,
  isDokuboxStatus,
  type StatusLook,
} from './statusLooks.ts';
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
  /** Status as the server sent it. An unknown one is shown as its own text. */
  readonly status: string;
}

/** Badge of a dokubox status (R4.2, A-076). */
export function DokuboxStatusBadge({ status }: StatusBadgeProps) {
  const { t } = useTranslation('contractBox');
  const text = isDokuboxStatus(status) ? t(`dokuboxStatus.${status}`) : status;
  return <LabelBadge look={dokuboxLook(status)} text={text} />;
}

/** Badge of a document status: teal on the client's side, black on the bank's (R4.6). */
export function DokuStatusBadge({ status }: StatusBadgeProps) {
  const { t } = useTranslation('contractBox');
  const text = isDokuStatus(status) ? t(`dokuStatus.${status}`) : status;
  return <LabelBadge look={dokuLook(status)} text={text} />;
}
