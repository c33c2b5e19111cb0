import { expect, type Page } from 'playwright/test';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { openCardTitled, realPdf } from './fixtures/files.ts';
import { textsOf } from './fixtures/texts.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { setWorldCookie, landingPath, test } from '@dokubox/testing/playwright.ts';
import { findDoku, leavePortal, speak } from './fixtures/worlds.ts';

/**
 * Secrets that must never be in a log, by kind. Each is typed, received or thrown in the session.
 */
const canaries = {
  password: testPassword,
  wrongPassword: 'Kanarek-1-Heslo#Zle',
  newPassword: 'Kanarek-2-Vrba~Loka',
  code: testOtp,
  wrongCode: '975310',
  pin: '864213579',
  thrownToken: 'kanarek-token-3-4711',
  phone: '0911222333444',
  fileContent: 'Kanarek content of a confidential file',
} as const;

/** The ways a secret could be written. */
function spellings(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), base64];
}

/** Everything logged in the world, bodies and addresses, as the simulator received it. */
async function logTraffic(world: TestWorld): Promise<string> {
  const entries = [...(await world.journal('uploadLogs')), ...(await world.journal('logError'))];
  for (const { status, body } of entries) {
    expect(status).toBe(204);
    expect(body).not.toHaveProperty('leftOut');
  }
  return JSON.stringify(entries);
}

/** Throws errors of our own code that contain secrets, as careless code would. */
async function throwSecrets(page: Page) {
  await page.evaluate(
    ({ pin, token, password }) => {
      queueMicrotask(() => {
        throw new Error(`refused {"securityPin":"${pin}"} at /x?id_token=${token}`);
      });
      const careless = new Error(`password=${password}&phoneNumber=0911222333444`);
      careless.stack = `Authorization: Bearer ${token}`;
      void Promise.reject(careless);
    },
    { pin: canaries.pin, token: canaries.thrownToken, password: canaries.newPassword },
  );
}

test('[R9.9][R8.8] a whole session is logged, and the log traffic contains none of its secrets', async ({
  page,
  baseURL,
  makeWorld,
}) => {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await makeWorld({
    scenario: 'everyday',
    tenant: 'HU',
    user: 'client1',
  });
  await setWorldCookie(page, world, baseURL ?? '');
  const travelled: string[] = [];
  page.on('request', (request) => travelled.push(request.postData() ?? ''));

  // Signs in, with a wrong password and a wrong code first.
  await page.goto(landingPath(world));
  const enter = async (password: string) => {
    await page.getByLabel(t('signIn:username')).fill((await world.as()).user.username);
    await page.getByLabel(t('signIn:password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('signIn:submit'), exact: true }).click();
  };
  await enter(canaries.wrongPassword);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await enter(canaries.password);
  for (const code of [canaries.wrongCode, canaries.code]) {
    await page.getByLabel(t('signIn:otp.label')).fill(code);
    await page.getByRole('button', { name: t('signIn:otp.submit') }).click();
    if (code === canaries.wrongCode) {
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    }
  }
  await page.waitForURL('**/app/dokuboxlist');
  const tokens = await page.evaluate(() => sessionStorage.getItem('dde.tokens'));
  const { ialIdToken, ialRefreshToken } = JSON.parse(tokens ?? '{}') as Record<string, string>;
  expect([ialIdToken, ialRefreshToken]).toEqual([expect.any(String), expect.any(String)]);

  // Works: an upload is rejected, a password changes, calls fail, our own code breaks.
  const found = await findDoku(
    world,
    (doku) => doku.status === 'WAITING_CLIENT_UPLOAD' && doku.dokuStaticActions.includes('Upload'),
  );
  await page.goto(`/app/dokubox/${found.box.id}`);
  const card = await openCardTitled(page, found.doku.titleEn ?? '');
  await world.fault({ operationId: 'checkClientUpload', status: 500, times: 1 });
  const { buffer } = await realPdf('secret.pdf', 'A page');
  const file = {
    name: 'secret.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([buffer, Buffer.from(`\n%${canaries.fileContent}`)]),
  };
  await card.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(t('contract:message.dde.error.generalError')).first()).toBeVisible();
  await throwSecrets(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: t('shell:user.changePassword') }).click();
  const type = (name: string, value: string) =>
    page.getByLabel(t(`account:password.${name}`), { exact: true }).fill(value);
  await type('current', canaries.password);
  await type('next', canaries.newPassword);
  await type('repeated', canaries.newPassword);
  await page.getByRole('button', { name: t('account:password.submit') }).click();
  await expect(page.getByText(t('account:password.done'))).toBeVisible();
  await page.goto('/app/nowhere');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click();
  await page.waitForURL('**/index.html');

  // The simulator learns of the end of the session without the page.
  await leavePortal(page);
  await expect.poll(() => logTraffic(world)).toContain('LOGGED_OUT');
  const traffic = await logTraffic(world);
  for (const expected of [
    'Started',
    'LOGGED_IN',
    'Call failed',
    'Uncaught',
    'Unhandled',
    '/app/nowhere',
  ]) {
    expect(traffic).toContain(expected);
  }
  expect(traffic).toContain('securityPin');

  // Each secret was really sent or shown, so it could have leaked.
  const all = travelled.join('\n');
  for (const name of ['password', 'wrongPassword', 'newPassword', 'code', 'wrongCode'] as const) {
    expect(all, name).toContain(canaries[name]);
  }
  const secrets = Object.entries({ ...canaries, ialIdToken, ialRefreshToken });
  for (const [name, secret] of secrets) {
    for (const spelling of spellings(secret ?? '')) {
      expect(traffic.includes(spelling), `${name} as ${spelling}`).toBe(false);
    }
  }
});

test('[R9.9] log entries arrive within seconds while the page is open, and logging itself is not logged', async ({
  page,
  baseURL,
  makeWorld,
}) => {
  const world = await makeWorld({ scenario: 'everyday', tenant: 'SK' });
  await setWorldCookie(page, world, baseURL ?? '');
  await world.fault({ operationId: 'uploadLogs', status: 500, times: 1 });
  await page.goto(landingPath(world));
  const uploads = () => world.journal('uploadLogs');
  await expect.poll(async () => (await uploads()).map(({ status }) => status)).toEqual([500]);
  // The failed log call caused no new entry. This page does.
  await page.goto('/cookies');
  await expect.poll(() => uploads()).toHaveLength(2);
  const [, next] = await uploads();
  expect(next?.status).toBe(204);
  expect(JSON.stringify(next?.body)).not.toContain('Call failed');
});
