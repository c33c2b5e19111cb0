import { useState } from 'react';
import type { Language, UserType } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import type { Failure } from '@dokubox/ui-kit/locales/messageText.ts';
import { useApi } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { failureOf } from '../../shared/failure.ts';
import { nextStep, stepAfterRefusedCode, type SignInStep } from './flow.ts';

interface Credentials {
  readonly language: Language;
  readonly username: string;
  readonly password: string;
}

/** Each step shows its rejection at its form. */
const inPlace = { shownInPlace: true } as const;

/** The steps of a sign-in and the functions that move between them. */
export function useSignIn(userType: UserType, ddeParam: string | undefined) {
  const { call } = useApi();
  const { session } = useServices();
  const [step, setStep] = useState<SignInStep>({ step: 'credentials' });
  const [busy, setBusy] = useState(false);
  const [resending, setResending] = useState(false);

  /** Follows an answer. Tokens end the sign-in, or leave the choice of a client. */
  const follow = async (answer: LoginAnswer) => {
    const next = nextStep(answer, limits.otpResendAfterSeconds);
    if (next.step === 'tokens') await session.completeSignIn(answer);
    else setStep(next);
  };

  const during = async (work: () => Promise<void>, onRejected: (refused: Failure) => void) => {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      onRejected(failureOf(cause));
    } finally {
      setBusy(false);
    }
  };

  return {
    step,
    busy,
    resending,
    login: (credentials: Credentials) =>
      during(
        async () => {
          const body = { ...credentials, ...(ddeParam === undefined ? {} : { ddeParam }) };
          const operation = userType === 'BANKER' ? 'bankerLogin' : 'clientLogin';
          await follow(await call(operation, { body }, inPlace));
        },
        (refused) => {
          setStep({ step: 'credentials', refused });
        },
      ),
    verify: (otp: string) =>
      during(
        async () => {
          if (step.step !== 'otp') return;
          const { transactionId } = step;
          await follow(await call('verifyOtp', { body: { transactionId, otp } }, inPlace));
        },
        (refused) => {
          setStep((now) => (now.step === 'otp' ? stepAfterRefusedCode(now, refused) : now));
        },
      ),
    resend: async () => {
      if (step.step !== 'otp') return;
      setResending(true);
      try {
        const { transactionId } = step;
        const sent = await call('resendOtp', { body: { transactionId } }, inPlace);
        setStep({
          step: 'otp',
          transactionId,
          maskedPhone: sent.maskedPhone,
          resendAfterSeconds: sent.resendAfterSeconds,
          sentAgain: step.sentAgain + 1,
        });
      } catch (cause) {
        setStep(stepAfterRefusedCode(step, failureOf(cause)));
      } finally {
        setResending(false);
      }
    },
    restart: () => {
      setStep({ step: 'credentials' });
    },
  };
}
