import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { languages } from '@dokubox/spec/enums.ts';
import { languageOrder } from '@dokubox/spec/tenants/table.ts';
import { useTenantLook } from '../DokuboxProvider/tenantContext.ts';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';
import { SessionNotice, type SessionNoticeProps } from '../SessionNotice/SessionNotice.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface Args extends LoginFormProps {
  readonly notice?: SessionNoticeProps;
  readonly testEnvironment?: boolean;
}

const flowId = '6f1d8a52-0c6e-4b7e-9a53-2d0f4f5a7c11';

/** A whole sign-in page; the bank and the language come from the toolbar. */
function SignInPage({ notice, testEnvironment = false, ...form }: Args) {
  const tenant = useTenantLook();
  return (
    <SignInLayout
      tenant={tenant}
      footer={{
        year: 2026,
        holder: 'Ister Bank',
        cookiesHref: '#cookies',
        social: { linkedin: 'https://social.example/ister-bank' },
      }}
      {...(testEnvironment
        ? { environment: { environment: 'uat', flowId, build: '0.1.0' } as const }
        : {})}
      notices={notice ? <SessionNotice {...notice} /> : undefined}
    >
      <LoginForm {...form} languages={languageOrder(tenant)} />
    </SignInLayout>
  );
}

const meta = {
  title: 'Sign-in/Login',
  render: (args, { globals }) => (
    <SignInPage
      {...args}
      language={
        languages.find((entry) => entry === (globals as { language?: unknown }).language) ??
        args.language
      }
    />
  ),
  parameters: { layout: 'fullscreen' },
  argTypes: { languages: { control: false } },
  args: {
    userType: 'CLIENT',
    language: 'en',
    languages,
    busy: false,
    forgottenPasswordHref: '#forgotten',
    onLanguageChange: fn(),
    onSubmit: fn(),
    onForgottenPassword: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Client: Story = {
  name: 'Client, sends what was typed',
  args: { externalHref: 'https://digital.example/login?tenant=HU' },
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
      'https://digital.example/login?tenant=HU',
    );
  },
};

export const RequiredFields: Story = {
  name: 'Client, fields missing',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    const username = page.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAccessibleDescription('This field is required.');
    await expect(username).toHaveFocus();
    await expect(page.getByLabelText('Password')).toHaveAccessibleDescription(
      'This field is required.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Client, refused',
  args: { error: { messageKey: 'dde.error.loginFailed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The username or the password is not right.',
    );
  },
};

export const Locked: Story = {
  name: 'Client, account locked',
  args: { error: { messageKey: 'dde.error.userLocked' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'You can try again in 15 minutes.',
    );
  },
};

export const Busy: Story = {
  name: 'Client, waiting for the server',
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
};

export const Banker: Story = {
  name: 'Banker, upper case and single sign-on',
  args: {
    userType: 'BANKER',
    testEnvironment: true,
    identityProviderHref: 'https://identity.example/authorize',
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sign in for bank staff' }),
    ).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: 'Username' }), 'hu12345a');
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('HU12345A');
    await userEvent.type(page.getByLabelText('Password'), 'River-2026x{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      language: 'en',
      username: 'HU12345A',
      password: 'River-2026x',
    });
    await expect(page.getByRole('link', { name: 'Sign in with single sign-on' })).toBeVisible();
    await expect(
      await page.findByRole('button', { name: 'Test environment UAT, show details' }),
    ).toBeVisible();
  },
};

export const SessionEnded: Story = {
  name: 'Notice: session ended',
  args: { notice: { reason: 'expired', resumes: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your session has ended')).toBeVisible();
  },
};

export const Maintenance: Story = {
  name: 'Notice: planned maintenance',
  args: {
    notice: { reason: 'maintenance', from: '28-11-2026 22:00', to: '29-11-2026 04:00' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/from 28-11-2026 22:00/u)).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Notice: signed out',
  args: { notice: { reason: 'signedOut' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You are signed out')).toBeVisible();
  },
};

export const BulgarianDark: Story = {
  name: 'Bulgarian, dark',
  globals: { tenant: 'BG', language: 'bg', scheme: 'dark' },
  args: { externalHref: 'https://digital.example/login?tenant=BG' },
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
