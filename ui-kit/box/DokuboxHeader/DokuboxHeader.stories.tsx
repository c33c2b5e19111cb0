import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DokuboxStatus } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { allCategoriesOf } from '../../../.storybook/scene.ts';
import type { SaveName } from '../CustomNameEditor/CustomNameEditor.tsx';
import { boxTitle, definitionTitle } from '../../helpers/names.ts';
import { usedDokus } from '../../helpers/turn.ts';
import { headerStories, shownBox, type DokuboxHeaderArgs } from './DokuboxHeader.scenes.tsx';

const meta = {
  title: 'Box/DokuboxHeader',
  ...headerStories,
} satisfies Meta<DokuboxHeaderArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const banker = { globals: { user: 'bankerRm' } } as const;

export const Client: Story = {
  name: '[R2.14] A client sees name, documents, category and turn',
  play: async (context) => {
    const { scene, box } = shownBox(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harvest 2026');
    await expect(canvas.getByText(definitionTitle(box, scene.content))).toBeVisible();
    await expect(canvas.getByText(`${usedDokus(box.dokus).length} documents`)).toBeVisible();
    await expect(canvas.getByText(allCategoriesOf(scene)[box.productCategory!]!)).toBeVisible();
    await expect(canvas.getByText(/documents? (is|are) waiting for you\.$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }));
    await expect(context.args.onNavigate).toHaveBeenCalledWith('#/app/dokuboxlist');
  },
};

export const Dark: Story = { ...Client, name: 'Dark', globals: { scheme: 'dark' } };

/** If the bank hides the category, as CZ and SK do, no line shows it. */
function withoutCategory(tenant: 'CZ' | 'SK'): Story {
  return {
    name: `[R2.14] No category in ${tenant}`,
    globals: { tenant },
    play: async (context) => {
      const { scene, box } = shownBox(context);
      const name = allCategoriesOf(scene)[box.productCategory!]!;
      await expect(name).toBeTruthy();
      await expect(within(context.canvasElement).queryByText(name)).toBeNull();
    },
  };
}

export const NoCategoryInCz = withoutCategory('CZ');
export const NoCategoryInSk = withoutCategory('SK');

export const DummyCategory: Story = {
  name: '[R2.14] The dummy category is not shown',
  args: { dummyCategory: true },
  play: async (context) => {
    const all = allCategoriesOf(shownBox(context).scene);
    const canvas = within(context.canvasElement);
    for (const name of Object.values(all)) await expect(canvas.queryByText(name)).toBeNull();
  },
};

export const Banker: Story = {
  ...banker,
  name: 'A banker sees the client, and no name to edit',
  play: async (context) => {
    const { box } = shownBox(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(box.clientName!)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
  },
};

export const LocalTitle: Story = {
  name: 'The local title in the local language',
  globals: { tenant: 'BG', language: 'bg' },
  args: { ownName: 'none' },
  play: async (context) => {
    const { box } = shownBox(context);
    await expect(box.titleLocal).not.toBe(box.titleEn);
    await expect(
      within(context.canvasElement).getByRole('heading', { level: 1 }),
    ).toHaveTextContent(box.titleLocal!);
  },
};

export const Rename: Story = {
  name: '[R2.15] CustomNameEditor: a client names the box',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const input = canvas.getByRole('textbox', { name: 'Name for this dokubox' });
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '  Harvest 2027 {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Harvest 2027');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harvest 2027'),
    );
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
  },
};

export const RenameGivenUp: Story = {
  name: 'CustomNameEditor: a client cancels',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await userEvent.type(canvas.getByRole('textbox'), 'x{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
  },
};

export const RenameTooLong: Story = {
  name: 'CustomNameEditor: too long',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(limits.customNameMax + 1));
    await waitFor(() => expect(canvas.getByText(/^Use 100 characters or fewer/u)).toBeVisible());
    await expect(canvas.getByText('101 of 100 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save name' })).toBeDisabled();
  },
};

export const RenameFailed: Story = {
  name: 'CustomNameEditor: not saved',
  args: { onRename: fn<SaveName>(() => Promise.resolve({ messageKey: 'dde.error.generalError' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await userEvent.type(canvas.getByRole('textbox'), '!{Enter}');
    await waitFor(() => expect(canvas.getByText(/Something went wrong/)).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('Harvest 2026!');
  },
};

export const NoOwnName: Story = {
  name: 'CustomNameEditor: no name yet',
  args: { ownName: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Name this dokubox' })).toBeVisible();
  },
};

export const LongName: Story = {
  name: 'The longest name, on a small phone',
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { ownName: 'long' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const StartedByTheBank: Story = {
  name: 'CustomNameEditor: the bank started the box',
  args: { startedBy: 'BANK', ownName: 'none' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/cannot be changed because the bank started/),
    ).toBeVisible();
  },
};

export const Locked: Story = {
  name: 'Another user works on the box',
  args: { locked: true },
  play: async (context) => {
    const { box } = shownBox(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(`In use by ${box.lockUser!.fullName}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SignatureRejectedOnPaper: Story = {
  name: 'A rejected signature, on paper',
  args: { status: 'PAPER_IN_PROGRESS', signatureRejected: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Signing refused')).toBeVisible();
    await expect(canvas.getByText('On paper')).toBeVisible();
  },
};

/** The next step that a user sees in a status. Each has its story. */
function next(name: string, status: DokuboxStatus, user: string, sentence: RegExp): Story {
  return {
    name: `Next step: ${name}`,
    globals: { user },
    args: { status },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByText(sentence)).toBeVisible();
    },
  };
}

export const NextClientSetup = next(
  'the client prepares',
  'CLIENT_SETUP',
  'client1',
  /then send it to the bank/u,
);
export const NextClientSetupBank = next(
  'the bank waits for the client',
  'CLIENT_SETUP',
  'bankerRm',
  /The client is still preparing/u,
);
export const NextBankSetup = next(
  'the bank prepares',
  'BANK_SETUP',
  'bankerRm',
  /Decide who signs and how/u,
);
export const NextConfiguration = next(
  'the bank configures',
  'WAITING_BANK_CONFIGURATION',
  'bankerRm',
  /The client has finished preparing/u,
);
export const NextPaperSigned = next(
  'everything is signed on paper',
  'PAPER_SIGNED',
  'bankerRm',
  /complete the dokubox without them/u,
);
export const NextPendingClient = next(
  'the client waits for the decision',
  'PENDING_CANCELLATION_APPROVAL',
  'client1',
  /until the bank decides/u,
);
export const NextPendingBank = next(
  'a second banker decides',
  'PENDING_CANCELLATION_APPROVAL',
  'bankerRm',
  /until someone else at the bank decides/u,
);

export const WithActions: Story = {
  ...banker,
  name: 'With buttons',
  args: { buttons: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Terminate dokubox' }),
    ).toBeVisible();
  },
};

export const Finalized: Story = {
  name: 'Finalized',
  args: { status: 'FINALIZED' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/This dokubox is completed/)).toBeVisible();
  },
};

export const Cancelled: Story = {
  ...banker,
  name: '[R2.16] TerminationDetails: a terminated box, read-only',
  args: { status: 'CANCELLED' },
  play: async (context) => {
    const { scene, box } = shownBox(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show termination details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Termination details' }));
    const words = scene.options('CancellationReason');
    const { label } = words.find(({ value }) => value === box.reasonOfCancellation)!;
    await expect(dialog.getByText(label)).toBeInTheDocument();
    await expect(dialog.queryAllByRole('textbox')).toHaveLength(0);
  },
};

export const Bulgarian: Story = {
  name: 'Bulgarian, in use by another user',
  globals: { tenant: 'BG', language: 'bg' },
  args: { locked: true },
  play: async (context) => {
    const { scene, box } = shownBox(context);
    await expect(
      within(context.canvasElement).getByRole('heading', { level: 1 }),
    ).toHaveTextContent(boxTitle(box, scene.content));
  },
};
