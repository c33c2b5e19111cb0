import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { signatureSystemChoice } from '@dokubox/spec/workflow/rights.ts';
import { SignatureSystemChoice } from '@dokubox/ui-kit/box/SignatureSystemChoice/SignatureSystemChoice.tsx';
import { useAttempt } from '../../shared/failure.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface SignatureSystemCardProps {
  readonly box: ReceivedBox;
  /** The text that explains why nothing can be changed now. */
  readonly readOnly?: string;
}

/** The client's choice how to sign, above the documents. */
export function SignatureSystemCard({ box, readOnly }: SignatureSystemCardProps) {
  const select = useBoxCommand('selectSignatureSystem');
  const { run, busy, error } = useAttempt();
  return (
    <SignatureSystemChoice
      value={box.clientSelectedSignatureSystem ?? null}
      fixed={signatureSystemChoice(box) === 'fixed'}
      busy={busy}
      {...(error === undefined ? {} : { error })}
      {...(readOnly === undefined ? {} : { disabledReason: readOnly })}
      onChoose={(clientSelectedSignatureSystem) =>
        void run(() => select({ body: { dokuBoxId: box.id, clientSelectedSignatureSystem } }))
      }
    />
  );
}
