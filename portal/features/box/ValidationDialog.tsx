import { useTranslation } from 'react-i18next';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { SignatureValidation } from '@dokubox/ui-kit/box/SignatureValidation/SignatureValidation.tsx';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import { useValidation } from './useValidation.ts';

export interface ValidationDialogProps {
  readonly doku: Doku;
  readonly onClose: () => void;
}

/** Validates the signatures of a document and shows what was found (R2.23, R7.13). */
export function ValidationDialog({ doku, onClose }: ValidationDialogProps) {
  const { t } = useTranslation('contract');
  const { place } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  const { validation, validate } = useValidation(doku.id);
  return (
    <SignatureValidation
      opened
      onClose={onClose}
      title={dokuTitle(doku, contentLanguage(place.tenant, language))}
      content={
        validation.state === 'failed'
          ? {
              state: 'failed',
              text: messageText(t, validation.error.messageKey, validation.error.messageParams),
            }
          : validation
      }
      forArchive={user.userType === 'BANKER' && doku.status === 'WAITING_ARCHIVAL'}
      onRetry={validate}
    />
  );
}
