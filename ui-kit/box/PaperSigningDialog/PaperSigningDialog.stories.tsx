import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sceneOf, type Scene } from '../../../.storybook/scene.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { PaperSigningDialog, type PaperSigningDialogProps } from './PaperSigningDialog.tsx';

type Args = Pick<PaperSigningDialogProps, 'onDownload' | 'onConfirm' | 'onClose'>;

/** The dialog over a document that is signed on paper, under the rules of the bank. */
function Paper({ scene, args }: { readonly scene: Scene; readonly args: Args }) {
  const [opened, setOpened] = useState(true);
  const { doku } = scene.doku(({ status }) => status === 'WAITING_FOR_PAPER_SIGNING');
  return (
    <PaperSigningDialog
      {...args}
      opened={opened}
      userType={scene.currentUser.userType}
      title={dokuTitle(doku, scene.content)}
      today={scene.today}
      policy={scene.policy}
      onClose={() => {
        setOpened(false);
        args.onClose();
      }}
    />
  );
}

const meta = {
  title: 'Box/PaperSigningDialog',
  globals: { user: 'bankerRm', tenant: 'RO' },
  args: { onDownload: fn(), onConfirm: fn(), onClose: fn() },
  render: (args, context) => <Paper scene={sceneOf(context, 'acting')} args={args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByClient: Story = {
  name: '[A-181] The client confirms for its own people',
  globals: { user: 'client1' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm paper signing' });
    await expect(dialog).toHaveTextContent('everyone who signs for your company has signed');
    await expect(dialog).not.toHaveTextContent('will then count as signed');
  },
};

export const Confirmed: Story = {
  name: 'Date, place and scan',
  play: async ({ args }) => {
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
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      date: '2026-03-05',
      place: 'Cluj',
      scan,
    });
  },
};

export const Future: Story = {
  name: 'A day in the future, dark',
  globals: { scheme: 'dark' },
  play: async () => {
    const page = within(await screen.findByRole('dialog'));
    const date = page.getByRole('textbox', { name: 'Date of signing' });
    await userEvent.clear(date);
    await userEvent.type(date, '13-03-2026');
    await userEvent.click(page.getByRole('button', { name: 'Confirm paper signing' }));
    await expect(date).toHaveAccessibleDescription(/The date cannot be in the future/u);
    await expect(date).toHaveFocus();
  },
};

export const UnusablePlace: Story = {
  name: 'A place with a character that no text may have leads to that field',
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog'));
    const place = page.getByRole('textbox', { name: /Place of signing/u });
    await fireEvent.change(place, { target: { value: 'Cluj\u0007' } });
    await userEvent.click(page.getByRole('button', { name: 'Confirm paper signing' }));
    await waitFor(() => expect(place).toHaveFocus());
    await expect(place).toBeInvalid();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
