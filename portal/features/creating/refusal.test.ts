import { describe, expect, it } from 'vitest';
import { sampleBox, sampleDoku } from '../../../tests/samples.ts';
import { errorOfAnswer } from '../../api/errors.ts';
import { dokusOfRefusal } from './refusal.ts';

const dokus = [
  sampleDoku(1, { titleEn: 'Agreement', dokuSetupCompleted: true }),
  sampleDoku(2, { titleEn: 'Extract', dokuSetupCompleted: false }),
  sampleDoku(3, { titleEn: 'Left out', dokuSetupCompleted: false, usedInBox: false }),
];
const sent = { dokus: [{ dokuId: 2 }, { dokuId: 1 }] };

function namedBy(status: number, body: object) {
  return dokusOfRefusal(errorOfAnswer(status, body, 'flow'), sent, dokus).map(
    ({ titleEn }) => titleEn,
  );
}

describe('a rejected configuration', () => {
  it('[R8.7] names the documents whose setup is not complete', () => {
    const titles = namedBy(409, {
      errorCode: 'DOKUBOX_SETUP_INCOMPLETE',
      messageKey: 'dde.error.dokuboxSetupIncomplete',
      dokubox: sampleBox({ dokus }),
      flowId: 'flow',
    });
    expect(titles).toEqual(['Extract']);
  });

  it('[R8.1] names the document of a field, and none if it is unknown', () => {
    const fieldErrors = [{ field: 'dokus[1].participants', messageKey: 'dde.error.requiredField' }];
    const body = { messageKey: 'dde.error.validation', flowId: 'flow' };
    expect(namedBy(400, { ...body, fieldErrors })).toEqual(['Agreement']);
    expect(namedBy(409, { ...body, messageKey: 'dde.error.conflict' })).toEqual([]);
  });
});
