import type { Meta, StoryObj } from '@storybook/react-vite';
import { getI18n } from 'react-i18next';
import { expect, screen, userEvent } from 'storybook/test';
import { cardToggle } from '../DokuAccordion/DokuAccordion.scenes.tsx';
import { dokuInstruction } from '../../helpers/names.ts';
import en from '../../locales/en/acting.ts';
import {
  situationScene,
  cardStories,
  onCard,
  shows,
  type DokuCardArgs,
} from './DokuCard.scenes.tsx';

const meta = {
  title: 'Box/DokuCard',
  ...cardStories,
} satisfies Meta<DokuCardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const client = { user: 'client1' } as const;
const menu = { role: 'button', name: /^More actions for/ } as const;
const finish = { role: 'button', name: /^Finish the setup of/ } as const;
const eds = { role: 'button', name: /in the signing system$/ } as const;
const archive = { role: 'radio', name: 'Send to the archive' } as const;

export const Review: Story = {
  name: '[R2.20] A document to review',
  globals: client,
  args: { situation: 'review' },
  play: onCard(async ({ args, card, doku, scene, title }) => {
    await userEvent.click(card.getByRole('button', { name: `View ${title}` }));
    await expect(args.onView).toHaveBeenCalledWith(doku.id);
    await userEvent.click(card.getByRole('button', { name: `Download ${title}` }));
    await expect(args.onDownload).toHaveBeenCalledWith(doku.id);
    await expect(card.getByText(dokuInstruction(doku, scene.content))).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Upload/ })).toBeNull();
  }),
};

export const Warned: Story = {
  name: '[A-505] A file that may look different in another program',
  globals: client,
  args: { situation: 'warned' },
  play: onCard(async ({ card }) => {
    const { t } = getI18n();
    await expect(card.getByText(t('box:fileWarning.title'))).toBeVisible();
    await expect(card.getByText(t('box:fileWarning.SCRIPTS'))).toBeVisible();
  }),
};

export const WarnedBulgarian: Story = {
  ...Warned,
  name: '[A-505] A file that may look different, in Bulgarian, dark',
  globals: { ...client, tenant: 'BG', language: 'bg', scheme: 'dark' },
};

export const Upload: Story = {
  name: 'A document to upload',
  globals: client,
  args: { situation: 'upload' },
  play: onCard(async ({ args, article, card, doku }) => {
    await expect(card.queryByRole('button', { name: /^View/ })).toBeNull();
    await expect(card.queryByRole('button', { name: /^Download/ })).toBeNull();
    await expect(card.getByText('No file yet')).toBeVisible();
    const file = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' });
    await userEvent.upload(article.querySelector('input')!, file);
    await expect(args.onFile).toHaveBeenCalledWith(doku.id, file);
  }),
};

export const Uploading: Story = {
  name: 'An upload in progress',
  globals: client,
  args: { situation: 'upload', uploading: true },
  play: onCard(async ({ args, card, doku }) => {
    await expect(card.getByRole('progressbar', { name: 'Uploading report.pdf' })).toHaveValue(42);
    await userEvent.click(card.getByRole('button', { name: 'Cancel the upload' }));
    await expect(args.onCancelUpload).toHaveBeenCalledWith(doku.id);
  }),
};

export const NotDownloadable: Story = {
  name: 'A file that can only be viewed',
  args: { situation: 'review', downloadable: false },
  play: shows({
    offers: [{ role: 'button', name: /^View/ }],
    offersNot: [{ role: 'button', name: /^Download/ }],
  }),
};

export const ClientChooses: Story = {
  name: 'A client chooses, changes and clears',
  globals: client,
  play: onCard(async ({ args, card, doku }) => {
    const send = card.getByRole('radio', { name: 'Send to the bank' });
    const sign = card.getByRole('radio', { name: 'Accept for signing' });
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
    await expect(args.onChoose).toHaveBeenLastCalledWith(doku.id, null);
    // A client cannot remove a document in a box at work.
    await expect(card.queryByRole(menu.role, menu)).toBeNull();
  }),
};

export const SignerDataMissing: Story = {
  name: 'A banker sees why signing cannot start',
  args: { situation: 'signerDataMissing' },
  play: onCard(async ({ card, doku }) => {
    const option = card.getByRole('radio', { name: 'Send for signing' });
    await expect(option).toBeDisabled();
    const signer = doku.signingUsers.find(
      ({ userType, docExpiryDate }) => userType === 'CLIENT' && docExpiryDate === null,
    );
    await expect(option).toHaveAccessibleDescription(
      `${signer?.firstName} ${signer?.lastName}: ${en.disabledReason.SIGNER_EXPIRY_MISSING} ${en.signerDetails.BANKER}`,
    );
    await expect(card.getByRole('radio', { name: 'Send to the client' })).toBeEnabled();
  }),
};

export const SignerDataMissingDark: Story = {
  ...SignerDataMissing,
  name: 'A banker sees why signing cannot start, dark',
  globals: { scheme: 'dark' },
};

export const Bulgarian: Story = {
  name: 'Options and reasons in Bulgarian',
  globals: { language: 'bg', tenant: 'BG' },
  args: { situation: 'signerDataMissing' },
  play: onCard(async ({ context, card }) => {
    await expect(card.getAllByRole('radio')[0]).toBeDisabled();
    const { canvasElement } = context;
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  }),
};

export const AddedOption: Story = {
  name: 'The added option comes last',
  globals: { tenant: 'CZ' },
  args: { situation: 'added' },
  play: onCard(async ({ card }) => {
    const values = card.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    await expect(values).toEqual(['ContinueToSigning', 'SendToClient']);
  }),
};

export const Sending: Story = {
  name: 'The options while the choices are being sent',
  globals: client,
  args: { chosen: 'SendToBank', sending: true },
  play: onCard(async ({ card }) => {
    for (const radio of card.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(card.getByRole('radio', { name: 'Send to the bank' })).toBeChecked();
    await expect(card.queryByRole('button', { name: /^Clear the choice/ })).toBeNull();
  }),
};

export const Locked: Story = {
  name: 'Nothing can be chosen while another user works on the box',
  args: { situation: 'locked' },
  play: onCard(async ({ card, box }) => {
    await expect(card.queryByRole('radio')).toBeNull();
    await expect(card.queryByRole(menu.role, menu)).toBeNull();
    const words = `while ${box.lockUser!.fullName!} is working`;
    await expect(card.getAllByText((text) => text.includes(words))[0]).toBeVisible();
  }),
};

export const Remove: Story = {
  name: 'The menu of a closed card',
  args: { situation: 'bankFile' },
  play: onCard(async ({ args, article, card, doku }) => {
    await userEvent.click(cardToggle(article));
    await expect(cardToggle(article)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(card.getByRole(menu.role, menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove document' }));
    await expect(args.onRemove).toHaveBeenCalledWith(doku.id);
  }),
};

export const NoRightToRemove: Story = {
  name: 'A client who may not remove the document has no menu',
  globals: client,
  args: { situation: 'bankFile' },
  play: shows({ offersNot: [menu] }),
};

export const Finalize: Story = {
  name: 'A banker finalizes the setup',
  args: { situation: 'setup' },
  play: onCard(async ({ args, card, doku }) => {
    await userEvent.click(card.getByRole(finish.role, finish));
    await expect(args.onFinalize).toHaveBeenCalledWith(doku.id);
  }),
};

export const FinalizeFailed: Story = {
  name: 'The setup could not be finalized',
  args: { situation: 'setup', failed: 'finalize' },
  play: onCard(async ({ args, card }) => {
    await expect(card.getByRole('alert')).toHaveTextContent(args.failure);
  }),
};

export const SetupNotForReader: Story = {
  name: 'A client waits for the setup',
  globals: client,
  args: { situation: 'setup' },
  play: shows({
    reads: [/The bank is still preparing this document/u],
    offersNot: [finish],
  }),
};

export const Eds: Story = {
  name: '[R2.20] A link to the signing system of the bank',
  globals: { tenant: 'HU' },
  args: { situation: 'bankSignsElsewhere' },
  play: onCard(async ({ args, card, doku }) => {
    await userEvent.click(card.getByRole(eds.role, eds));
    await expect(args.onJumpToEds).toHaveBeenCalledWith(doku.id);
  }),
};

export const EdsElsewhere: Story = {
  name: 'Other tenants have no link to a signing system',
  globals: { tenant: 'CZ' },
  args: { situation: 'bankSignsElsewhere' },
  play: shows({ offersNot: [eds] }),
};

export const Sign: Story = {
  name: 'The turn of a signer',
  globals: client,
  args: { situation: 'signing' },
  play: onCard(async ({ args, card, doku }) => {
    await expect(card.getByText(/It is your turn to sign/u)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Sign / }));
    await expect(args.onSign).toHaveBeenCalledWith(doku.id);
  }),
};

export const SignStarted: Story = {
  name: 'A started signature',
  globals: client,
  args: { situation: 'signingStarted' },
  play: shows({ offers: [{ role: 'button', name: /^Continue signing / }] }),
};

export const SignFailed: Story = {
  name: 'The signing page cannot be opened, dark',
  globals: { ...client, scheme: 'dark' },
  args: { situation: 'signing', failed: 'sign' },
  play: onCard(async ({ args, card }) => {
    await expect(card.getByRole('alert')).toHaveTextContent(args.failure);
    await expect(card.getByRole('button', { name: /^Sign / })).toBeEnabled();
  }),
};

export const SignOfOthers: Story = {
  name: 'Another user signs',
  args: { situation: 'signing' },
  play: shows({ offersNot: [{ role: 'button', name: /^(Sign|Continue signing) / }] }),
};

export const PartlySigned: Story = {
  name: 'One of three has signed',
  args: { situation: 'partlySigned' },
  play: onCard(async ({ card }) => {
    const bar = card.getByRole('progressbar', { name: 'Signing' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(card.getByText('1 of 3 signed')).toBeVisible();
  }),
};

export const PartlySignedSeenByClient: Story = {
  name: 'A client sees only the client’s people',
  globals: client,
  args: { situation: 'partlySigned' },
  play: onCard(async ({ context, card }) => {
    const bank = { ...context, globals: { ...context.globals, user: 'bankerRm' } };
    await expect(card.getByText(/\(you\)$/u)).toBeVisible();
    for (const { participantType, user } of situationScene(bank, 'partlySigned').doku
      .participants) {
      if (participantType === 'BANK') await expect(card.queryByText(user.fullName)).toBeNull();
    }
  }),
};

export const Rejected: Story = {
  name: 'A refused signature',
  args: { situation: 'rejected' },
  play: shows({ reads: ['Signing not completed'] }),
};

export const AllSigned: Story = {
  name: 'Everyone has signed',
  globals: client,
  args: { situation: 'allSigned' },
  play: shows({ reads: ['Everyone has signed'] }),
};

export const PaperChosen: Story = {
  name: 'A signature on paper is chosen',
  globals: { tenant: 'RO' },
  args: { situation: 'paper', chosen: 'PrintedAndPaperSigned' },
  play: shows({ reads: ['Signed on 05-03-2026, Cluj, scan.pdf'] }),
};

export const PaperSigned: Story = {
  name: 'Signed on paper, with its version',
  globals: client,
  args: { situation: 'paperSigned' },
  play: shows({ reads: ['Signed on paper on 05-03-2026, Cluj', /· Version 2$/u] }),
};

export const ToTheArchive: Story = {
  name: 'Bank to archive',
  args: { situation: 'archive' },
  play: shows({ offers: [archive] }),
};

export const ValidateFirst: Story = {
  name: 'Signatures must be validated before archiving',
  args: { situation: 'archiveOfSigned' },
  play: shows({ reads: [/Validate the signatures first/u], offersNot: [archive] }),
};

export const ArchiveOfClient: Story = {
  name: 'A client sees nothing about the archive check',
  globals: client,
  args: { situation: 'archiveOfSigned' },
  play: shows({ readsNot: [/Validate the signatures/u], offersNot: [{ role: 'radio' }] }),
};

export const ArchiveRole: Story = {
  name: 'Archiving needs another role, in RS',
  globals: { tenant: 'RS' },
  args: { situation: 'archive' },
  play: shows({ reads: [/A validator sends this document/u] }),
};

export const Archiving: Story = {
  name: 'The archive works on the document',
  args: { situation: 'archiving' },
  play: shows({ reads: [/This document is being archived/u] }),
};

export const ArchiveRefused: Story = {
  name: 'The archive rejected the document',
  args: { situation: 'archiveRefused' },
  play: shows({ reads: [/The last attempt to archive this document failed/u], offers: [archive] }),
};
