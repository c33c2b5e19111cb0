import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = {
  title: 'Shell/PageSkeleton',
  component: PageSkeleton,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  argTypes: { shape: { control: 'inline-radio', options: ['list', 'box', 'form'] } },
  args: { shape: 'list' },
} satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: { shape: 'list' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Box: Story = {
  globals: { scheme: 'dark' },
  args: { shape: 'box' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Form: Story = {
  args: { shape: 'form' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
