import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import { ReasonDialog } from '../ReasonFields/ReasonDialog.tsx';
import type { ReasonAndNote, ReasonOption } from '../ReasonFields/reasonState.ts';

/** The outcome of a termination. UNKNOWN if only the server can decide it (R4.4, A-206). */
export type TerminationOutcome = 'CANCELLED' | 'PENDING' | 'UNKNOWN';

export interface TerminationDialogProps {
  readonly opened: boolean;
  /** Name of the box. */
  readonly title: string;
  /** Reason and note are hidden for a client (R6.7, A-209). */
  readonly userType: UserType;
  /** Catalogue CancellationReason, sorted and as texts. */
  readonly reasons: readonly ReasonOption[];
  readonly outcome: TerminationOutcome;
  /** An active envelope is cancelled with the box, at once or after approval. */
  readonly envelopeRuns?: boolean;
  readonly busy?: boolean;
  /** Failure of the termination, as a text. */
  readonly error?: string;
  /** Both values are null for a client. */
  readonly onConfirm: (values: ReasonAndNote) => void;
  readonly onClose: () => void;
}

/** Terminates a box. Shows the outcome and asks a banker for the reason (R2.21, R5.3, R6.7). */
export function TerminationDialog({
  opened,
  title,
  userType,
  reasons,
  outcome,
  envelopeRuns = false,
  busy = false,
  error,
  onConfirm,
  onClose,
}: TerminationDialogProps) {
  const { t } = useTranslation('acting');
  return (
    <ReasonDialog
      opened={opened}
      title={t(`terminate.title.${outcome === 'PENDING' ? 'PENDING' : 'CANCELLED'}`)}
      reasons={userType === 'CLIENT' ? null : reasons}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <strong>{t('terminate.about', { title })}</strong>
      </p>
      <p>{t(`terminate.outcome.${outcome}`)}</p>
      {envelopeRuns ? (
        <p>{t(outcome === 'CANCELLED' ? 'terminate.envelope' : 'terminate.envelopePending')}</p>
      ) : null}
    </ReasonDialog>
  );
}
