import { describe, expect, it } from 'vitest';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { sampleBox, sampleDoku } from '../../../tests/samples.ts';
import { errorOfAnswer } from '../../api/errors.ts';
import { refusalText } from './refusal.ts';

const dokus = [
  sampleDoku(1, { titleEn: 'Agreement', dokuSetupCompleted: true }),
  sampleDoku(2, { titleEn: 'Extract', dokuSetupCompleted: false }),
  sampleDoku(3, { titleEn: 'Left out', dokuSetupCompleted: false, usedInBox: false }),
];
const sent = { dokus: [{ dokuId: 2 }, { dokuId: 1 }] };

async function textOf(status: number, body: object) {
  const t = (await createDokuboxI18n({ language: 'en' })).getFixedT('en', 'contract');
  return refusalText(t, errorOfAnswer(status, body, 'flow'), sent, dokus, 'en');
}

describe('a refused configuration', () => {
  it('[R8.7] names the documents whose setup is not complete', async () => {
    const text = await textOf(409, {
      errorCode: 'DOKUBOX_SETUP_INCOMPLETE',
      messageKey: 'dde.error.dokuboxSetupIncomplete',
      dokubox: sampleBox({ dokus }),
      flowId: 'flow',
    });
    expect(text).toMatch(/\(Extract\)$/);
  });

  it('[R8.1] names the document a field belongs to, and nothing where none is known', async () => {
    const fieldErrors = [{ field: 'dokus[1].participants', messageKey: 'dde.error.requiredField' }];
    const body = { messageKey: 'dde.error.validation', flowId: 'flow' };
    expect(await textOf(400, { ...body, fieldErrors })).toBe('This field is required. (Agreement)');
    expect(await textOf(409, { ...body, messageKey: 'dde.error.conflict' })).not.toContain('(');
  });
});
