import { useTranslation } from 'react-i18next';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { MessagesDialog } from '@dokubox/ui-kit/MessagesDialog/MessagesDialog.tsx';
import { useQuery } from '../../api/hooks.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';

export interface MessagesOfDokuProps {
  readonly doku: Doku;
  readonly onClose: () => void;
}

/** The conversation about a document, to be read (R2.23, R7.11). */
export function MessagesOfDoku({ doku, onClose }: MessagesOfDokuProps) {
  const { t } = useTranslation('contract');
  const { place } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  const { data, error, reload } = useQuery('getMessages', { params: { id: doku.id } });
  return (
    <MessagesDialog
      opened
      onClose={onClose}
      title={dokuTitle(doku, contentLanguage(place.tenant, language))}
      reader={{ userType: user.userType, username: user.username }}
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      messages={data ?? []}
      hidesBankSender={
        user.userType === 'CLIENT' && policyOf(place.tenant).hidesBankSenderFromClient
      }
      onRetry={reload}
      {...(error ? { errorText: messageText(t, error.messageKey, error.messageParams) } : {})}
    />
  );
}
