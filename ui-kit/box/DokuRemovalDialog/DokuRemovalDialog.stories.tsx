import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  removalRefusal,
  removalRefusals,
  type RemovalRefusal,
} from '@dokubox/spec/workflow/removal.ts';
import {
  sceneOf,
  type DokuOfBox,
  type Scene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import { inBoxOf } from '../DokuCard/dokuOptions.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { usedDokus } from '../../helpers/turn.ts';
import en from '../../locales/en/acting.ts';
import { DokuRemovalDialog, type DokuRemovalDialogProps } from './DokuRemovalDialog.tsx';
import { RemovalPendingNotice } from './RemovalPendingNotice.tsx';

/** The special property of the document to remove. The rules decide whether it can be removed. */
const situations = ['oneOfSeveral', 'last', ...removalRefusals] as const;
type Situation = (typeof situations)[number];

interface Args extends Pick<DokuRemovalDialogProps, 'busy' | 'onConfirm' | 'onClose'> {
  readonly situation: Situation;
}

interface Card extends DokuOfBox {
  readonly scene: Scene;
}

const refusalOf = ({ scene, box, doku }: Card) =>
  removalRefusal(inBoxOf(doku, box), scene.currentUser, box, scene.policy);
const isLast = ({ box }: Card) => usedDokus(box.dokus).length === 1;

function matches(card: Card, situation: Situation): boolean {
  const refusal = refusalOf(card);
  if (situation !== 'oneOfSeveral' && situation !== 'last') return refusal === situation;
  return refusal === null && isLast(card) === (situation === 'last');
}

/** A document in the situation, from the first scenario in which the user has one. */
function cardOf(context: SceneGlobals, situation: Situation): Card {
  for (const name of ['acting', 'ending', 'locked-by-another']) {
    const scene = sceneOf(context, name);
    for (const box of scene.boxes()) {
      for (const one of box.dokus) {
        // Another user has removed it while this user looked at it.
        const doku = situation === 'NOT_USED' ? { ...one, usedInBox: false } : one;
        const card = { scene, box, doku };
        if (matches(card, situation)) return card;
      }
    }
  }
  throw new Error(
    `The user has no document for “${situation}” in this bank. Choose another user or bank.`,
  );
}

const titleOf = ({ scene, doku }: Card) => dokuTitle(doku, scene.content);

const meta = {
  title: 'Box/DokuRemovalDialog',
  globals: { user: 'bankerRm' },
  argTypes: { situation: { control: 'select', options: situations } },
  args: { situation: 'oneOfSeveral', busy: false, onConfirm: fn(), onClose: fn() },
  render: ({ situation, ...props }, context) => {
    const card = cardOf(context, situation);
    return (
      <DokuRemovalDialog
        {...props}
        opened
        title={titleOf(card)}
        reasons={card.scene.options('DokuRemovalReason')}
        refusal={refusalOf(card)}
        last={isLast(card)}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Remove: Story = {
  name: '[R2.21] Remove a document',
  play: async (context) => {
    const card = cardOf(context, 'oneOfSeveral');
    const page = within(await screen.findByRole('dialog', { name: 'Remove document' }));
    await expect(
      page.getByText((text) => text.startsWith(`“${titleOf(card)}” will be removed`)),
    ).toBeInTheDocument();
    const [reason] = card.scene.options('DokuRemovalReason');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reason' }), reason!.label);
    await userEvent.click(page.getByRole('button', { name: 'Remove document' }));
    await expect(context.args.onConfirm).toHaveBeenLastCalledWith({
      reason: reason!.value,
      note: null,
    });
  },
};

export const RemoveLast: Story = {
  name: 'The last document, dark',
  globals: { scheme: 'dark', tenant: 'RS' },
  args: { situation: 'last' },
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: 'Remove document' }));
    await expect(page.getByText(/This is the last document/u)).toBeInTheDocument();
  },
};

/** A story of one refusal: the dialog shows the reason and only a close button. */
function refused(refusal: RemovalRefusal, user = 'bankerRm'): Story {
  return {
    name: `Refused: ${refusal}`,
    globals: { user },
    args: { situation: refusal },
    play: async ({ args }) => {
      const page = within(
        await screen.findByRole('dialog', { name: 'The document cannot be removed' }),
      );
      await expect(page.getByText(en.removalRefusal[refusal])).toBeInTheDocument();
      await expect(page.queryByRole('combobox')).toBeNull();
      await userEvent.click(page.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalled();
    },
  };
}

export const RefusedNotUsed = refused('NOT_USED');
export const RefusedNoPermission = refused('NO_PERMISSION', 'client1');
export const RefusedBoxNotOpen = refused('BOX_NOT_OPEN');
export const RefusedLocked = refused('LOCKED');
export const RefusedArchived = refused('ARCHIVED');
export const RefusedUnderArchiving = refused('UNDER_ARCHIVING');
export const RefusedSigningInProgress = refused('SIGNING_IN_PROGRESS');

export const Pending: Story = {
  name: '[R2.21] RemovalPendingNotice: the removal is pending',
  args: { situation: 'SIGNING_IN_PROGRESS' },
  render: ({ situation, onClose }, context) => (
    <RemovalPendingNotice opened title={titleOf(cardOf(context, situation))} onClose={onClose} />
  ),
  play: async ({ args }) => {
    const page = within(
      await screen.findByRole('dialog', { name: 'The document will be removed later' }),
    );
    await expect(page.getByText(/when signing in this dokubox has ended/u)).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
