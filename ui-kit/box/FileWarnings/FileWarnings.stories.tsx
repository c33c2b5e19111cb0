import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fileWarnings } from '@dokubox/spec/enums.ts';
import { getI18n } from 'react-i18next';
import { FileWarnings } from './FileWarnings.tsx';

const meta = {
  title: 'Box/FileWarnings',
  component: FileWarnings,
  parameters: { layout: 'padded' },
  argTypes: { warnings: { control: 'check', options: fileWarnings } },
  args: { warnings: fileWarnings },
} satisfies Meta<typeof FileWarnings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  name: '[A-505] Every reason',
  play: async ({ canvasElement }) => {
    const { t } = getI18n();
    const message = within(canvasElement).getByRole('status');
    await expect(message).toHaveTextContent(t('box:fileWarning.title'));
    await expect(within(message).getAllByRole('listitem')).toHaveLength(fileWarnings.length);
  },
};

export const One: Story = {
  name: '[A-505] Layers for paper only',
  args: { warnings: ['PRINTS_DIFFERENTLY'] },
};

export const Nothing: Story = {
  name: '[A-505] Nothing found',
  args: { warnings: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
