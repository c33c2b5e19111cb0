import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { SignersList } from '@dokubox/ui-kit/box/SignersList/SignersList.tsx';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';

export interface SignersDialogProps {
  readonly doku: Doku;
  readonly onClose: () => void;
}

/** The signers of a document, with the dates of their identity documents (R2.23, R5.25). */
export function SignersDialog({ doku, onClose }: SignersDialogProps) {
  const { tenant } = useStart().launch;
  const { language } = useLanguage();
  return (
    <SignersList
      opened
      onClose={onClose}
      title={dokuTitle(doku, contentLanguage(tenant, language))}
      signers={doku.signingUsers}
      participants={doku.participants}
      status={doku.status}
      tenant={tenant}
      // oxlint-disable-next-line react/purity -- a new day may begin while the screen is open
      today={calendarDayIn(policyOf(tenant).timeZone, new Date())}
    />
  );
}
