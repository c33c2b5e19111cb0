import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { door } from '../../../.storybook/door.ts';
import { consoleStory, outsideOf, page } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/Worlds',
  args: { path: paths.worlds },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Worlds: Story = {
  name: 'Worlds are shared by a link, and deleted after a question',
  args: { path: paths.worlds },
  parameters: { world: { scenario: 'everyday', tenant: 'CZ' } },
  play: async ({ loaded }) => {
    const [world] = door.worlds.list();
    const id = world?.id ?? 'none';
    const { linkNamed, removeNamed, remove, none } = words.worlds;
    await userEvent.click(await page().findByRole('button', { name: linkNamed(id) }));
    await waitFor(() => expect(outsideOf(loaded).copied[0]).toContain(`/__sim/open/${id}?key=`));
    await userEvent.click(page().getByRole('button', { name: removeNamed(id) }));
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    await waitFor(() => expect(page().getByRole('heading', { name: none })).toBeVisible());
    await expect(door.worlds.list()).toHaveLength(0);
  },
};
