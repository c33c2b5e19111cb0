import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import { footerOf } from '../../../.storybook/frame.ts';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { maskPhone } from '../../../simulator/engine/handlers/authorization/sign-in.ts';
import { ClientSelectionForm } from '../../creating/ClientSelectionForm/ClientSelectionForm.tsx';
import { HandoverNotice } from '../../creating/HandoverNotice/HandoverNotice.tsx';
import { OneTimePasswordForm } from '../OneTimePasswordForm/OneTimePasswordForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

const steps = ['oneTimePassword', 'clientSelection', 'handover'] as const;

interface Args {
  readonly step: (typeof steps)[number];
  /** The code was wrong, and another one has been sent. */
  readonly refused: boolean;
  /** How many clients the user represents. */
  readonly clients: 'none' | 'one' | 'several';
  readonly busy: boolean;
  readonly onSubmit: (value: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** The clients of a user who represents several. */
const clientsOf = (context: SceneGlobals) =>
  sceneOf(context, 'several-clients').answer('getClients', { body: {} }).content;

const meta = {
  title: 'Sign-in/SignInLayout',
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'oneTimePassword',
    refused: false,
    clients: 'several',
    busy: false,
    onSubmit: fn(),
    onResend: fn(),
    onBack: fn(),
  },
  argTypes: {
    step: { control: 'select', options: steps },
    clients: { control: 'inline-radio', options: ['none', 'one', 'several'] },
  },
  render: ({ step, refused, clients, busy, ...on }, context) => {
    const scene = sceneOf(context, 'several-clients');
    const shown = { none: 0, one: 1, several: undefined }[clients];
    return (
      <SignInLayout tenant={scene.tenant} footer={footerOf(scene)}>
        {step === 'oneTimePassword' ? (
          <OneTimePasswordForm
            {...on}
            busy={busy}
            maskedPhone={maskPhone(`${scene.policy.phone.callingCode}301234567`)}
            resendAfterSeconds={refused ? 0 : limits.otpResendAfterSeconds}
            sentAgain={refused ? 1 : 0}
            {...(refused ? { error: { messageKey: 'dde.error.otpInvalid' } } : {})}
          />
        ) : step === 'clientSelection' ? (
          <ClientSelectionForm
            onSubmit={on.onSubmit}
            onBack={on.onBack}
            busy={busy}
            clients={clientsOf(context).slice(0, shown)}
            localLanguage={scene.policy.localLanguage}
          />
        ) : (
          <HandoverNotice />
        )}
      </SignInLayout>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneTimePassword: Story = {
  name: '[R2.26] OneTimePasswordForm: pasted with a space',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/\+\*+67/u)).toBeVisible();
    const code = page.getByRole('textbox', { name: 'One-time code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await expect(code).toHaveValue('123456');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('123456');
    await expect(page.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  },
};

export const OneTimePasswordIncomplete: Story = {
  name: 'OneTimePasswordForm: digits missing',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const code = page.getByRole('textbox', { name: 'One-time code' });
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(code).toHaveAccessibleDescription(/Enter the one-time code/u);
    await userEvent.type(code, '12a3{Enter}');
    await expect(code).toHaveAccessibleDescription(/Enter all 6 digits/u);
    await expect(code).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OneTimePasswordWrong: Story = {
  name: 'OneTimePasswordForm: wrong code, a new one sent',
  args: { refused: true },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('The code is incorrect.');
    await expect(page.getByText('A new code has been sent.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const ClientSelection: Story = {
  name: '[R2.26] ClientSelectionForm: search and choose',
  args: { step: 'clientSelection' },
  play: async (context) => {
    const { canvasElement, args } = context;
    const [, second] = clientsOf(context);
    const page = within(canvasElement);
    const field = page.getByRole('combobox', { name: 'Company' });
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(field).toHaveAccessibleDescription('Choose a company.');
    await userEvent.type(field, second!.clientName.slice(0, 6));
    await userEvent.click(
      await screen.findByRole('option', {
        name: `${second!.clientNumber} – ${second!.clientName}`,
      }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(second!.clientNumber);
  },
};

export const ClientSelectionSingle: Story = {
  name: 'ClientSelectionForm: an only client is preselected',
  args: { step: 'clientSelection', clients: 'one' },
  play: async (context) => {
    const { canvasElement, args } = context;
    const [only] = clientsOf(context);
    const page = within(canvasElement);
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(
      `${only!.clientNumber} – ${only!.clientName}`,
    );
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(only!.clientNumber);
  },
};

export const ClientSelectionLocal: Story = {
  name: 'ClientSelectionForm: local names in the local language',
  globals: { tenant: 'BG', language: 'bg', scheme: 'dark' },
  args: { step: 'clientSelection', clients: 'one' },
  play: async (context) => {
    const [only] = clientsOf(context);
    await expect(only!.clientNameLocal).not.toBe(only!.clientName);
    await expect(within(context.canvasElement).getByRole('combobox')).toHaveValue(
      `${only!.clientNumber} – ${only!.clientNameLocal}`,
    );
  },
};

export const Handover: Story = {
  name: '[R2.2] HandoverNotice: a banker’s sign-in is handed over',
  args: { step: 'handover' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Signing you in');
  },
};

export const HandoverDark: Story = {
  name: 'HandoverNotice: Bulgarian, dark',
  globals: { tenant: 'BG', language: 'bg', scheme: 'dark' },
  args: { step: 'handover' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Влизате в портала');
  },
};
