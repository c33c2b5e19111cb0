import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import {
  expectPseudo,
  screenNow,
  onScreen,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../.storybook/Screen.tsx';
import { expectFinding, fill } from '../../.storybook/signIn.ts';
import { listPath } from '../config/landing.ts';

const meta = {
  title: 'Screens/Account overlays',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', path: listPath },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens an overlay from the account menu. */
async function openFromMenu(
  { page, t, visit }: OnScreen,
  entry: 'changePassword' | 'signatureSettings',
): Promise<HTMLElement> {
  const { user } = await visit.call('getCurrentUser', {});
  const menu = t('shell:user.menu', { name: user.fullName });
  await userEvent.click(await page.findByRole('button', { name: menu }));
  await userEvent.click(await page.findByRole('menuitem', { name: t(`shell:user.${entry}`) }));
  const name = t(entry === 'changePassword' ? 'account:password.title' : 'account:settings.title');
  const overlay = await page.findByRole('dialog', { name });
  await expect(visit.portal?.path()).toBe(`${listPath}?overlay=${entry}`);
  return overlay;
}

async function expectClosed({ page, visit }: OnScreen): Promise<void> {
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(visit.portal?.path()).toBe(listPath));
}

export const ChangePassword: Story = {
  name: '[R2.25][R2.26][R5.10] A user changes the password from the account menu, and leaves the form with Escape and Back',
  globals: { tenant: 'SK' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await openFromMenu(screen, 'changePassword');
    await userEvent.keyboard('{Escape}');
    await expectClosed(screen);
    const overlay = within(await openFromMenu(screen, 'changePassword'));
    await userEvent.click(overlay.getByRole('button', { name: t('account:password.back') }));
    await expectClosed(screen);

    await openFromMenu(screen, 'changePassword');
    const field = (key: string) => page.findByLabelText(t(`account:password.${key}`));
    const newPassword = 'Modra-9-Loka~Vrba';
    await fill(await field('current'), testPassword);
    await fill(await field('next'), newPassword);
    await fill(await field('repeated'), newPassword);
    await userEvent.click(page.getByRole('button', { name: t('account:password.submit') }));
    await waitFor(() => expect(page.getByText(t('account:password.done'))).toBeVisible());
    await expectClosed(screen);
    // The session continues with its new tokens.
    await visit.reload();
    await waitFor(() =>
      expect(page.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible(),
    );
  },
};

export const SettingsFailing: Story = {
  name: '[R2.25][R8.4] The signature settings cover the page, keep their input after a failure, and are saved',
  args: { user: 'bankerRm' },
  globals: { tenant: 'HR' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    const overlay = await openFromMenu(screen, 'signatureSettings');
    await waitFor(() => {
      const { x, y, width, height } = overlay.getBoundingClientRect();
      return expect({ x, y, width, height }).toEqual({
        x: 0,
        y: 0,
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
    });
    const userId = page.getByLabelText(t('account:settings.namirialUserId'));
    const submit = page.getByRole('button', { name: t('account:settings.submit') });
    await visit.addFault({ operationId: 'updateBankUser', status: 500, times: 1 });
    await fill(userId, 'typed already');
    const deviceId = page.getByLabelText(t('account:settings.namirialDeviceId'));
    await fill(deviceId, 'device-9');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(within(overlay).getByRole('alert')).toHaveTextContent(
        t('contract:message.dde.error.generalError'),
      ),
    );
    await expect(userId).toHaveValue('typed already');
    const letGo = visit.hold('updateBankUser');
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('data-loading', 'true'));
    letGo();
    await waitFor(() => expect(page.getByText(t('account:settings.done'))).toBeVisible());
    await expectClosed(screen);
  },
};

export const SettingsOfClient: Story = {
  name: '[R2.36][R5.4][R5.28] A client without ids of the signing service enters both',
  args: { scenario: 'sign-in-variants', user: 'clientWithoutSignatureIds' },
  globals: { tenant: 'RO', scheme: 'dark', viewport: { value: 'w390' } },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await openFromMenu(screen, 'signatureSettings');
    const label = (field: string) => t(`account:settings.${field}`);
    await userEvent.click(page.getByRole('button', { name: label('submit') }));
    await expectFinding(screen, label('namirialUserId'), 'fieldError.required.namirialUserId');
    await expectFinding(screen, label('namirialDeviceId'), 'fieldError.required.namirialDeviceId');
    await fill(page.getByLabelText(label('namirialUserId')), 'user-77');
    await fill(page.getByLabelText(label('namirialDeviceId')), 'device-9');
    await userEvent.click(page.getByRole('button', { name: label('submit') }));
    await waitFor(() => expect(page.getByText(label('done'))).toBeVisible());
    await expectClosed(screen);
    const { user } = await visit.call('getCurrentUser', {});
    await expect([user.namirialUserId, user.namirialDeviceId]).toEqual(['user-77', 'device-9']);
  },
};

export const Pseudo: Story = {
  name: '[R2.25][R2.26][R2.34][R9.10] Rejected settings and passwords with longer words, on the smallest screen, in the dark',
  args: { user: 'bankerRm', path: `${listPath}?overlay=signatureSettings` },
  globals: { tenant: 'CZ', language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  // The overlay and the list below it have one heading each.
  play: async (context) => {
    const { page, t, visit } = screenNow(context);
    await fill(await page.findByLabelText(t('account:settings.namirialUserId')), '');
    await userEvent.click(page.getByRole('button', { name: t('account:settings.submit') }));
    await expectPseudo(visit, visit.username);
    visit.portal?.navigate(`${listPath}?overlay=changePassword`);
    const submit = await page.findByRole('button', { name: t('account:password.submit') });
    await userEvent.click(submit);
    await expectPseudo(visit, visit.username);
  },
};
