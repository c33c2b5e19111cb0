import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useMemo } from 'react';
import { boxTitle, contentLanguage } from '@dokubox/ui-kit/helpers/names.ts';
import { SigningProgress } from '@dokubox/ui-kit/box/SigningProgress/SigningProgress.tsx';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';

export interface ProgressDialogProps {
  readonly box: ReceivedBox;
  readonly onClose: () => void;
}

/** The signing progress of a box (R2.22). */
export function ProgressDialog({ box, onClose }: ProgressDialogProps) {
  const { launch } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  // The object stays the same while these three values do, so the rows are not drawn again.
  const { clientSignatureSystem, bankSignatureSystem, namirialEnvelopeStatus } = box;
  const fields = useMemo(
    () => ({ clientSignatureSystem, bankSignatureSystem, namirialEnvelopeStatus }),
    [bankSignatureSystem, clientSignatureSystem, namirialEnvelopeStatus],
  );
  return (
    <SigningProgress
      opened
      onClose={onClose}
      boxTitle={boxTitle(box, contentLanguage(launch.tenant, language))}
      box={fields}
      dokus={box.dokus}
      currentUser={user}
      tenant={launch.tenant}
    />
  );
}
