import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IdleDialog } from './IdleDialog.tsx';
import { OpenedElsewhereDialog } from './OpenedElsewhereDialog.tsx';
import { TabLockedDialog } from './TabLockedDialog.tsx';

const meta = {
  title: 'Shell/SessionGuards',
  component: IdleDialog,
  args: { secondsLeft: 120, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof IdleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialogNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

export const IdleWarning: Story = {
  name: '[R2.29] An inactive user has two minutes left',
  play: async ({ args }) => {
    const dialog = await dialogNamed('Are you still there?');
    await expect(dialog.getByRole('timer', { name: 'Time left' })).toHaveTextContent('02:00');
    await expect(dialog.getByRole('status')).toHaveTextContent('signed out in 120 seconds');
    const stay = dialog.getByRole('button', { name: 'Stay signed in' });
    await waitFor(async () => {
      await expect(stay).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await expect(stay).toBeVisible();
    await expect(args.onStay).not.toHaveBeenCalled();
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const IdleLastSeconds: Story = {
  name: 'An inactive user with a draft has the last seconds left',
  args: { secondsLeft: 7, keepsDrafts: true },
  play: async () => {
    const dialog = await dialogNamed('Are you still there?');
    await expect(dialog.getByRole('timer')).toHaveTextContent('00:07');
    await expect(dialog.getByRole('status')).toHaveTextContent('signed out in 7 seconds');
    await expect(dialog.getByText(/kept in this tab/u)).toBeVisible();
  },
};

const useWindow = fn();
const leave = fn();

export const OtherWindow: Story = {
  name: 'Opened in another window',
  render: () => <OpenedElsewhereDialog onUseHere={useWindow} onSignOut={leave} />,
  play: async () => {
    const dialog = await dialogNamed('The portal is open in another window');
    await userEvent.click(dialog.getByRole('button', { name: 'Use this window' }));
    await expect(useWindow).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(leave).toHaveBeenCalledOnce();
  },
};

export const OtherWindowBusy: Story = {
  name: 'Opened in another window, while this one takes over',
  render: () => <OpenedElsewhereDialog busy onUseHere={useWindow} onSignOut={leave} />,
  play: async () => {
    const dialog = await dialogNamed('The portal is open in another window');
    await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeDisabled();
  },
};

const useTab = fn();

export const OtherTab: Story = {
  name: '[R2.30] Open in another tab',
  render: () => <TabLockedDialog onUseHere={useTab} />,
  play: async () => {
    const dialog = await dialogNamed('The portal is open in another tab');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Use this tab' }));
    await expect(useTab).toHaveBeenCalledOnce();
  },
};
