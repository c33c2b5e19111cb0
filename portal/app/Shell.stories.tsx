import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { rowsOf } from '../../.storybook/acts.ts';
import {
  expectPseudo,
  onScreen,
  screenStories,
  type OnScreen,
  type ScreenProps,
} from '../../.storybook/Screen.tsx';
import { languageNames } from '../../ui-kit/locales/names.ts';
import { homeOf, listPath } from '../config/landing.ts';
import { accountEntriesOf } from './accountEntries.ts';

const meta = {
  title: 'Screens/Header and menus',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', path: listPath },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the account menu and returns its entries. */
async function accountMenu({ page, t, visit }: OnScreen): Promise<readonly HTMLElement[]> {
  const { user } = await visit.call('getCurrentUser', {});
  const name = t('shell:user.menu', { name: user.fullName });
  await userEvent.click(await page.findByRole('button', { name }));
  await page.findByRole('menuitem', { name: t('shell:user.signOut') });
  return page.getAllByRole('menuitem');
}

async function expectEntries(screen: OnScreen): Promise<void> {
  const { t, visit } = screen;
  const { tenant, userType } = visit;
  const archive = { downloadTerms: true, downloadContract: true };
  const expected = [...accountEntriesOf({ tenant, userType }, false, archive), 'signOut'];
  await accountMenu(screen);
  // Documents of the archive appear when the archive has answered.
  await waitFor(() => {
    const shown = screen.page.getAllByRole('menuitem').map((item: HTMLElement) => item.textContent);
    return expect(shown).toEqual(expected.map((key) => t(`shell:user.${key}`)));
  });
}

export const AccountOfClient: Story = {
  name: '[R2.35][R2.36][R5.4][R5.28] A client’s account menu has the entries of the bank’s rule',
  globals: { tenant: 'RO' },
  play: async (context) => expectEntries(await onScreen(context)),
};

export const AccountOfBanker: Story = {
  name: '[R2.35][R2.36][R5.4] A banker’s account menu has no document of the archive',
  args: { user: 'bankerRm' },
  globals: { tenant: 'RO', scheme: 'dark' },
  play: async (context) => expectEntries(await onScreen(context)),
};

export const SigningOut: Story = {
  name: '[R2.6][R8.8] A user who signs out sees the login with a notice',
  play: async (context) => {
    const screen = await onScreen(context);
    const { page, t, visit } = screen;
    await accountMenu(screen);
    await userEvent.click(page.getByRole('menuitem', { name: t('shell:user.signOut') }));
    await waitFor(() => expect(page.getByText(t('signIn:signedOut.title'))).toBeVisible());
    await expect(visit.portal?.path()).toBe(visit.loginPath);
  },
};

export const Languages: Story = {
  name: '[R2.10][R2.34] The language menu switches every word at once, and the choice survives a reload',
  globals: { language: 'en' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const english = page.getByRole('heading', { level: 1, name: t('list:title') });
    await userEvent.click(
      page.getByRole('button', { name: t('shell:language.current', { name: languageNames.en }) }),
    );
    await userEvent.click(await page.findByRole('menuitemradio', { name: languageNames.sr }));
    await waitFor(() => expect(document.documentElement.lang).toBe('sr-Latn'));
    await waitFor(() => expect(english).not.toHaveTextContent(t('list:title')));
    const { textContent: serbian } = page.getByRole('heading', { level: 1 });
    await visit.reload();
    await waitFor(() => expect(english).not.toBeInTheDocument());
    await waitFor(() =>
      expect(page.getByRole('heading', { level: 1, name: serbian ?? '' })).toBeVisible(),
    );
  },
};

export const Badge: Story = {
  name: '[R2.31] The badge of a test environment shows the flow id of all calls',
  args: { environment: 'sit' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const badge = await page.findByRole('button', {
      name: t('shell:environment.badge', { name: 'SIT' }),
    });
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    await userEvent.click(badge);
    const dialog = await page.findByRole('dialog', { name: t('shell:environment.title') });
    const [listed] = await visit.journal('searchClientDokuboxes');
    await expect(listed?.flowId).toBeTruthy();
    await waitFor(() => expect(dialog).toHaveTextContent(listed?.flowId ?? ''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(badge).toHaveFocus());
  },
};

export const Navigation: Story = {
  name: '[R2.4][R6.1][R6.3] Bankers reach tasks, users and the list',
  args: { user: 'bankerRm' },
  globals: { tenant: 'RS' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const follow = async (entry: string, path: string) => {
      await userEvent.click(page.getByRole('link', { name: t(`portal:navigation.${entry}`) }));
      await waitFor(() => expect(visit.portal?.path()).toBe(path));
      await waitFor(() =>
        expect(page.getByRole('link', { name: t(`portal:navigation.${entry}`) })).toHaveAttribute(
          'aria-current',
          'page',
        ),
      );
    };
    await follow('tasks', '/app/taskListView');
    await follow('users', '/app/usermanagement/manageuser/');
    await follow('list', listPath);
    visit.portal?.navigate('/app/usermanagement/manageuser');
    await waitFor(() => expect(visit.portal?.path()).toBe('/app/usermanagement/manageuser/'));
    for (const entrance of ['/', '/intranet.html', `/intranet${visit.tenant}`]) {
      visit.portal?.navigate(entrance);
      await waitFor(() => expect(visit.portal?.path()).toBe(homeOf('BANKER', visit.tenant)));
    }
    await expect(policyOf(visit.tenant).bankerHome).toBe(visit.portal?.path());
  },
};

/** Presses Tab until the element with the accessible name has the focus. */
async function tabTo(wanted: () => HTMLElement): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await userEvent.tab();
    if (document.activeElement === wanted()) return;
  }
  throw new Error(`Tab does not reach ${wanted().outerHTML}. Check that it can have the focus.`);
}

export const KeyboardAlone: Story = {
  name: '[R2.3][R2.10][R2.19][R2.23] A user signs in and opens list, box and messages with the keyboard only',
  args: { signedOut: true, path: '/index.html' },
  globals: { tenant: 'SK' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    const press = (keys: string) => userEvent.keyboard(keys);
    await tabTo(() => page.getByLabelText(t('signIn:username')));
    await press(visit.username);
    await tabTo(() => page.getByLabelText(t('signIn:password')));
    await press(`${testPassword.replace(/[{[]/g, '$&$&')}{Enter}`);
    await page.findByLabelText(t('signIn:otp.label'));
    await tabTo(() => page.getByLabelText(t('signIn:otp.label')));
    await press(`${testOtp}{Enter}`);
    await waitFor(() => expect(rowsOf({ page, t })).toBeVisible());
    const table = rowsOf({ page, t });

    // The first stop is behind the header.
    await userEvent.tab();
    await waitFor(() =>
      expect(page.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
    const [first] = await within(table).findAllByRole('link');
    const name = first?.textContent ?? '';
    await tabTo(() => within(table).getByRole('link', { name }));
    await press('{Enter}');
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name })).toBeVisible());
    // The focus has moved to the new screen.
    await waitFor(() => expect(page.getByRole('main')).toHaveFocus());

    const cards = await page.findAllByRole('article');
    const card = within(cards.at(-1) as HTMLElement);
    const toggle = within(card.getByRole('heading')).getByRole('button');
    await tabTo(() => toggle);
    const wasOpen = toggle.getAttribute('aria-expanded');
    await press('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', String(wasOpen !== 'true'));
    if (wasOpen === 'true') await press('{Enter}');
    const title = toggle.textContent ?? '';
    const messages = await card.findByRole('button', { name: t('box:card.messages', { title }) });
    await tabTo(() => messages);
    await press('{Enter}');
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
    await press('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(messages).toHaveFocus());
  },
};

export const Pseudo: Story = {
  name: '[R2.31][R2.34][R9.10] Badge and menus with longer words, on the smallest screen, in the dark',
  args: { environment: 'uat' },
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { page, visit } = await onScreen(context);
    const buttons = within(page.getByRole('banner')).getAllByRole('button');
    await expect(buttons.length).toBeGreaterThanOrEqual(3);
    for (const button of buttons) {
      await userEvent.click(button);
      await waitFor(() =>
        expect(page.queryByRole('dialog') ?? page.queryByRole('menu')).not.toBeNull(),
      );
      await expectPseudo(visit, 'UAT', visit.tenant, visit.username);
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(page.queryByRole('dialog') ?? page.queryByRole('menu')).toBeNull(),
      );
    }
  },
};
