import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { useReadOnlyText } from '../DokuboxHeader/useReadOnlyText.ts';
import {
  SignatureSystemChoice,
  type SignatureSystemChoiceProps,
} from './SignatureSystemChoice.tsx';

interface Args extends Pick<SignatureSystemChoiceProps, 'value' | 'fixed' | 'error' | 'onChoose'> {
  /** Another user works on the box. */
  readonly locked: boolean;
}

function boxOf(context: SceneGlobals, locked: boolean) {
  const scene = sceneOf(context, 'locked-by-another');
  const { username } = scene.currentUser;
  const box = scene.box(({ lockUser }) =>
    locked ? Boolean(lockUser?.fullName) && lockUser?.username !== username : !lockUser,
  );
  return { scene, box };
}

interface ChoiceProps extends Omit<Args, 'locked'> {
  readonly scene: Scene;
  readonly box: ReceivedBox;
}

function Choice({ scene, box, ...props }: ChoiceProps) {
  const disabledReason = useReadOnlyText(box, scene.currentUser, scene.tenant);
  return (
    <SignatureSystemChoice
      {...props}
      {...(disabledReason === undefined ? {} : { disabledReason })}
    />
  );
}

const meta = {
  title: 'Box/SignatureSystemChoice',
  parameters: { layout: 'padded' },
  argTypes: { value: { control: 'select', options: [null, 'ESAW_REMOTE', 'ESAW_DISPOSABLE'] } },
  args: { value: null, fixed: false, locked: false, onChoose: fn() },
  render: ({ locked, ...props }, context) => <Choice {...props} {...boxOf(context, locked)} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const reasonOf = (context: SceneGlobals) =>
  `You cannot make changes while ${boxOf(context, true).box.lockUser!.fullName} is working on the dokubox.`;

export const Open: Story = {
  name: 'Not chosen yet',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const submit = page.getByRole('button', { name: 'Use this certificate' });
    await userEvent.click(submit);
    await waitFor(() => expect(page.getByText('Choose how you want to sign.')).toBeVisible());
    await expect(page.getByRole('radio', { name: /One-time certificate/u })).toHaveFocus();
    await userEvent.click(page.getByRole('radio', { name: /Remote certificate/u }));
    await userEvent.click(submit);
    await expect(args.onChoose).toHaveBeenLastCalledWith('ESAW_REMOTE');
  },
};

export const Chosen: Story = {
  name: 'Chosen, can be changed',
  args: { value: 'ESAW_DISPOSABLE' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('You will sign with: One-time certificate')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(page.getByRole('radio', { name: /One-time certificate/u })).toBeChecked(),
    );
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('radio')).toBeNull());
  },
};

export const Fixed: Story = {
  name: 'Fixed by the envelope',
  args: { value: 'ESAW_REMOTE', fixed: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/can no longer be changed/u)).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Not stored, dark',
  globals: { scheme: 'dark', tenant: 'RO' },
  args: { error: 'Someone else has just changed this.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Someone else has just changed',
    );
  },
};

export const Blocked: Story = {
  name: 'Another user works on the box',
  args: { locked: true },
  play: async (context) => {
    const page = within(context.canvasElement);
    for (const radio of page.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(page.getByText(reasonOf(context))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use this certificate' })).toBeDisabled();
  },
};

export const ChosenBlocked: Story = {
  name: 'Chosen, and another user works on the box',
  args: { value: 'ESAW_REMOTE', locked: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('You will sign with: Remote certificate')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};
