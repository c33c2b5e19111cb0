import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import {
  documentBranches,
  type DocumentBranch,
} from '@dokubox/spec/workflow/model/progress-branches.ts';
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
  argTypes: { tenant: { control: false } },
  render: (args, context) => <ParticipantProgress {...args} tenant={bankOf(context)} />,
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
    tenant: tenants[0],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ParticipantProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banker: Story = {
  name: '[R2.22] A row for each used document',
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
    // Opened step by step.
    await waitFor(() => expect(page.getAllByText('Szabó Júlia').length).toBeGreaterThan(1));
    await expect(page.queryByText('Varga Ágnes')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Hide all people' }));
    await waitFor(() => expect(page.queryAllByRole('list')).toHaveLength(0));
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

/** A story of one branch: a single document, and what its row says. */
function branch({ doku, box }: DocumentBranch, words: string): Pick<Story, 'args' | 'play'> {
  const { status } = doku;
  const signedOutsideDDE = doku.signedOutsideDDE === true;
  const clientSignatureNeeded = doku.clientSignatureNeeded === true;
  return {
    args: { box, dokus: [makeDoku(1, { status, signedOutsideDDE, clientSignatureNeeded })] },
    play: async () => {
      const page = within(await screen.findByRole('dialog', { name: 'Signing progress' }));
      const row = page.getByRole('rowheader').closest('tr');
      await expect(row?.cells[2]).toHaveTextContent(words);
    },
  };
}

export const SignedOutside: Story = {
  name: 'Signed outside the product',
  ...branch(documentBranches.signedOutside, 'Signed outside the portal'),
};

export const NotApplicable: Story = {
  name: 'Signing not applicable: no signature system, or the doku does not need signing',
  ...branch(documentBranches.notApplicable, 'Signing not required'),
};

export const AfterSigning: Story = {
  name: 'After signing: signed when the envelope is FINALIZED or WAITING_SIGNATURE',
  ...branch(documentBranches.afterSigning, 'Signed'),
};

export const AfterSigningRejected: Story = {
  name: 'After signing: rejected when REJECTED',
  ...branch(documentBranches.afterSigningRejected, 'Signing rejected'),
};

export const AfterSigningWithoutEnvelope: Story = {
  name: 'After signing without an envelope: signed by custom application or by a signed upload',
  ...branch(documentBranches.afterSigningWithoutEnvelope, 'Signed'),
};

export const BrokenEnvelope: Story = {
  name: 'An envelope that is REJECTED or CANCELLED',
  ...branch(documentBranches.brokenEnvelope, 'Signing rejected'),
};

export const Otherwise: Story = {
  name: 'Otherwise',
  ...branch(documentBranches.otherwise, 'Pending'),
};

const forty = Array.from({ length: 40 }, (_unused, index) => {
  const [person] = everybody(1);
  const name = `Signer ${String(index + 1).padStart(2, '0')}`;
  return { ...person!, user: { id: 1000 + index, username: `signer${index}`, fullName: name } };
});

export const Large: Story = {
  name: '300 documents with 40 people each',
  args: {
    dokus: Array.from({ length: 300 }, (_unused, index) =>
      makeDoku(index + 1, {
        ...needed,
        customDokuName: `Document ${index + 1}`,
        ordinalNumber: index + 1,
        participants: forty,
      }),
    ),
  },
  // Axe looks at the same rows again and again; the stories above stand for them.
  parameters: { a11y: { context: { include: ['[role=dialog] thead', '[role=dialog] header'] } } },
  play: async () => {
    const page = within(await screen.findByRole('dialog'));
    await waitFor(
      () => expect(page.getAllByRole('rowheader', { hidden: true })).toHaveLength(300),
      {
        timeout: 20_000,
      },
    );
    await userEvent.click(page.getByText('Document 300'));
    const people = page.getByRole('list', { name: 'Document 300' });
    await expect(people.childElementCount).toBe(40);
  },
};

export const Printed: Story = {
  name: 'On paper every row is open',
  play: async () => {
    const page = within(await screen.findByRole('dialog'));
    await expect(page.queryByRole('list')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(page.getAllByRole('list')).toHaveLength(4);
    window.dispatchEvent(new Event('afterprint'));
    await expect(page.queryByRole('list')).toBeNull();
  },
};
