import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { consequenceOf } from '@dokubox/spec/workflow/consequences.ts';
import { disabledReasons, type DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import {
  sceneOf,
  type DokuOfBox,
  type Scene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import { archiveHintOf, inBoxOf, optionsOf } from '../DokuCard/dokuOptions.ts';
import { dokuTitle } from '../../helpers/names.ts';
import en from '../../locales/en/acting.ts';
import { ActionOptions, type ActionOptionsProps } from './ActionOptions.tsx';

/** The special property of the document whose options are shown. The rules decide the options. */
const situations = [
  'choices',
  'acknowledge',
  'added',
  'validateFirst',
  'notArchivable',
  'nothing',
  ...disabledReasons,
] as const;
type Situation = (typeof situations)[number];

interface Args extends Pick<ActionOptionsProps, 'value' | 'busy' | 'onChange'> {
  readonly situation: Situation;
}

interface Card extends DokuOfBox {
  readonly scene: Scene;
}

/** Options and hint of a document, as its card computes them. */
function offerOf({ scene, box, doku }: Card) {
  const { currentUser, tenant, today } = scene;
  const context = { currentUser, tenant, today };
  return {
    options: optionsOf(doku, box, context),
    hint: archiveHintOf(inBoxOf(doku, box), box, context),
  };
}

function matches(card: Card, situation: Situation): boolean {
  const { options, hint } = offerOf(card);
  const free = options.filter((option) => option.disabledReasons.length === 0);
  const offered = (trigger: OptionTrigger) =>
    free.some(({ triggerControl }) => triggerControl === trigger);
  switch (situation) {
    case 'choices':
      return free.length > 1 && offered('SendToBank') && offered('ContinueToSigning');
    case 'acknowledge':
      return offered('SendToBank') && offered('SendForArchiving');
    case 'added':
      return options.some((option) => option.addedByPortal);
    case 'validateFirst':
    case 'notArchivable':
      return hint === situation;
    case 'nothing':
      return options.length === 0 && hint === null;
    default:
      return options.some(
        ({ disabledReasons: [reason, ...others] }) => reason === situation && others.length === 0,
      );
  }
}

/** A document in the situation, from the first scenario in which the user has one. */
function cardOf(context: SceneGlobals, situation: Situation): Card {
  for (const name of ['acting', 'missing-signer-data', 'every-doku-status', 'signed-outside']) {
    const scene = sceneOf(context, name);
    for (const box of scene.boxes()) {
      for (const one of box.dokus) {
        // A validation's result is unknown before one has run, and a scenario starts before that.
        const doku = situation === 'notArchivable' ? { ...one, archivePossible: false } : one;
        const card = { scene, box, doku };
        if (matches(card, situation)) return card;
      }
    }
  }
  throw new Error(
    `The user has no document for “${situation}” in this bank. Choose another user or bank.`,
  );
}

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
  title: 'Box/ActionOptions',
  globals: { user: 'client1' },
  argTypes: {
    situation: { control: 'select', options: situations },
    value: { control: 'select', options: [null, 'SendToBank', 'ContinueToSigning'] },
  },
  args: { situation: 'choices', value: null, busy: false, onChange: fn() },
  render: ({ situation, ...args }, context) => {
    const card = cardOf(context, situation);
    const { scene, box, doku } = card;
    const { userType } = scene.currentUser;
    const { facts } = inBoxOf(doku, box);
    return (
      <Choosing
        key={`${doku.id} ${args.value ?? ''}`}
        {...args}
        {...offerOf(card)}
        title={dokuTitle(doku, scene.content)}
        userType={userType}
        consequence={(trigger) => consequenceOf(trigger, userType, facts)}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: '[R2.20][A-386] A user chooses an option',
  play: async (context) => {
    const { canvasElement, args } = context;
    const { scene, doku } = cardOf(context, args.situation);
    const group = within(canvasElement).getByRole('group', {
      name: `What do you want to do? ${dokuTitle(doku, scene.content)}`,
    });
    const radios = within(group).getAllByRole('radio');
    await expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'ContinueToSigning',
      'SendToBank',
    ]);
    // The consequence is part of the option for screen reader users too.
    const accept = within(group).getByRole('radio', { name: 'Accept for signing' });
    await expect(accept).toHaveAccessibleDescription(en.consequence.acceptsForSigning);
    await userEvent.click(within(group).getByRole('radio', { name: 'Send to the bank' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('SendToBank');
    await expect(within(group).getByRole('radio', { name: 'Send to the bank' })).toBeChecked();
  },
};

export const ClearByClick: Story = {
  name: 'Choosing an option again clears it',
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
  name: 'The × next to the option clears it',
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
  name: 'The keyboard chooses and clears an option',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const radio = page.getByRole('radio', { name: 'Accept for signing' });
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
  args: { situation: 'acknowledge' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Acknowledge' })).toBeEnabled();
  },
};

const asBanker = { user: 'bankerRm' } as const;

export const AddedOption: Story = {
  name: 'A banker’s options with the added one last',
  globals: { ...asBanker, tenant: 'CZ' },
  args: { situation: 'added' },
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getAllByRole('radio').at(-1);
    await expect(last).toHaveAccessibleName('Send to the client');
  },
};

export const ValidateFirst: Story = {
  name: 'The archive option is hidden until a validation',
  globals: asBanker,
  args: { situation: 'validateFirst' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Validate the signatures first/u)).toBeVisible();
    await expect(page.queryByRole('radio', { name: 'Send to the archive' })).toBeNull();
  },
};

export const NotArchivable: Story = {
  name: 'The archive option is hidden for a file that cannot be archived',
  globals: asBanker,
  args: { situation: 'notArchivable' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/did not allow archiving/u)).toBeVisible();
  },
};

export const Sending: Story = {
  name: 'The options while the choices are being sent',
  args: { value: 'SendToBank', busy: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const radio of page.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const NothingOffered: Story = {
  name: 'Without options nothing is shown',
  args: { situation: 'nothing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

/** A reason as the user reads it. */
function reasonText(reason: DisabledReason, user: string): string {
  if (reason !== 'CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN') return en.disabledReason[reason];
  return en.disabledReason[reason][user === 'client1' ? 'CLIENT' : 'BANKER'];
}

/** A story of one reason: the option keeps its label and says why in words. */
function greyed(reason: DisabledReason, user: string, tenant: Tenant = 'HU'): Story {
  return {
    name: `Greyed: ${reason}`,
    globals: { user, tenant },
    args: { situation: reason },
    play: async (context) => {
      const { canvasElement, args } = context;
      const { options } = offerOf(cardOf(context, reason));
      const greyedOption = options.find(({ disabledReasons: reasons }) => reasons.includes(reason));
      const page = within(canvasElement);
      const radio = page
        .getAllByRole<HTMLInputElement>('radio')
        .find(({ value }) => value === greyedOption?.triggerControl);
      await expect(radio).toBeDisabled();
      const words = reasonText(reason, user);
      await expect(radio).toHaveAccessibleDescription(
        expect.stringContaining(words) as unknown as string,
      );
      await userEvent.click(page.getByText(words));
      await expect(args.onChange).not.toHaveBeenCalled();
    },
  };
}

export const SignerExpiryMissing = greyed('SIGNER_EXPIRY_MISSING', 'bankerRm');
export const SignerDocumentExpired = greyed('SIGNER_DOCUMENT_EXPIRED', 'bankerRm');
export const SignerIssuerCountryMissing = greyed('SIGNER_ISSUER_COUNTRY_MISSING', 'bankerRm');
export const SignerIssuerMissing = greyed('SIGNER_ISSUER_MISSING', 'bankerRm', 'CZ');
export const SignerStolenFlagMissing = greyed('SIGNER_STOLEN_FLAG_MISSING', 'bankerRm', 'CZ');
export const SignerDocumentStolen = greyed('SIGNER_DOCUMENT_STOLEN', 'bankerRm', 'CZ');
export const SignerDocumentInvalid = greyed('SIGNER_DOCUMENT_INVALID', 'bankerRm', 'BG');
export const SignerRemoteUserIdMissing = greyed('SIGNER_REMOTE_USER_ID_MISSING', 'bankerRm');
export const SignerRemoteDeviceIdMissing = greyed('SIGNER_REMOTE_DEVICE_ID_MISSING', 'bankerRm');
export const ClientSystemNotChosen = greyed('CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN', 'client1');
export const SignedClientFileNeeded = greyed('SIGNED_CLIENT_FILE_NEEDED', 'client1');
export const SignedBankFileNeeded = greyed('SIGNED_BANK_FILE_NEEDED', 'bankerRm');
export const SignatureValidationNeeded = greyed('SIGNATURE_VALIDATION_NEEDED', 'bankerRm');
export const ClientFeedbackNeedsSignedFile = greyed('CLIENT_FEEDBACK_NEEDS_SIGNED_FILE', 'client1');
export const BankFeedbackNeedsSignedFile = greyed('BANK_FEEDBACK_NEEDS_SIGNED_FILE', 'bankerRm');

/** If signing lacks several things, each is on its own line. */
export const SeveralReasons: Story = {
  name: 'An option disabled for several reasons, dark',
  globals: { scheme: 'dark', tenant: 'CZ', user: 'bankerRm' },
  render: (args, context) => {
    const card = everythingMissing(context);
    return (
      <Choosing
        {...args}
        {...offerOf(card)}
        title={dokuTitle(card.doku, card.scene.content)}
        userType="BANKER"
      />
    );
  },
  play: async (context) => {
    const { options } = offerOf(everythingMissing(context));
    const reasons = options.flatMap(({ disabledReasons: own }) => own);
    await expect(reasons.length).toBeGreaterThan(3);
    const items = within(context.canvasElement).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      ...reasons.map((reason) => reasonText(reason, 'bankerRm')),
      en.signerDetails.BANKER,
    ]);
  },
};

/** A document whose signers have nothing but names. */
function everythingMissing(context: SceneGlobals): Card {
  const { doku, ...card } = cardOf(context, 'SIGNER_EXPIRY_MISSING');
  const signingUsers = doku.signingUsers.map(({ userType, username, firstName, lastName }) => ({
    userType,
    username,
    firstName,
    lastName,
  }));
  return { ...card, doku: { ...doku, signingUsers } };
}
