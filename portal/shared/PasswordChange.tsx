import { useState } from 'react';
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from '@dokubox/ui-kit/account/ChangePasswordForm/ChangePasswordForm.tsx';
import type { User } from '@dokubox/spec/schemas/user.ts';
import { asApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import { useApi } from '../api/portal.ts';
import { useServices } from '../services/services.ts';

/** The change of the own password: the session goes on with new tokens. */
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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ChangePasswordFormProps['error']>();

  const change = async (body: { currentPassword: string; newPassword: string }) => {
    setBusy(true);
    try {
      await session.completeSignIn(await call('changePassword', { body }, { shownInPlace: true }));
      onDone();
    } catch (cause) {
      const { messageKey, messageParams, fieldErrors } = asApiError(cause, flowId);
      const [first] = fieldErrors;
      setError({
        messageKey,
        params: messageParams,
        ...(first === undefined ? {} : { field: first.field }),
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <ChangePasswordForm
      {...form}
      username={user.username}
      fullName={user.fullName}
      busy={busy}
      onSubmit={(values) => void change(values)}
      {...(error ? { error } : {})}
    />
  );
}
