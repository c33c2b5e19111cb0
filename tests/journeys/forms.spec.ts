import { expect, test, type Page } from 'playwright/test';
import { tenants } from '@dokubox/spec/enums.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { testOtp, testPassword } from '@dokubox/simulator/engine/seed/credentials.ts';
import { textsOf } from './support/texts.ts';
import { arrive, createWorld, enterWorld, landingPath, speak } from './support/worlds.ts';

type Texts = Awaited<ReturnType<typeof textsOf>>;
type Wanted = Parameters<typeof createWorld>[1];

/** Signed out, in English, on the login page of the world's user. */
async function atLogin(page: Page, wanted: Wanted, baseURL: string | undefined) {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await createWorld(page.request, wanted);
  await enterWorld(page, world, baseURL ?? '');
  await page.goto(landingPath(world));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { t, world };
}

/** The field with the label says exactly this, or nothing at all. */
async function expectFinding(page: Page, t: Texts, label: string, key: MessageKey | null) {
  const field = page.getByLabel(label, { exact: true });
  if (key === null) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  else {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      new RegExp(escaped(t(`contract:message.${key}`))),
    );
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const required = 'dde.error.requiredField';
const invalidPhone = 'dde.error.invalidPhoneNumber';

test('[R5.15] login: username and password are required, the name has 50 characters at most', async ({
  page,
  baseURL,
}) => {
  const { t } = await atLogin(page, { scenario: 'everyday', tenant: 'CZ' }, baseURL);
  const submit = page.getByRole('button', { name: t('signIn:submit'), exact: true });
  await submit.click();
  await expectFinding(page, t, t('signIn:username'), required);
  await expectFinding(page, t, t('signIn:password'), required);
  await page.getByLabel(t('signIn:username')).fill('u'.repeat(limits.usernameMax + 1));
  await page.getByLabel(t('signIn:password'), { exact: true }).fill('anything');
  await submit.click();
  await expectFinding(page, t, t('signIn:username'), 'dde.error.maxLength50');
  await expectFinding(page, t, t('signIn:password'), null);
});

for (const tenant of tenants) {
  test(`[R5.5][R5.6][R5.7][R5.8][R5.9][R2.26] ${tenant}: a forgotten password is asked for once, with the phone of the country`, async ({
    page,
    baseURL,
  }) => {
    const { t } = await atLogin(page, { scenario: 'everyday', tenant }, baseURL);
    await page.getByRole('link', { name: t('signIn:forgottenPassword') }).click();
    await page.waitForURL('**/forgottenPassword');
    const { phone } = policyOf(tenant);
    const [min, max] = phone.nationalDigits;
    const email = page.getByLabel(t('account:forgotten.email'));
    const username = page.getByLabel(t('account:forgotten.username'));
    const phoneNumber = page.getByLabel(t('account:forgotten.phone'));
    const submit = page.getByRole('button', { name: t('account:forgotten.submit') });
    const see = async (
      findings: readonly [MessageKey | null, MessageKey | null, MessageKey | null],
    ) => {
      await submit.click();
      await expectFinding(page, t, t('account:forgotten.email'), findings[0]);
      await expectFinding(page, t, t('account:forgotten.username'), findings[1]);
      await expectFinding(page, t, t('account:forgotten.phone'), findings[2]);
    };
    await expect(page.getByText(phone.callingCode, { exact: true })).toBeVisible();

    await see([required, required, required]);
    await email.fill('anna@');
    await username.fill('u'.repeat(limits.usernameMax + 1));
    await phoneNumber.fill('2'.repeat(min - 1));
    await see(['dde.error.invalidEmail', 'dde.error.maxLength50', invalidPhone]);
    await email.fill('anna@example.org');
    await username.fill('anna');
    // A rule of digits ends at 15 characters in all, one of the country at its longest number.
    const tooLong =
      phone.rule === 'digits' ? limits.phoneMax - phone.callingCode.length + 1 : max + 1;
    await phoneNumber.fill('2'.repeat(tooLong));
    await see([null, null, invalidPhone]);
    await phoneNumber.fill(`${'2'.repeat(min - 1)}x`);
    await see([null, null, invalidPhone]);

    const sent = page.waitForRequest(`**${operations.resetPassword.url}`);
    await phoneNumber.fill('2'.repeat(min));
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({
      email: 'anna@example.org',
      username: 'anna',
      phoneNumber: `${phone.callingCode}${'2'.repeat(min)}`,
    });
    await expect(page.getByText(t('account:forgotten.doneTitle'))).toBeVisible();
    await expect(submit).toBeHidden();
  });
}

test('[R5.9] a request that could not be sent keeps the button disabled until the form is opened anew', async ({
  page,
  context,
  baseURL,
}) => {
  const { t } = await atLogin(page, { scenario: 'everyday', tenant: 'HR' }, baseURL);
  await page.getByRole('link', { name: t('signIn:forgottenPassword') }).click();
  await page.getByLabel(t('account:forgotten.email')).fill('anna@example.org');
  await page.getByLabel(t('account:forgotten.username')).fill('anna');
  await page.getByLabel(t('account:forgotten.phone')).fill('911234567');
  const submit = page.getByRole('button', { name: t('account:forgotten.submit') });
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText(t('account:forgotten.failedTitle'))).toBeVisible();
  await expect(submit).toBeDisabled();
  await context.setOffline(false);
  await page.getByRole('button', { name: t('account:forgotten.again') }).click();
  await expect(page.getByLabel(t('account:forgotten.username'))).toHaveValue('anna');
  await submit.click();
  await expect(page.getByText(t('account:forgotten.doneTitle'))).toBeVisible();
});

test('[R5.6][R5.15] bankers ask on their own page, with their name in capitals', async ({
  page,
  baseURL,
}) => {
  const wanted = { scenario: 'everyday', tenant: 'HU', user: 'bankerRm' } as const;
  const { t, world } = await atLogin(page, wanted, baseURL);
  const link = page.getByRole('link', { name: t('signIn:forgottenPassword') });
  const config = await page.request.get('/config.json');
  const { tenants: configs } = (await config.json()) as {
    tenants: Record<string, { identityProvider?: unknown }>;
  };
  for (const tenant of tenants) {
    await page.goto(landingPath({ ...world, tenant }));
    // Where an identity provider signs bankers in, they have no password here.
    await expect(link).toHaveCount(configs[tenant]?.identityProvider ? 0 : 1);
  }
  const own = tenants.find((tenant) => !configs[tenant]?.identityProvider);
  if (!own) return;
  await page.goto(landingPath({ ...world, tenant: own }));
  await link.click();
  await page.getByLabel(t('account:forgotten.username')).fill('kovacs1');
  await expect(page.getByLabel(t('account:forgotten.username'))).toHaveValue('KOVACS1');
  await page.getByRole('button', { name: t('account:forgotten.back') }).click();
  await expect(page.getByLabel(t('signIn:password'), { exact: true })).toBeVisible();
});

const goodPassword = 'Modra-9-Loka~Vrba';
/** New password, its repetition, and what each of the two fields says then. */
const passwordRows: readonly (readonly [string, string, MessageKey | null, MessageKey | null])[] = [
  ['', '', required, required],
  ['Ab1!xyz8', 'Ab1!xyz8', 'dde.error.passwordLength', null],
  ['ž', 'ž', 'dde.error.passwordLength', null],
  [`Aa1!${'x'.repeat(limits.passwordMax)}`, 'x', 'dde.error.passwordLength', 'dde.error.identical'],
  ['Modra 9 Loka~Vrba', 'Modra 9 Loka~Vrba', 'dde.error.invalidCharacter', null],
  ['modra-9-loka~vrba', 'modra-9-loka~vrba', 'dde.error.patternMatch', null],
  ['Password1!', 'Password1!', 'dde.error.patternMatch', null],
  [goodPassword, `${goodPassword}.`, null, 'dde.error.identical'],
];

test('[R5.10][R5.11][R5.12][R2.26] a forced change of password tells the first broken rule, survives a reload, and signs in', async ({
  page,
  baseURL,
}) => {
  const wanted = {
    scenario: 'sign-in-variants',
    tenant: 'RO',
    user: 'clientMustChangePassword',
  } as const;
  const { t, world } = await atLogin(page, wanted, baseURL);
  await page.getByLabel(t('signIn:username')).fill(world.username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel(t('signIn:otp.label')).fill(testOtp);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: t('account:password.forcedTitle') });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();

  const field = (name: 'current' | 'next' | 'repeated') =>
    page.getByLabel(t(`account:password.${name}`), { exact: true });
  const submit = page.getByRole('button', { name: t('account:password.submit') });
  await submit.click();
  await expectFinding(page, t, t('account:password.current'), required);
  await field('current').fill('not the password');
  for (const [next, repeated, nextKey, repeatedKey] of passwordRows) {
    await field('next').fill(next);
    await field('repeated').fill(repeated);
    await submit.click();
    await expectFinding(page, t, t('account:password.next'), nextKey);
    await expectFinding(page, t, t('account:password.repeated'), repeatedKey);
  }
  await field('repeated').fill(goodPassword);
  await expect(page.getByText(t('account:password.score4'))).toBeVisible();
  await submit.click();
  await expect(field('current')).toHaveAccessibleDescription(t('account:password.wrongCurrent'));
  await field('current').fill(testPassword);
  await submit.click();
  await page.waitForURL('**/app/dokuboxlist');
  await expect(page.getByText(t('account:password.done'))).toBeVisible();
});

test('[R2.26][R5.10] a password is changed from the account menu; Back and Escape leave the form', async ({
  page,
}) => {
  const t = await textsOf('en');
  await arrive(page, { scenario: 'everyday', tenant: 'SK', user: 'client1' });
  const open = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: t('shell:user.changePassword') }).click();
    await expect(page).toHaveURL(/overlay=changePassword/);
  };
  const overlay = page.getByRole('dialog', { name: t('account:password.title') });
  await open();
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await open();
  await page.goBack();
  await expect(overlay).toBeHidden();
  await open();
  await page.getByLabel(t('account:password.current'), { exact: true }).fill(testPassword);
  await page.getByLabel(t('account:password.next'), { exact: true }).fill(goodPassword);
  await page.getByLabel(t('account:password.repeated'), { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: t('account:password.submit') }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByText(t('account:password.done'))).toBeVisible();
  // The session goes on with its new tokens.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
});

test('[R5.15] a locked user reads for how long, also with the right password', async ({
  page,
  baseURL,
}) => {
  const { t, world } = await atLogin(page, { scenario: 'everyday', tenant: 'BG' }, baseURL);
  const refusal = page.getByRole('main').getByRole('alert');
  for (let tries = 0; tries <= limits.loginFailuresBeforeLock; tries += 1) {
    const right = tries === limits.loginFailuresBeforeLock;
    await page.getByLabel(t('signIn:username')).fill(world.username);
    await page
      .getByLabel(t('signIn:password'), { exact: true })
      .fill(right ? testPassword : `wrong ${tries}`);
    const answered = page.waitForResponse(`**${operations.clientLogin.url}`);
    await page.getByRole('button', { name: t('signIn:submit'), exact: true }).click();
    expect((await answered).status()).toBe(right ? 403 : 401);
  }
  await expect(refusal).toContainText(t('contract:message.dde.error.userLocked'));
});

test('[R2.1][R2.27][A-216] the contract: to be signed, waited for, not available, failed', async ({
  page,
  baseURL,
}) => {
  const wanted = {
    scenario: 'sign-in-variants',
    tenant: 'CZ',
    user: 'clientContractRequired',
  } as const;
  const { t, world } = await atLogin(page, wanted, baseURL);
  const signIn = async (username: string) => {
    await page.getByLabel(t('signIn:username')).fill(username);
    await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: t('signIn:submit'), exact: true }).click();
  };
  await signIn(world.username);
  await page.getByRole('link', { name: t('account:contract.requiredLink') }).click();
  await page.waitForURL((url) => url.pathname === '/contract/waitforsignatures');
  await expect(
    page.getByRole('heading', { name: t('account:contract.waitingTitle') }),
  ).toBeVisible();
  await page.getByRole('link', { name: t('account:contract.back') }).click();
  await page.waitForURL((url) => url.pathname === '/index.html');

  await page.goto('/contract/waitforsignatures?contractId=nobody-knows');
  await expect(page.getByText(t('account:contract.noContract'))).toBeVisible();
  for (const [code, shown] of [
    ['EXPIRED', 'EXPIRED'],
    ['REJECTED', 'REJECTED'],
    ['no-such-code', 'TECHNICAL'],
  ] as const) {
    const logged = page.waitForRequest(`**${operations.logError.url}`);
    await page.goto(`/contract/contractprocesserror?code=${code}`);
    await expect(page.getByText(t(`account:contract.${shown}`))).toBeVisible();
    expect((await logged).postData()).toContain(shown);
  }
});

test('[R2.27][R8.7] a contract that cannot be signed now is told in a dialog; OK leads back', async ({
  page,
  baseURL,
}) => {
  const wanted = {
    scenario: 'sign-in-variants',
    tenant: 'SK',
    user: 'clientContractUnavailable',
  } as const;
  const { t, world } = await atLogin(page, wanted, baseURL);
  await page.getByLabel(t('signIn:username')).fill(world.username);
  await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('account:contract.unavailableTitle') });
  await expect(dialog).toContainText(t('contract:message.dde.error.contractSignatureNotAvailable'));
  await dialog.getByRole('button', { name: t('account:contract.ok') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(t('signIn:username'))).toBeVisible();
});

for (const tenant of tenants) {
  test(`[R2.35][R2.36][R5.4][R5.28] ${tenant}: signature settings and archive documents are offered to whom they belong`, async ({
    page,
  }) => {
    const t = await textsOf('en');
    const policy = policyOf(tenant);
    for (const [user, type] of [
      ['client1', 'CLIENT'],
      ['bankerRm', 'BANKER'],
    ] as const) {
      await arrive(page, { scenario: 'everyday', tenant, user });
      await page.getByRole('button', { name: /^Account/ }).click();
      const item = (key: string) => page.getByRole('menuitem', { name: t(`shell:user.${key}`) });
      await expect(item('signOut')).toBeVisible();
      const isClient = type === 'CLIENT';
      const offered = {
        signatureSettings: policy.signatureSettings[type],
        downloadTerms: isClient && policy.offersTermsAndConditions,
        downloadContract: isClient && policy.offersContractDownload,
      };
      for (const [key, wanted] of Object.entries(offered)) {
        await expect(item(key), `${type} ${key}`).toHaveCount(wanted ? 1 : 0);
      }
      if (!offered.signatureSettings) continue;
      await item('signatureSettings').click();
      const userId = page.getByLabel(t('account:settings.namirialUserId'));
      const deviceId = page.getByLabel(t('account:settings.namirialDeviceId'));
      await userId.fill('');
      await deviceId.fill('');
      await page.getByRole('button', { name: t('account:settings.submit') }).click();
      await expectFinding(page, t, t('account:settings.namirialUserId'), required);
      await expectFinding(page, t, t('account:settings.namirialDeviceId'), required);
      await userId.fill('user-77');
      await deviceId.fill('device-9');
      await page.getByRole('button', { name: t('account:settings.submit') }).click();
      await expect(page.getByText(t('account:settings.done'))).toBeVisible();
    }
  });
}
