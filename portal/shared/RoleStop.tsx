import { useTranslation } from 'react-i18next';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';

/** A page opened by its address that the user's roles do not allow. */
export function RoleStop() {
  const { t } = useTranslation('contract');
  return <StatusMessage kind="warning">{t('message.dde.error.roleNotAllowed')}</StatusMessage>;
}
