import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import type { Failure } from '@dokubox/ui-kit/locales/messageText.ts';

/** Where a sign-in stands. */
export type SignInStep =
  | { readonly step: 'credentials'; readonly refused?: Failure }
  | {
      readonly step: 'otp';
      readonly transactionId: string;
      readonly maskedPhone?: string;
      readonly resendAfterSeconds: number;
      /** How often a code was sent anew. */
      readonly sentAgain: number;
      readonly refused?: Failure;
    }
  | { readonly step: 'contract'; readonly signingUrl?: string }
  /** The server has issued tokens: ask it who they belong to. */
  | { readonly step: 'tokens'; readonly answer: LoginAnswer };

/** The step an answer leads to. */
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

/** Refusals of a code after which only a new sign-in helps. */
const startOver: readonly MessageKey[] = ['dde.error.otpTooManyTries', 'dde.error.sessionExpired'];

/** Where a refused code leaves the user: at the code, or back at the password. */
export function stepAfterRefusedCode(
  step: SignInStep & { step: 'otp' },
  refused: Failure,
): SignInStep {
  return startOver.includes(refused.messageKey)
    ? { step: 'credentials', refused }
    : { ...step, refused };
}
