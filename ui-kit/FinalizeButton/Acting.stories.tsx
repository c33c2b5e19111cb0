import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bankOf } from '../../.storybook/scene.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { AddOtherDokuForm } from '../AddOtherDokuForm/AddOtherDokuForm.tsx';
import { EdsButton } from './EdsButton.tsx';
import { FinalizeButton } from './FinalizeButton.tsx';
import { LockBanner } from '../LockBanner/LockBanner.tsx';
import {
  PaperSigningDialog,
  type PaperSigningDialogProps,
} from '../PaperSigningDialog/PaperSigningDialog.tsx';
import {
  SignatureSystemChoice,
  type SignatureSystemChoiceProps,
} from '../SignatureSystemChoice/SignatureSystemChoice.tsx';

// Each story renders the one part it is about.
const meta = { title: 'Box/Acting' } satisfies Meta;

export default meta;
type Story = StoryObj;

const onRetry = fn();
export const Locked: Story = {
  name: 'Lock banner',
  render: () => <LockBanner holder="Varga Ágnes" onRetry={onRetry} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent(
      'Varga Ágnes is working on this dokubox',
    );
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

const onChoose = fn();
function Choice(props: Partial<SignatureSystemChoiceProps>) {
  return <SignatureSystemChoice value={null} fixed={false} onChoose={onChoose} {...props} />;
}

export const SignatureSystemOpen: Story = {
  name: 'Signature system: to be chosen',
  render: () => <Choice />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const submit = page.getByRole('button', { name: 'Sign this way' });
    await userEvent.click(submit);
    await waitFor(() => expect(page.getByText('This field is required.')).toBeVisible());
    await expect(page.getByRole('radio', { name: /One-time certificate/u })).toHaveFocus();
    await userEvent.click(page.getByRole('radio', { name: /Remote certificate/u }));
    await userEvent.click(submit);
    await expect(onChoose).toHaveBeenLastCalledWith('ESAW_REMOTE');
  },
};

export const SignatureSystemChosen: Story = {
  name: 'Signature system: chosen, can be changed',
  render: () => <Choice value="ESAW_DISPOSABLE" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('You sign with: One-time certificate')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(page.getByRole('radio', { name: /One-time certificate/u })).toBeChecked(),
    );
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('radio')).toBeNull());
  },
};

export const SignatureSystemFixed: Story = {
  name: 'Signature system: fixed by the envelope',
  render: () => <Choice value="ESAW_REMOTE" fixed />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/cannot be changed any more/u)).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const SignatureSystemFailed: Story = {
  name: 'Signature system: not stored, dark',
  globals: { scheme: 'dark', tenant: 'RO' },
  render: () => <Choice error="Someone changed this in the meantime." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Someone changed');
  },
};

const onFinalize = fn();
export const Finalize: Story = {
  name: 'Finalize setup',
  render: () => <FinalizeButton title="Annual report 2025" onFinalize={onFinalize} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: 'Finalize the setup of Annual report 2025',
      }),
    );
    await expect(onFinalize).toHaveBeenCalled();
  },
};

export const FinalizeBeforeStart: Story = {
  name: 'Finalize setup: the dokubox is not started yet',
  render: () => <FinalizeButton title="Annual report 2025" beforeStart onFinalize={onFinalize} />,
  play: async ({ canvasElement }) => {
    const step = within(canvasElement);
    await expect(step.getByText(/so you need not do it here/u)).toBeVisible();
    await expect(step.getByRole('button', { name: /^Finalize the setup of/u })).toBeEnabled();
  },
};

export const FinalizeFailed: Story = {
  name: 'Finalize setup: refused',
  render: () => (
    <FinalizeButton
      title="Annual report 2025"
      onFinalize={onFinalize}
      error="This action is not possible any more in the current state."
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('not possible');
  },
};

const onJump = fn();
export const Eds: Story = {
  name: 'Jump to the signing system',
  render: () => <EdsButton title="Loan agreement" onJump={onJump} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: 'Open Loan agreement in the signing system',
      }),
    );
    await expect(onJump).toHaveBeenCalled();
  },
};

export const EdsBusy: Story = {
  name: 'Jump to the signing system: on the way',
  render: () => <EdsButton title="Loan agreement" busy onJump={onJump} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

const onAdd = fn((name: string) =>
  Promise.resolve(name === 'Refused' ? ('dde.error.conflict' as const) : null),
);
export const AddOther: Story = {
  name: 'Add another document',
  render: () => <AddOtherDokuForm onAdd={onAdd} />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form', { name: 'Add another document' });
    const name = within(form).getByRole('textbox', { name: 'Name of the document' });
    const add = within(form).getByRole('button', { name: 'Add document' });
    await userEvent.click(add);
    await expect(name).toHaveAccessibleDescription(/This field is required/u);
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Refused{Enter}');
    await waitFor(async () => {
      await expect(name).toHaveAccessibleDescription(/Someone changed this/u);
    });
    await userEvent.clear(name);
    await userEvent.type(name, ' Power of attorney ');
    await userEvent.click(add);
    await expect(onAdd).toHaveBeenLastCalledWith('Power of attorney');
    await waitFor(async () => {
      await expect(name).toHaveValue('');
    });
  },
};

export const AddOtherTooLong: Story = {
  name: 'Add another document: name too long, dark',
  globals: { scheme: 'dark', tenant: 'BG' },
  render: () => <AddOtherDokuForm onAdd={onAdd} />,
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('textbox');
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(101));
    await expect(name).toHaveAccessibleDescription(/At most 100 characters.*101 of 100/u);
  },
};

const onConfirm = fn();
function Paper(props: Partial<PaperSigningDialogProps> & Pick<PaperSigningDialogProps, 'policy'>) {
  const [opened, setOpened] = useState(true);
  return (
    <PaperSigningDialog
      opened={opened}
      title="Mortgage agreement on the Kecskemét site"
      today="2026-03-12"
      onDownload={fn()}
      onConfirm={onConfirm}
      onClose={() => {
        setOpened(false);
      }}
      {...props}
    />
  );
}

export const PaperSigning: Story = {
  name: 'PaperSigningDialog: date, place and scan',
  globals: { tenant: 'RO' },
  render: (_args, context) => <Paper policy={policyOf(bankOf(context))} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm paper signing' });
    const page = within(dialog);
    const date = page.getByRole('textbox', { name: 'Date of signing' });
    await expect(date).toHaveValue('12-03-2026');
    await userEvent.clear(date);
    await userEvent.type(date, '5.3.2026');
    await userEvent.type(page.getByRole('textbox', { name: /Place of signing/u }), 'Cluj');
    const scan = new File(['%PDF-1.4 scan'], 'scan.pdf', { type: 'application/pdf' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, scan);
    await waitFor(() => expect(page.getByText('scan.pdf')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Confirm paper signing' }));
    await expect(onConfirm).toHaveBeenLastCalledWith({ date: '2026-03-05', place: 'Cluj', scan });
  },
};

export const PaperSigningFuture: Story = {
  name: 'PaperSigningDialog: a day in the future, dark',
  globals: { scheme: 'dark', tenant: 'RO' },
  render: (_args, context) => <Paper policy={policyOf(bankOf(context))} />,
  play: async () => {
    const page = within(await screen.findByRole('dialog'));
    const date = page.getByRole('textbox', { name: 'Date of signing' });
    await userEvent.clear(date);
    await userEvent.type(date, '13-03-2026');
    await userEvent.click(page.getByRole('button', { name: 'Confirm paper signing' }));
    await expect(date).toHaveAccessibleDescription(/The day is in the future/u);
    await expect(date).toHaveFocus();
  },
};
