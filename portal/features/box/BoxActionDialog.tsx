import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import { ConfirmDialog } from '@dokubox/ui-kit/shell/ConfirmDialog/ConfirmDialog.tsx';
import { boxTitle, contentLanguage } from '@dokubox/ui-kit/helpers/names.ts';
import type { Reader } from '@dokubox/ui-kit/helpers/turn.ts';
import type { ReasonAndNote } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import { TerminationDialog } from '@dokubox/ui-kit/box/TerminationDialog/TerminationDialog.tsx';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/place.ts';
import { useServices } from '../../services/services.ts';
import { useAttempt } from '../../shared/failure.ts';
import { useReasonOptions } from '../../shared/reasons.ts';
import { boxActionsOf, type BoxActionName } from './boxActions.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface BoxActionDialogProps {
  readonly name: BoxActionName;
  readonly box: ReceivedBox;
  readonly reader: Reader;
  /** The list as the reader left it; where a terminated box leads (R4.4). */
  readonly listHref: string;
  readonly onClose: () => void;
}

const dialogs = {
  closePaper: ClosePaper,
  terminate: Terminate,
} as const satisfies Record<BoxActionName, unknown>;

/**
 * The dialog of something done with the whole box. It opens only for who may do it; once open it stays
 * whatever becomes of the box, so that a failure is read and nothing typed is lost.
 */
export function BoxActionDialog(props: BoxActionDialogProps) {
  const { name, box, reader, onClose } = props;
  const [allowed] = useState(() => boxActionsOf(box, reader).includes(name));
  useEffect(() => {
    // An address can ask for any dialog.
    if (!allowed) onClose();
  }, [allowed, onClose]);
  const Dialog = dialogs[name];
  return allowed ? <Dialog {...props} /> : null;
}

/** Terminates the box; the status in the answer says what came of it (R4.4, A-205). */
function Terminate({ box, reader, listHref, onClose }: BoxActionDialogProps) {
  const { i18n } = useTranslation();
  const { leaving, notices } = useServices();
  const { place } = useStart();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { userType } = reader;
  const reasons = useReasonOptions(userType === 'BANKER' ? 'CancellationReason' : null);
  const byClient = useBoxCommand('terminateClientDokubox');
  const byBanker = useBoxCommand('terminateBankerDokubox');
  const { run, busy, error } = useAttempt();
  // What the reader was told stays; the box may change behind the dialog.
  const [outcome] = useState(() => terminationOutcome(boxFactsFromWire(box), userType));
  const terminate = async ({ reason, note }: ReasonAndNote) => {
    const body = { dokuboxId: box.id, reasonOfCancellation: reason, cancellationNote: note };
    const answer = await run(() => (userType === 'CLIENT' ? byClient : byBanker)({ body }));
    if (!answer) return;
    const done = answer.status === 'CANCELLED';
    void notices.success(i18n, done ? 'dde.success.terminated' : 'dde.success.pendingApproval');
    // A file on its way to a box that has ended is lost whatever the reader would answer.
    leaving.stopGuarding();
    void navigate(listHref, { replace: true });
  };
  return (
    <TerminationDialog
      opened
      title={boxTitle(box, contentLanguage(place.tenant, language))}
      userType={userType}
      reasons={reasons}
      outcome={outcome === 'PENDING_CANCELLATION_APPROVAL' ? 'PENDING' : (outcome ?? 'UNKNOWN')}
      envelopeRuns={envelopeRunning({ envelope: box.namirialEnvelopeStatus ?? 'NONE' })}
      busy={busy}
      {...(error === undefined ? {} : { error })}
      onConfirm={(values) => void terminate(values)}
      onClose={onClose}
    />
  );
}

/** Finalizes a box signed on paper whose scans are not archived. */
function ClosePaper({ box, onClose }: BoxActionDialogProps) {
  const { t } = useTranslation('acting');
  const command = useBoxCommand('closePaperDokubox');
  const { run, busy, error } = useAttempt();
  const close = async () => {
    if (await run(() => command({ body: { dokuBoxId: box.id } }))) onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t('closePaper.title')}
      confirmLabel={t('closePaper.title')}
      busy={busy}
      {...(error === undefined ? {} : { error })}
      onConfirm={() => void close()}
      onClose={onClose}
    >
      <p>{t('closePaper.text')}</p>
    </ConfirmDialog>
  );
}
