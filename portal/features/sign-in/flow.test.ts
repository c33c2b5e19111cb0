import { describe, expect, it } from 'vitest';
import { loginStatuses } from '@dokubox/spec/enums.ts';
import { nextStep, stepAfterRefusedCode } from './flow.ts';
import { tokenRequest } from './handover.ts';

describe('steps of a sign-in', () => {
  it('[R2.26] follow every status an answer can have', () => {
    const steps = loginStatuses.map((status) => nextStep({ status }, 30).step);
    expect(steps).toEqual(['tokens', 'otp', 'tokens', 'tokens', 'contract']);
  });

  it('[R5.13] stay at the code after a wrong one, and start again after too many', () => {
    const step = nextStep({ status: 'OTP_REQUIRED', transactionId: 't', maskedPhone: '••1' }, 30);
    if (step.step !== 'otp') throw new Error('not the code');
    const wrong = { messageKey: 'dde.error.otpInvalid' } as const;
    expect(stepAfterRefusedCode(step, wrong)).toEqual({ ...step, refused: wrong });
    const over = { messageKey: 'dde.error.otpTooManyTries' } as const;
    expect(stepAfterRefusedCode(step, over)).toEqual({ step: 'credentials', refused: over });
  });
});

describe('a sign-in handed over', () => {
  const oauth = {
    kind: 'oauth',
    search: '?code=c&state=s',
    hash: '',
    origin: 'https://p.example',
  } as const;
  const memory = JSON.stringify({ state: 's', codeVerifier: 'v' });

  it('[R7.19] exchanges the code with its verifier and the address it was sent to', () => {
    expect(tokenRequest(oauth, memory)).toEqual({
      code: 'c',
      codeVerifier: 'v',
      redirectUri: 'https://p.example/oauth/authorize',
    });
  });

  it('[R2.2] is rejected if this browser did not request it', () => {
    expect(tokenRequest({ ...oauth, search: '?code=c&state=other' }, memory)).toBeUndefined();
    expect(tokenRequest({ ...oauth, search: '?state=s' }, memory)).toBeUndefined();
    expect(tokenRequest(oauth, null)).toBeUndefined();
    expect(tokenRequest({ ...oauth, kind: 'ial', search: '' }, null)).toBeUndefined();
  });
});
