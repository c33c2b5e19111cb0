import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { errorCodes, type ErrorCode } from '@dokubox/spec/errors.ts';
import { createDokuboxI18n } from '@dokubox/ui-kit/locales/i18n.ts';
import { I18nContext } from '@dokubox/ui-kit/locales/useTranslation.ts';
import { errorOfAnswer } from '../api/errors.ts';
import { CannotOpenBox } from './CannotOpenBox.tsx';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no media queries; the user's system is light here.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
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

/** What is read when the server refuses to open a box with this code. */
async function refusedWith(code: ErrorCode, language: Language) {
  const { httpStatus, messageKey } = errorCodes[code];
  const flowId = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
  const body = { errorCode: code, messageKey, flowId };
  const error = errorOfAnswer(httpStatus ?? 0, body, flowId);
  const i18n = await createDokuboxI18n({ language });
  act(() => {
    root.render(
      <I18nContext value={i18n}>
        <MantineProvider>
          <MemoryRouter>
            <CannotOpenBox error={error} />
          </MemoryRouter>
        </MantineProvider>
      </I18nContext>,
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
