import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { userTypes } from '@dokubox/spec/enums.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { bankOf } from '../../../.storybook/scene.ts';
import {
  ForgottenPasswordForm,
  type ForgottenPasswordFormProps,
} from './ForgottenPasswordForm.tsx';

const failures = [
  'dde.error.offline',
  'dde.error.tooManyRequests',
] as const satisfies readonly MessageKey[];

interface Args extends Omit<ForgottenPasswordFormProps, 'tenant' | 'error'> {
  /** Why it failed. */
  readonly failure: (typeof failures)[number];
}

const meta = {
  title: 'Account/ForgottenPasswordForm',
  parameters: { layout: 'padded' },
  argTypes: {
    userType: { control: 'inline-radio', options: userTypes },
    state: { control: 'inline-radio', options: ['open', 'sending', 'sent', 'failed'] },
    failure: { control: 'select', options: failures },
  },
  args: {
    userType: 'CLIENT',
    state: 'open',
    failure: 'dde.error.offline',
    onSubmit: fn(),
    onAgain: fn(),
    onBack: fn(),
  },
  render: ({ failure, ...args }, context) => (
    <ForgottenPasswordForm
      {...args}
      tenant={bankOf(context)}
      {...(args.state === 'failed' ? { error: { messageKey: failure } } : {})}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Missing: Story = {
  name: '[R2.26] Missing fields are marked',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Request a new password' }));
    for (const what of ['email address', 'username', 'phone number']) {
      await waitFor(() => expect(form.getByText(`Enter the ${what}.`)).toBeVisible());
    }
  },
};

export const BeingSent: Story = {
  args: { state: 'sending' },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: 'Request a new password' });
    await expect(submit).toBeDisabled();
  },
};

export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Email')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: /sign-in/u })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('button', { name: 'Request a new password' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: /again/iu }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
