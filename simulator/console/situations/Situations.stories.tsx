import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { door } from '../../../.storybook/door.ts';
import { consoleStory, outsideOf, page } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/Situations',
  args: { path: paths.situations },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Situations: Story = {
  name: 'A situation is found by words and opened as somebody, in a world of its own',
  play: async ({ loaded }) => {
    const search = await page().findByLabelText(words.situations.search);
    await waitFor(() => expect(page().getAllByRole('listitem').length).toBeGreaterThan(10));
    await userEvent.selectOptions(page().getByLabelText(words.situations.tenant), 'RO');
    await userEvent.type(search, 'rejected banker');
    await waitFor(() => expect(page().getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(page().getAllByRole('button', { name: /^Open .* as/ })[0] as HTMLElement);
    await waitFor(() => expect(outsideOf(loaded).opened).toHaveLength(1));
    const [world] = door.worlds.list();
    await expect(world?.tenant).toBe('RO');
    await expect(outsideOf(loaded).opened[0]).toContain(`/__sim/open/${world?.id}`);
  },
};

export const NoneFits: Story = {
  name: 'No situation fits, and one click shows all',
  args: { path: `${paths.situations}?search=nowhere` },
  play: async () => {
    const { none, reset, search } = words.situations;
    await waitFor(() => expect(page().getByRole('heading', { name: none })).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: reset }));
    await waitFor(() => expect(page().getByLabelText(search)).toHaveValue(''));
    await waitFor(() => expect(page().getAllByRole('listitem').length).toBeGreaterThan(10));
  },
};
