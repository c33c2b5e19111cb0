import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { useReadOnlyText } from '../DokuboxHeader/useReadOnlyText.ts';
import { AddOtherDokuForm, type AddOtherDoku } from './AddOtherDokuForm.tsx';

interface Args {
  /** When another user starts to work on the box. */
  readonly locked: 'no' | 'before' | 'meanwhile';
  readonly onAdd: AddOtherDoku;
}

function takenBox(context: SceneGlobals) {
  const scene = sceneOf(context, 'locked-by-another');
  const { username } = scene.currentUser;
  const box = scene.box(
    ({ lockUser }) => Boolean(lockUser?.fullName) && lockUser?.username !== username,
  );
  return { scene, box };
}

/** The form of a box that is free until another user takes it. */
function Form({ locked, onAdd, scene, box }: Args & { scene: Scene; box: ReceivedBox }) {
  const [taken, setTaken] = useState(locked === 'before');
  const disabledReason = useReadOnlyText(
    taken ? box : { ...box, lockUser: null },
    scene.currentUser,
    scene.tenant,
  );
  return (
    <AddOtherDokuForm
      onAdd={(name) => {
        if (locked !== 'meanwhile') return onAdd(name);
        setTaken(true);
        return Promise.resolve({ messageKey: 'dde.error.dokuboxLocked' });
      }}
      {...(disabledReason === undefined ? {} : { disabledReason })}
    />
  );
}

const meta = {
  title: 'Box/AddOtherDokuForm',
  parameters: { layout: 'padded' },
  argTypes: { locked: { control: 'inline-radio', options: ['no', 'before', 'meanwhile'] } },
  args: { locked: 'no', onAdd: fn<AddOtherDoku>(() => Promise.resolve(null)) },
  render: (args, context) => <Form key={args.locked} {...args} {...takenBox(context)} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const reasonOf = (context: SceneGlobals) =>
  `You cannot make changes while ${takenBox(context).box.lockUser!.fullName} is working on the dokubox.`;

export const Added: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const name = page.getByRole('textbox', { name: 'Name of the document' });
    await userEvent.type(name, ' Land register extract {Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('Land register extract');
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent('“Land register extract” has been added'),
    );
    await expect(name).toHaveValue('');
    await expect(name).toHaveFocus();
  },
};

export const Refused: Story = {
  name: 'A missing name, and a name that the server rejects, stay in the form',
  args: { onAdd: fn<AddOtherDoku>(() => Promise.resolve({ messageKey: 'dde.error.conflict' })) },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole('form', { name: 'Add another document' });
    const name = within(form).getByRole('textbox', { name: 'Name of the document' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add document' }));
    await expect(name).toHaveAccessibleDescription(/Enter a name for the document/u);
    await expect(name).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(name, 'Power of attorney{Enter}');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/Someone else has just changed this/u),
    );
    await expect(name).toHaveValue('Power of attorney');
  },
};

export const TooLong: Story = {
  name: 'A name that is too long, dark',
  globals: { scheme: 'dark', tenant: 'BG' },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('textbox');
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(limits.customNameMax + 1));
    await expect(name).toHaveAccessibleDescription(/Use 100 characters or fewer.*101 of 100/u);
  },
};

export const Blocked: Story = {
  name: 'Another user works on the box',
  args: { locked: 'before' },
  play: async (context) => {
    const page = within(context.canvasElement);
    await expect(page.getByText(reasonOf(context))).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
};

export const TakenWhileTyping: Story = {
  name: 'Another user takes the box while this user types',
  args: { locked: 'meanwhile' },
  play: async (context) => {
    const page = within(context.canvasElement);
    const name = page.getByRole('textbox', { name: 'Name of the document' });
    await userEvent.type(name, 'Land register extract{Enter}');
    await waitFor(() => expect(page.getByText(reasonOf(context))).toBeVisible());
    await expect(name).toHaveValue('Land register extract');
    await expect(page.getByRole('button', { name: 'Add document' })).toBeDisabled();
  },
};
