import { expect, test, type Page } from 'playwright/test';
import { languages } from '@dokubox/spec/enums.ts';
import { errorCodes, type ErrorCode } from '@dokubox/spec/errors.ts';
import { languageNames } from '@dokubox/ui-kit/locales/names.ts';
import { textsOf } from './support/texts.ts';
import {
  addFault,
  boxesOf,
  clearFaults,
  createWorld,
  journalOf,
  openWorld,
  speak,
  type JourneyWorld,
} from './support/worlds.ts';

type Texts = Awaited<ReturnType<typeof textsOf>>;

/** The codes that travel in an answer; what never does is told by the host application’s frame. */
const rows = (Object.keys(errorCodes) as ErrorCode[])
  .filter((code) => errorCodes[code].httpStatus !== null)
  // Those that end the session come last, so that one sign-in serves all others.
  .sort((left, right) => Number(endsSession(left)) - Number(endsSession(right)));

function endsSession(code: ErrorCode): boolean {
  return code === 'LOGIN_FAILED' || code === 'UNAUTHORIZED_428';
}

/** Where a person reads of a code; everything else takes the place of the box. */
const elsewhere: Partial<Record<ErrorCode, (page: Page, t: Texts) => Promise<void>>> = {
  async PORTAL_BLOCKED(page, t) {
    const dialog = page.getByRole('dialog', { name: t('portal:blocked.title') });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('portal:blocked.stay') })).toBeVisible();
  },
  // A refused token ends the session: the reader is at the sign-in and reads why.
  async LOGIN_FAILED(page, t) {
    await page.waitForURL((url) => !url.pathname.startsWith('/app/'));
    await expect(page.getByText(t('signIn:expired.title'))).toBeVisible();
  },
  async UNAUTHORIZED_428(page, t) {
    await page.waitForURL((url) => !url.pathname.startsWith('/app/'));
    await expect(page.getByText(t('contract:errorTitle.UNAUTHORIZED_428'))).toBeVisible();
  },
};

async function inPlaceOfTheBox(page: Page, t: Texts, code: ErrorCode) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: t(`contract:errorTitle.${code}`) })).toBeVisible();
  await expect(main).toContainText(t(`contract:message.${errorCodes[code].messageKey}`));
  // For whoever reports it, the code stands below the words.
  await expect(main).toContainText(t('shell:error.code', { code }));
}

/** Refuses the opening of a box with the code, and opens one. */
async function meet(page: Page, world: JourneyWorld, box: number, code: ErrorCode) {
  const { httpStatus, messageKey } = errorCodes[code];
  await clearFaults(page.request, world);
  // Signing in again leads back into the box, which is not refused yet.
  if (endsSession(code)) await openWorld(page, world);
  await addFault(page.request, world, {
    operationId: 'loadDokubox',
    ...(httpStatus === null ? {} : { status: httpStatus }),
    messageKey,
  });
  const asked = page.waitForResponse((one) => one.url().endsWith(`/dde/dokubox/${box}`));
  await page.goto(`/app/dokubox/${box}`);
  expect((await asked).status()).toBe(httpStatus);
}

for (const language of languages) {
  test(`[R8.7] every code a call can carry is read in ${languageNames[language]}, and logged by its name`, async ({
    page,
  }) => {
    test.slow();
    await speak(page, language);
    const t = await textsOf(language);
    const wanted = { scenario: 'everyday', tenant: 'RO', user: 'client1' } as const;
    const world = await createWorld(page.request, wanted);
    const [box] = await boxesOf(page.request, world);
    await openWorld(page, world);
    for (const code of rows) {
      await test.step(code, async () => {
        await meet(page, world, box?.id ?? 0, code);
        await (elsewhere[code]?.(page, t) ?? inPlaceOfTheBox(page, t, code));
      });
    }
    const told = (await journalOf(page.request, world, 'loadDokubox')).map((one) => one.errorCode);
    expect(rows.filter((code) => !told.includes(code))).toEqual([]);
  });
}
