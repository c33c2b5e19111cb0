import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loanDokus, makeDoku } from '../fixtures/dokus.ts';
import { bankReader, clientReader, everybody } from '../fixtures/people.ts';
import { ParticipantProgress } from './ParticipantProgress.tsx';

const needed = { clientSignatureNeeded: true, firstBankSignatureNeeded: true } as const;
/** A document of each progress, and one that is not used. */
const eachProgress = [
  makeDoku(1, { ...needed, status: 'WAITING_CLIENT_SIGNATURE' }),
  makeDoku(2, { ...needed, status: 'UPLOADED_CLIENT', signedOutsideDDE: true }),
  makeDoku(3, { status: 'UNDER_REVIEW_BANK' }),
  makeDoku(4, {
    ...needed,
    status: 'WAITING_ARCHIVAL',
    participants: everybody(4).map((one) => ({ ...one, participantState: 'DONE' })),
  }),
  makeDoku(5, { usedInBox: false }),
];

const meta = {
  title: 'Box/Participant progress',
  component: ParticipantProgress,
  args: {
    opened: true,
    onClose: fn(),
    boxTitle: 'Harvest 2026',
    box: {
      clientSignatureSystem: 'ESAW_REMOTE',
      bankSignatureSystem: 'ESAW_REMOTE',
      namirialEnvelopeStatus: 'WAITING_SIGNATURE',
    },
    dokus: eachProgress,
    reader: bankReader,
    tenant: 'HU',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ParticipantProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banker: Story = {
  name: 'A row for each used document',
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog', { name: 'Signing progress' }));
    const texts = page
      .getAllByRole('rowheader')
      .map((cell) => cell.closest('tr')?.cells[2]?.textContent);
    await expect(texts).toEqual([
      'Pending',
      'Signed outside the portal',
      'Signing not required',
      'Signed',
    ]);
    const toggle = page.getByRole('button', { name: 'Working capital loan agreement' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.queryByRole('list', { name: 'Working capital loan agreement' })).toBeNull();
    await userEvent.click(toggle);
    const people = page.getByRole('list', { name: 'Working capital loan agreement' });
    const names = within(people).getAllByRole('listitem');
    await expect(names[0]).toHaveTextContent('Varga Ágnes');
    await expect(people).not.toHaveTextContent('Dokubox Admin');
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Client: Story = {
  name: 'A client sees the client side only',
  args: { reader: clientReader, dokus: loanDokus },
  play: async () => {
    const page = within(await screen.findByRole('dialog'));
    await userEvent.click(page.getByRole('button', { name: 'Show all people' }));
    await expect(page.getAllByText('Szabó Júlia').length).toBeGreaterThan(1);
    await expect(page.queryByText('Varga Ágnes')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Hide all people' }));
    await expect(page.queryAllByRole('list')).toHaveLength(0);
  },
};

export const Rejected: Story = {
  name: 'The envelope is rejected, dark',
  globals: { scheme: 'dark', tenant: 'HR' },
  args: {
    box: {
      clientSignatureSystem: 'ESAW_REMOTE',
      bankSignatureSystem: 'ESAW_REMOTE',
      namirialEnvelopeStatus: 'REJECTED',
    },
  },
  play: async () => {
    const page = within(await screen.findByRole('dialog'));
    const [first] = page.getAllByRole('rowheader');
    await expect(first?.closest('tr')?.cells[2]).toHaveTextContent('Signing rejected');
  },
};

export const Empty: Story = {
  name: 'No document',
  args: { dokus: [] },
  play: async () => {
    const page = within(await screen.findByRole('dialog'));
    await expect(page.getByText('There are no documents in this dokubox.')).toBeInTheDocument();
    await expect(page.queryByRole('table')).toBeNull();
  },
};
