import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RemovalRefusal } from '@dokubox/spec/workflow/removal.ts';
import {
  CancellationDecision,
  type CancellationDecisionProps,
} from '../CancellationDecision/CancellationDecision.tsx';
import {
  DokuRemovalDialog,
  type DokuRemovalDialogProps,
} from '../DokuRemovalDialog/DokuRemovalDialog.tsx';
import { RemovalPendingNotice } from '../DokuRemovalDialog/RemovalPendingNotice.tsx';
import { cancellationReasons, removalReasons } from '../fixtures/acting.ts';
import en from '../locales/en/acting.ts';
import {
  MissingFileWarning,
  type MissingFileWarningProps,
} from '../MissingFileWarning/MissingFileWarning.tsx';
import { TerminationDialog } from './TerminationDialog.tsx';

const meta = {
  title: 'Box/Removing and ending',
  component: TerminationDialog,
  args: {
    opened: true,
    title: 'Harvest 2026',
    userType: 'BANKER',
    reasons: cancellationReasons,
    outcome: 'CANCELLED',
    envelopeRuns: false,
    busy: false,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TerminationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terminate: Story = {
  name: '[R2.21] Terminate: a reason is required',
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog', { name: 'Terminate dokubox' }));
    const reason = page.getByRole('combobox', { name: 'Reason' });
    await waitFor(async () => {
      await expect(reason).toHaveFocus();
    });
    await expect(page.getByText(/This cannot be undone/u)).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(reason).toHaveAccessibleDescription(/This field is required/u);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.selectOptions(reason, 'CONDITIONS_CHANGED');
    await userEvent.type(page.getByRole('textbox', { name: /Note/u }), 'New terms');
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      reason: 'CONDITIONS_CHANGED',
      note: 'New terms',
    });
  },
};

export const TerminateNoteTooLong: Story = {
  name: 'Terminate: the note is too long',
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), 'OTHER');
    const note = page.getByRole('textbox', { name: /Note/u });
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(251));
    await expect(note).toHaveAccessibleDescription(/At most 250 characters.*251 of 250/u);
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(note).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TerminatePending: Story = {
  name: 'Terminate: needs approval, signing under way, dark',
  globals: { scheme: 'dark', tenant: 'SK' },
  args: { outcome: 'PENDING', envelopeRuns: true },
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'Ask for termination' }));
    await expect(page.getByText(/has to approve the termination/u)).toBeInTheDocument();
    await expect(page.getByText(en.terminate.envelopePending)).toBeInTheDocument();
  },
};

export const TerminateByClient: Story = {
  name: 'Terminate: a client gives no reason',
  args: { userType: 'CLIENT', outcome: 'UNKNOWN' },
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog', { name: 'Terminate dokubox' }));
    await expect(page.queryByRole('combobox')).toBeNull();
    await expect(page.queryByRole('textbox')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: null, note: null });
  },
};

export const TerminateFailed: Story = {
  name: 'Terminate: failed',
  args: { error: 'Something went wrong on our side.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

export const TerminateBusy: Story = {
  name: 'Terminate: being done, Escape does not close',
  args: { busy: true, userType: 'CLIENT' },
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog'));
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const remove = { confirm: fn(), close: fn() };
function Removal(props: Partial<DokuRemovalDialogProps>) {
  return (
    <DokuRemovalDialog
      opened
      title="Annual report 2025"
      reasons={removalReasons}
      refusal={null}
      onConfirm={remove.confirm}
      onClose={remove.close}
      {...props}
    />
  );
}

export const Remove: Story = {
  name: '[R2.21] Remove a document',
  render: () => <Removal />,
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'Remove document' }));
    await expect(page.getByText(/“Annual report 2025” is taken out/u)).toBeInTheDocument();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), 'NOT_NEEDED');
    await userEvent.click(page.getByRole('button', { name: 'Remove document' }));
    await expect(remove.confirm).toHaveBeenLastCalledWith({ reason: 'NOT_NEEDED', note: null });
  },
};

export const RemoveLast: Story = {
  name: 'Remove the last document, dark',
  globals: { scheme: 'dark', tenant: 'RS' },
  render: () => <Removal last />,
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'Remove document' }));
    await expect(page.getByText(/It is the last document/u)).toBeInTheDocument();
  },
};

/** A story of one refusal: the reason in words, and nothing to press but the way out. */
function refused(refusal: RemovalRefusal): Story {
  return {
    name: `Remove refused: ${refusal}`,
    render: () => <Removal refusal={refusal} />,
    play: async () => {
      const page = within(
        await screen.findByRole('dialog', { name: 'The document cannot be removed' }),
      );
      await expect(page.getByText(en.removalRefusal[refusal])).toBeInTheDocument();
      await expect(page.queryByRole('combobox')).toBeNull();
      await userEvent.click(page.getByRole('button', { name: 'Close' }));
      await expect(remove.close).toHaveBeenCalled();
    },
  };
}

export const RefusedNotUsed = refused('NOT_USED');
export const RefusedNoPermission = refused('NO_PERMISSION');
export const RefusedBoxNotOpen = refused('BOX_NOT_OPEN');
export const RefusedLocked = refused('LOCKED');
export const RefusedArchived = refused('ARCHIVED');
export const RefusedUnderArchiving = refused('UNDER_ARCHIVING');
export const RefusedSigningInProgress = refused('SIGNING_IN_PROGRESS');

const closePending = fn();
export const RemovalPending: Story = {
  name: '[R2.21] Removal is pending',
  render: () => <RemovalPendingNotice opened title="Annual report 2025" onClose={closePending} />,
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'The removal is pending' }));
    await expect(page.getByText(/signatures are being collected/u)).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(closePending).toHaveBeenCalled();
  },
};

const missing = { go: fn(), back: fn() };
function Missing(props: Partial<MissingFileWarningProps>) {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <Button
        onClick={() => {
          setOpened(true);
        }}
      >
        Submit (1)
      </Button>
      <MissingFileWarning
        opened={opened}
        titles={['Annual report 2025', 'Cash-flow plan for the next 24 months']}
        onContinue={missing.go}
        onBack={() => {
          missing.back();
          setOpened(false);
        }}
        {...props}
      />
    </>
  );
}

export const MissingFiles: Story = {
  name: '[R2.24] Missing files: continue or back',
  render: () => <Missing />,
  play: async () => {
    const page = within(
      await screen.findByRole('dialog', { name: 'Continue without the missing files' }),
    );
    await expect(page.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(async () => {
      await expect(page.getByRole('button', { name: 'Back' })).toHaveFocus();
    });
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(missing.go).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(missing.back).toHaveBeenCalled();
  },
};

export const MissingEverything: Story = {
  name: 'Missing files: the last document goes',
  render: () => <Missing titles={[]} />,
  play: async () => {
    const page = within(
      await screen.findByRole('dialog', { name: 'Continue without any document' }),
    );
    await expect(page.getByText(/it can only be terminated afterwards/u)).toBeInTheDocument();
  },
};

const onDecide = fn();
function Decision(props: Partial<CancellationDecisionProps>) {
  return (
    <CancellationDecision
      creatorName="Nagy Péter"
      creatorType="BANKER"
      reason="The conditions have changed"
      note="The client chose an investment loan instead."
      askedAt="2026-03-10T13:05:00Z"
      canDecide
      onDecide={onDecide}
      {...props}
    />
  );
}

export const Decide: Story = {
  name: 'Decide: another banker approves or refuses',
  render: () => <Decision />,
  play: async ({ canvasElement }) => {
    const card = within(
      within(canvasElement).getByRole('region', { name: 'Decide on the termination' }),
    );
    await userEvent.type(card.getByRole('textbox', { name: /Note to your/u }), 'Call them first');
    await userEvent.click(card.getByRole('button', { name: 'Refuse termination' }));
    await expect(onDecide).toHaveBeenLastCalledWith({ approved: false, note: 'Call them first' });
    await userEvent.click(card.getByRole('button', { name: 'Approve termination' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve termination' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve termination' }));
    await expect(onDecide).toHaveBeenLastCalledWith({ approved: true, note: 'Call them first' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const DecideOwn: Story = {
  name: 'Decide: not the one who asked',
  render: () => <Decision canDecide={false} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Somebody else at the bank has to decide/u)).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const DecideClientAsked: Story = {
  name: 'Decide: a client asked, no reason shown, dark',
  globals: { scheme: 'dark', tenant: 'CZ' },
  render: () => <Decision creatorName="Kovács Eszter" creatorType="CLIENT" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Kovács Eszter')).toBeVisible();
    await expect(page.queryByText('The conditions have changed')).toBeNull();
  },
};

export const DecideFailed: Story = {
  name: 'Decide: failed',
  render: () => <Decision error="Someone changed this in the meantime." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Someone changed');
  },
};
