import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { boxIsWorkedOn } from '@dokubox/spec/workflow/rights.ts';
import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import { boxTitle, contentLanguage } from '@dokubox/ui-kit/helpers/names.ts';
import type { ReasonAndNote } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import {
  TerminationDialog,
  type TerminationOutcome,
} from '@dokubox/ui-kit/box/TerminationDialog/TerminationDialog.tsx';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';
import { useServices } from '../../services/services.ts';
import { useAttempt } from '../../shared/failure.ts';
import { useReasonOptions } from '../../shared/reasons.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface TerminateDialogProps {
  readonly box: ReceivedBox;
  readonly userType: UserType;
  /** Address of the list as the user left it. A terminated box leads there (R4.4). */
  readonly listHref: string;
  readonly onClose: () => void;
}

/**
 * Returns the outcome of a termination, as far as the portal knows it. A client does not learn what
 * the bank has signed in a box at work.
 */
function shownOutcome(box: ReceivedBox, userType: UserType): TerminationOutcome {
  const outcome = terminationOutcome(boxFactsFromWire(box), userType);
  if (outcome === 'PENDING_CANCELLATION_APPROVAL') return 'PENDING';
  const certain = userType === 'BANKER' || !boxIsWorkedOn(box);
  return outcome !== null && certain ? outcome : 'UNKNOWN';
}

/** Terminates the box. The status in the answer shows the outcome (R4.4, A-205). */
export function TerminateDialog({ box, userType, listHref, onClose }: TerminateDialogProps) {
  const { i18n } = useTranslation();
  const { leaving, notices } = useServices();
  const { launch } = useStart();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const reasons = useReasonOptions(userType === 'BANKER' ? 'CancellationReason' : null);
  const byClient = useBoxCommand('terminateClientDokubox');
  const byBanker = useBoxCommand('terminateBankerDokubox');
  const { run, busy, error } = useAttempt();
  // The text stays, although the box may change behind the dialog.
  const [outcome] = useState(() => shownOutcome(box, userType));
  const terminate = async ({ reason, note }: ReasonAndNote) => {
    const body = { dokuboxId: box.id, reasonOfCancellation: reason, cancellationNote: note };
    const answer = await run(() => (userType === 'CLIENT' ? byClient : byBanker)({ body }));
    if (!answer) return;
    const done = answer.status === 'CANCELLED';
    void notices.success(i18n, done ? 'dde.success.terminated' : 'dde.success.pendingApproval');
    // An upload to a box that has ended is lost, whatever its answer.
    leaving.stopGuarding();
    void navigate(listHref, { replace: true });
  };
  return (
    <TerminationDialog
      opened
      title={boxTitle(box, contentLanguage(launch.tenant, language))}
      userType={userType}
      reasons={reasons}
      outcome={outcome}
      envelopeRuns={envelopeRunning({ envelope: box.namirialEnvelopeStatus ?? 'NONE' })}
      busy={busy}
      {...(error === undefined ? {} : { error })}
      onConfirm={(values) => void terminate(values)}
      onClose={onClose}
    />
  );
}
