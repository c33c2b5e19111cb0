import { useTranslation } from 'react-i18next';
import { OneTimePasswordForm } from '@dokubox/ui-kit/sign-in/OneTimePasswordForm/OneTimePasswordForm.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import type { SignInStep } from './flow.ts';

export interface CodeStepProps {
  readonly step: SignInStep & { step: 'otp' };
  readonly busy: boolean;
  readonly resending: boolean;
  readonly onSubmit: (otp: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** The one-time code. */
export function CodeStep({ step, ...rest }: CodeStepProps) {
  const { t } = useTranslation('signIn');
  usePageTitle(t('otp.title'));
  return (
    <OneTimePasswordForm
      {...rest}
      resendAfterSeconds={step.resendAfterSeconds}
      sentAgain={step.sentAgain}
      {...(step.maskedPhone === undefined ? {} : { maskedPhone: step.maskedPhone })}
      {...(step.refused ? { error: step.refused } : {})}
    />
  );
}
