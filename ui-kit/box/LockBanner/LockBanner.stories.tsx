import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bankAlias } from '@dokubox/spec/enums.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import type { SaveName } from '../CustomNameEditor/CustomNameEditor.tsx';
import { DokuboxHeader } from '../DokuboxHeader/DokuboxHeader.tsx';
import { LockBanner, type LockBannerProps } from './LockBanner.tsx';

interface Args extends Pick<LockBannerProps, 'busy' | 'onRetry'> {
  /** The user has just tried again, without success. */
  readonly triedAgain: boolean;
  /** Why the attempt failed, as a text. Empty for none. */
  readonly error: string;
}

/** A box held by a user whose name is shown, or shown only as the bank. */
function takenBox(context: SceneGlobals, byBank = false) {
  const scene = sceneOf(context, 'locked-by-another');
  const { username } = scene.currentUser;
  const box = scene.box(({ status, lockUser }) =>
    byBank
      ? status === 'IN_PROGRESS' && lockUser?.username === bankAlias
      : Boolean(lockUser?.fullName) && lockUser?.username !== username,
  );
  return { scene, box };
}

const holderOf = (context: SceneGlobals) => takenBox(context).box.lockUser!.fullName!;

const meta = {
  title: 'Box/LockBanner',
  parameters: { layout: 'padded' },
  args: { triedAgain: false, error: '', busy: false, onRetry: fn() },
  render: ({ triedAgain, error, ...props }, context) => (
    <LockBanner
      {...props}
      holder={holderOf(context)}
      {...(triedAgain ? { heldAt: takenBox(context).scene.now } : {})}
      {...(error === '' ? {} : { error })}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent(
      `${holderOf(context)} is working on this dokubox`,
    );
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Trying: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const StillInUse: Story = {
  args: { triedAgain: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /Checked at \d\d:\d\d: still in use/u,
    );
  },
};

export const TryingFailedDark: Story = {
  globals: { scheme: 'dark', tenant: 'HR' },
  args: { error: 'There is no connection. Please check your network and try again.' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('There is no connection.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

const onRename = fn<SaveName>(() => Promise.resolve(null));

/**
 * A header whose box another user takes before the name is saved. It is free after another attempt.
 */
function TakenMeanwhile({
  scene,
  box: taken,
}: {
  readonly scene: Scene;
  readonly box: ReceivedBox;
}) {
  const [box, setBox] = useState<ReceivedBox>({ ...taken, lockUser: null });
  return (
    <DokuboxHeader
      box={box}
      currentUser={scene.currentUser}
      tenant={scene.tenant}
      backHref="#/app/dokuboxlist"
      onRename={(name) => {
        if (box.lockUser) return onRename(name);
        setBox(taken);
        return Promise.resolve({ messageKey: 'dde.error.dokuboxLocked' });
      }}
      lock={{
        busy: false,
        onRetry: () => {
          setBox({ ...box, lockUser: null });
        },
      }}
    />
  );
}

export const NothingTypedIsLost: Story = {
  name: 'DokuboxHeader: no input is lost',
  render: (_args, context) => <TakenMeanwhile {...takenBox(context)} />,
  play: async (context) => {
    const holder = holderOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Rename' }));
    const name = page.getByRole('textbox', { name: 'Name for this dokubox' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Harvest 2027{Enter}');
    await waitFor(() => expect(page.getByText(`In use by ${holder}`)).toBeVisible());
    await expect(name).toHaveValue('Harvest 2027');
    await expect(name).toHaveAccessibleDescription(new RegExp(`while ${holder} is working`, 'u'));
    await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(page.getByText('You can work on this dokubox now.')).toBeInTheDocument(),
    );
    await expect(page.getByRole('button', { name: 'Save name' })).toBeEnabled();
    await expect(name).toHaveValue('Harvest 2027');
  },
};

export const BankNamesKeptBack: Story = {
  name: 'DokuboxHeader: the name of a bank employee is hidden',
  render: ({ onRetry }, context) => {
    const { scene, box } = takenBox(context, true);
    return (
      <DokuboxHeader
        box={box}
        currentUser={scene.currentUser}
        tenant={scene.tenant}
        backHref="#/app/dokuboxlist"
        lock={{ busy: false, onRetry }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('A bank employee is working on this dokubox')).toBeVisible();
    await expect(page.getByText('In use by a bank employee')).toBeVisible();
    await expect(page.queryByText(bankAlias)).toBeNull();
  },
};
