import { expect, test } from 'playwright/test';
import { tenants } from '@dokubox/spec/enums.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { testPassword } from '@dokubox/simulator/engine/seed/credentials.ts';
import { atLogin, expectFinding, required } from './support/forms.ts';
import { landingPath } from './support/worlds.ts';

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

// A tenant of each kind of phone rule; the rule of every country is shown beside the form.
for (const tenant of ['HU', 'BG'] as const) {
  test(`[R5.5][R5.6][R5.7][R5.8][R5.9][R2.26][R3.11][R7.10] ${tenant}: a forgotten password is asked for once, with the phone of the country`, async ({
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
