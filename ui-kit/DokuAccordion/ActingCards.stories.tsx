import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import { ActingCard, banker, client, handlers, offers, openCard } from '../fixtures/ActingCard.tsx';
import { makeDoku, reviewedContract } from '../fixtures/dokus.ts';
import { clientReader } from '../fixtures/people.ts';

const meta = {
  title: 'Box/Acting on a card',
  component: ActingCard,
  parameters: { layout: 'padded' },
  globals: { tenant: 'CZ' },
  argTypes: { tenant: { control: false } },
  render: (args, context) => <ActingCard {...args} tenant={bankOf(context)} />,
  args: { doku: reviewedContract, tenant: tenants[0] },
} satisfies Meta<typeof ActingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClientChooses: Story = {
  name: 'A client chooses, changes and clears',
  args: { viewer: client },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    const send = card.getByRole('radio', { name: 'Send to the bank' });
    const sign = card.getByRole('radio', { name: 'Accept and continue to signing' });
    await userEvent.click(send);
    await expect(send).toBeChecked();
    await userEvent.click(sign);
    await expect(send).not.toBeChecked();
    await userEvent.keyboard('{Delete}');
    await expect(sign).not.toBeChecked();
    await userEvent.click(send);
    await userEvent.click(
      card.getByRole('button', { name: 'Clear the choice “Send to the bank”' }),
    );
    await expect(handlers.onChoose).toHaveBeenLastCalledWith(1, null);
    // A client removes nothing while the box is worked on.
    await expect(card.queryByRole('button', { name: /^More for/ })).toBeNull();
  },
};

const uploaded = makeDoku(1, {
  status: 'UPLOADED_BANK',
  clientSignatureNeeded: true,
  firstBankSignatureNeeded: true,
  dokuTransitions: offers('SendForSigning', 'SendToClient'),
  dokuStaticActions: ['View', 'Upload', 'ViewMessage'],
});
const signer = {
  userType: 'CLIENT',
  firstName: 'Eszter',
  lastName: 'Kovács',
  username: clientReader.username,
} as const;

export const SignerDataMissing: Story = {
  name: 'A banker reads why signing cannot start',
  args: { doku: { ...uploaded, signingUsers: [signer] } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    const option = card.getByRole('radio', { name: 'Send for signing' });
    await expect(option).toBeDisabled();
    await expect(option).toHaveAccessibleDescription(
      /issuer of a signer.*remote-signing user id.*remote-signing device id/u,
    );
    await expect(card.getByRole('radio', { name: 'Send to the client' })).toBeEnabled();
  },
};

export const SignerDataMissingDark: Story = {
  ...SignerDataMissing,
  name: 'A banker reads why signing cannot start, dark',
  globals: { scheme: 'dark' },
};

export const Bulgarian: Story = {
  name: 'Options and reasons in Bulgarian',
  globals: { language: 'bg', tenant: 'BG' },
  args: { doku: { ...uploaded, signingUsers: [signer] } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getAllByRole('radio')[0]).toBeDisabled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AddedOption: Story = {
  name: 'The added option comes last',
  args: {
    doku: makeDoku(1, {
      status: 'WAITING_BANK_SIGNATURE_AUX',
      firstBankSignatureNeeded: true,
      secondBankSignatureNeeded: true,
      uploadedDocumentSigned: true,
      archivePossible: true,
      dokuTransitions: offers('ContinueToSigning'),
    }),
    box: { bankSignatureSystem: 'CUSTOM_APP' },
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    const values = card.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    await expect(values).toEqual(['ContinueToSigning', 'SendToClient']);
  },
};

const byFile = {
  status: 'WAITING_BANK_SIGNATURE_2',
  secondBankSignatureNeeded: true,
  bankSignedDokuUploadNeeded: true,
  dokuTransitions: offers('SendForArchiving'),
} as const;

async function expectGreyed(canvasElement: HTMLElement, reason: string): Promise<void> {
  const card = await openCard(canvasElement);
  await expect(card.getByRole('radio', { name: /^Mark as ready for the archive/ })).toBeDisabled();
  await expect(card.getByText(reason)).toBeVisible();
}

export const BankFileMissing: Story = {
  name: '[R4.17] The second level waits for the file of the bank',
  args: { doku: makeDoku(1, byFile), box: { bankSignatureSystem: 'NA' } },
  play: async ({ canvasElement }) => {
    await expectGreyed(canvasElement, 'The bank has to upload a signed file first.');
  },
};

export const BankFileNotValidated: Story = {
  name: '[R4.17] The file of the bank is there and not validated',
  args: {
    doku: makeDoku(1, { ...byFile, uploadedDocumentSigned: true }),
    box: { bankSignatureSystem: 'NA' },
  },
  play: async ({ canvasElement }) => {
    await expectGreyed(canvasElement, 'The signatures have to be validated successfully first.');
  },
};

export const BankFileValidated: Story = {
  name: '[R4.17] The file of the bank was validated successfully',
  args: {
    doku: makeDoku(1, { ...byFile, uploadedDocumentSigned: true, archivePossible: true }),
    box: { bankSignatureSystem: 'NA' },
  },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.getByRole('radio', { name: /^Mark as ready for the archive/ })).toBeEnabled();
  },
};

export const Sending: Story = {
  name: 'While the choices are sent',
  args: { viewer: client, choice: { trigger: 'SendToBank' }, sending: true },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    for (const radio of card.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(card.getByRole('radio', { name: 'Send to the bank' })).toBeChecked();
    await expect(card.queryByRole('button', { name: /^Clear the choice/ })).toBeNull();
  },
};

export const Locked: Story = {
  name: 'Nothing is offered while somebody else works on the box',
  args: { box: { lockUser: { username: 'VARGAA02', fullName: 'Varga Ágnes' } }, doku: uploaded },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.queryByRole('radio')).toBeNull();
    await expect(card.queryByRole('button', { name: /^More for/ })).toBeNull();
    await expect(card.getByText(/while Varga Ágnes is working/u)).toBeVisible();
  },
};

export const Remove: Story = {
  name: 'The menu of a card',
  args: { doku: uploaded },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await userEvent.click(card.getByRole('button', { name: /^More for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove document' }));
    await expect(handlers.onRemove).toHaveBeenCalledWith(1);
  },
};

export const NoRightToRemove: Story = {
  name: 'No menu without the permission',
  args: { doku: uploaded, viewer: { ...banker, permissions: [] } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.queryByRole('button', { name: /^More for/ })).toBeNull();
  },
};
