import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';
import { CancellationDecision } from '@dokubox/ui-kit/box/CancellationDecision/CancellationDecision.tsx';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { useServices } from '../../services/services.ts';
import { useAttempt } from '../../shared/failure.ts';
import { useTermination } from '../../shared/termination.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface CancellationCardProps {
  readonly box: ReceivedBox;
  readonly currentUser: UserIdentity;
}

/**
 * A termination that waits for a second banker. It shows who requested it and why, and
 * offers the decision to all bankers except that one. A refusal is confirmed here, because the card
 * disappears with it.
 */
export function CancellationCard({ box, currentUser }: CancellationCardProps) {
  const { t, i18n } = useTranslation('acting');
  const { notices } = useServices();
  const command = useBoxCommand('decideCancellation');
  const { run, busy, error } = useAttempt();
  const fields = useTermination(box);
  const [refused, setRefused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pending = box.status === 'PENDING_CANCELLATION_APPROVAL';
  useEffect(() => {
    if (refused) place.current?.focus();
  }, [refused]);
  const decide = async (decision: { readonly approved: boolean; readonly note: string | null }) => {
    const answer = await run(() => command({ body: { dokuBoxId: box.id, ...decision } }));
    if (!answer) return;
    if (answer.status === 'CANCELLED') void notices.success(i18n, 'dde.success.terminated');
    else setRefused(true);
  };
  return (
    <div ref={place} tabIndex={-1}>
      {pending ? (
        <CancellationDecision
          {...fields}
          canDecide={box.cancellationCreatorUserId !== currentUser.username}
          busy={busy}
          {...(error === undefined ? {} : { error })}
          onDecide={(decision) => void decide(decision)}
        />
      ) : refused ? (
        <StatusMessage
          kind="success"
          onDismiss={() => {
            setRefused(false);
          }}
        >
          {t('decision.refused')}
        </StatusMessage>
      ) : null}
    </div>
  );
}
