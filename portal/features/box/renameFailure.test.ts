import { describe, expect, it } from 'vitest';
import { answeredCodes, errorCodes, GENERAL_ERROR_KEY } from '@dokubox/spec/errors.ts';
import { ApiError, errorOfAnswer, NO_ANSWER } from '../../api/errors.ts';
import { renameFailure } from './renameFailure.ts';

const flowId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

describe('a failed rename', () => {
  it.each(answeredCodes)('[R8.5][A-519] has the message of §8 after %s', (errorCode) => {
    const { httpStatus, messageKey } = errorCodes[errorCode];
    const refusal = errorOfAnswer(httpStatus, { errorCode, messageKey, flowId }, flowId);
    const expected = httpStatus === 409 ? messageKey : GENERAL_ERROR_KEY;
    expect(renameFailure(refusal).messageKey).toBe(expected);
  });

  it('[R5.2][A-519] names an invalid field, with the message of its rule', () => {
    const fieldErrors = [{ field: 'newCustomName', messageKey: 'dde.error.maxLength100' }];
    const body = { messageKey: 'dde.error.maxLength100', fieldErrors, flowId };
    expect(renameFailure(errorOfAnswer(400, body, flowId)).messageKey).toBe(
      'dde.error.maxLength100',
    );
  });

  it('[A-236][A-519] reports a missing connection, and the general error for a fault in our code', () => {
    const offline = new ApiError({ status: NO_ANSWER, messageKey: 'dde.error.offline', flowId });
    expect(renameFailure(offline).messageKey).toBe('dde.error.offline');
    expect(renameFailure(new TypeError('x is undefined')).messageKey).toBe(GENERAL_ERROR_KEY);
  });
});
