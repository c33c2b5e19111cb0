import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { tenants } from '@dokubox/spec/enums.ts';
import { bankOf } from '../../.storybook/scene.ts';
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from '../ChangePasswordForm/ChangePasswordForm.tsx';
import {
  ForgottenPasswordForm,
  type ForgottenPasswordFormProps,
} from '../ForgottenPasswordForm/ForgottenPasswordForm.tsx';
import {
  SignatureSettingsForm,
  type SignatureSettingsFormProps,
} from '../SignatureSettingsForm/SignatureSettingsForm.tsx';
import { FullPageOverlay } from './FullPageOverlay.tsx';

interface Args {
  readonly password?: ChangePasswordFormProps;
  readonly settings?: SignatureSettingsFormProps;
  readonly forgotten?: ForgottenPasswordFormProps;
  readonly onClose: () => void;
}

/** Each form where it stands: two in an overlay, the forgotten password on its page. */
function Form({ password, settings, forgotten, onClose }: Args) {
  if (forgotten) return <ForgottenPasswordForm {...forgotten} />;
  return (
    <FullPageOverlay label="Account" onClose={onClose}>
      {password ? <ChangePasswordForm {...password} /> : null}
      {settings ? <SignatureSettingsForm {...settings} /> : null}
    </FullPageOverlay>
  );
}

const meta = {
  title: 'Account/Forms',
  render: ({ forgotten, ...args }, context) => (
    <Form
      {...args}
      {...(forgotten ? { forgotten: { ...forgotten, tenant: bankOf(context) } } : {})}
    />
  ),
  args: { onClose: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = {
  mode: 'voluntary',
  username: 'KOVACS1',
  fullName: 'Eszter Kovács',
  onSubmit: fn(),
} satisfies ChangePasswordFormProps;

const overlay = async () => within(await screen.findByRole('dialog', { name: 'Account' }));

export const Password: Story = {
  name: '[R2.26] ChangePasswordForm: filled in and sent',
  args: { password },
  play: async ({ args }) => {
    const form = await overlay();
    await userEvent.type(form.getByLabelText('Current password'), 'Something-old-1');
    await userEvent.type(form.getByLabelText('New password'), 'Modra-9-Loka~Vrba');
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('very good'));
    await userEvent.type(form.getByLabelText('New password again'), 'Modra-9-Loka~Vrba');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await expect(args.password?.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Something-old-1',
      newPassword: 'Modra-9-Loka~Vrba',
    });
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PasswordEmpty: Story = {
  args: { password },
  play: async () => {
    const form = await overlay();
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(form.getAllByText('This field is required.')).toHaveLength(3));
  },
};

export const PasswordWeak: Story = {
  args: { password },
  play: async () => {
    const form = await overlay();
    await userEvent.type(form.getByLabelText('New password'), 'Praha2026!');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(form.getByLabelText('New password')).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

export const PasswordWrongCurrent: Story = {
  args: {
    password: {
      ...password,
      error: { messageKey: 'dde.error.loginFailed', field: 'currentPassword' },
    },
  },
  play: async () => {
    const form = await overlay();
    await expect(form.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const PasswordBeingSent: Story = {
  args: { password: { ...password, busy: true } },
  play: async () => {
    const form = await overlay();
    await expect(form.getByRole('button', { name: 'Change password' })).toBeDisabled();
  },
};

export const PasswordForced: Story = {
  args: { password: { ...password, mode: 'forced', onBack: fn() } },
  play: async ({ args }) => {
    const form = await overlay();
    await userEvent.click(form.getByRole('button', { name: /sign-in/u }));
    await expect(args.password?.onBack).toHaveBeenCalledOnce();
  },
};

const settings = {
  userId: 'B3166642',
  deviceId: '',
  onSubmit: fn(),
} satisfies SignatureSettingsFormProps;

export const Settings: Story = {
  name: '[R2.25] SignatureSettingsForm: in its overlay',
  args: { settings },
  play: async ({ args }) => {
    const form = await overlay();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText('Device id')).toHaveAttribute('aria-invalid', 'true'),
    );
    await userEvent.type(form.getByLabelText('Device id'), 'DEV-1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.settings?.onSubmit).toHaveBeenCalledWith({
      namirialUserId: 'B3166642',
      namirialDeviceId: 'DEV-1',
    });
  },
};

/** What is being sent cannot be sent twice. */
export const SettingsBusy: Story = {
  name: 'SignatureSettingsForm: being saved',
  args: { settings: { ...settings, deviceId: 'DEV-1', busy: true } },
  play: async () => {
    await expect((await overlay()).getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** A failure keeps what was typed and says what happened (R8.4). */
export const SettingsRefused: Story = {
  name: 'SignatureSettingsForm: refused',
  args: { settings: { ...settings, error: { messageKey: 'dde.error.generalError' } } },
  play: async () => {
    const form = await overlay();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabelText('User id')).toHaveValue('B3166642');
  },
};

const forgotten = {
  tenant: tenants[0],
  userType: 'CLIENT',
  state: 'open',
  onSubmit: fn(),
  onAgain: fn(),
  onBack: fn(),
} satisfies ForgottenPasswordFormProps;

export const Forgotten: Story = {
  name: '[R2.26] ForgottenPasswordForm: fields missing',
  args: { forgotten },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Request a new password' }));
    await waitFor(() => expect(form.getAllByText('This field is required.')).toHaveLength(3));
  },
};

export const ForgottenBeingSent: Story = {
  args: { forgotten: { ...forgotten, state: 'sending' } },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: 'Request a new password' });
    await expect(submit).toBeDisabled();
  },
};

export const ForgottenSent: Story = {
  args: { forgotten: { ...forgotten, state: 'sent' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Email')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: /sign-in/u })).toBeVisible();
  },
};

export const ForgottenFailed: Story = {
  args: {
    forgotten: { ...forgotten, state: 'failed', error: { messageKey: 'dde.error.offline' } },
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('button', { name: 'Request a new password' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: /again/iu }));
    await expect(args.forgotten?.onAgain).toHaveBeenCalledOnce();
  },
};
