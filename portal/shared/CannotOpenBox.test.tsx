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

/** What is read when the server refuses to open a box with this code. */
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
            <CannotOpenBox error={error} />
          </MemoryRouter>
        </MantineProvider>
      </I18nextProvider>,
    );
  });
  return { t: i18n.getFixedT(language, 'contract'), shell: i18n.getFixedT(language, 'shell') };
}

/** The codes that travel in an answer; what never does is told by the host application’s frame. */
const codes = (Object.keys(errorCodes) as ErrorCode[]).filter(
  (code) => errorCodes[code].httpStatus !== null,
);

describe.each(languages)('a box that cannot be opened, in %s', (language) => {
  it.each(codes)('[R8.7] says why for %s, with the code for whoever reports it', async (code) => {
    const { t, shell } = await refusedWith(code, language);
    expect(host.querySelector('h1')?.textContent).toBe(t(`errorTitle.${code}`));
    expect(host.textContent).toContain(t(`message.${errorCodes[code].messageKey}`));
    expect(host.textContent).toContain(shell('error.code', { code }));
    expect(host.textContent).not.toMatch(/\bdde\.|\{\{/u);
  });
});

describe('a box that could not be read', () => {
  it.each([
    ['dde.error.generalError', 'general'],
    ['dde.error.timeout', 'general'],
    ['dde.error.offline', 'offline'],
  ] as const)('[R8.1] is told as what it was: %s', async (messageKey, kind) => {
    const error = new ApiError({ status: NO_ANSWER, messageKey, flowId });
    const { t, shell } = await failedWith(error, 'en');
    expect(host.querySelector('h1')?.textContent).toBe(shell(`error.${kind}.title`));
    expect(host.textContent).toContain(t(`message.${messageKey}`));
  });
});
