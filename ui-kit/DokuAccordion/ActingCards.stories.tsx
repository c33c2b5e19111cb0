import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { triggerSortOrder, type OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import type { Viewer } from '@dokubox/spec/workflow/types.ts';
import type { Choice } from '../ActionOptions/choice.ts';
import type { CardActing, CardCommand } from '../DokuCard/DokuActing.tsx';
import { makeBox } from '../fixtures/boxes.ts';
import { makeDoku, reviewedContract } from '../fixtures/dokus.ts';
import { bankReader, clientReader } from '../fixtures/people.ts';
import { DokuAccordion } from './DokuAccordion.tsx';

const client: Viewer = { ...clientReader, roles: ['CLIENT_LEGALREPRESENTATIVE'], permissions: [] };
const banker: Viewer = {
  ...bankReader,
  roles: ['BANK_RM'],
  permissions: ['DOKU_REMOVE', 'DOKU_JUMP_TO_EDS'],
};

/** What a server offers. */
const offers = (...triggers: OptionTrigger[]): Doku['dokuTransitions'] =>
  triggers.map((triggerControl) => ({
    triggerControl,
    sortOrder: triggerSortOrder[triggerControl],
  }));

const handlers = {
  onChoose: fn(),
  onRemove: fn(),
  onFinalize: fn(),
  onJumpToEds: fn(),
  onSign: fn(),
};
const actions = {
  onView: fn(),
  onDownload: fn(),
  onValidate: fn(),
  onSigners: fn(),
  onFile: fn(),
  onCancelUpload: fn(),
  onRetryUpload: fn(),
};

interface Props {
  readonly doku: Doku;
  readonly box?: Partial<Dokubox>;
  readonly viewer?: Viewer;
  readonly tenant?: Tenant;
  readonly choice?: Choice;
  readonly command?: CardCommand;
  readonly sending?: boolean;
}

/** One open card that keeps what is chosen, as a screen does. */
function Card({ doku, box, viewer = banker, tenant = 'CZ', choice, command, sending }: Props) {
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>(
    choice ? { [doku.id]: choice } : {},
  );
  const acting = useMemo(
    (): CardActing => ({
      ...handlers,
      viewer,
      tenant,
      today: '2026-03-12',
      onChoose: (id, trigger) => {
        handlers.onChoose(id, trigger);
        setChoices(trigger === null ? {} : { [id]: { trigger } });
      },
    }),
    [tenant, viewer],
  );
  return (
    <DokuAccordion
      box={makeBox({
        initiatedBy: 'BANK',
        namirialEnvelopeStatus: null,
        clientSignatureSystem: 'ESAW_REMOTE',
        bankSignatureSystem: 'ESAW_REMOTE',
        ...box,
        dokus: [doku],
      })}
      reader={viewer}
      tenant={tenant}
      actions={actions}
      onMessages={fn()}
      acting={acting}
      choices={choices}
      commands={command ? { [doku.id]: command } : {}}
      sending={sending ?? false}
    />
  );
}

const meta = {
  title: 'Box/Acting on a card',
  component: Card,
  parameters: { layout: 'padded' },
  args: { doku: reviewedContract },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openCard(canvasElement: HTMLElement) {
  const card = within(canvasElement).getByRole('article');
  const toggle = within(within(card).getByRole('heading', { level: 3 })).getByRole('button');
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  return within(card);
}

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
  args: { doku: { ...uploaded, signingUsers: [signer] }, tenant: 'BG' },
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
  name: 'The way to the signing system of the bank',
  args: { doku: eds, tenant: 'HU', box: { bankSignatureSystem: 'CUSTOM_APP' } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await userEvent.click(card.getByRole('button', { name: /in the signing system$/ }));
    await expect(handlers.onJumpToEds).toHaveBeenCalledWith(1);
  },
};

export const EdsElsewhere: Story = {
  name: 'No such way in other tenants',
  args: { doku: eds, tenant: 'CZ', box: { bankSignatureSystem: 'CUSTOM_APP' } },
  play: async ({ canvasElement }) => {
    const card = await openCard(canvasElement);
    await expect(card.queryByRole('button', { name: /in the signing system$/ })).toBeNull();
  },
};

const signs = makeDoku(1, { status: 'WAITING_CLIENT_SIGNATURE', clientSignatureNeeded: true });
const envelope = { namirialEnvelopeStatus: 'WAITING_SIGNATURE' } as const;

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

const forArchive = makeDoku(1, { status: 'WAITING_ARCHIVAL' });
const signedForArchive = { ...forArchive, clientSignatureNeeded: true };

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
  args: { doku: forArchive, tenant: 'RS' },
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

export const PaperChosen: Story = {
  name: 'A signature on paper, chosen',
  args: {
    doku: makeDoku(1, {
      status: 'WAITING_FOR_PAPER_SIGNING',
      clientSignatureNeeded: true,
      dokuTransitions: offers('PrintedAndPaperSigned', 'SendToClient'),
    }),
    box: { status: 'PAPER_IN_PROGRESS', clientSignatureSystem: 'NA' },
    tenant: 'RO',
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
