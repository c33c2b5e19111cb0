import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { availability } from '../../../portal/session/availability.ts';
import { formatDayTime } from '../../helpers/moments.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { PortalBlockedDialog } from './PortalBlockedDialog.tsx';

interface Args {
  /** Whether anybody knows when the portal opens again. */
  readonly endKnown: boolean;
  readonly signedIn: boolean;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/** What the scenario says of the portal now: blocked, or going to be. */
function known(context: SceneGlobals, scenario: 'portal-blocked' | 'portal-block-scheduled') {
  const scene = sceneOf(context, scenario);
  const { statuses } = scene.answer('getPortalStatuses');
  const state = availability(statuses, 'ALL', scene.now);
  if (state.kind === 'open') throw new Error('The portal is open at the time of the toolbar.');
  return state;
}

const meta = {
  title: 'Shell/PortalBlocked',
  args: { endKnown: true, signedIn: true, onStay: fn(), onSignOut: fn() },
  render: ({ endKnown, signedIn, onStay, onSignOut }, context) => (
    <PortalBlockedDialog
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
  name: 'PortalBlockedDialog: nobody knows until when, dark',
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
  render: ({ endKnown, onStay }, context) => {
    const state = known(context, 'portal-block-scheduled');
    return (
      <MaintenanceNotice
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
  name: 'MaintenanceNotice: going on, Bulgarian',
  globals: { tenant: 'BG', language: 'bg' },
  render: ({ endKnown }, context) => (
    <MaintenanceNotice until={endKnown ? (known(context, 'portal-blocked').until ?? null) : null} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Порталът е затворен за поддръжка')).toBeVisible();
  },
};
