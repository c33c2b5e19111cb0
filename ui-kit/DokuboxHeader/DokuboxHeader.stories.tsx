import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DokuboxStatus } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { SaveName } from '../CustomNameEditor/CustomNameEditor.tsx';
import { cancelledBox, makeBox } from '../fixtures/boxes.ts';
import { makeDoku } from '../fixtures/dokus.ts';
import { bankReader, clientReader } from '../fixtures/people.ts';
import type { Reader } from '../helpers/turn.ts';
import { TerminationDetails } from '../TerminationDetails/TerminationDetails.tsx';
import { DokuboxHeader, type DokuboxHeaderProps } from './DokuboxHeader.tsx';

/** The header as a screen uses it: a saved name is shown, details open in their dialog. */
function Screen(props: DokuboxHeaderProps) {
  const [customName, setCustomName] = useState(props.box.customName);
  const [details, setDetails] = useState(false);
  const { onRename } = props;
  return (
    <>
      <DokuboxHeader
        {...props}
        box={{ ...props.box, customName: customName ?? null }}
        onShowTermination={() => {
          setDetails(true);
        }}
        {...(onRename
          ? {
              onRename: async (name: string) => {
                const failure = await onRename(name);
                if (failure === null) setCustomName(name);
                return failure;
              },
            }
          : {})}
      />
      <TerminationDetails
        opened={details}
        onClose={() => {
          setDetails(false);
        }}
        cancelledAt={props.box.cancelledAt}
        creatorName="Nagy Péter"
        creatorType="BANKER"
        reason="The conditions have changed"
        note={props.box.cancellationNote}
      />
    </>
  );
}

const meta = {
  title: 'Box/Header',
  component: DokuboxHeader,
  render: (args) => <Screen {...args} />,
  parameters: { layout: 'padded' },
  args: {
    box: makeBox(),
    reader: clientReader,
    tenant: 'HU',
    categoryName: 'Loans',
    backHref: '#/app/dokuboxlist',
    onNavigate: fn(),
    onRename: fn<SaveName>(() => Promise.resolve(null)),
    lock: { busy: false, onRetry: fn() },
  },
} satisfies Meta<typeof DokuboxHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Client: Story = {
  name: '[R2.14] Client',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harvest 2026');
    await expect(canvas.getByText('Working capital loan')).toBeVisible();
    await expect(canvas.getByText('6 documents')).toBeVisible();
    await expect(canvas.getByText('3 documents wait for you.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/app/dokuboxlist');
  },
};

export const Dark: Story = { ...Client, globals: { scheme: 'dark' } };

export const Banker: Story = {
  args: { reader: bankReader },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Pannónia Malom Kft.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change the name' })).toBeNull();
  },
};

export const Rename: Story = {
  name: '[R2.15] CustomNameEditor: a client gives the box a name',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the name' }));
    const input = canvas.getByRole('textbox', { name: 'Your name for this dokubox' });
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '  Harvest 2027 {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Harvest 2027');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harvest 2027'),
    );
    await expect(canvas.getByRole('button', { name: 'Change the name' })).toHaveFocus();
  },
};

export const RenameGivenUp: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the name' }));
    await userEvent.type(canvas.getByRole('textbox'), 'x{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Change the name' })).toHaveFocus();
  },
};

export const RenameTooLong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the name' }));
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(limits.customNameMax + 1));
    await expect(canvas.getByText('At most 100 characters.')).toBeVisible();
    await expect(canvas.getByText('101 of 100 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const RenameFailed: Story = {
  args: { onRename: fn<SaveName>(() => Promise.resolve('dde.error.generalError')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the name' }));
    await userEvent.type(canvas.getByRole('textbox'), '!{Enter}');
    await waitFor(() => expect(canvas.getByText(/Something went wrong/)).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('Harvest 2026!');
  },
};

export const NoOwnName: Story = {
  args: { box: makeBox({ customName: null }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Give it a name of your own' })).toBeVisible();
  },
};

export const StartedByTheBank: Story = {
  args: { box: makeBox({ initiatedBy: 'BANK', customName: null }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/cannot be changed because the bank started/),
    ).toBeVisible();
  },
};

export const Locked: Story = {
  args: { box: makeBox({ lockUser: { username: 'VARGAA02', fullName: 'Varga Ágnes' } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('In use by Varga Ágnes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.lock?.onRetry).toHaveBeenCalledOnce();
  },
};

export const SignatureRejectedOnPaper: Story = {
  args: { box: makeBox({ status: 'PAPER_IN_PROGRESS', signatureRejected: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Signature rejected')).toBeVisible();
    await expect(canvas.getByText('On paper')).toBeVisible();
  },
};

/** What a reader is told to do next in a status; every one has its story. */
function next(
  name: string,
  status: DokuboxStatus,
  reader: Reader,
  sentence: RegExp,
  dokus?: Dokubox['dokus'],
): Story {
  return {
    name,
    args: { reader, box: makeBox({ status, ...(dokus ? { dokus } : {}) }) },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByText(sentence)).toBeVisible();
    },
  };
}

const paper = [makeDoku(1, { status: 'PAPER_SIGNED' })];
export const NextClientSetup = next(
  'Next step: the client prepares',
  'CLIENT_SETUP',
  clientReader,
  /then send it to the bank/u,
);
export const NextClientSetupBank = next(
  'Next step: the bank waits for the client',
  'CLIENT_SETUP',
  bankReader,
  /The client is still preparing/u,
);
export const NextBankSetup = next(
  'Next step: the bank prepares',
  'BANK_SETUP',
  bankReader,
  /Decide who signs and how/u,
);
export const NextConfiguration = next(
  'Next step: the bank configures',
  'WAITING_BANK_CONFIGURATION',
  bankReader,
  /The client has finished preparing/u,
);
export const NextPaperSigned = next(
  'Next step: everything is signed on paper',
  'PAPER_SIGNED',
  bankReader,
  /complete the dokubox without them/u,
  paper,
);
export const NextPendingClient = next(
  'Next step: the client waits for the decision',
  'PENDING_CANCELLATION_APPROVAL',
  clientReader,
  /waits for the approval of the bank/u,
);
export const NextPendingBank = next(
  'Next step: a second banker decides',
  'PENDING_CANCELLATION_APPROVAL',
  bankReader,
  /waits for the decision of a second banker/u,
);

export const WithActions: Story = {
  args: { reader: bankReader, actions: <Button variant="default">Terminate dokubox</Button> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Terminate dokubox' }),
    ).toBeVisible();
  },
};

export const Finalized: Story = {
  args: { box: makeBox({ status: 'FINALIZED' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Everything is done/)).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: '[R2.16] TerminationDetails: of a terminated box',
  args: { box: cancelledBox },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show termination details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Termination details' }));
    await expect(dialog.getByText('Nagy Péter')).toBeInTheDocument();
    await expect(dialog.getByText('The conditions have changed')).toBeInTheDocument();
    await expect(dialog.queryAllByRole('textbox')).toHaveLength(0);
  },
};

export const Bulgarian: Story = {
  args: { tenant: 'BG', box: makeBox({ lockUser: { username: 'VARGAA02' } }) },
  globals: { tenant: 'BG', language: 'bg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
