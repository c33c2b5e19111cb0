import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { languageOrder, policyOf } from '@dokubox/spec/tenants/table.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { expectPath, rowsOf } from '../../../.storybook/acts.ts';
import {
  expectPseudo,
  onScreen,
  preparing,
  screenStories,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import {
  expectFinding,
  expectSignInRefused,
  fill,
  sendCode,
  sendCredentials,
} from '../../../.storybook/signIn.ts';
import { languageNames } from '../../../ui-kit/locales/names.ts';
import { homeOf, listPath, loginPaths } from '../../config/landing.ts';
import { storageKeys } from '../../config/storage.ts';

const meta = {
  title: 'Screens/Sign-in',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', signedOut: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Client: Story = {
  name: '[R1.1][R2.1][R2.3][R2.6][R2.10][R2.11][R5.13] A client signs in and reaches the list',
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await expect(page.getByRole('heading', { name: t('signIn:title.CLIENT') })).toBeVisible();
    const external = new URL(
      page.getByRole('link', { name: t('signIn:external') }).getAttribute('href') ?? '',
    );
    await expect(external.searchParams.get('tenant')).toBe(visit.tenant);
    await expect(page.getByRole('link', { name: t('shell:footer.cookies') })).toBeVisible();
    await sendCredentials(screen);
    await sendCode(screen);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await expect(visit.portal?.path()).toBe(listPath);
  },
};

export const Banker: Story = {
  name: '[R1.2][R2.2][R2.4][R2.12][R5.15][R5.13] A banker signs in, typing small letters, and sees the bank’s home',
  args: { user: 'bankerRm' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await expect(page.getByRole('heading', { name: t('signIn:title.BANKER') })).toBeVisible();
    // On the intranet, a user who is not signed in has no page except the login.
    await expect(page.queryByRole('link', { name: t('shell:footer.cookies') })).toBeNull();
    await sendCredentials(screen, { username: visit.username.toLowerCase() });
    await sendCode(screen);
    await waitFor(() => expect(visit.portal?.path()).toBe(homeOf('BANKER', visit.tenant)));
    await expect(policyOf(visit.tenant).bankerHome).toBe(visit.portal?.path());
    await waitFor(() =>
      expect(page.getByRole('link', { name: t('portal:navigation.tasks') })).toBeVisible(),
    );
  },
};

export const SingleSignOn: Story = {
  name: '[R2.12][R5.6] Bankers who sign in with an identity provider have no password to forget',
  args: { user: 'bankerRm', identityProvider: true },
  play: async (context) => {
    const { page, t } = await onScreen(context);
    const link = await page.findByRole('link', { name: t('signIn:identityProvider') });
    await expect(link.getAttribute('href')).toContain('code_challenge');
    await expect(page.queryByRole('link', { name: t('signIn:forgottenPassword') })).toBeNull();
  },
};

export const Refused: Story = {
  name: '[R5.15][R8.1][R8.7] The form shows missing, long or wrong input once',
  globals: { tenant: 'CZ' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t } = screen;
    const username = t('signIn:username');
    const password = t('signIn:password');
    await userEvent.click(page.getByRole('button', { name: t('signIn:submit') }));
    await expectFinding(screen, username, 'fieldError.required.username');
    await expectFinding(screen, password, 'fieldError.required.password');
    await sendCredentials(screen, { username: 'u'.repeat(limits.usernameMax + 1) });
    await expectFinding(screen, username, 'fieldError.tooLong.username');
    await expectFinding(screen, password, null);
    await sendCredentials(screen, { password: 'not the password' });
    await expectSignInRefused(screen, 'dde.error.loginFailed');
    // Shown next to the form, and in no other place.
    await expect(page.getAllByRole('alert')).toHaveLength(1);
    // The form is usable at once.
    await sendCredentials(screen);
    await waitFor(() => expect(page.getByLabelText(t('signIn:otp.label'))).toBeVisible());
  },
};

export const Locked: Story = {
  name: '[R5.15] Too many wrong passwords lock the user, also for the right one',
  globals: { tenant: 'BG' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { visit } = screen;
    for (let tries = 1; tries <= limits.loginFailuresBeforeLock; tries += 1) {
      await sendCredentials(screen, { password: 'not the password' });
      await waitFor(async () => expect(await visit.journal('clientLogin')).toHaveLength(tries));
    }
    await sendCredentials(screen);
    const { page, t } = screen;
    const alert = await within(page.getByRole('main')).findByRole('alert');
    // The world's clock is stopped, so that all minutes are left.
    const words = t('contract:message.dde.error.userLocked', {
      count: limits.loginLockMs / 60_000,
    });
    await waitFor(() => expect(alert).toHaveTextContent(words));
    await expect((await visit.journal('clientLogin')).at(-1)?.messageKey).toBe(
      'dde.error.userLocked',
    );
  },
};

export const Variants: Story = {
  name: '[R5.15][R8.7] The bank rejects users who are locked or only invited',
  args: { scenario: 'sign-in-variants', user: 'clientLocked' },
  play: async (context) => {
    const screen = await onScreen(context);
    await sendCredentials(screen);
    await expectSignInRefused(screen, 'dde.error.userLockedByBank');
    const invited = await screen.visit.otherSide('clientInvited');
    await sendCredentials(screen, { username: invited.username });
    await expectSignInRefused(screen, 'dde.error.loginFailed');
  },
};

export const LinkKept: Story = {
  name: '[R2.1][R2.2] An address opened before the sign-in is shown after it',
  args: { user: 'bankerRm' },
  parameters: preparing({ path: async (visit) => boxPath((await visit.rows())[0]?.id ?? 0) }),
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await expectPath(screen, visit.loginPath);
    await expect(page.getByRole('heading', { name: t('signIn:title.BANKER') })).toBeVisible();
    await sendCredentials(screen);
    await sendCode(screen);
    await waitFor(() => expect(visit.portal?.path()).toMatch(/^\/app\/dokubox\/\d+$/u));
  },
};

export const ReturnKept: Story = {
  name: '[R2.9] A return from the signing service after the session has ended is shown after the next sign-in',
  args: { path: `${loginPaths.INTERNET}?dokuBoxId=7&login_hint=somebody` },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t } = screen;
    await expect(page.getByLabelText(t('signIn:username'))).toHaveValue('somebody');
    await sendCredentials(screen);
    await sendCode(screen);
    await expectPath(screen, listPath);
    const notice = t('contract:message.dde.redirection.title');
    await waitFor(() => expect(page.getByText(notice)).toBeVisible());
    await expect(page.getByRole('link', { name: t('list:redirection.open') })).toHaveAttribute(
      'href',
      boxPath(7),
    );
  },
};

export const ReturnOfBanker: Story = {
  name: '[R2.9][A-006] A signed-in banker who returns to the client’s login page sees the notice at home',
  args: {
    signedOut: false,
    user: 'bankerRm',
    path: `${loginPaths.INTERNET}?dokuBoxId=7`,
  },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await expectPath(screen, homeOf('BANKER', visit.tenant));
    const notice = t('contract:message.dde.redirection.title');
    await waitFor(() => expect(page.getByText(notice)).toBeVisible());
    await expect(page.getByRole('link', { name: t('list:redirection.open') })).toHaveAttribute(
      'href',
      boxPath(7),
    );
  },
};

export const Failing: Story = {
  name: '[R8.1] A sign-in that waits, fails without a connection, and succeeds',
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    visit.browser.online = false;
    await sendCredentials(screen);
    await expectSignInRefused(screen, 'dde.error.offline');
    await expect(page.getByLabelText(t('signIn:username'))).toHaveValue(visit.username);
    visit.browser.online = true;
    const letGo = visit.hold('clientLogin');
    const submit = page.getByRole('button', { name: t('signIn:submit') });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('data-loading', 'true'));
    letGo();
    await waitFor(() => expect(page.getByLabelText(t('signIn:otp.label'))).toBeVisible());
  },
};

export const LanguageKept: Story = {
  name: '[R2.10][R2.34] The language select changes every word and keeps the input',
  globals: { language: 'en' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await fill(page.getByLabelText(t('signIn:username')), 'somebody');
    const select = page.getByLabelText(t('signIn:language'));
    const offered = languageOrder(visit.tenant).map((language) => languageNames[language]);
    await expect(
      within(select)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(offered);
    await expect(offered.slice(0, 2)).toEqual([
      languageNames[policyOf(visit.tenant).localLanguage],
      languageNames.en,
    ]);
    await userEvent.selectOptions(select, 'bg');
    await waitFor(() => expect(page.queryByText(t('signIn:title.CLIENT'))).toBeNull());
    await expect(document.documentElement.lang).toBe('bg');
    await expect(page.getByDisplayValue('somebody')).toBeVisible();
  },
};

/** A link of the bank to a box, as its `ddeParam`. */
const linked = preparing({
  path: async (visit) => {
    const banker = await visit.otherSide('client1');
    const { tenant, language } = visit;
    const { id: dokuBoxId } = await banker.box();
    const ddeParam = btoa(JSON.stringify({ tenant, language, dokuBoxId }));
    return `/?ddeParam=${ddeParam.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  },
});

export const Linked: Story = {
  name: '[R2.8][R2.11] A link of the bank opens its box after the sign-in, once',
  globals: { tenant: 'BG' },
  parameters: linked,
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    const kept = visit.sessionStorage.getItem(storageKeys.ddeParam);
    const link = page.getByRole('link', { name: t('signIn:external') });
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    await expect(searchParams.get('tenant')).toBe(visit.tenant);
    await expect(searchParams.get('ddeParam')).toBe(kept);
    await sendCredentials(screen);
    await sendCode(screen);
    await waitFor(() => expect(page.getAllByRole('article')[0]).toBeVisible());
    const { id } = await visit.box();
    await expect(visit.portal?.path()).toBe(`/app/dokubox/${id}`);
    // The target works once: now the entrance leads home.
    visit.portal?.navigate('/index.html');
    await waitFor(() => expect(visit.portal?.path()).toBe(listPath));
  },
};

export const Maintenance: Story = {
  name: '[R8.10] Planned maintenance is shown at the sign-in and after it',
  args: { scenario: 'portal-block-scheduled' },
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t } = screen;
    await waitFor(() => expect(page.getByText(t('shell:blocked.scheduledTitle'))).toBeVisible());
    await sendCredentials(screen);
    await sendCode(screen);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await waitFor(() => expect(page.getByText(t('shell:blocked.scheduledTitle'))).toBeVisible());
    // Both times are in the user's time zone.
    await expect(
      page.getByText(/\d\d-\d\d-\d{4} \d\d:\d\d.*\d\d-\d\d-\d{4} \d\d:\d\d/u),
    ).toBeVisible();
  },
};

export const Blocked: Story = {
  name: '[R2.28][R8.10] A blocked portal shows it before the sign-in',
  args: { scenario: 'portal-blocked' },
  play: async (context) => {
    const { page, t } = await onScreen(context);
    await waitFor(() => expect(page.getByText(t('shell:blocked.title'))).toBeVisible());
  },
};

/** The banker's login with longer words. */
export const PseudoBanker: Story = {
  name: '[R2.34][R9.10] A rejected banker with longer words, on the smallest screen, in the dark',
  args: { user: 'bankerRm' },
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const screen = await onScreen(context);
    await expectPseudo(screen.visit);
    await sendCredentials(screen, { password: 'wrong' });
    await expectSignInRefused(screen, 'dde.error.loginFailed');
    await expectPseudo(screen.visit, screen.visit.username);
  },
};

/** The steps after the password with longer words. */
export const PseudoSteps: Story = {
  name: '[R2.26][R2.34][R9.10] Every step of the sign-in with longer words, on the smallest screen, in the dark',
  args: { scenario: 'several-clients', user: 'client3' },
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  parameters: preparing({}),
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await userEvent.click(page.getByRole('button', { name: t('signIn:submit') }));
    await expectPseudo(visit);
    await sendCredentials(screen);
    await sendCode(screen, '000000');
    await expectSignInRefused(screen, 'dde.error.otpInvalid');
    await expectPseudo(visit, visit.username);
    await sendCode(screen);
    const choose = await page.findByRole('button', { name: t('signIn:clientSelection.submit') });
    await userEvent.click(choose);
    await expectPseudo(visit, visit.username);
  },
};
