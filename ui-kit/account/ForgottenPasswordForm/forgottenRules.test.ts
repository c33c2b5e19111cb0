import { describe, expect, it } from 'vitest';
import { validEmail } from './email.ts';

describe('e-mail', () => {
  it.each(['anna@example.org', 'a.b+c@sub.example.co', ' anna@example.org '])(
    '[R5.5] takes %s',
    (value) => {
      expect(validEmail(value)).toBeUndefined();
    },
  );
  it.each([
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'a b@example.org',
    'a@b..org',
    `${'a'.repeat(250)}@b.org`,
  ])('[R5.5] refuses %s', (value) => {
    expect(validEmail(value)).toBe('dde.error.invalidEmail');
  });
});
