import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sceneOf } from '../../../.storybook/scene.ts';
import { FullPageOverlay } from '../../shell/FullPageOverlay/FullPageOverlay.tsx';
import { localName } from '../../helpers/names.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

const refusals = ['none', 'wrongCurrentPassword', 'offline'] as const;
const failures = {
  wrongCurrentPassword: { messageKey: 'dde.error.loginFailed', field: 'currentPassword' },
  offline: { messageKey: 'dde.error.offline' },
} as const satisfies Partial<Record<(typeof refusals)[number], ChangePasswordFormProps['error']>>;

interface Args extends Pick<ChangePasswordFormProps, 'mode' | 'busy' | 'onSubmit'> {
  readonly refusal: (typeof refusals)[number];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const meta = {
  title: 'Account/ChangePasswordForm',
  parameters: { layout: 'padded' },
  argTypes: {
    mode: { control: 'inline-radio', options: ['voluntary', 'forced'] },
    refusal: { control: 'select', options: refusals },
  },
  args: {
    mode: 'voluntary',
    busy: false,
    refusal: 'none',
    onSubmit: fn(),
    onBack: fn(),
    onClose: fn(),
  },
  render: ({ onClose, onBack, refusal, ...args }, context) => {
    const scene = sceneOf(context, 'everyday');
    const { user } = scene.answer('getCurrentUser');
    return (
      <FullPageOverlay label="Account" onClose={onClose}>
        <ChangePasswordForm
          {...args}
          username={user.username}
          fullName={localName(user.fullName, user.fullNameLocal, scene.content)}
          {...(args.mode === 'forced' ? { onBack } : {})}
          {...(refusal === 'none' ? {} : { error: failures[refusal] })}
        />
      </FullPageOverlay>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const overlay = async () => within(await screen.findByRole('dialog', { name: 'Account' }));

export const Sent: Story = {
  name: '[R2.26] A completed form is sent',
  play: async ({ args }) => {
    const form = await overlay();
    await userEvent.type(form.getByLabelText('Current password'), 'Something-old-1');
    await userEvent.type(form.getByLabelText('New password'), 'Modra-9-Loka~Vrba');
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('very good'));
    await userEvent.type(form.getByLabelText('Repeat new password'), 'Modra-9-Loka~Vrba');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Something-old-1',
      newPassword: 'Modra-9-Loka~Vrba',
    });
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  play: async () => {
    const form = await overlay();
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    for (const words of [
      'Enter your current password.',
      'Enter a new password.',
      'Enter the new password again.',
    ]) {
      await waitFor(() => expect(form.getByText(words)).toBeVisible());
    }
  },
};

export const Weak: Story = {
  play: async () => {
    const form = await overlay();
    await userEvent.type(form.getByLabelText('New password'), 'Praha2026!');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(form.getByLabelText('New password')).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

export const WrongCurrent: Story = {
  args: { refusal: 'wrongCurrentPassword' },
  play: async () => {
    const form = await overlay();
    await expect(form.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const BeingSent: Story = {
  args: { busy: true },
  play: async () => {
    const form = await overlay();
    await expect(form.getByRole('button', { name: 'Change password' })).toBeDisabled();
  },
};

export const Forced: Story = {
  args: { mode: 'forced' },
  play: async ({ args }) => {
    const form = await overlay();
    await userEvent.click(form.getByRole('button', { name: /sign-in/u }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
