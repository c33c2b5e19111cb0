import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import { ActingCard, banker, client, handlers, offers, openCard } from '../fixtures/ActingCard.tsx';
import { makeDoku } from '../fixtures/dokus.ts';

const signs = makeDoku(1, { status: 'WAITING_CLIENT_SIGNATURE', clientSignatureNeeded: true });
const envelope = { namirialEnvelopeStatus: 'WAITING_SIGNATURE' } as const;

const meta = {
  title: 'Box/Setup and signing on a card',
  component: ActingCard,
  parameters: { layout: 'padded' },
  globals: { tenant: 'CZ' },
  argTypes: { tenant: { control: false } },
  render: (args, context) => <ActingCard {...args} tenant={bankOf(context)} />,
  args: { doku: signs, tenant: tenants[0] },
} satisfies Meta<typeof ActingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const inSetup = makeDoku(1, {
  status: 'UPLOADED_BANK',
  dokuSetupCompleted: false,
  initiatedBy: 'BANK',
});

export const Finalize: Story = {
  name: 'A banker finalizes the setup',
  args: { doku: inSetup },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await userEvent.click(card.getByRole('button', { name: /^Finalize the setup of/ }));
    await expect(handlers.onFinalize).toHaveBeenCalledWith(1);
  },
};

export const FinalizeFailed: Story = {
  name: 'The setup could not be finalized',
  args: {
    doku: inSetup,
    command: { name: 'finalize', busy: false, error: 'Someone changed this in the meantime.' },
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByRole('alert')).toHaveTextContent('Someone changed this');
  },
};

export const SetupNotForReader: Story = {
  name: 'A client waits for the setup',
  args: { doku: inSetup, viewer: client },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText(/The bank is still preparing this document/u)).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Finalize/ })).toBeNull();
  },
};

const eds = makeDoku(1, {
  status: 'WAITING_BANK_SIGNATURE_AUX',
  firstBankSignatureNeeded: true,
  dokuStaticActions: ['View', 'JumpToEds', 'ViewMessage'],
});

export const Eds: Story = {
  name: '[R2.20] The way to the signing system of the bank',
  globals: { tenant: 'HU' },
  args: { doku: eds, box: { bankSignatureSystem: 'CUSTOM_APP' } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await userEvent.click(card.getByRole('button', { name: /in the signing system$/ }));
    await expect(handlers.onJumpToEds).toHaveBeenCalledWith(1);
  },
};

export const EdsElsewhere: Story = {
  name: 'No such way in other tenants',
  args: { doku: eds, box: { bankSignatureSystem: 'CUSTOM_APP' } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.queryByRole('button', { name: /in the signing system$/ })).toBeNull();
  },
};

export const Sign: Story = {
  name: 'The turn of a signer',
  args: { doku: signs, viewer: client, box: envelope },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText(/It is your turn to sign/u)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Sign / }));
    await expect(handlers.onSign).toHaveBeenCalledWith(1);
  },
};

export const SignInContainer: Story = {
  name: '[R2.20] A file that takes no signature itself, in Bulgarian on a phone',
  globals: { language: 'bg', tenant: 'BG', viewport: { value: 'phone' } },
  args: { doku: { ...signs, signedInContainer: true }, viewer: client, box: envelope },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText(/контейнер \(\.asice\)/u)).toBeVisible();
  },
};

export const SignStarted: Story = {
  name: 'A signing that was started',
  args: {
    doku: {
      ...signs,
      participants: signs.participants.map((one) => ({ ...one, signingUrlResolved: '/s/1' })),
    },
    viewer: client,
    box: envelope,
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByRole('button', { name: /^Continue signing / })).toBeEnabled();
  },
};

export const SignFailed: Story = {
  name: 'The signing page cannot be opened, dark',
  globals: { scheme: 'dark' },
  args: {
    doku: signs,
    viewer: client,
    box: envelope,
    command: { name: 'sign', busy: false, error: 'The service is not available.' },
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByRole('alert')).toHaveTextContent('The service is not available.');
    await expect(card.getByRole('button', { name: /^Sign / })).toBeEnabled();
  },
};

export const SignOfOthers: Story = {
  name: 'Somebody else signs',
  args: { doku: signs, viewer: banker, box: envelope },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.queryByRole('button', { name: /^(Sign|Continue signing) / })).toBeNull();
  },
};

export const PaperChosen: Story = {
  name: 'A signature on paper, chosen',
  globals: { tenant: 'RO' },
  args: {
    doku: makeDoku(1, {
      status: 'WAITING_FOR_PAPER_SIGNING',
      clientSignatureNeeded: true,
      dokuTransitions: offers('PrintedAndPaperSigned', 'SendToClient'),
    }),
    box: { status: 'PAPER_IN_PROGRESS', clientSignatureSystem: 'NA' },
    choice: {
      trigger: 'PrintedAndPaperSigned',
      paper: {
        date: '2026-03-05',
        place: 'Cluj',
        scan: new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText('Signed on 05-03-2026, Cluj, scan.pdf')).toBeVisible();
  },
};

export const PaperSigned: Story = {
  name: 'Signed on paper, with its version',
  args: {
    doku: makeDoku(1, {
      status: 'PAPER_SIGNED',
      clientSignatureNeeded: true,
      paperSigning: { signedOn: '2026-03-05', place: 'Cluj' },
      fileVersion: 2,
    }),
    box: { status: 'PAPER_SIGNED', clientSignatureSystem: 'NA' },
    viewer: client,
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText('Signed on paper on 05-03-2026, Cluj')).toBeVisible();
    await expect(card.getByText(/· Version 2$/u)).toBeVisible();
  },
};
