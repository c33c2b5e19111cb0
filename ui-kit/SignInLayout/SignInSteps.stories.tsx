import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  ClientSelectionForm,
  type ClientSelectionFormProps,
} from '../ClientSelectionForm/ClientSelectionForm.tsx';
import { useTenantLook } from '../DokuboxProvider/tenantContext.ts';
import {
  OneTimePasswordForm,
  type OneTimePasswordFormProps,
} from '../OneTimePasswordForm/OneTimePasswordForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface Args {
  /** The one-time password step. */
  readonly otp?: OneTimePasswordFormProps;
  /** The client-selection step. */
  readonly selection?: ClientSelectionFormProps;
}

function Step({ otp, selection }: Args) {
  return (
    <SignInLayout tenant={useTenantLook()} footer={{ year: 2026, holder: 'Ister Bank' }}>
      {otp ? <OneTimePasswordForm {...otp} /> : null}
      {selection ? <ClientSelectionForm {...selection} /> : null}
    </SignInLayout>
  );
}

const meta = {
  title: 'Sign-in/Next steps',
  render: (args) => <Step {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const otp = {
  maskedPhone: '+36 •• ••• 4567',
  resendAfterSeconds: 30,
  onSubmit: fn(),
  onResend: fn(),
  onBack: fn(),
} satisfies OneTimePasswordFormProps;

const clients = [
  {
    clientNumber: '00012345',
    clientName: 'Duna Logistics Ltd',
    clientNameLocal: 'Duna Logisztika Kft.',
  },
  {
    clientNumber: '00067890',
    clientName: 'Gellért Foods Plc',
    clientNameLocal: 'Gellért Élelmiszer Zrt.',
  },
  { clientNumber: '00100011', clientName: 'Tisza Solar Ltd', clientNameLocal: null },
] as const;

export const OneTimePassword: Story = {
  name: 'One-time password: pasted with a space',
  args: { otp: { ...otp, onSubmit: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/\+36 •• ••• 4567/u)).toBeVisible();
    const code = page.getByRole('textbox', { name: 'One-time code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await expect(code).toHaveValue('123456');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(args.otp?.onSubmit).toHaveBeenCalledWith('123456');
    await expect(page.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  },
};

export const OneTimePasswordIncomplete: Story = {
  name: 'One-time password: digits missing',
  args: { otp: { ...otp, onSubmit: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const code = page.getByRole('textbox', { name: 'One-time code' });
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(code).toHaveAccessibleDescription(/This field is required/u);
    await userEvent.type(code, '12a3{Enter}');
    await expect(code).toHaveAccessibleDescription(/Enter all 6 digits/u);
    await expect(code).toHaveFocus();
    await expect(args.otp?.onSubmit).not.toHaveBeenCalled();
  },
};

export const OneTimePasswordWrong: Story = {
  name: 'One-time password: refused, a new code sent',
  args: {
    otp: {
      ...otp,
      resendAfterSeconds: 0,
      sentAgain: 1,
      onResend: fn(),
      error: { messageKey: 'dde.error.otpInvalid' },
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('The code is not right.');
    await expect(page.getByText('A new code has been sent.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send a new code' }));
    await expect(args.otp?.onResend).toHaveBeenCalledOnce();
  },
};

const selection = {
  clients,
  localLanguage: 'hu',
  onSubmit: fn(),
  onBack: fn(),
} satisfies ClientSelectionFormProps;

export const ClientSelection: Story = {
  name: 'Client selection: search and choose',
  args: { selection: { ...selection, onSubmit: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = page.getByRole('combobox', { name: 'Client' });
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(field).toHaveAccessibleDescription('This field is required.');
    await userEvent.type(field, 'Gell');
    await userEvent.click(
      await screen.findByRole('option', { name: '00067890 – Gellért Foods Plc' }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.selection?.onSubmit).toHaveBeenCalledWith('00067890');
  },
};

export const ClientSelectionSingle: Story = {
  name: 'Client selection: an only client is preselected',
  args: { selection: { ...selection, clients: [clients[0]], onSubmit: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(
      '00012345 – Duna Logistics Ltd',
    );
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.selection?.onSubmit).toHaveBeenCalledWith('00012345');
  },
};

export const ClientSelectionBanker: Story = {
  name: 'Client selection: a banker types three characters',
  args: { selection: { ...selection, clients: [], onSearch: fn() } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Client' });
    await userEvent.type(field, 'Du');
    await expect(await screen.findByText('Type at least 3 characters.')).toBeVisible();
    await expect(args.selection?.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, 'n');
    await expect(args.selection?.onSearch).toHaveBeenCalledWith('Dun');
  },
};

export const ClientSelectionHungarian: Story = {
  name: 'Client selection: local names in the local language',
  globals: { tenant: 'HU', language: 'hu', scheme: 'dark' },
  args: { selection: { ...selection, clients: [clients[1]] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue(
      '00067890 – Gellért Élelmiszer Zrt.',
    );
  },
};
