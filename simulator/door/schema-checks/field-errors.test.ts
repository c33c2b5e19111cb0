import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { forgottenPasswordSchema } from '@dokubox/spec/schemas/sign-in.ts';
import { Refusal } from '../../engine/handler.ts';
import { RequestChecker } from './request-checker.ts';

function problems(schema: object, value: unknown, size = 0): (readonly [string, string])[] {
  try {
    new RequestChecker(schema, 'body').check(value, size);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.details.fieldErrors ?? []).map(({ field, messageKey }) => [field, messageKey]);
  }
  return [];
}

const { $id: _name, ...forgotten } = forgottenPasswordSchema;
const good = { email: 'a@b.example', username: 'x', phoneNumber: '+3612345678' };

describe('the messages of wrong fields', () => {
  it.each([
    [{ ...good, email: 'a@' }, 'email', 'dde.error.invalidEmail'],
    [{ ...good, username: '' }, 'username', 'dde.error.requiredField'],
    [{ ...good, username: 'x'.repeat(51) }, 'username', 'dde.error.maxLength50'],
    [{ ...good, phoneNumber: '1'.repeat(16) }, 'phoneNumber', 'dde.error.invalidPhoneNumber'],
    [{ ...good, email: undefined }, 'email', 'dde.error.requiredField'],
    [{ ...good, role: 'x' }, 'role', 'dde.error.unknownField'],
    [{ ...good, email: 5 }, 'email', 'dde.error.invalidValue'],
  ])('[R5.5][R5.6][R5.7] for %j report %s with %s', (body, field, messageKey) => {
    expect(problems(forgotten, JSON.parse(JSON.stringify(body)))).toEqual([[field, messageKey]]);
  });

  it('[R5.10] include a special one for the length of a password', () => {
    const { body } = operations.changePassword;
    const key = [['newPassword', 'dde.error.passwordLength']];
    const change = (length: number) => ({ currentPassword: 'x', newPassword: 'x'.repeat(length) });
    expect(problems(body, change(limits.passwordMin - 1))).toEqual(key);
    expect(problems(body, change(limits.passwordMax + 1))).toEqual(key);
    expect(problems(body, change(limits.passwordMax))).toEqual([]);
  });

  it('[R5.23] include one for a message’s length, and treat blanks as missing', () => {
    const { body } = operations.addMessage;
    const message = (content: string) => ({ content, messageVisibility: 'EXTERNAL' });
    expect(problems(body, message('x'.repeat(2001)))).toEqual([
      ['content', 'dde.error.maxLength2000'],
    ]);
    expect(problems(body, message(' \n'))).toEqual([['content', 'dde.error.requiredField']]);
    expect(problems(body, message('x'.repeat(2000)))).toEqual([]);
  });

  it('[R9.2] count UTF-16 code units, as a form does', () => {
    const { body } = operations.renameDokubox;
    const name = (newCustomName: string) => ({ dokuBoxId: 1, newCustomName });
    expect(problems(body, name('😀'.repeat(50)))).toEqual([]);
    expect(problems(body, name('😀'.repeat(50) + 'x'))).toHaveLength(1);
  });

  it('escape and truncate the caller’s names', () => {
    const body = { ...good, ['a/b~c']: 1, ['x'.repeat(500)]: 1 };
    expect(problems(forgotten, body).map(([field]) => field)).toEqual(['a/b~c', 'x'.repeat(100)]);
  });

  it('stop at fifty, and at the first in a large body', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}`, 1]));
    expect(problems(forgotten, { ...good, ...many })).toHaveLength(50);
    expect(problems(forgotten, { ...good, ...many }, 1_000_000)).toHaveLength(1);
  });
});
