import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  expectPseudo,
  onScreen,
  screenStories,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';
import { listPath, loginPaths } from '../../config/landing.ts';
import { storageKeys } from '../../config/storage.ts';

const meta = {
  title: 'Screens/Cookies',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', path: '/cookies' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: '[R2.1][R2.32][R6.9] A visitor sees what the portal stores, and returns to the login',
  args: { signedOut: true, path: loginPaths.INTERNET },
  globals: { language: 'bg', viewport: { value: 'w390' } },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await userEvent.click(await page.findByRole('link', { name: t('shell:footer.cookies') }));
    await waitFor(() =>
      expect(page.getByRole('heading', { name: t('cookies:title') })).toBeVisible(),
    );
    await expect(visit.portal?.path()).toBe('/cookies');
    for (const key of Object.values(storageKeys)) {
      await expect(page.getByText(key, { exact: true })).toBeVisible();
    }
    await userEvent.click(page.getByRole('link', { name: t('cookies:back') }));
    await waitFor(() => expect(page.getByLabelText(t('signIn:username'))).toBeVisible());
  },
};

export const SignedIn: Story = {
  name: '[R2.32] A signed-in user sees the page in the portal’s frame, and returns home',
  args: { user: 'bankerRm' },
  globals: { scheme: 'dark' },
  play: async (context) => {
    const { page, t, visit } = await onScreen(context);
    await expect(page.getByRole('heading', { name: t('cookies:title') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('shell:mainNavigation') })).toBeVisible();
    visit.portal?.navigate(listPath);
    await waitFor(() => expect(page.getByRole('table')).toBeVisible());
    await userEvent.click(page.getByRole('link', { name: t('shell:footer.cookies') }));
    await waitFor(() => expect(visit.portal?.path()).toBe('/cookies'));
    await waitFor(() =>
      expect(within(page.getByRole('main')).getByText(t('cookies:title'))).toBeVisible(),
    );
  },
};

export const Pseudo: Story = {
  name: '[R2.32][R2.34][R9.10] The page with longer words, on the smallest screen, in the dark',
  args: { signedOut: true },
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { visit } = await onScreen(context);
    await expectPseudo(visit);
  },
};
