import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sceneOf } from '../../../.storybook/scene.ts';
import { RedirectionNotice } from './RedirectionNotice.tsx';

const meta = {
  title: 'List/RedirectionNotice',
  component: RedirectionNotice,
  parameters: { layout: 'padded' },
  args: { boxHref: '', onNavigate: fn(), onDismiss: fn() },
  argTypes: { boxHref: { control: false } },
  render: (args, context) => {
    const box = sceneOf(context, 'signing-running').box();
    return <RedirectionNotice {...args} boxHref={`#/app/dokubox/${box.id}`} />;
  },
} satisfies Meta<typeof RedirectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Returned: Story = {
  name: '[R2.9] A user returns from the signing service',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Open the dokubox' }));
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.stringMatching(/dokubox\/\d+$/u));
    await userEvent.click(page.getByRole('button', { name: 'Dismiss this message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const BulgarianDark: Story = {
  name: 'Bulgarian, dark',
  globals: { tenant: 'BG', language: 'bg', scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Отваряне на докубокса' }),
    ).toBeVisible();
  },
};
