import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { userTypes } from '@dokubox/spec/enums.ts';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { languageOrder } from '@dokubox/spec/tenants/table.ts';
import { configOf, environmentOf, footerOf } from '../../../.storybook/frame.ts';
import { sceneOf } from '../../../.storybook/scene.ts';
import { externalLoginUrl } from '../../../portal/config/signInLinks.ts';
import { SessionNotice } from '../../shell/SessionNotice/SessionNotice.tsx';
import { SignInLayout } from '../SignInLayout/SignInLayout.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

type Refusal = Extract<MessageKey, 'dde.error.loginFailed' | 'dde.error.userLocked'>;

interface Args extends Pick<LoginFormProps, 'userType' | 'onLanguageChange' | 'onSubmit'> {
  readonly refusal: Refusal | 'none';
  readonly busy: boolean;
  /** Why the login form is shown again. */
  readonly notice: 'none' | 'expired' | 'signedOut';
  /** An identity provider is configured for the bankers. */
  readonly identityProvider: boolean;
}

const meta = {
  title: 'Sign-in/LoginForm',
  parameters: { layout: 'fullscreen' },
  args: {
    userType: 'CLIENT',
    refusal: 'none',
    busy: false,
    notice: 'none',
    identityProvider: false,
    onLanguageChange: fn(),
    onSubmit: fn(),
  },
  argTypes: {
    userType: { control: 'inline-radio', options: userTypes },
    refusal: {
      control: 'select',
      options: ['none', 'dde.error.loginFailed', 'dde.error.userLocked'],
    },
    notice: { control: 'select', options: ['none', 'expired', 'signedOut'] },
  },
  render: ({ refusal, notice, identityProvider, ...form }, context) => {
    const scene = sceneOf(context, 'sign-in-variants');
    const { tenant, language } = scene;
    return (
      <SignInLayout
        tenant={tenant}
        footer={footerOf(scene)}
        environment={environmentOf(scene, 'uat')}
        notices={
          notice === 'none' ? undefined : (
            <SessionNotice
              {...(notice === 'expired' ? { reason: notice, resumes: true } : { reason: notice })}
            />
          )
        }
      >
        <LoginForm
          {...form}
          language={language}
          languages={languageOrder(tenant)}
          forgottenPasswordHref="#forgotten"
          externalHref={externalLoginUrl({
            base: configOf(scene).externalChannelLoginUrl ?? '',
            tenant,
            language,
          })}
          {...(refusal === 'none' ? {} : { error: { messageKey: refusal } })}
          {...(identityProvider ? { identityProviderHref: '#identity-provider' } : {})}
        />
      </SignInLayout>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Client: Story = {
  name: '[R2.10][R2.11] A client sends the form',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    await userEvent.type(page.getByRole('textbox', { name: 'Username' }), 'anna.kovacs');
    await userEvent.type(page.getByLabelText('Password'), 'River-2026x');
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      language: 'en',
      username: 'anna.kovacs',
      password: 'River-2026x',
    });
    await expect(page.getByRole('link', { name: 'Sign in with digital banking' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:.*tenant=HU/u),
    );
  },
};

export const RequiredFields: Story = {
  name: 'A client with missing fields',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    const username = page.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAccessibleDescription('Enter the username.');
    await expect(username).toHaveFocus();
    await expect(page.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter the password.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Client, refused',
  args: { refusal: 'dde.error.loginFailed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The username or password is incorrect.',
    );
  },
};

export const Locked: Story = {
  name: 'A client with a locked account',
  args: { refusal: 'dde.error.userLocked' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'You can try again in 15 minutes.',
    );
  },
};

export const Busy: Story = {
  name: 'A client who waits for the server',
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
};

export const Banker: Story = {
  name: '[R2.12] A banker with an upper-case name and single sign-on',
  args: {
    userType: 'BANKER',
    identityProvider: true,
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sign in (bank staff)' }),
    ).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: 'Username' }), 'hu12345a');
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('HU12345A'),
    );
    await userEvent.type(page.getByLabelText('Password'), 'River-2026x{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      language: 'en',
      username: 'HU12345A',
      password: 'River-2026x',
    });
    await expect(page.getByRole('link', { name: 'Sign in with single sign-on' })).toBeVisible();
    await waitFor(() =>
      expect(
        page.getByRole('button', { name: 'Test environment UAT, show details' }),
      ).toBeVisible(),
    );
  },
};

export const SessionEnded: Story = {
  name: 'SessionNotice: the session has ended',
  args: { notice: 'expired' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your session has ended')).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'SessionNotice: signed out',
  args: { notice: 'signedOut' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You are signed out')).toBeVisible();
  },
};

export const BulgarianDark: Story = {
  name: '[R2.13] Bulgarian, dark',
  globals: { tenant: 'BG', language: 'bg', scheme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Вход');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Език' }), 'Hrvatski');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('hr');
  },
};

export const RomaniaLocal: Story = {
  name: 'Romanian',
  globals: { tenant: 'RO', language: 'ro', scheme: 'light' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Limbă' })).toHaveValue('ro');
  },
};
