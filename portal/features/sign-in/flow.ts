import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import type { Failure } from '@dokubox/ui-kit/locales/messageText.ts';

/** The current step of a sign-in. */
export type SignInStep =
  | { readonly step: 'credentials'; readonly refused?: Failure }
  | {
      readonly step: 'otp';
      readonly transactionId: string;
      readonly maskedPhone?: string;
      readonly resendAfterSeconds: number;
      /** How often the code has been sent again. */
      readonly sentAgain: number;
      readonly refused?: Failure;
    }
  | { readonly step: 'contract'; readonly signingUrl?: string }
  /** The server has issued tokens. The next call reads their user. */
  | { readonly step: 'tokens'; readonly answer: LoginAnswer };

/** Returns the step after an answer. */
export function nextStep(answer: LoginAnswer, resendAfterSeconds: number): SignInStep {
  switch (answer.status) {
    case 'OTP_REQUIRED':
      return {
        step: 'otp',
        transactionId: answer.transactionId ?? '',
        resendAfterSeconds,
        sentAgain: 0,
        ...(answer.maskedPhone ? { maskedPhone: answer.maskedPhone } : {}),
      };
    case 'CONTRACT_SIGNATURE_REQUIRED':
      return {
        step: 'contract',
        ...(answer.signingUrl ? { signingUrl: answer.signingUrl } : {}),
      };
    case 'LOGGED_IN':
    case 'PASSWORD_CHANGE_REQUIRED':
    case 'CLIENT_SELECTION_REQUIRED':
      return { step: 'tokens', answer };
  }
}

/** Rejections of a code after which only a new sign-in helps. */
const startOver: readonly MessageKey[] = ['dde.error.otpTooManyTries', 'dde.error.sessionExpired'];

/** Returns the step after a rejected code: the code again, or back to the password. */
export function stepAfterRefusedCode(
  step: SignInStep & { step: 'otp' },
  refused: Failure,
): SignInStep {
  return startOver.includes(refused.messageKey)
    ? { step: 'credentials', refused }
    : { ...step, refused };
}
