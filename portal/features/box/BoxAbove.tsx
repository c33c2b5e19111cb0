import { Suspense, useState } from 'react';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { signatureSystemChoice } from '@dokubox/spec/workflow/rights.ts';
import { readOnlyReason } from '@dokubox/ui-kit/box/DokuboxHeader/headerSentence.ts';
import { mayWorkInBox, type UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';
import { lazily } from '../../shared/lazily.tsx';

// Few boxes need these, so they are loaded on demand.
const CancellationCard = lazily(() => import('./CancellationCard.tsx'), 'CancellationCard', 'part');
const SignatureSystemCard = lazily(
  () => import('./SignatureSystemCard.tsx'),
  'SignatureSystemCard',
  'part',
);

export interface BoxAboveProps {
  readonly box: ReceivedBox;
  readonly currentUser: UserIdentity;
  /** The text that explains why nothing can be changed now. */
  readonly readOnly: string | undefined;
}

/** The parts that concern the box as a whole and come before its documents. */
export function BoxAbove({ box, currentUser, readOnly }: BoxAboveProps) {
  const pending = box.status === 'PENDING_CANCELLATION_APPROVAL';
  const [wasPending, setWasPending] = useState(pending);
  if (pending && !wasPending) setWasPending(true);
  const reason = readOnlyReason(box, currentUser);
  const chooses =
    currentUser.userType === 'CLIENT' &&
    signatureSystemChoice(box) !== 'none' &&
    (reason === undefined || reason === 'locked');
  return (
    <Suspense fallback={null}>
      {wasPending && currentUser.userType === 'BANKER' && mayWorkInBox(box, currentUser) ? (
        <CancellationCard box={box} currentUser={currentUser} />
      ) : null}
      {chooses ? (
        <SignatureSystemCard box={box} {...(readOnly === undefined ? {} : { readOnly })} />
      ) : null}
    </Suspense>
  );
}
