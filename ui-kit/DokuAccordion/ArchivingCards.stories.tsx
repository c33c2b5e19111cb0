import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import { ActingCard, client, offers, openCard } from '../fixtures/ActingCard.tsx';
import { makeDoku } from '../fixtures/dokus.ts';

const forArchive = makeDoku(1, { status: 'WAITING_ARCHIVAL' });
const signedForArchive = { ...forArchive, clientSignatureNeeded: true };

const meta = {
  title: 'Box/Archiving on a card',
  component: ActingCard,
  parameters: { layout: 'padded' },
  globals: { tenant: 'CZ' },
  argTypes: { tenant: { control: false } },
  render: (args, context) => <ActingCard {...args} tenant={bankOf(context)} />,
  args: { doku: forArchive, tenant: tenants[0] },
} satisfies Meta<typeof ActingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheArchive: Story = {
  name: 'Ready for the archive',
  args: { doku: { ...forArchive, dokuTransitions: offers('SendToArchive') } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByRole('radio', { name: 'Send to the archive' })).toBeEnabled();
  },
};

export const ValidateFirst: Story = {
  name: 'Signatures have to be validated before the archive',
  args: { doku: signedForArchive },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.queryByRole('radio')).toBeNull();
    await expect(card.getByText(/Validate the signatures first/u)).toBeVisible();
  },
};

export const ArchiveOfClient: Story = {
  name: 'A client reads nothing about the archive check',
  args: { doku: signedForArchive, viewer: client },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.queryByText(/Validate the signatures/u)).toBeNull();
    await expect(card.queryByRole('radio')).toBeNull();
  },
};

export const ArchiveRole: Story = {
  name: 'The archive takes another role',
  globals: { tenant: 'RS' },
  args: { doku: forArchive },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText(/The validator sends this document/u)).toBeVisible();
  },
};

export const Archiving: Story = {
  name: 'The archive works',
  args: { doku: makeDoku(1, { status: 'UNDER_ARCHIVING', dokuAction: 'SendToArchive' }) },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText(/The archive is taking the document over/u)).toBeVisible();
  },
};

export const ArchiveRefused: Story = {
  name: 'The archive did not take it',
  args: {
    doku: {
      ...forArchive,
      dokuAction: 'SendToArchive',
      dokuTransitions: offers('SendToArchive'),
    },
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByText(/did not take the document over/u)).toBeVisible();
    await expect(card.getByRole('radio', { name: 'Send to the archive' })).toBeEnabled();
  },
};
