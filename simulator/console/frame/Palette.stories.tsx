import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { door } from '../../../.storybook/door.ts';
import { consoleStory, outsideOf, wholePage } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/Palette',
  args: { path: paths.worlds },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Palette: Story = {
  name: 'From anywhere, a few words and Enter open a situation and lead to its world',
  args: { path: paths.worlds },
  play: async ({ loaded }) => {
    await wholePage().findByRole('heading', { name: words.worlds.title });
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = await wholePage().findByRole('combobox', { name: words.palette.search });
    await userEvent.type(search, 'ro refused banker');
    await waitFor(() =>
      expect(wholePage().getAllByRole('option')[0]).toHaveTextContent(/refused.*RO · /),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(wholePage().queryByRole('dialog')).toBeNull());
    const [world] = door.worlds.loaded();
    await expect([world?.tenant, outsideOf(loaded).opened.length]).toEqual(['RO', 1]);
    await waitFor(() => expect(wholePage().getByText(world?.id ?? 'none')).toBeVisible());
  },
};
