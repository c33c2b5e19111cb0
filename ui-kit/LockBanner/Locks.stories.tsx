import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bankAlias } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { AddOtherDokuForm, type AddOtherDoku } from '../AddOtherDokuForm/AddOtherDokuForm.tsx';
import type { SaveName } from '../CustomNameEditor/CustomNameEditor.tsx';
import { DokuboxHeader } from '../DokuboxHeader/DokuboxHeader.tsx';
import { makeBox, storyNow } from '../fixtures/boxes.ts';
import { clientReader } from '../fixtures/people.ts';
import { SignatureSystemChoice } from '../SignatureSystemChoice/SignatureSystemChoice.tsx';
import { LockBanner } from './LockBanner.tsx';

const meta = {
  title: 'Box/In use by somebody else',
  component: LockBanner,
  parameters: { layout: 'padded' },
  args: { holder: 'Varga Ágnes', onRetry: fn() },
} satisfies Meta<typeof LockBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent(
      'Varga Ágnes is working on this dokubox',
    );
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Trying: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const StillInUse: Story = {
  args: { heldAt: storyNow },
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

const lockUser = { username: 'VARGAA02', fullName: 'Varga Ágnes' };
const onRename = fn<SaveName>(() => Promise.resolve(null));

/** A header whose box is taken when the name is saved, and free after trying again. */
function TakenMeanwhile({ holder = lockUser }: { readonly holder?: Dokubox['lockUser'] }) {
  const [box, setBox] = useState(() => makeBox());
  return (
    <DokuboxHeader
      box={box}
      reader={clientReader}
      tenant="HU"
      backHref="#/app/dokuboxlist"
      onRename={(name) => {
        if (box.lockUser) return onRename(name);
        setBox({ ...box, lockUser: holder ?? null });
        return Promise.resolve('dde.error.dokuboxLocked');
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
  render: () => <TakenMeanwhile />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Change the name' }));
    const name = page.getByRole('textbox', { name: 'Your name for this dokubox' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Harvest 2027{Enter}');
    await waitFor(() => expect(page.getByText('In use by Varga Ágnes')).toBeVisible());
    await expect(name).toHaveValue('Harvest 2027');
    await expect(name).toHaveAccessibleDescription(/while Varga Ágnes is working/u);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByText('You can work on this dokubox now.')).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(name).toHaveValue('Harvest 2027');
  },
};

export const BankNamesKeptBack: Story = {
  render: () => (
    <DokuboxHeader
      box={makeBox({ lockUser: { username: bankAlias } })}
      reader={clientReader}
      tenant="HU"
      backHref="#/app/dokuboxlist"
      lock={{ busy: false, onRetry: fn() }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('A bank employee is working on this dokubox')).toBeVisible();
    await expect(page.getByText('In use by a bank employee')).toBeVisible();
    await expect(page.queryByText(bankAlias)).toBeNull();
  },
};

const reason = 'You cannot change it while Varga Ágnes is working on the dokubox.';

export const SignatureSystemBlocked: Story = {
  render: () => (
    <SignatureSystemChoice value={null} fixed={false} disabledReason={reason} onChoose={fn()} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const radio of page.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign this way' })).toBeDisabled();
  },
};

export const SignatureSystemChosenBlocked: Story = {
  render: () => (
    <SignatureSystemChoice
      value="ESAW_REMOTE"
      fixed={false}
      disabledReason={reason}
      onChoose={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('You sign with: Remote certificate')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

const onAdd = fn<AddOtherDoku>(() => Promise.resolve(null));

export const AddingBlocked: Story = {
  render: () => <AddOtherDokuForm onAdd={onAdd} disabledReason={reason} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
};

function TakenWhileTyping() {
  const [taken, setTaken] = useState(false);
  return (
    <AddOtherDokuForm
      onAdd={() => {
        setTaken(true);
        return Promise.resolve('dde.error.dokuboxLocked');
      }}
      {...(taken ? { disabledReason: reason } : {})}
    />
  );
}

export const AddingTakenWhileTyping: Story = {
  render: () => <TakenWhileTyping />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = page.getByRole('textbox', { name: 'Name of the document' });
    await userEvent.type(name, 'Land register extract{Enter}');
    await waitFor(() => expect(page.getByText(reason)).toBeVisible());
    await expect(name).toHaveValue('Land register extract');
    await expect(page.getByRole('button', { name: 'Add document' })).toBeDisabled();
  },
};

export const Added: Story = {
  render: () => <AddOtherDokuForm onAdd={onAdd} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = page.getByRole('textbox', { name: 'Name of the document' });
    await userEvent.type(name, ' Land register extract {Enter}');
    await expect(onAdd).toHaveBeenLastCalledWith('Land register extract');
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent('“Land register extract” is added'),
    );
    await expect(name).toHaveValue('');
    await expect(name).toHaveFocus();
  },
};
