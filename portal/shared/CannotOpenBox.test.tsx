import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { errorCodes, type ErrorCode } from '@dokubox/spec/errors.ts';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { readyForReact } from '../../tests/react-in-jsdom.ts';
import { ApiError, errorOfAnswer, NO_ANSWER } from '../api/errors.ts';
import { CannotOpenBox } from './CannotOpenBox.tsx';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  readyForReact();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
});

const flowId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

/** Shows the page of a box that the server rejects with this code. */
function refusedWith(code: ErrorCode, language: Language) {
  const { httpStatus, messageKey } = errorCodes[code];
  const body = { errorCode: code, messageKey, flowId };
  return failedWith(errorOfAnswer(httpStatus ?? 0, body, flowId), language);
}

async function failedWith(error: ApiError, language: Language) {
  const i18n = await createDokuboxI18n({ language });
  act(() => {
    root.render(
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <MemoryRouter>
            <CannotOpenBox error={error} onRetry={() => undefined} />
          </MemoryRouter>
        </MantineProvider>
      </I18nextProvider>,
    );
  });
  return { t: i18n.getFixedT(language, 'contract'), shell: i18n.getFixedT(language, 'shell') };
}

/** The codes that an answer can have. The host application’s frame shows the others. */
const codes = (Object.keys(errorCodes) as ErrorCode[]).filter(
  (code) => errorCodes[code].httpStatus !== null,
);

/** Codes for which the page asks the user to report the fault. */
const toReport: readonly ErrorCode[] = ['GENERAL_ERROR'];
/** Codes that no further attempt can help. */
const forGood: readonly ErrorCode[] = ['DOKUBOX_CANCELLED', 'DOKUBOX_ACCESS_DENIED'];

describe.each(languages)('a box that cannot be opened, in %s', (language) => {
  it.each(codes)('[R8.7][A-518] shows once why and what to do for %s', async (code) => {
    const { t, shell } = await refusedWith(code, language);
    const title = t(`errorTitle.${code}`);
    const text = host.textContent ?? '';
    expect(host.querySelector('h1')?.textContent).toBe(title);
    expect(text.split(title)).toHaveLength(2);
    const words = toReport.includes(code) ? shell('error.general.text') : t(`errorHelp.${code}`);
    expect([...host.querySelectorAll('p')].map((line) => line.textContent)[0]).toBe(words);
    expect(text.includes(shell('error.general.text'))).toBe(toReport.includes(code));
    expect(text).toContain(shell('error.code', { code }));
    expect(text).not.toMatch(/\bdde\.|\{\{/u);
    const retry = [...host.querySelectorAll('button')].map((button) => button.textContent);
    expect(retry).toEqual(forGood.includes(code) ? [] : [shell('retry')]);
  });
});

describe('a box that could not be read', () => {
  it.each([
    ['dde.error.generalError', 'general'],
    ['dde.error.timeout', 'general'],
    ['dde.error.offline', 'offline'],
  ] as const)('[R8.1] is described by its own failure: %s', async (messageKey, kind) => {
    const error = new ApiError({ status: NO_ANSWER, messageKey, flowId });
    const { t, shell } = await failedWith(error, 'en');
    expect(host.querySelector('h1')?.textContent).toBe(shell(`error.${kind}.title`));
    const own = messageKey === 'dde.error.timeout';
    expect(host.querySelector('p')?.textContent).toBe(
      own ? t(`message.${messageKey}`) : shell(`error.${kind}.text`),
    );
  });

  it('[R8.1][A-518] shows the message of the answer if it says more than the code', async () => {
    const messageKey = 'dde.error.notAllowed';
    const body = { errorCode: 'DOKUBOX_ACCESS_DENIED', messageKey, flowId };
    const { t } = await failedWith(errorOfAnswer(403, body, flowId), 'en');
    expect(host.querySelector('h1')?.textContent).toBe(t('errorTitle.DOKUBOX_ACCESS_DENIED'));
    expect(host.querySelector('p')?.textContent).toBe(t(`message.${messageKey}`));
  });

  it('[R8.7] is described as not loading if the rejection has no code', async () => {
    const { t } = await failedWith(errorOfAnswer(403, undefined, flowId), 'en');
    expect(host.querySelector('h1')?.textContent).toBe(t('errorTitle.DOKUBOX_LOAD_ERROR'));
    expect(host.textContent).toContain(flowId);
  });
});
