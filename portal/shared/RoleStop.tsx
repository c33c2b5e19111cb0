import { useTranslation } from 'react-i18next';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';

/** A page that the user's roles keep closed, opened by its address. */
export function RoleStop() {
  const { t } = useTranslation('contract');
  return <StatusMessage kind="warning">{t('message.dde.error.roleNotAllowed')}</StatusMessage>;
}
