import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorPage, errorPageKinds } from './ErrorPage.tsx';

const meta = {
  title: 'Shell/ErrorPage',
  component: ErrorPage,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  argTypes: { kind: { control: 'select', options: errorPageKinds } },
  args: { kind: 'notFound', code: '404', homeHref: '#home', onNavigate: fn() },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: '[R2.7] The page does not exist',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page does not exist' }),
    ).toBeVisible();
    await expect(page.getByText('Code 404')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Back to the start page' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#home');
  },
};

export const GeneralFault: Story = {
  args: {
    kind: 'general',
    code: 'GENERAL_ERROR',
    flowId: '6f1d8a52-0c6e-4b7e-9a53-2d0f4f5a7c11',
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(page.getByText(/Reference 6f1d8a52/u)).toBeVisible();
  },
};

export const AccessDenied: Story = {
  args: { kind: 'accessDenied', code: 'DOKUBOX_ACCESS_DENIED' },
  globals: { tenant: 'SK', language: 'sk', scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/DOKUBOX_ACCESS_DENIED/u)).toBeVisible();
  },
};

export const NoConnection: Story = {
  args: { kind: 'offline', onRetry: fn() },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'You are offline' }),
    ).toBeVisible();
  },
};
