import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { portalFunctions, type PortalFunction } from '@dokubox/spec/enums.ts';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { availability } from '../../../portal/session/availability.ts';
import { formatDayTime } from '../../helpers/moments.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { PortalBlockedDialog } from './PortalBlockedDialog.tsx';

interface Args {
  /** Whether it is known when the portal opens again. */
  readonly endKnown: boolean;
  readonly signedIn: boolean;
  /** The blocked function. */
  readonly of: PortalFunction;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** The portal's availability in the scenario: blocked, or blocked later. */
function known(context: SceneGlobals, scenario: 'portal-blocked' | 'portal-block-scheduled') {
  const scene = sceneOf(context, scenario);
  const { statuses } = scene.answer('getPortalStatuses');
  const state = availability(statuses, 'ALL', scene.now);
  if (state.kind === 'open')
    throw new Error('The portal is open at the time of the toolbar. Set another time.');
  return state;
}

const meta = {
  title: 'Shell/PortalBlocked',
  args: { endKnown: true, signedIn: true, of: 'ALL', onStay: fn(), onSignOut: fn() },
  argTypes: { of: { control: 'select', options: portalFunctions } },
  render: ({ endKnown, signedIn, of, onStay, onSignOut }, context) => (
    <PortalBlockedDialog
      of={of}
      until={endKnown ? (known(context, 'portal-blocked').until ?? null) : null}
      onStay={onStay}
      {...(signedIn ? { onSignOut } : {})}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'The portal is closed for maintenance' }));

export const Blocked: Story = {
  name: '[R2.28] PortalBlockedDialog: stay or sign out',
  play: async (context) => {
    const modal = await dialog();
    const until = formatDayTime(known(context, 'portal-blocked').until);
    await expect(modal.getByText(new RegExp(`until ${until}`, 'u'))).toBeInTheDocument();
    const stay = modal.getByRole('button', { name: 'Stay signed in' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await expect(context.args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole('button', { name: 'Sign out' }));
    await expect(context.args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(context.args.onStay).toHaveBeenCalledTimes(2);
  },
};

export const BlockedOpenEnd: Story = {
  name: 'PortalBlockedDialog: end unknown, dark',
  globals: { scheme: 'dark', tenant: 'RO' },
  args: { endKnown: false },
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText(/cannot work in the portal at the moment/u)).toBeInTheDocument();
  },
};

export const BlockedSignedOut: Story = {
  name: 'PortalBlockedDialog: not signed in',
  args: { signedIn: false },
  play: async () => {
    await expect((await dialog()).queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
};

export const Scheduled: Story = {
  name: 'MaintenanceNotice: planned',
  render: ({ endKnown, of, onStay }, context) => {
    const state = known(context, 'portal-block-scheduled');
    return (
      <MaintenanceNotice
        of={of}
        {...(state.kind === 'scheduled' ? { from: state.from } : {})}
        until={endKnown ? (state.until ?? null) : null}
        onDismiss={onStay}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Planned maintenance')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Dismiss this message' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const Begun: Story = {
  name: 'MaintenanceNotice: in progress, Bulgarian',
  globals: { tenant: 'BG', language: 'bg' },
  render: ({ endKnown, of }, context) => (
    <MaintenanceNotice
      of={of}
      until={endKnown ? (known(context, 'portal-blocked').until ?? null) : null}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Порталът не е достъпен поради профилактика'),
    ).toBeVisible();
  },
};

export const SigningBlocked: Story = {
  name: '[A-056] PortalBlockedDialog: only signing is closed',
  args: { of: 'SIGNING' },
  play: async () => {
    const name = 'Signing is closed for maintenance';
    const modal = within(await screen.findByRole('dialog', { name }));
    await expect(modal.getByText(/cannot sign until .* rest of the portal/u)).toBeInTheDocument();
    await expect(modal.queryByText(/cannot work in the portal/u)).toBeNull();
  },
};

export const ArchiveScheduled: Story = {
  ...Scheduled,
  name: '[A-056] MaintenanceNotice: planned for the archive only, Hungarian',
  args: { of: 'ARCHIVING' },
  globals: { tenant: 'HU', language: 'hu' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/archívumba/u)).toBeVisible();
    await expect(page.queryByText(/A portál .* nem lesz elérhető/u)).toBeNull();
  },
};
