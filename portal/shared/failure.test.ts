import { describe, expect, it } from 'vitest';
import { errorOfAnswer } from '../api/errors.ts';
import { entryOf, failureOf, outcomeOf, Refused } from './failure.ts';

const body = { messageKey: 'dde.error.validation', flowId: 'flow' };

describe('the message of a failure', () => {
  it('[R8.1] is the message of the first named field, otherwise the general message, with its values', () => {
    const fieldErrors = [
      { field: 'note', messageKey: 'dde.error.maxLength1000' },
      { field: 'reason', messageKey: 'dde.error.requiredField' },
    ];
    const messageParams = { max: 1000 };
    const refused = errorOfAnswer(400, { ...body, fieldErrors, messageParams }, 'flow');
    expect(failureOf(refused)).toEqual({ ...fieldErrors[0], messageParams });
    expect(failureOf(errorOfAnswer(400, { ...body, messageParams }, 'flow'))).toEqual({
      messageKey: body.messageKey,
      messageParams,
    });
  });

  it('[R8.1] is the portal’s own rejection, and the general error for a fault in our code', () => {
    const failure = { messageKey: 'dde.error.emptyFile', field: 'dokus[0].file' } as const;
    expect(failureOf(new Refused(failure))).toBe(failure);
    expect(failureOf(new TypeError('x is undefined')).messageKey).toBe('dde.error.generalError');
  });

  it('[R8.5] is empty when the command has succeeded', async () => {
    expect(await outcomeOf(Promise.resolve('answer'))).toBeNull();
    const failed = Promise.reject(errorOfAnswer(409, body, 'flow'));
    expect(await outcomeOf(failed)).toMatchObject({ messageKey: body.messageKey });
  });
});

describe('the field of a failure', () => {
  const messageKey = 'dde.error.requiredField';
  it('[R8.1] identifies the entry of the list it is about', () => {
    const about = (field: string) => entryOf({ messageKey, field }, 'dokus', [7, 12]);
    expect(about('dokus[1].submitDokuStaticActions[0].fileContent')).toBe(12);
    expect(about('dokus[0].note')).toBe(7);
    expect(about('dokus[9].note')).toBeUndefined();
    expect(about('users[0].note')).toBeUndefined();
    expect(about('dokuBoxId')).toBeUndefined();
    expect(entryOf({ messageKey }, 'dokus', [7, 12])).toBeUndefined();
  });
});
