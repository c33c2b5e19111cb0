import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { FullPageOverlay } from '../../shell/FullPageOverlay/FullPageOverlay.tsx';
import {
  SignatureSettingsForm,
  type SignatureSettingsFormProps,
} from './SignatureSettingsForm.tsx';

const refusals = [
  'none',
  'dde.error.generalError',
  'dde.error.offline',
] as const satisfies readonly (MessageKey | 'none')[];

interface Args extends Omit<SignatureSettingsFormProps, 'error'> {
  readonly refusal: (typeof refusals)[number];
  readonly onClose: () => void;
}

const meta = {
  title: 'Account/SignatureSettingsForm',
  parameters: { layout: 'padded' },
  argTypes: { refusal: { control: 'select', options: refusals } },
  args: {
    userId: 'B3166642',
    deviceId: '',
    busy: false,
    refusal: 'none',
    onSubmit: fn(),
    onClose: fn(),
  },
  render: ({ onClose, refusal, ...args }) => (
    <FullPageOverlay label="Account" onClose={onClose}>
      <SignatureSettingsForm
        {...args}
        {...(refusal === 'none' ? {} : { error: { messageKey: refusal } })}
      />
    </FullPageOverlay>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const overlay = async () => within(await screen.findByRole('dialog', { name: 'Account' }));

export const Saved: Story = {
  name: '[R2.25] In its overlay',
  play: async ({ args }) => {
    const form = await overlay();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText('Device ID')).toHaveAttribute('aria-invalid', 'true'),
    );
    await userEvent.type(form.getByLabelText('Device ID'), 'DEV-1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      namirialUserId: 'B3166642',
      namirialDeviceId: 'DEV-1',
    });
  },
};

/** A form that is being sent cannot be sent twice. */
export const Busy: Story = {
  name: 'Being saved',
  args: { deviceId: 'DEV-1', busy: true },
  play: async () => {
    await expect((await overlay()).getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** A failure keeps the input and shows what happened (R8.4). */
export const Refused: Story = {
  name: 'Refused',
  args: { refusal: 'dde.error.generalError' },
  play: async () => {
    const form = await overlay();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabelText('User ID')).toHaveValue('B3166642');
  },
};
