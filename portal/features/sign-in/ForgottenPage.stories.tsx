import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  expectPseudo,
  onScreen,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import { expectFinding, fill, type FieldFinding } from '../../../.storybook/signIn.ts';
import { loginPaths } from '../../config/landing.ts';

const meta = {
  title: 'Screens/Forgotten password',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', signedOut: true, path: '/forgottenPassword' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const invalidPhone = 'message.dde.error.invalidPhoneNumber';

/** Every rule of the form, with the phone of the toolbar's bank. */
async function askForPassword(screen: OnScreen, trunk: string): Promise<void> {
  const { page, t, visit } = screen;
  const { phone } = policyOf(visit.tenant);
  const label = (field: string) => t(`account:forgotten.${field}`);
  const field = (key: string) => page.getByLabelText(label(key));
  const submit = page.getByRole('button', { name: label('submit') });
  const see = async (...findings: readonly (FieldFinding | null)[]) => {
    await userEvent.click(submit);
    await expectFinding(screen, label('email'), findings[0] ?? null);
    await expectFinding(screen, label('username'), findings[1] ?? null);
    await expectFinding(screen, label('phone'), findings[2] ?? null);
  };
  await expect(page.getByText(phone.callingCode, { exact: true })).toBeVisible();
  await see(
    'fieldError.required.email',
    'fieldError.required.username',
    'fieldError.required.phoneNumber',
  );
  await fill(field('email'), 'anna@');
  await fill(field('username'), 'u'.repeat(limits.usernameMax + 1));
  await fill(field('phone'), phone.example.slice(1));
  await see('message.dde.error.invalidEmail', 'fieldError.tooLong.username', invalidPhone);
  await fill(field('email'), 'anna@example.org');
  await fill(field('username'), 'anna');
  // A rule of digits ends at 15 characters in all, one of the country at its longest number.
  await fill(field('phone'), phone.example.padEnd(limits.phoneMax, '2'));
  await see(null, null, invalidPhone);
  await fill(field('phone'), `${phone.example}x`);
  await see(null, null, invalidPhone);
  // As at home: with the trunk prefix of the country.
  await fill(field('phone'), `${trunk} ${phone.example}`);
  await userEvent.click(submit);
  await waitFor(() => expect(page.getByText(label('doneTitle'))).toBeVisible());
  await expect(visit.sentWith('resetPassword')).toEqual([
    {
      email: 'anna@example.org',
      username: 'anna',
      phoneNumber: phone.callingCode + phone.example,
    },
  ]);
  await expect(page.queryByRole('button', { name: label('submit') })).toBeNull();
}

export const NationalPhone: Story = {
  name: '[R2.26][R3.11][R5.5][R5.6][R5.7][R5.8][R5.9][R7.10] A user requests a password once, with a phone number by the country’s rule',
  globals: { tenant: 'HU' },
  play: async (context) => askForPassword(await onScreen(context), '06'),
};

export const PhoneOfDigits: Story = {
  name: '[R5.7][R5.8][R5.9] A user requests a password once, with a phone number of a fixed length',
  globals: { tenant: 'BG' },
  play: async (context) => askForPassword(await onScreen(context), '0'),
};

export const NotSent: Story = {
  name: '[R5.9][R8.1] If a request could not be sent, the button waits until the form is opened again',
  globals: { tenant: 'HR' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const label = (field: string) => t(`account:forgotten.${field}`);
    await fill(page.getByLabelText(label('email')), 'anna@example.org');
    await fill(page.getByLabelText(label('username')), 'anna');
    await fill(page.getByLabelText(label('phone')), '911234567');
    visit.browser.online = false;
    await userEvent.click(page.getByRole('button', { name: label('submit') }));
    await waitFor(() => expect(page.getByText(label('failedTitle'))).toBeVisible());
    await expect(page.getByRole('button', { name: label('submit') })).toBeDisabled();
    visit.browser.online = true;
    await userEvent.click(page.getByRole('button', { name: label('again') }));
    await waitFor(() => expect(page.getByLabelText(label('username'))).toHaveValue('anna'));
    const letGo = visit.hold('resetPassword');
    const submit = page.getByRole('button', { name: label('submit') });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toBeDisabled());
    letGo();
    await waitFor(() => expect(page.getByText(label('doneTitle'))).toBeVisible());
  },
};

export const OfBanker: Story = {
  name: '[R2.2][R5.6][R5.15] Bankers request a password on their login page, with their name in capitals',
  args: { user: 'bankerRm', path: loginPaths.INTRANET },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await userEvent.click(await page.findByRole('link', { name: t('signIn:forgottenPassword') }));
    await page.findByRole('heading', { name: t('account:forgotten.title') });
    const username = page.getByLabelText(t('account:forgotten.username'));
    await fill(username, 'kovacs1');
    await expect(username).toHaveValue('KOVACS1');
    await expect(visit.portal?.path()).toBe(loginPaths.INTRANET);
    await userEvent.click(page.getByRole('button', { name: t('account:forgotten.back') }));
    await waitFor(() => expect(page.getByLabelText(t('signIn:password'))).toBeVisible());
  },
};

export const Pseudo: Story = {
  name: '[R2.26][R2.34][R9.10] An empty request with longer words, on the smallest screen, in the dark',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await userEvent.click(page.getByRole('button', { name: t('account:forgotten.submit') }));
    await expectPseudo(visit, policyOf(visit.tenant).phone.callingCode);
  },
};
