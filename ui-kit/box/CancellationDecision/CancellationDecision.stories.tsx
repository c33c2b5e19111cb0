import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { initiators, type Initiator } from '@dokubox/spec/enums.ts';
import { sceneOf, type SceneGlobals } from '../../../.storybook/scene.ts';
import { CancellationDecision, type CancellationDecisionProps } from './CancellationDecision.tsx';

interface Args extends Pick<CancellationDecisionProps, 'busy' | 'onDecide'> {
  /** The user who requested the termination. */
  readonly askedBy: Initiator;
  /** The failure as a text. Empty for none. */
  readonly error: string;
}

/** A waiting termination, as a screen shows it. The user who requested it does not decide. */
function pendingOf(context: SceneGlobals, askedBy: Initiator) {
  const scene = sceneOf(context, 'ending');
  const box = scene.box(
    ({ status, initiatedBy }) =>
      status === 'PENDING_CANCELLATION_APPROVAL' && initiatedBy === askedBy,
  );
  const username = box.cancellationCreatorUserId!;
  const { users } = scene.answer('getUsersByUsernames', { body: { usernames: [username] } }).data;
  const reasons = scene.options('CancellationReason');
  return {
    creatorName: users[0]!.fullName,
    creatorType: users[0]!.type,
    // A client gives no reason. If there were one, it would not be shown.
    reason: (reasons.find(({ value }) => value === box.reasonOfCancellation) ?? reasons[0])!.label,
    note: box.cancellationNote ?? null,
    askedAt: box.cancelledAt ?? null,
    canDecide: username !== scene.currentUser.username,
  };
}

const meta = {
  title: 'Box/CancellationDecision',
  globals: { user: 'bankerValidator' },
  argTypes: { askedBy: { control: 'inline-radio', options: initiators } },
  args: { askedBy: 'BANK', busy: false, error: '', onDecide: fn() },
  render: ({ askedBy, error, ...props }, context) => (
    <CancellationDecision
      {...props}
      {...pendingOf(context, askedBy)}
      {...(error === '' ? {} : { error })}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decide: Story = {
  name: 'Another banker approves or refuses',
  play: async (context) => {
    const { onDecide } = context.args;
    const card = within(
      within(context.canvasElement).getByRole('region', {
        name: 'Approve or reject the termination',
      }),
    );
    const { creatorName, reason } = pendingOf(context, 'BANK');
    await expect(card.getByText(creatorName)).toBeVisible();
    await expect(card.getByText(reason)).toBeVisible();
    await userEvent.type(card.getByRole('textbox', { name: /Note to your/u }), 'Call them first');
    await userEvent.click(card.getByRole('button', { name: 'Reject termination' }));
    await expect(onDecide).toHaveBeenLastCalledWith({ approved: false, note: 'Call them first' });
    await userEvent.click(card.getByRole('button', { name: 'Approve termination' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve termination' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve termination' }));
    await expect(onDecide).toHaveBeenLastCalledWith({ approved: true, note: 'Call them first' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const Own: Story = {
  name: 'The banker who requested it cannot decide',
  globals: { user: 'bankerRm' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Someone else at the bank must decide/u)).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const ClientAsked: Story = {
  name: 'A client requested it, no reason shown, dark',
  globals: { scheme: 'dark', tenant: 'CZ' },
  args: { askedBy: 'CLIENT' },
  play: async (context) => {
    const page = within(context.canvasElement);
    const { creatorName, reason } = pendingOf(context, 'CLIENT');
    await expect(page.getByText(creatorName)).toBeVisible();
    await expect(page.queryByText(reason)).toBeNull();
  },
};

export const Failed: Story = {
  args: { error: 'Someone else has just changed this.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Someone else has just changed',
    );
  },
};
