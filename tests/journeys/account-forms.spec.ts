import { expect, test } from 'playwright/test';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { testOtp, testPassword } from '@dokubox/simulator/engine/seed/credentials.ts';
import { atLogin, expectFinding, required } from './support/forms.ts';
import { textsOf } from './support/texts.ts';
import { addFault, arrive } from './support/worlds.ts';

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

test('[R2.25][R8.4] the signature settings cover the page; Back closes them, a failure does not', async ({
  page,
}) => {
  const t = await textsOf('en');
  const world = await arrive(page, { scenario: 'everyday', tenant: 'HR', user: 'bankerRm' });
  const open = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: t('shell:user.signatureSettings') }).click();
    await expect(page).toHaveURL(/overlay=signatureSettings/);
  };
  const overlay = page.getByRole('dialog', { name: t('account:settings.title') });
  await open();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await overlay.getByRole('button', { name: t('account:password.back') }).click();
  await expect(overlay).toBeHidden();
  await expect(page).not.toHaveURL(/overlay/);

  await open();
  await addFault(page.request, world, { operationId: 'updateBankUser', status: 500 });
  await page.getByLabel(t('account:settings.namirialUserId')).fill('typed already');
  await overlay.getByRole('button', { name: t('account:settings.submit') }).click();
  await expect(overlay.getByRole('alert')).toContainText(
    t('contract:message.dde.error.generalError'),
  );
  await expect(page.getByLabel(t('account:settings.namirialUserId'))).toHaveValue('typed already');
});

test('[R2.35][R2.36][R5.4][R5.28] RO: a client fills the signature settings in; a banker has no document of the archive', async ({
  page,
}) => {
  const t = await textsOf('en');
  const item = (key: string) => page.getByRole('menuitem', { name: t(`shell:user.${key}`) });
  const openMenu = async (user: string) => {
    await arrive(page, { scenario: 'everyday', tenant: 'RO', user });
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(item('signOut')).toBeVisible();
    await expect(item('signatureSettings')).toBeVisible();
  };
  await openMenu('bankerRm');
  await expect(item('downloadTerms')).toHaveCount(0);
  await openMenu('client1');
  await expect(item('downloadTerms')).toBeVisible();
  await expect(item('downloadContract')).toHaveCount(0);

  await item('signatureSettings').click();
  const userId = page.getByLabel(t('account:settings.namirialUserId'));
  const deviceId = page.getByLabel(t('account:settings.namirialDeviceId'));
  const submit = page.getByRole('button', { name: t('account:settings.submit') });
  await userId.fill('');
  await deviceId.fill('');
  await submit.click();
  await expectFinding(page, t, t('account:settings.namirialUserId'), required);
  await expectFinding(page, t, t('account:settings.namirialDeviceId'), required);
  await userId.fill('user-77');
  await deviceId.fill('device-9');
  await submit.click();
  await expect(page.getByText(t('account:settings.done'))).toBeVisible();
});
