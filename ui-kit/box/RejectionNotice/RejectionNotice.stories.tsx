import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { participantTypes, type ParticipantType } from '@dokubox/spec/enums.ts';
import { RejectionNotice, type RejectionNoticeProps } from './RejectionNotice.tsx';

interface Args extends Pick<RejectionNoticeProps, 'shape'> {
  readonly refusedBy: ParticipantType;
  /**
   * Signer and reason. Empty if the user may not know them or the signing service does not return
   * them.
   */
  readonly fullName: string;
  readonly fullNameLocal: string;
  readonly reason: string;
  /** Titles of the documents it is about, one on each line. */
  readonly documents: string;
}

const meta = {
  title: 'Box/RejectionNotice',
  parameters: { layout: 'padded' },
  argTypes: {
    shape: { control: 'inline-radio', options: ['banner', 'note', 'line'] },
    refusedBy: { control: 'inline-radio', options: participantTypes },
  },
  args: {
    shape: 'banner',
    refusedBy: 'CLIENT',
    fullName: 'Elena Ivanova',
    fullNameLocal: 'Елена Иванова',
    reason: 'The interest in point 3 is not the one we agreed on.',
    documents: '',
  },
  render: ({ shape, refusedBy, documents, ...rejection }) => {
    const known = Object.entries(rejection).filter(([, text]) => text !== '');
    return (
      <RejectionNotice
        shape={shape}
        rejection={{ participantType: refusedBy, ...Object.fromEntries(known) }}
        documents={documents.split('\n').filter(Boolean)}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const unnamed = { fullName: '', fullNameLocal: '', reason: '' } as const;

export const Banner: Story = {
  name: 'Signer and reason, above the documents',
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Elena Ivanova refused to sign');
    await expect(alert).toHaveTextContent('Reason: The interest in point 3');
  },
};

export const Documents: Story = {
  name: 'The banner names the documents',
  args: { documents: 'Current account agreement\nSchedule of fees' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Current account agreement and Schedule of fees'),
    ).toBeVisible();
  },
};

export const Note: Story = {
  name: 'On the card of a document, in the local script',
  args: { shape: 'note' },
  globals: { tenant: 'BG', language: 'bg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Елена Иванова отказа да подпише/)).toBeVisible();
  },
};

export const Line: Story = { name: 'In the row of a list', args: { shape: 'line' } };

export const BankSignerForAClient: Story = {
  name: 'A client sees only the side of a bank signer',
  args: { ...unnamed, refusedBy: 'BANK' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Someone at the bank refused to sign');
    await expect(alert).not.toHaveTextContent('Reason');
  },
};

export const Nameless: Story = {
  name: 'The signing service does not name the signer',
  args: { ...unnamed, shape: 'note' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Someone at the company refused to sign'),
    ).toBeVisible();
  },
};

export const Dark: Story = { ...Banner, globals: { scheme: 'dark' } };
