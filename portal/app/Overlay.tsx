import { useTranslation } from 'react-i18next';
import { FullPageOverlay } from '@dokubox/ui-kit/shell/FullPageOverlay/FullPageOverlay.tsx';
import { SignatureSettingsForm } from '@dokubox/ui-kit/account/SignatureSettingsForm/SignatureSettingsForm.tsx';
import { useUser } from '../session/session.ts';
import { useServices } from '../services/services.ts';
import { useAttempt } from '../shared/failure.ts';
import { lazily } from '../shared/lazily.tsx';
import type { OverlayName } from './overlayNames.ts';

// The form loads the estimator of passwords with it.
const PasswordChange = lazily(
  () => import('../shared/PasswordChange.tsx'),
  'PasswordChange',
  'part',
);

/** An overlay with its content (R2.25, R2.26). */
export function Overlay({
  name,
  onClose,
}: {
  readonly name: OverlayName;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('account');
  const { user } = useUser();
  const { notices } = useServices();
  const isPassword = name === 'changePassword';
  return (
    <FullPageOverlay label={t(isPassword ? 'password.title' : 'settings.title')} onClose={onClose}>
      {isPassword ? (
        <PasswordChange
          mode="voluntary"
          user={user}
          onDone={() => {
            void notices.text(t('password.done'));
            onClose();
          }}
        />
      ) : (
        <SignatureSettings onDone={onClose} />
      )}
    </FullPageOverlay>
  );
}

/** Signature settings (R7.8, R7.9, R8.4). A failure keeps the overlay open. */
function SignatureSettings({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const { user } = useUser();
  const { api, notices, session } = useServices();
  const { run, busy, failure } = useAttempt();
  const operation = user.userType === 'BANKER' ? 'updateBankUser' : 'updateNamirialClientUser';
  const save = (body: { namirialUserId: string; namirialDeviceId: string }) =>
    run(async () => {
      await api.call(operation, { body }, { shownInPlace: true });
      // The settings are read from the current user.
      await session.probe();
      void notices.text(t('settings.done'));
      onDone();
    });
  return (
    <SignatureSettingsForm
      userId={user.namirialUserId ?? ''}
      deviceId={user.namirialDeviceId ?? ''}
      busy={busy}
      onSubmit={(values) => void save(values)}
      {...(failure ? { error: failure } : {})}
    />
  );
}
