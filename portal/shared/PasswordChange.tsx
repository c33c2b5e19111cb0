import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from '@dokubox/ui-kit/account/ChangePasswordForm/ChangePasswordForm.tsx';
import type { User } from '@dokubox/spec/schemas/user.ts';
import { useApi } from '../api/portal.ts';
import { useServices } from '../services/services.ts';
import { useAttempt } from './failure.ts';

/** The form to change one's password. The session continues with new tokens. */
export function PasswordChange({
  user,
  onDone,
  ...form
}: Pick<ChangePasswordFormProps, 'mode' | 'onBack'> & {
  readonly user: User;
  readonly onDone: () => void;
}) {
  const { call } = useApi();
  const { session } = useServices();
  const { run, busy, failure } = useAttempt();
  const change = (body: { currentPassword: string; newPassword: string }) =>
    run(async () => {
      await session.completeSignIn(await call('changePassword', { body }, { shownInPlace: true }));
      onDone();
    });

  return (
    <ChangePasswordForm
      {...form}
      username={user.username}
      fullName={user.fullName}
      busy={busy}
      onSubmit={(values) => void change(values)}
      {...(failure ? { error: failure } : {})}
    />
  );
}
