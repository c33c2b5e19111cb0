import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '@dokubox/spec/limits.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { boxTitle } from '../../helpers/names.ts';
import en from '../../locales/en/acting.ts';
import { TerminationDialog, type TerminationDialogProps } from './TerminationDialog.tsx';

const situations = ['atOnce', 'approval', 'signing'] as const;

interface Args extends Pick<TerminationDialogProps, 'busy' | 'onConfirm' | 'onClose'> {
  /** The special property of the box to terminate. The rules decide what the user sees. */
  readonly situation: (typeof situations)[number];
  /** The failure as a text. Empty for none. */
  readonly error: string;
}

/** The outcome of a termination, as the scene's user sees it. */
function outcomeOf({ currentUser }: Scene, box: ReceivedBox) {
  const outcome = terminationOutcome(boxFactsFromWire(box), currentUser.userType);
  const envelopeRuns = envelopeRunning({ envelope: box.namirialEnvelopeStatus ?? 'NONE' });
  return { outcome, envelopeRuns };
}

function boxOf(context: SceneGlobals, situation: Args['situation']) {
  const scene = sceneOf(context, 'ending');
  const box = scene.box((one) => {
    const { outcome, envelopeRuns } = outcomeOf(scene, one);
    if (situation === 'atOnce') return outcome === 'CANCELLED';
    return (
      outcome === 'PENDING_CANCELLATION_APPROVAL' && envelopeRuns === (situation === 'signing')
    );
  });
  return { scene, box };
}

const meta = {
  title: 'Box/TerminationDialog',
  argTypes: { situation: { control: 'select', options: situations } },
  args: { situation: 'atOnce', busy: false, error: '', onConfirm: fn(), onClose: fn() },
  render: ({ situation, error, ...props }, context) => {
    const { scene, box } = boxOf(context, situation);
    const { outcome, envelopeRuns } = outcomeOf(scene, box);
    const { userType } = scene.currentUser;
    return (
      <TerminationDialog
        {...props}
        opened
        title={boxTitle(box, scene.content)}
        userType={userType}
        reasons={userType === 'BANKER' ? scene.options('CancellationReason') : []}
        outcome={outcome === 'CANCELLED' ? outcome : 'PENDING'}
        envelopeRuns={envelopeRuns}
        {...(error === '' ? {} : { error })}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const client = { globals: { user: 'client1' } } as const;

export const Terminate: Story = {
  name: '[R2.21] A reason is required',
  play: async (context) => {
    const { scene, box } = boxOf(context, 'atOnce');
    const { args } = context;
    const page = within(await screen.findByRole('dialog', { name: 'Terminate dokubox' }));
    const reason = page.getByRole('combobox', { name: 'Reason' });
    await waitFor(async () => {
      await expect(reason).toHaveFocus();
    });
    await expect(page.getByText(`Dokubox: ${boxTitle(box, scene.content)}`)).toBeInTheDocument();
    await expect(page.getByText(/This cannot be undone/u)).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(reason).toHaveAccessibleDescription(/Choose a reason/u);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const [, second] = scene.options('CancellationReason');
    await userEvent.selectOptions(reason, second!.label);
    await userEvent.type(page.getByRole('textbox', { name: /Note/u }), 'New terms');
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      reason: second!.value,
      note: 'New terms',
    });
  },
};

export const NoteTooLong: Story = {
  name: 'The note is too long',
  play: async (context) => {
    const { scene } = boxOf(context, 'atOnce');
    const [first] = scene.options('CancellationReason');
    const page = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), first!.value);
    const note = page.getByRole('textbox', { name: /Note/u });
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(limits.cancellationNoteMax + 1));
    await expect(note).toHaveAccessibleDescription(/Use 250 characters or fewer.*251 of 250/u);
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(note).toHaveFocus();
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: 'Needs approval while signing is in progress, dark',
  globals: { scheme: 'dark', tenant: 'SK' },
  args: { situation: 'signing' },
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'Request termination' }));
    await expect(page.getByText(/must approve the termination/u)).toBeInTheDocument();
    await expect(page.getByText(en.terminate.envelopePending)).toBeInTheDocument();
  },
};

export const PendingOnPaper: Story = {
  name: 'Needs approval, no envelope to cancel',
  args: { situation: 'approval' },
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'Request termination' }));
    await expect(page.queryByText(en.terminate.envelopePending)).toBeNull();
  },
};

export const ByClient: Story = {
  ...client,
  name: 'A client gives no reason',
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog', { name: 'Terminate dokubox' }));
    await expect(page.queryByRole('combobox')).toBeNull();
    await expect(page.queryByRole('textbox')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Terminate dokubox' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: null, note: null });
  },
};

export const Failed: Story = {
  args: { error: 'Something went wrong on our side.' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'),
    );
  },
};

export const Busy: Story = {
  ...client,
  name: 'In progress, Escape does not close',
  args: { busy: true },
  play: async ({ args }) => {
    const page = within(await screen.findByRole('dialog'));
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
