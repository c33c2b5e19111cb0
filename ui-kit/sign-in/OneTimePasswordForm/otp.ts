import { limits } from '@dokubox/spec/limits.ts';

/** Digits of what was typed or pasted ("123 456"), at most as many as a code has. */
export function otpDigits(typed: string): string {
  return typed.replace(/\D/gu, '').slice(0, limits.otpLength);
}

/** Whether the code is empty, short of digits, or ready to be sent. */
export function otpState(code: string): 'empty' | 'incomplete' | 'complete' {
  if (code === '') return 'empty';
  return code.length < limits.otpLength ? 'incomplete' : 'complete';
}

/** Whole seconds from `now` until `until`, never negative; both in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
