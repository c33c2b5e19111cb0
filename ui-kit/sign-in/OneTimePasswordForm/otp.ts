import { limits } from '@dokubox/spec/limits.ts';

/** Returns the digits of a typed or pasted text (“123 456”), up to the length of a code. */
export function otpDigits(typed: string): string {
  return typed.replace(/\D/gu, '').slice(0, limits.otpLength);
}

/** Whether the code is empty, incomplete, or ready to be sent. */
export function otpState(code: string): 'empty' | 'incomplete' | 'complete' {
  if (code === '') return 'empty';
  return code.length < limits.otpLength ? 'incomplete' : 'complete';
}

/** Returns whole seconds from `now` until `until`, never negative. Both are in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
