import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { rowsOf } from '../../../.storybook/acts.ts';
import { sleepFor } from '../../../.storybook/clock.ts';
import {
  onScreen,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import {
  expectFinding,
  expectSignInRefused,
  sendCode,
  sendCredentials,
} from '../../../.storybook/signIn.ts';
import { listPath } from '../../config/landing.ts';

const meta = {
  title: 'Screens/Steps of the sign-in',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', signedOut: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types the password, and waits for the code step. */
async function atCode(context: Parameters<typeof onScreen>[0]): Promise<OnScreen> {
  const screen = await onScreen(context);
  await sendCredentials(screen);
  await screen.page.findByLabelText(screen.t('signIn:otp.label'));
  return screen;
}

/** The focus is in the step, and the window has its title (WCAG 2.4.2, 2.4.3). */
async function expectArrival({ page, t, visit }: OnScreen, field: string, title: string) {
  await waitFor(() => expect(page.getByLabelText(field, { selector: 'input' })).toHaveFocus());
  await waitFor(() => expect(visit.titles.at(-1)).toBe(`${title} – ${t('portal:product')}`));
}

export const Code: Story = {
  name: '[R2.26][R5.13] After a wrong code, the user requests a new one and signs in with the right one',
  play: async (context) => {
    const screen = await atCode(context);
    const { page, t, visit } = screen;
    await sendCode(screen, '');
    await expectFinding(screen, t('signIn:otp.label'), 'fieldError.required.otp');
    await sendCode(screen, '000000');
    await expectSignInRefused(screen, 'dde.error.otpInvalid');
    await expect(page.queryByRole('button', { name: t('signIn:otp.resend') })).toBeNull();
    sleepFor(limits.otpResendAfterSeconds * 1_000);
    await visit.advanceClock(limits.otpResendAfterSeconds * 1_000);
    await userEvent.click(await page.findByRole('button', { name: t('signIn:otp.resend') }));
    await waitFor(() => expect(page.getByText(t('signIn:otp.resent'))).toBeVisible());
    await sendCode(screen);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await expect(visit.portal?.path()).toBe(listPath);
  },
};

export const CodeGivenUp: Story = {
  name: '[R2.26] A user returns from the code to the password',
  globals: { language: 'bg', viewport: { value: 'w390' } },
  play: async (context) => {
    const screen = await atCode(context);
    const { page, t } = screen;
    await expectArrival(screen, t('signIn:otp.label'), t('signIn:otp.title'));
    await userEvent.click(page.getByRole('button', { name: t('signIn:otp.back') }));
    await waitFor(() => expect(page.getByLabelText(t('signIn:password'))).toBeVisible());
    await expectArrival(screen, t('signIn:username'), t('portal:page.signIn'));
  },
};

export const ClientChosen: Story = {
  name: '[R2.26][R5.14] A user who represents several companies chooses one, also after a reload',
  args: { scenario: 'several-clients', user: 'client3' },
  play: async (context) => {
    const screen = await atCode(context);
    const { page, t, visit } = screen;
    await sendCode(screen);
    const name = t('signIn:clientSelection.label');
    await expectArrival(screen, name, t('signIn:clientSelection.title.CLIENT'));
    await expect(page.queryByRole('listbox')).toBeNull();
    await visit.reload();
    const select = await page.findByRole('combobox', { name });
    await waitFor(() => expect(select).toBeVisible());
    const submit = page.getByRole('button', { name: t('signIn:clientSelection.submit') });
    await userEvent.click(submit);
    await waitFor(() =>
      expect(page.getByText(t('contract:fieldError.required.company'))).toBeVisible(),
    );
    await userEvent.click(select);
    const options = await page.findAllByRole('option');
    await expect(options).toHaveLength(3);
    await userEvent.click(options[1] as HTMLElement);
    await userEvent.click(submit);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await expect(page.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
  },
};

export const ClientsFailing: Story = {
  name: '[R5.14][R8.1] The choice of a company while it loads, and after it failed',
  args: { scenario: 'several-clients', user: 'client3' },
  play: async (context) => {
    const screen = await atCode(context);
    const { visit } = screen;
    await visit.addFault({ operationId: 'getClients', status: 500 });
    const letGo = visit.hold('getClients');
    await sendCode(screen);
    await waitFor(() =>
      expect(screen.page.queryByLabelText(screen.t('signIn:otp.label'))).toBeNull(),
    );
    letGo();
    await expectSignInRefused(screen, 'dde.error.generalError');
  },
};
