import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFileText, IconKey, IconSignature } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { environments, type Environment, type Language } from '@dokubox/spec/enums.ts';
import { languageOrder } from '@dokubox/spec/tenants/table.ts';
import { configOf, environmentOf, footerOf } from '../../../.storybook/frame.ts';
import { sceneOf, type Scene } from '../../../.storybook/scene.ts';
import { accountEntriesOf, type AccountEntryKey } from '../../../portal/app/accountEntries.ts';
import { localName } from '../../helpers/names.ts';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
import { AppShellFrame } from './AppShellFrame.tsx';

interface Args {
  readonly environment: Environment;
  readonly offline: boolean;
  readonly onNavigate: (href: string) => void;
  readonly onLanguageChange: (language: Language) => void;
  readonly onSignOut: () => void;
}

const icons: Readonly<Record<AccountEntryKey, ReactNode>> = {
  changePassword: <IconKey size={18} />,
  signatureSettings: <IconSignature size={18} />,
  downloadTerms: <IconFileText size={18} />,
  downloadContract: <IconFileText size={18} />,
};

/** Entries of the account menu by the rules of the bank, for an archive with all documents. */
function keysOf(scene: Scene): readonly AccountEntryKey[] {
  const archive = { downloadTerms: true, downloadContract: true };
  return accountEntriesOf(
    { tenant: scene.tenant, userType: scene.currentUser.userType },
    configOf(scene).identityProvider !== undefined,
    archive,
  );
}

/** The frame as the portal fills it for the scene's user. */
function Frame({ scene, ...args }: Args & { readonly scene: Scene }) {
  const { t } = useTranslation(['shell', 'contractBox', 'portal']);
  const { tenant, language } = scene;
  const { user, roles, clientNumber, clientName } = scene.answer('getCurrentUser');
  const places =
    user.userType === 'BANKER' ? (['list', 'tasks', 'users'] as const) : (['list'] as const);
  return (
    <AppShellFrame
      tenant={tenant}
      homeHref="#home"
      navigation={places.map((place) => ({
        href: `#${place}`,
        label: t(`portal:navigation.${place}`),
        current: place === 'list',
      }))}
      onNavigate={args.onNavigate}
      environment={environmentOf(scene, args.environment)}
      language={{ language, languages: languageOrder(tenant), onChange: args.onLanguageChange }}
      user={{
        fullName: localName(user.fullName, user.fullNameLocal, scene.content),
        userType: user.userType,
        roles: roles.map((role) => t(`contractBox:participantRole.${role}`)),
        ...(clientNumber
          ? { client: { number: clientNumber, name: clientName ?? clientNumber } }
          : {}),
        entries: keysOf(scene).map((key) => ({
          key,
          label: t(`shell:user.${key}`),
          icon: icons[key],
          onSelect: () => undefined,
        })),
        onSignOut: args.onSignOut,
      }}
      footer={footerOf(scene)}
      banner={<OfflineBanner offline={args.offline} />}
    >
      <h1>{t('portal:navigation.list')}</h1>
      <p className="dk-measure">The screen stands here.</p>
    </AppShellFrame>
  );
}

const meta = {
  title: 'Shell/AppShellFrame',
  parameters: { layout: 'fullscreen' },
  globals: { user: 'bankerRm' },
  argTypes: { environment: { control: 'select', options: environments } },
  args: {
    environment: 'sit',
    offline: false,
    onNavigate: fn(),
    onLanguageChange: fn(),
    onSignOut: fn(),
  },
  render: (args, context) => <Frame {...args} scene={sceneOf(context, 'everyday')} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banker: Story = {
  name: '[R2.32] Banker',
  globals: { tenant: 'RO' },
  play: async (context) => {
    const { canvasElement, args } = context;
    const { year, holder } = footerOf(sceneOf(context, 'everyday'));
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
    await expect(footer.getByText(`© ${year} ${holder}`)).toBeVisible();
    await expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cookies',
      'X, opens in a new tab',
      'Facebook, opens in a new tab',
      'LinkedIn, opens in a new tab',
    ]);
  },
};

export const SkipLink: Story = {
  name: 'The first Tab stop skips to the content',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // The link leads to an existing element.
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
  globals: { tenant: 'RO', user: 'client1' },
  play: async (context) => {
    const scene = sceneOf(context, 'everyday');
    const { user, clientNumber } = scene.answer('getCurrentUser');
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: `Account: ${user.fullName}` }),
    );
    await waitFor(async () => {
      await expect(screen.getByText(new RegExp(clientNumber!, 'u'))).toBeVisible();
    });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked());
    await expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible());
    // The entries of the bank's clients, and the sign-out.
    await expect(screen.getAllByRole('menuitem')).toHaveLength(keysOf(scene).length + 1);
    await expect(context.args.onSignOut).not.toHaveBeenCalled();
  },
};

export const EnvironmentDetails: Story = {
  name: 'Environment details open',
  play: async (context) => {
    const scene = sceneOf(context, 'everyday');
    const { build } = environmentOf(scene, 'sit');
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', {
        name: 'Test environment SIT, show details',
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'About this environment' });
    await waitFor(async () => {
      await expect(within(dialog).getByText(scene.flowId)).toBeVisible();
    });
    await expect(within(dialog).getByText(build)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Copy the reference' })).toBeVisible();
  },
};

export const Production: Story = {
  name: '[R2.33] Production: no badge, Hungary: LinkedIn only',
  args: { environment: 'prod' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /Test environment/u })).toBeNull();
    await expect(
      within(page.getByRole('contentinfo'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Cookies', 'LinkedIn, opens in a new tab']);
  },
};

export const Offline: Story = {
  name: 'Offline, dark, Bulgarian',
  globals: { tenant: 'BG', language: 'bg', scheme: 'dark' },
  args: { offline: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
  },
};
