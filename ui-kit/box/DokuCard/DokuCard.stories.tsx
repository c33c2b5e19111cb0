import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { SceneGlobals } from '../../../.storybook/scene.ts';
import type { Choice } from '../ActionOptions/choice.ts';
import {
  cardEvents,
  Cards,
  openOnlyCard,
  type CardEvents,
  toggleOf,
} from '../DokuAccordion/DokuAccordion.scenes.tsx';
import { dokuInstruction, dokuTitle } from '../../helpers/names.ts';
import en from '../../locales/en/acting.ts';
import type { CardCommand } from './DokuActing.tsx';
import { situationScene, cardSituations, type SituationName } from './DokuCard.scenes.ts';

interface Args extends CardEvents {
  readonly situation: SituationName;
  /** What was chosen before. */
  readonly chosen: Choice['trigger'] | 'nothing';
  /** The choices are on their way. */
  readonly sending: boolean;
  /** A command of the card that has failed, and why in words. */
  readonly failed: CardCommand['name'] | 'none';
  readonly failure: string;
  /** A file is on its way. */
  readonly uploading: boolean;
  /** The server hands the file out. */
  readonly downloadable: boolean;
}

type Context = SceneGlobals & { readonly args: Args };

const paper = {
  date: '2026-03-05',
  place: 'Cluj',
  scan: new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }),
};

const meta = {
  title: 'Box/DokuCard',
  globals: { user: 'bankerRm' },
  parameters: { layout: 'padded' },
  argTypes: {
    situation: { control: 'select', options: Object.keys(cardSituations) },
    chosen: {
      control: 'select',
      options: ['nothing', 'SendToBank', 'ContinueToSigning', 'PrintedAndPaperSigned'],
    },
    failed: { control: 'inline-radio', options: ['none', 'finalize', 'eds', 'sign'] },
  },
  args: {
    situation: 'choices',
    chosen: 'nothing',
    sending: false,
    failed: 'none',
    failure: 'The service is not available.',
    uploading: false,
    downloadable: true,
    ...cardEvents(),
  },
  render: (args, context) => {
    const { situation, chosen, sending, failed, failure, uploading, downloadable, ...told } = args;
    const { scene, box, doku } = situationScene(context, situation);
    const { id } = doku;
    const trigger = chosen === 'nothing' ? null : chosen;
    const choice = trigger && {
      trigger,
      ...(trigger === 'PrintedAndPaperSigned' ? { paper } : {}),
    };
    const upload = { phase: 'uploading', fileName: 'report.pdf', size: 8_000_000 } as const;
    return (
      <Cards
        key={[situation, chosen, scene.tenant, scene.currentUser.username].join(' ')}
        scene={scene}
        box={downloadable ? box : { ...box, dokus: [{ ...doku, downloadable }] }}
        told={told}
        choices={choice ? { [id]: choice } : {}}
        sending={sending}
        commands={failed === 'none' ? {} : { [id]: { name: failed, busy: false, error: failure } }}
        uploads={uploading ? { [id]: { ...upload, share: 0.425 } } : {}}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const client = { user: 'client1' } as const;

/** The open card of a story, and the document on it. */
async function opened(context: Context & { readonly canvasElement: HTMLElement }) {
  const article = await openOnlyCard(context.canvasElement);
  const { doku, box, scene } = situationScene(context, context.args.situation);
  return {
    article,
    card: within(article),
    doku,
    box,
    scene,
    title: dokuTitle(doku, scene.content),
  };
}

export const Review: Story = {
  name: '[R2.20] A document to review',
  globals: client,
  args: { situation: 'review' },
  play: async (context) => {
    const { args } = context;
    const { card, doku, scene, title } = await opened(context);
    await userEvent.click(card.getByRole('button', { name: `View ${title}` }));
    await expect(args.onView).toHaveBeenCalledWith(doku.id);
    await userEvent.click(card.getByRole('button', { name: `Download ${title}` }));
    await expect(args.onDownload).toHaveBeenCalledWith(doku.id);
    await expect(card.getByText(dokuInstruction(doku, scene.content))).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Upload/ })).toBeNull();
  },
};

export const Upload: Story = {
  name: 'A document to upload',
  globals: client,
  args: { situation: 'upload' },
  play: async (context) => {
    const { article, card, doku } = await opened(context);
    await expect(card.queryByRole('button', { name: /^View/ })).toBeNull();
    await expect(card.queryByRole('button', { name: /^Download/ })).toBeNull();
    await expect(card.getByText('No file yet')).toBeVisible();
    const file = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' });
    await userEvent.upload(article.querySelector('input')!, file);
    await expect(context.args.onFile).toHaveBeenCalledWith(doku.id, file);
  },
};

export const Uploading: Story = {
  name: 'A file under way',
  globals: client,
  args: { situation: 'upload', uploading: true },
  play: async (context) => {
    const { card, doku } = await opened(context);
    await expect(card.getByRole('progressbar', { name: 'Uploading report.pdf' })).toHaveValue(42);
    await userEvent.click(card.getByRole('button', { name: 'Cancel the upload' }));
    await expect(context.args.onCancelUpload).toHaveBeenCalledWith(doku.id);
  },
};

export const NotDownloadable: Story = {
  name: 'A file that can only be looked at',
  args: { situation: 'review', downloadable: false },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByRole('button', { name: /^View/ })).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
};

export const ClientChooses: Story = {
  name: 'A client chooses, changes and clears',
  globals: client,
  play: async (context) => {
    const { card, doku } = await opened(context);
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
    await expect(context.args.onChoose).toHaveBeenLastCalledWith(doku.id, null);
    // A client removes nothing while the box is worked on.
    await expect(card.queryByRole('button', { name: /^More actions for/ })).toBeNull();
  },
};

export const SignerDataMissing: Story = {
  name: 'A banker reads why signing cannot start',
  args: { situation: 'signerDataMissing' },
  play: async (context) => {
    const { card, doku } = await opened(context);
    const option = card.getByRole('radio', { name: 'Send for signing' });
    await expect(option).toBeDisabled();
    const whose = doku.signingUsers.find(
      ({ userType, docExpiryDate }) => userType === 'CLIENT' && docExpiryDate === null,
    );
    await expect(option).toHaveAccessibleDescription(
      `${whose?.firstName} ${whose?.lastName}: ${en.disabledReason.SIGNER_EXPIRY_MISSING}`,
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
  args: { situation: 'signerDataMissing' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getAllByRole('radio')[0]).toBeDisabled();
    const { canvasElement } = context;
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AddedOption: Story = {
  name: 'The added option comes last',
  globals: { tenant: 'CZ' },
  args: { situation: 'added' },
  play: async (context) => {
    const { card } = await opened(context);
    const values = card.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    await expect(values).toEqual(['ContinueToSigning', 'SendToClient']);
  },
};

export const Sending: Story = {
  name: 'While the choices are sent',
  globals: client,
  args: { chosen: 'SendToBank', sending: true },
  play: async (context) => {
    const { card } = await opened(context);
    for (const radio of card.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(card.getByRole('radio', { name: 'Send to the bank' })).toBeChecked();
    await expect(card.queryByRole('button', { name: /^Clear the choice/ })).toBeNull();
  },
};

export const Locked: Story = {
  name: 'Nothing is offered while somebody else works on the box',
  args: { situation: 'locked' },
  play: async (context) => {
    const { card, box } = await opened(context);
    await expect(card.queryByRole('radio')).toBeNull();
    await expect(card.queryByRole('button', { name: /^More actions for/ })).toBeNull();
    const words = `while ${box.lockUser!.fullName!} is working`;
    await expect(card.getAllByText((text) => text.includes(words))[0]).toBeVisible();
  },
};

export const Remove: Story = {
  name: 'The menu of a card that is closed',
  args: { situation: 'bankFile' },
  play: async (context) => {
    const { doku } = situationScene(context, context.args.situation);
    const article = await openOnlyCard(context.canvasElement);
    const card = within(article);
    await userEvent.click(toggleOf(article));
    await expect(toggleOf(article)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(card.getByRole('button', { name: /^More actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove document' }));
    await expect(context.args.onRemove).toHaveBeenCalledWith(doku.id);
  },
};

export const NoRightToRemove: Story = {
  name: 'No menu for a client, who may not remove it',
  globals: client,
  args: { situation: 'bankFile' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.queryByRole('button', { name: /^More actions for/ })).toBeNull();
  },
};

export const Finalize: Story = {
  name: 'A banker finalizes the setup',
  args: { situation: 'setup' },
  play: async (context) => {
    const { card, doku } = await opened(context);
    await userEvent.click(card.getByRole('button', { name: /^Finish the setup of/ }));
    await expect(context.args.onFinalize).toHaveBeenCalledWith(doku.id);
  },
};

export const FinalizeFailed: Story = {
  name: 'The setup could not be finalized',
  args: { situation: 'setup', failed: 'finalize' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByRole('alert')).toHaveTextContent(context.args.failure);
  },
};

export const SetupNotForReader: Story = {
  name: 'A client waits for the setup',
  globals: client,
  args: { situation: 'setup' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByText(/The bank is still preparing this document/u)).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Finalize/ })).toBeNull();
  },
};

export const Eds: Story = {
  name: '[R2.20] The way to the signing system of the bank',
  globals: { tenant: 'HU' },
  args: { situation: 'bankSignsElsewhere' },
  play: async (context) => {
    const { card, doku } = await opened(context);
    await userEvent.click(card.getByRole('button', { name: /in the signing system$/ }));
    await expect(context.args.onJumpToEds).toHaveBeenCalledWith(doku.id);
  },
};

export const EdsElsewhere: Story = {
  name: 'No such way in other tenants',
  globals: { tenant: 'CZ' },
  args: { situation: 'bankSignsElsewhere' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.queryByRole('button', { name: /in the signing system$/ })).toBeNull();
  },
};

export const Sign: Story = {
  name: 'The turn of a signer',
  globals: client,
  args: { situation: 'signing' },
  play: async (context) => {
    const { card, doku } = await opened(context);
    await expect(card.getByText(/It is your turn to sign/u)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Sign / }));
    await expect(context.args.onSign).toHaveBeenCalledWith(doku.id);
  },
};

export const SignStarted: Story = {
  name: 'A signing that was started',
  globals: client,
  args: { situation: 'signingStarted' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByRole('button', { name: /^Continue signing / })).toBeEnabled();
  },
};

export const SignFailed: Story = {
  name: 'The signing page cannot be opened, dark',
  globals: { ...client, scheme: 'dark' },
  args: { situation: 'signing', failed: 'sign' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByRole('alert')).toHaveTextContent(context.args.failure);
    await expect(card.getByRole('button', { name: /^Sign / })).toBeEnabled();
  },
};

export const SignOfOthers: Story = {
  name: 'Somebody else signs',
  args: { situation: 'signing' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.queryByRole('button', { name: /^(Sign|Continue signing) / })).toBeNull();
  },
};

export const PartlySigned: Story = {
  name: 'One of three has signed',
  args: { situation: 'partlySigned' },
  play: async (context) => {
    const { card } = await opened(context);
    const bar = card.getByRole('progressbar', { name: 'Signing' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(card.getByText('1 of 3 signed')).toBeVisible();
  },
};

export const PartlySignedSeenByClient: Story = {
  name: 'A client sees the people of the client only',
  globals: client,
  args: { situation: 'partlySigned' },
  play: async (context) => {
    const bank = { ...context, globals: { ...context.globals, user: 'bankerRm' } };
    const { card } = await opened(context);
    await expect(card.getByText(/\(you\)$/u)).toBeVisible();
    for (const { participantType, user } of situationScene(bank, 'partlySigned').doku
      .participants) {
      if (participantType === 'BANK') await expect(card.queryByText(user.fullName)).toBeNull();
    }
  },
};

/** A story of what a card says once a document has come so far. */
function says(
  name: string,
  situation: SituationName,
  words: RegExp | string,
  user?: string,
): Story {
  return {
    name,
    ...(user === undefined ? {} : { globals: { user } }),
    args: { situation },
    play: async (context) => {
      await expect((await opened(context)).card.getByText(words)).toBeVisible();
    },
  };
}

export const Rejected = says('A refused signature', 'rejected', 'Signing stopped');
export const AllSigned = says('All have signed', 'allSigned', 'All have signed', 'client1');

export const PaperChosen: Story = {
  name: 'A signature on paper, chosen',
  globals: { tenant: 'RO' },
  args: { situation: 'paper', chosen: 'PrintedAndPaperSigned' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByText('Signed on 05-03-2026, Cluj, scan.pdf')).toBeVisible();
  },
};

export const PaperSigned: Story = {
  name: 'Signed on paper, with its version',
  globals: client,
  args: { situation: 'paperSigned' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByText('Signed on paper on 05-03-2026, Cluj')).toBeVisible();
    await expect(card.getByText(/· Version 2$/u)).toBeVisible();
  },
};

export const ToTheArchive: Story = {
  name: 'Bank to archive',
  args: { situation: 'archive' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByRole('radio', { name: 'Send to the archive' })).toBeEnabled();
  },
};

export const ValidateFirst: Story = {
  name: 'Signatures have to be validated before the archive',
  args: { situation: 'archiveOfSigned' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.queryByRole('radio', { name: 'Send to the archive' })).toBeNull();
    await expect(card.getByText(/Validate the signatures first/u)).toBeVisible();
  },
};

export const ArchiveOfClient: Story = {
  name: 'A client reads nothing about the archive check',
  globals: client,
  args: { situation: 'archiveOfSigned' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.queryByText(/Validate the signatures/u)).toBeNull();
    await expect(card.queryByRole('radio')).toBeNull();
  },
};

export const ArchiveRole: Story = {
  ...says('The archive takes another role, in RS', 'archive', /A validator sends this document/u),
  globals: { tenant: 'RS' },
};

export const Archiving = says('The archive works', 'archiving', /This document is being archived/u);

export const ArchiveRefused: Story = {
  name: 'The archive did not take it',
  args: { situation: 'archiveRefused' },
  play: async (context) => {
    const { card } = await opened(context);
    await expect(card.getByText(/The last attempt to archive this document failed/u)).toBeVisible();
    await expect(card.getByRole('radio', { name: 'Send to the archive' })).toBeEnabled();
  },
};
