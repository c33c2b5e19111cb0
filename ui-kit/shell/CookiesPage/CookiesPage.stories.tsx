import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CookiesPage } from './CookiesPage.tsx';

const meta = {
  title: 'Shell/CookiesPage',
  component: CookiesPage,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { sessionCookie: 'dde-session', backHref: '#back' },
} satisfies Meta<typeof CookiesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cookies: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('table', { name: 'Necessary' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Functional' })).toBeVisible();
    await expect(page.getByText('dde-session')).toBeVisible();
    await expect(page.getByText('dde.language')).toBeVisible();
  },
};
