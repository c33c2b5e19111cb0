import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Shell/EmptyState',
  component: EmptyState,
  render: (args) => (
    <main>
      <h1>Dokuboxes</h1>
      <EmptyState {...args} />
    </main>
  ),
  // A button has no text control. The story sets it.
  argTypes: { action: { control: false } },
  args: {
    title: 'There is no dokubox yet',
    text: 'A dokubox holds the documents you exchange and sign with the bank.',
    action: <Button>New dokubox</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 2, name: 'There is no dokubox yet' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'New dokubox' })).toBeVisible();
  },
};
