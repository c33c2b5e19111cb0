import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconKey, IconSignature } from '@tabler/icons-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { languages } from '@dokubox/spec/enums.ts';
import { languageOrder } from '@dokubox/spec/tenants/table.ts';
import { useTenantLook } from '../DokuboxProvider/tenantContext.ts';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
import { AppShellFrame, type AppShellFrameProps } from './AppShellFrame.tsx';

type Args = Omit<AppShellFrameProps, 'tenant'> & {
  readonly onLanguageChange: (language: string) => void;
};

function Frame({ onLanguageChange, language, ...props }: Args) {
  const tenant = useTenantLook();
  return (
    <AppShellFrame
      {...props}
      tenant={tenant}
      language={{ ...language, languages: languageOrder(tenant), onChange: onLanguageChange }}
    />
  );
}

const meta = {
  title: 'Shell/Frame',
  render: (args, { globals }) => {
    const language = languages.find(
      (entry) => entry === (globals as { language?: unknown }).language,
    );
    return <Frame {...args} language={{ ...args.language, language: language ?? 'en' }} />;
  },
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    navigation: [
      { href: '#list', label: 'Dokuboxes', current: true },
      { href: '#tasks', label: 'Tasks' },
      { href: '#users', label: 'User management' },
    ],
    onNavigate: fn(),
    onLanguageChange: fn(),
    environment: {
      environment: 'sit',
      flowId: '6f1d8a52-0c6e-4b7e-9a53-2d0f4f5a7c11',
      build: '0.1.0+4d1c2aa',
    },
    language: { language: 'en', languages, onChange: fn() },
    user: {
      fullName: 'Katalin Szabó-Varga',
      userType: 'BANKER',
      roles: ['Validator'],
      entries: [
        { key: 'password', label: 'Change password', icon: <IconKey size={18} />, onSelect: fn() },
        {
          key: 'signature',
          label: 'Signature settings',
          icon: <IconSignature size={18} />,
          onSelect: fn(),
        },
      ],
      onSignOut: fn(),
    },
    footer: {
      year: 2026,
      holder: 'Ister Bank Hungary Plc',
      cookiesHref: '#cookies',
      social: {
        x: 'https://social.example/x',
        facebook: 'https://social.example/facebook',
        linkedin: 'https://social.example/linkedin',
      },
    },
    children: (
      <>
        <h1>Dokuboxes</h1>
        <p className="dk-measure">The screen stands here.</p>
      </>
    ),
  },
  argTypes: { children: { control: false }, user: { control: false } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banker: Story = {
  name: '[R2.32] Banker',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('banner')).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(within(navigation).getByRole('link', { name: 'Dokuboxes' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(navigation).getByRole('link', { name: 'Tasks' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#tasks');
    const footer = within(page.getByRole('contentinfo'));
    await expect(footer.getByText('© 2026 Ister Bank Hungary Plc')).toBeVisible();
    await expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cookies',
      'X, opens in a new tab',
      'Facebook, opens in a new tab',
      'LinkedIn, opens in a new tab',
    ]);
  },
};

export const SkipLink: Story = {
  name: 'Keyboard: the first stop skips to the content',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = page.getByRole('link', { name: 'Skip to the content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // It leads to what is there.
    const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
    await expect(target).toBe(page.getByRole('main'));
  },
};

export const LanguageMenuOpen: Story = {
  name: '[R2.34] Language menu open',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Language: English' }));
    const items = await screen.findAllByRole('menuitemradio');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Magyar',
      'English',
      'Български',
      'Hrvatski',
      'Română',
      'Srpski',
      'Čeština',
      'Slovenčina',
    ]);
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Română' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('ro');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Language: English' }));
    await waitFor(async () => {
      await expect(screen.getByRole('menuitemradio', { name: 'Hrvatski' })).toBeVisible();
    });
  },
};

export const AccountMenuOpen: Story = {
  name: 'Account menu open, client',
  globals: { tenant: 'RO' },
  args: {
    user: {
      fullName: 'Ioana Marinescu',
      userType: 'CLIENT',
      client: { number: '00412207', name: 'Delta Cereale SRL' },
      entries: [{ key: 'password', label: 'Change password', onSelect: fn() }],
      onSignOut: fn(),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Account: Ioana Marinescu' }),
    );
    await waitFor(async () => {
      await expect(screen.getByText(/00412207/u)).toBeVisible();
    });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(args.user?.onSignOut).not.toHaveBeenCalled();
  },
};

export const EnvironmentDetails: Story = {
  name: 'Environment details open',
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', {
        name: 'Test environment SIT, show details',
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'About this environment' });
    await waitFor(async () => {
      await expect(within(dialog).getByText('6f1d8a52-0c6e-4b7e-9a53-2d0f4f5a7c11')).toBeVisible();
    });
    await expect(within(dialog).getByText('0.1.0+4d1c2aa')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Copy the flow id' })).toBeVisible();
  },
};

export const Production: Story = {
  name: '[R2.33] Production: no badge, Hungary: LinkedIn only',
  args: {
    environment: { environment: 'prod', flowId: 'x', build: '0.1.0' },
    footer: {
      year: 2026,
      holder: 'Ister Bank Hungary Plc',
      social: { linkedin: 'https://social.example/linkedin' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /Test environment/u })).toBeNull();
    await expect(
      within(page.getByRole('contentinfo'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['LinkedIn, opens in a new tab']);
  },
};

export const Offline: Story = {
  name: 'Offline, dark, Bulgarian',
  globals: { tenant: 'BG', language: 'bg', scheme: 'dark' },
  args: { banner: <OfflineBanner offline /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
  },
};
