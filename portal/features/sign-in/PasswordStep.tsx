import { useTranslation } from 'react-i18next';
import type { User } from '@dokubox/spec/schemas/user.ts';
import { useServices } from '../../services/services.ts';
import { PasswordChange } from '../../shared/PasswordChange.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** The bank requires a new password before the portal opens. */
export function PasswordStep({
  user,
  onBack,
}: {
  readonly user: User;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('account');
  const { notices, session } = useServices();
  usePageTitle(t('password.forcedTitle'));
  return (
    <PasswordChange
      mode="forced"
      user={user}
      onDone={() => void notices.text(t('password.done'))}
      onBack={() => {
        onBack();
        void session.signOut();
      }}
    />
  );
}
