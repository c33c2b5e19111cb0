import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RejectionNotice } from './RejectionNotice.tsx';

const meta = {
  title: 'Box/RejectionNotice',
  component: RejectionNotice,
  parameters: { layout: 'padded' },
  args: {
    shape: 'banner',
    rejection: {
      participantType: 'CLIENT',
      username: 'ivanova',
      fullName: 'Elena Ivanova',
      fullNameLocal: 'Елена Иванова',
      reason: 'The interest in point 3 is not the one we agreed on.',
    },
  },
} satisfies Meta<typeof RejectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  name: 'Who and why, above the documents',
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Elena Ivanova refused to sign');
    await expect(alert).toHaveTextContent('Reason: The interest in point 3');
  },
};

export const Documents: Story = {
  name: 'The banner names the documents',
  args: { documents: ['Current account agreement', 'Schedule of fees'] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Current account agreement and Schedule of fees'),
    ).toBeVisible();
  },
};

export const Note: Story = {
  name: 'On the card of a document, in the local writing',
  args: { shape: 'note' },
  globals: { tenant: 'BG', language: 'bg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Елена Иванова отказа да подпише/)).toBeVisible();
  },
};

export const Line: Story = { name: 'In the row of a list', args: { shape: 'line' } };

export const BankSignerForAClient: Story = {
  name: 'A client learns of a bank signer the side only',
  args: { rejection: { participantType: 'BANK' } },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Someone at the bank refused to sign');
    await expect(alert).not.toHaveTextContent('Reason');
  },
};

export const Nameless: Story = {
  name: 'The signing service names nobody',
  args: { shape: 'note', rejection: { participantType: 'CLIENT', username: null } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Someone at the client refused to sign'),
    ).toBeVisible();
  },
};

export const Dark: Story = { ...Banner, globals: { scheme: 'dark' } };
