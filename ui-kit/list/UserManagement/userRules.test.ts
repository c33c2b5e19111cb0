import { describe, expect, it } from 'vitest';
import { emailFinding } from './userRules.ts';

describe('contact data of a representative', () => {
  it('[R5.5] needs an e-mail address that can be one', () => {
    expect(emailFinding(' kovacs.eszter@malom.example ')).toBeUndefined();
    expect(emailFinding(' ')).toBe('dde.error.requiredField');
    for (const text of [
      'kovacs',
      'a@b',
      'a b@c.hu',
      'a@b@c.hu',
      'a@b.',
      `a@${'b'.repeat(260)}.hu`,
    ]) {
      expect(emailFinding(text), text).toBe('dde.error.invalidEmail');
    }
  });
});
