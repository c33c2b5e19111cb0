import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { ForgottenPassword } from '@dokubox/spec/schemas/sign-in.ts';
import {
  ForgottenPasswordForm,
  type ForgottenPasswordFormProps,
} from '@dokubox/ui-kit/account/ForgottenPasswordForm/ForgottenPasswordForm.tsx';
import type { Failure } from '@dokubox/ui-kit/locales/messageText.ts';
import { useApi } from '../../api/portal.ts';
import { useStart } from '../../session/start.ts';
import { failureOf } from '../../shared/failure.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

/** The forgotten-password form: one submission, then its outcome (R5.9, A-029). */
export function ForgottenStep({
  userType,
  onBack,
}: {
  readonly userType: UserType;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('account');
  const { launch } = useStart();
  const { call } = useApi();
  const [state, setState] = useState<ForgottenPasswordFormProps['state']>('open');
  const [failure, setFailure] = useState<Failure>();
  usePageTitle(t('forgotten.title'));

  const send = async (body: ForgottenPassword) => {
    setState('sending');
    try {
      await call('resetPassword', { body }, { shownInPlace: true });
      setState('sent');
    } catch (cause) {
      setFailure(failureOf(cause));
      setState('failed');
    }
  };

  return (
    <ForgottenPasswordForm
      tenant={launch.tenant}
      userType={userType}
      state={state}
      onSubmit={(values) => void send(values)}
      onAgain={() => {
        setState('open');
      }}
      onBack={onBack}
      {...(failure ? { error: failure } : {})}
    />
  );
}
