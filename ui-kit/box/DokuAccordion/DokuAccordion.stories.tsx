import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { lockedByOther } from '@dokubox/spec/workflow/rights.ts';
import { sceneOf, type Scene, type SceneGlobals } from '../../../.storybook/scene.ts';
import { dokuTitle } from '../../helpers/names.ts';
import { cardEvents, Cards, cardToggle, type CardEvents } from './DokuAccordion.scenes.tsx';

/** The special property of the box, and its scenario. */
const situations = {
  messages: ['messages', (scene) => scene.box()],
  locked: [
    'locked-by-another',
    (scene) =>
      scene.box((box) => lockedByOther(box, scene.currentUser) && Boolean(box.lockUser?.fullName)),
  ],
  large: ['very-large', (scene) => scene.largest()],
} as const satisfies Record<
  string,
  readonly [scenario: string, box: (scene: Scene) => ReceivedBox]
>;

interface Args extends CardEvents {
  readonly situation: keyof typeof situations;
  /** Maximum number of documents. Increase it to check that a very large box stays fast. */
  readonly count: number;
  /** Names, files and numbers of messages are as long as possible. */
  readonly long: boolean;
}

const longName =
  'Tájékoztató a Forgóeszközhitelszerződésmódosításáról és a hozzá kapcsolódó biztosítéki megállapodásokról';

function shown(context: SceneGlobals & { readonly args: Args }) {
  const { situation, count, long } = context.args;
  const [scenario, boxOf] = situations[situation];
  const scene = sceneOf(context, scenario);
  const box = boxOf(scene);
  const dokus = box.dokus.slice(0, count).map((doku) =>
    long
      ? {
          ...doku,
          customDokuName: longName,
          fileName: `${'nagyon_hosszu_fajlnev_'.repeat(6)}.pdf`,
          unreadMessagesCount: 120,
        }
      : doku,
  );
  return { scene, box: { ...box, dokus } };
}

const meta = {
  title: 'Box/DokuAccordion',
  globals: { user: 'client1' },
  parameters: { layout: 'padded' },
  argTypes: {
    situation: { control: 'inline-radio', options: Object.keys(situations) },
    count: { control: { type: 'range', min: 0, max: 300 } },
  },
  args: { situation: 'messages', count: 60, long: false, ...cardEvents() },
  render: (args, context) => {
    const { situation, count, long, ...events } = args;
    const { scene, box } = shown({ ...context, args });
    const key = [situation, count, long, scene.tenant, scene.currentUser.username].join(' ');
    return <Cards key={key} scene={scene} box={box} events={events} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {
  name: '[R2.19] Two columns',
  play: async (context) => {
    const { canvasElement, args } = context;
    const { scene, box } = shown(context);
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole('article');
    await expect(
      cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
    ).toEqual(box.dokus.map((doku) => dokuTitle(doku, scene.content)));
    // The first card that waits for the user is open, and the others are closed.
    const toggles = cards.map(cardToggle);
    await expect(toggles.map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'true',
      ...Array<string>(cards.length - 1).fill('false'),
    ]);
    await userEvent.click(toggles[1]!);
    await expect(toggles[0]).toHaveAttribute('aria-expanded', 'true');
    await expect(toggles[1]).toHaveAttribute('aria-expanded', 'true');
    if (canvasElement.clientWidth >= 992) {
      const left = cards.map((card) => Math.round(card.getBoundingClientRect().left));
      await expect(left[2]).toBe(left[0]);
      await expect(left[3]).toBe(left[1]);
      await expect(left[1]).toBeGreaterThan(left[0]!);
      // There is no gap under a card, however high its neighbour is.
      await waitFor(async () => {
        const [first, , third] = cards.map((card) => card.getBoundingClientRect());
        await expect(third!.top - first!.bottom).toBeLessThan(17);
        await expect(third!.top - first!.bottom).toBeGreaterThan(7);
      });
    }
    const [doku] = box.dokus;
    await userEvent.click(
      canvas.getByRole('button', {
        name: `Messages about ${dokuTitle(doku!, scene.content)}, ${doku!.unreadMessagesCount} unread`,
      }),
    );
    await expect(args.onMessages).toHaveBeenCalledWith(doku!.id);
    await expect(toggles[0]).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Dark: Story = { ...TwoColumns, name: 'Dark', globals: { scheme: 'dark' } };

export const Bulgarian: Story = {
  name: 'Titles in the language of the bank',
  globals: { tenant: 'BG', language: 'bg' },
  play: async (context) => {
    const { box } = shown(context);
    const canvas = within(context.canvasElement);
    for (const { titleLocal } of box.dokus) {
      await expect(canvas.getByRole('heading', { name: titleLocal! })).toBeVisible();
    }
  },
};

export const ReadOnly: Story = {
  name: 'Nothing can be changed while another user works on the box',
  args: { situation: 'locked' },
  play: async (context) => {
    const { box } = shown(context);
    const canvas = within(context.canvasElement);
    const [first] = canvas.getAllByRole('article');
    const toggle = cardToggle(first!);
    if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^More actions for/ })).toBeNull();
    await expect(
      canvas.getByText((text) => text.includes(`while ${box.lockUser!.fullName!} is working`)),
    ).toBeVisible();
    await expect(canvas.queryByText('Your turn')).toBeNull();
  },
};

export const LongNames: Story = {
  name: 'Long names, on a small phone',
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { count: 3, long: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(within(canvasElement).getAllByText('99+')).toHaveLength(3);
  },
};

export const Empty: Story = {
  name: 'No document',
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('There are no documents in this dokubox.'),
    ).toBeVisible();
  },
};

export const Many: Story = {
  name: 'Sixty documents',
  args: { situation: 'large' },
  play: async (context) => {
    const { length } = shown(context).box.dokus;
    const canvas = within(context.canvasElement);
    await expect(length).toBe(60);
    // They are drawn in steps, when the browser has time.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(length), {
      timeout: 20_000,
    });
    await waitFor(() =>
      expect(canvas.getAllByRole('list')[0]).toHaveAttribute('aria-busy', 'false'),
    );
    // Closed cards consist of their heads only. The card that waits for the user is open.
    await expect(canvas.getAllByRole('list', { name: 'People' })).toHaveLength(1);
    // A distant card has only its text. It becomes complete when the user comes near, also by
    // keyboard.
    const last = canvas.getAllByRole('article').at(-1)!;
    const toggle = cardToggle(last);
    await waitFor(() => expect(within(last).getAllByRole('button')).toHaveLength(1));
    const { height } = last.getBoundingClientRect();
    toggle.focus();
    await waitFor(() => expect(within(last).getAllByRole('button').length).toBeGreaterThan(1));
    await expect(toggle).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().height).toBeCloseTo(height, 0));
  },
};
