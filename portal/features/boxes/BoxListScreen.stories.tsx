import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  expectPseudo,
  onScreen,
  screenStories,
  type ScreenProps,
} from '../../../.storybook/Screen.tsx';

const meta = {
  title: 'Screens/List',
  ...screenStories,
  args: { scenario: 'everyday', user: 'client1', path: '/app/dokuboxlist' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfClient: Story = {
  name: 'A client’s dokuboxes',
  play: async (context) => {
    const { page, visit } = await onScreen(context);
    const table = await page.findByRole('table');
    await expect(table).toBeVisible();
    const [row] = await visit.rows();
    await userEvent.click(within(table).getAllByRole('link')[0] as HTMLElement);
    await expect((await page.findAllByRole('article'))[0]).toBeVisible();
    await expect(visit.portal?.path()).toBe(`/app/dokubox/${row?.id}`);
  },
};

export const Pseudo: Story = {
  name: 'Longer words on the smallest screen',
  globals: { language: 'pseudo', scheme: 'dark', viewport: { value: 'w320' } },
  play: async (context) => {
    const { page, visit } = await onScreen(context);
    await expect((await within(page.getByRole('main')).findAllByRole('link'))[0]).toBeVisible();
    await expectPseudo(visit);
  },
};

export const SignedOut: Story = {
  name: 'Before the sign-in',
  args: { user: 'nobody', path: '/index.html' },
  play: async (context) => {
    const { page, t } = await onScreen(context);
    await expect(page.getByRole('heading', { name: t('signIn:title.CLIENT') })).toBeVisible();
  },
};
