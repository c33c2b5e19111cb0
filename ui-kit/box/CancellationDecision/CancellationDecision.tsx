import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';
import { formatDayTime, formatWithZone, isoOf } from '../../helpers/moments.ts';
import { NoteField } from '../ReasonFields/NoteField.tsx';
import { noteError } from '../ReasonFields/reasonState.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { terminationRows, type TerminationFields } from '../TerminationDetails/terminationRows.ts';
import classes from './CancellationDecision.module.css';

export interface CancellationDecisionProps extends TerminationFields {
  readonly askedAt?: Date | null;
  /** False for the banker who asked for it: another banker decides. */
  readonly canDecide: boolean;
  readonly busy?: boolean;
  /** Why the decision has failed, in words. */
  readonly error?: string;
  readonly onDecide: (decision: {
    readonly approved: boolean;
    readonly note: string | null;
  }) => void;
}

/** A banker's card for a termination that waits for the approval of a second banker. */
export function CancellationDecision({
  askedAt,
  canDecide,
  busy = false,
  error,
  onDecide,
  ...fields
}: CancellationDecisionProps) {
  const { t } = useTranslation('acting');
  const titleId = useId();
  const day = formatDayTime(askedAt);
  const labels = { user: 'askedBy', reason: 'reason', note: 'note' } as const;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {t(canDecide ? 'decision.title' : 'decision.ownTitle')}
      </h2>
      <dl className={classes.facts}>
        {terminationRows(fields).map(({ key, text }) => (
          <div key={key}>
            <dt>{t(`decision.${labels[key]}`)}</dt>
            <dd>{text ?? t('decision.unknown')}</dd>
          </div>
        ))}
        {day === '' ? null : (
          <div>
            <dt>{t('decision.askedOn')}</dt>
            <dd>
              <time
                className="dk-figures"
                dateTime={isoOf(askedAt)}
                title={formatWithZone(askedAt)}
              >
                {day}
              </time>
            </dd>
          </div>
        )}
      </dl>
      {canDecide ? (
        <DecisionForm busy={busy} error={error} onDecide={onDecide} />
      ) : (
        <p className={classes.text}>{t('decision.own')}</p>
      )}
    </section>
  );
}

/** A voluntary note, and the buttons of the decision. Approving opens a dialog first. */
function DecisionForm({
  busy,
  error,
  onDecide,
}: {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onDecide: CancellationDecisionProps['onDecide'];
}) {
  const { t } = useTranslation('acting');
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const decide = (approved: boolean) => {
    onDecide({ approved, note: spokenText(note) || null });
  };
  const blocked = noteError(note) !== undefined;
  return (
    <>
      <p className={classes.text}>{t('decision.text')}</p>
      <div className={classes.note}>
        <NoteField label={t('decision.yourNote')} value={note} disabled={busy} onChange={setNote} />
      </div>
      {error === undefined || asking ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={blocked}
          loading={busy && !asking}
          onClick={() => {
            decide(false);
          }}
        >
          {t('decision.refuse')}
        </Button>
        <Button
          color="red"
          disabled={blocked || busy}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('decision.approve')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('decision.approve')}
        confirmLabel={t('decision.approve')}
        tone="red"
        busy={busy}
        {...(error === undefined ? {} : { error })}
        onConfirm={() => {
          decide(true);
        }}
        onClose={() => {
          setAsking(false);
        }}
      >
        <p className={classes.text}>{t('decision.approveText')}</p>
      </ConfirmDialog>
    </>
  );
}
