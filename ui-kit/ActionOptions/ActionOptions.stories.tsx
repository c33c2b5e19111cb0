import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { disabledReasons, type DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { option } from '../fixtures/acting.ts';
import en from '../locales/en/acting.ts';
import { ActionOptions, type ActionOptionsProps } from './ActionOptions.tsx';

function Choosing({ value, onChange, ...props }: ActionOptionsProps) {
  const [chosen, setChosen] = useState<OptionTrigger | null>(value);
  return (
    <div style={{ maxWidth: '36rem' }}>
      <ActionOptions
        {...props}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Box/Action options',
  component: ActionOptions,
  render: (args) => <Choosing {...args} />,
  args: {
    title: 'Working capital loan agreement',
    userType: 'CLIENT',
    options: [option('ContinueToSigning'), option('SendToBank')],
    value: null,
    hint: null,
    busy: false,
    onChange: fn(),
  },
} satisfies Meta<typeof ActionOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'Nothing chosen, then chosen',
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', {
      name: 'What do you want to do? Working capital loan agreement',
    });
    const radios = within(group).getAllByRole('radio');
    await expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'ContinueToSigning',
      'SendToBank',
    ]);
    await userEvent.click(within(group).getByRole('radio', { name: 'Send to the bank' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('SendToBank');
    await expect(within(group).getByRole('radio', { name: 'Send to the bank' })).toBeChecked();
  },
};

export const ClearByClick: Story = {
  name: 'Cleared by choosing it again',
  args: { value: 'SendToBank' },
  play: async ({ canvasElement, args }) => {
    const radio = within(canvasElement).getByRole('radio', { name: 'Send to the bank' });
    await userEvent.click(radio);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(radio).not.toBeChecked();
    await userEvent.click(radio);
    await expect(radio).toBeChecked();
  },
};

export const ClearByButton: Story = {
  name: 'Cleared by the × beside it',
  args: { value: 'SendToBank' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: 'Clear the choice “Send to the bank”' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(page.getByRole('radio', { name: 'Send to the bank' })).toHaveFocus();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const ClearByKey: Story = {
  name: 'Chosen and cleared by keyboard',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const radio = page.getByRole('radio', { name: 'Accept and continue to signing' });
    radio.focus();
    await userEvent.keyboard(' ');
    await expect(radio).toBeChecked();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveFocus();
  },
};

export const Acknowledge: Story = {
  name: 'A client acknowledges',
  args: { options: [option('SendToBank'), option('SendForArchiving')] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Acknowledge' })).toBeEnabled();
  },
};

export const AddedOption: Story = {
  name: 'Banker, with the added option last',
  args: {
    userType: 'BANKER',
    options: [option('ContinueToSigning'), option('SendToClient', [], true)],
  },
  play: async ({ canvasElement }) => {
    const [, last] = within(canvasElement).getAllByRole('radio');
    await expect(last).toHaveAccessibleName('Send to the client');
  },
};

export const ValidateFirst: Story = {
  name: 'Archive hidden: validate first',
  args: { userType: 'BANKER', options: [option('SendToClient')], hint: 'validateFirst' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Validate the signatures first/u)).toBeVisible();
    await expect(page.queryByRole('radio', { name: 'Send to the archive' })).toBeNull();
  },
};

export const NotArchivable: Story = {
  name: 'Archive hidden: not archivable',
  args: { userType: 'BANKER', options: [option('SendToClient')], hint: 'notArchivable' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/cannot be archived/u)).toBeVisible();
  },
};

export const Sending: Story = {
  name: 'While the choices are sent',
  args: { value: 'SendToBank', busy: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const radio of page.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const NothingOffered: Story = {
  name: 'Nothing offered: nothing shown',
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

/** A story of one reason: the option keeps its label and says why in words. */
function greyed(reason: DisabledReason): Story {
  return {
    name: `Greyed: ${reason}`,
    args: {
      userType: 'BANKER',
      options: [option('SendForSigning', [reason]), option('SendToClient')],
    },
    play: async ({ canvasElement, args }) => {
      const page = within(canvasElement);
      const radio = page.getByRole('radio', { name: 'Send for signing' });
      await expect(radio).toBeDisabled();
      await expect(radio).toHaveAccessibleDescription(en.disabledReason[reason]);
      await expect(page.getByText(en.disabledReason[reason])).toBeVisible();
      await userEvent.click(page.getByText('Send for signing'));
      await expect(args.onChange).not.toHaveBeenCalled();
    },
  };
}

export const SignerExpiryMissing = greyed('SIGNER_EXPIRY_MISSING');
export const SignerDocumentExpired = greyed('SIGNER_DOCUMENT_EXPIRED');
export const SignerIssuerCountryMissing = greyed('SIGNER_ISSUER_COUNTRY_MISSING');
export const SignerIssuerMissing = greyed('SIGNER_ISSUER_MISSING');
export const SignerStolenFlagMissing = greyed('SIGNER_STOLEN_FLAG_MISSING');
export const SignerDocumentStolen = greyed('SIGNER_DOCUMENT_STOLEN');
export const SignerDocumentInvalid = greyed('SIGNER_DOCUMENT_INVALID');
export const SignerRemoteUserIdMissing = greyed('SIGNER_REMOTE_USER_ID_MISSING');
export const SignerRemoteDeviceIdMissing = greyed('SIGNER_REMOTE_DEVICE_ID_MISSING');
export const ClientSystemNotChosen = greyed('CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN');
export const SignedClientFileNeeded = greyed('SIGNED_CLIENT_FILE_NEEDED');
export const SignedBankFileNeeded = greyed('SIGNED_BANK_FILE_NEEDED');
export const SignatureValidationNeeded = greyed('SIGNATURE_VALIDATION_NEEDED');
export const ClientFeedbackNeedsSignedFile = greyed('CLIENT_FEEDBACK_NEEDS_SIGNED_FILE');
export const BankFeedbackNeedsSignedFile = greyed('BANK_FEEDBACK_NEEDS_SIGNED_FILE');

export const EveryReason: Story = {
  name: 'Greyed for every reason at once, dark',
  globals: { scheme: 'dark', tenant: 'CZ' },
  args: {
    userType: 'BANKER',
    value: 'SendToClient',
    options: [option('SendForSigning', disabledReasons), option('SendToClient')],
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(
      disabledReasons.map((reason) => en.disabledReason[reason]),
    );
  },
};
