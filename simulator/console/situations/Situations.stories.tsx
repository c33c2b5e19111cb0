import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dokuboxStatuses, dokuStatuses } from '@dokubox/spec/enums.ts';
import { door } from '../../../.storybook/door.ts';
import { consoleStory, outsideOf, wholePage } from '../Console.scenes.tsx';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

const meta = {
  ...consoleStory,
  title: 'Console/Situations',
  args: { path: paths.situations },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const situation = (name: string) => wholePage().getByRole('heading', { level: 2, name });
const rowOf = (name: string) => within(situation(name).closest('li') ?? document.body);

export const Situations: Story = {
  name: 'A situation is found by words and opened as somebody, in a world of its own',
  play: async ({ loaded }) => {
    const search = await wholePage().findByLabelText(words.situations.search);
    const titles = () => wholePage().getAllByRole('heading', { level: 2 });
    await waitFor(() => expect(titles().length).toBeGreaterThan(10));
    await userEvent.click(wholePage().getByRole('radio', { name: 'RO' }));
    await userEvent.type(search, 'rejected banker');
    await waitFor(() => expect(titles()).toHaveLength(1));
    const row = rowOf('A signature was refused');
    await expect(row.getByText(words.situations.try)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /^Client 1, / }));
    await waitFor(() => expect(outsideOf(loaded).opened).toHaveLength(1));
    const [world] = door.worlds.loaded();
    await expect(world?.tenant).toBe('RO');
    await expect(outsideOf(loaded).opened[0]).toBe(`/__sim/open/${world?.id}?user=client1`);
  },
};

export const Boxes: Story = {
  name: '[A-415] A search for a status shows the boxes that have it, each opened as whose turn it is',
  args: { path: `${paths.situations}?search=waiting_bank_signature_2&tenant=CZ` },
  play: async ({ loaded }) => {
    const title = 'A signature was refused';
    await waitFor(() => expect(situation(title)).toBeVisible());
    const row = rowOf(title);
    const turn = await row.findByRole('button', { name: /^Banker 2 \(their turn\): / });
    await userEvent.click(turn);
    await waitFor(() => expect(outsideOf(loaded).opened).toHaveLength(1));
    const opened = new URL(outsideOf(loaded).opened[0] ?? '', 'https://simulator.example');
    await expect(opened.searchParams.get('path')).toMatch(/^\/app\/dokubox\/\d+$/);
    await userEvent.click(row.getAllByRole('button', { name: /^Copy a link to / })[1] ?? turn);
    await waitFor(() =>
      expect(outsideOf(loaded).copied[0]).toContain(
        '/__sim/open?scenario=signing-rejected&tenant=CZ&user=turn&box=',
      ),
    );
  },
};

export const Statuses: Story = {
  name: '[A-415] Every status of every bank leads into a box, as whose turn it is or as a role',
  args: { path: `${paths.statuses}?tenant=BG` },
  play: async ({ loaded }) => {
    const wording = words.statuses;
    const links = await wholePage().findAllByRole(
      'link',
      { name: / in BG, as / },
      { timeout: 10_000 },
    );
    await expect(links).toHaveLength(dokuboxStatuses.length + dokuStatuses.length);
    await userEvent.selectOptions(wholePage().getByLabelText(wording.as), 'client1');
    const way = wholePage().getByRole('link', {
      name: /^\d+: open .*, WAITING_CLIENT_SIGNATURE in BG, as Client 1$/,
    });
    await userEvent.click(way);
    await waitFor(() => expect(outsideOf(loaded).opened[0]).toContain('user=client1&path='));
    await expect(way).toHaveAttribute('href', expect.stringContaining('tenant=BG&user=client1'));
  },
};

export const NoneFits: Story = {
  name: 'No situation matches, and one click shows all',
  args: { path: `${paths.situations}?search=nowhere` },
  play: async () => {
    const { none, reset, search } = words.situations;
    await waitFor(() => expect(wholePage().getByRole('heading', { name: none })).toBeVisible());
    await userEvent.click(wholePage().getByRole('button', { name: reset }));
    await waitFor(() => expect(wholePage().getByLabelText(search)).toHaveValue(''));
    await waitFor(() =>
      expect(wholePage().getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10),
    );
  },
};

export const Ticket: Story = {
  name: '[A-415] From the page of a world, a link for a ticket: as whom, where to, and when',
  args: { path: paths.world('WORLD') },
  parameters: { world: { scenario: 'everyday', tenant: 'RO' } },
  play: async ({ loaded }) => {
    const wording = words.ticket;
    await userEvent.click(await wholePage().findByRole('button', { name: wording.open }));
    const dialog = within(await wholePage().findByRole('dialog'));
    await waitFor(() =>
      expect(
        within(dialog.getByLabelText(wording.user)).getAllByRole('option').length,
      ).toBeGreaterThan(1),
    );
    await userEvent.selectOptions(dialog.getByLabelText(wording.user), 'bankerRm');
    const path = dialog.getByLabelText(wording.path);
    await userEvent.type(path, '//elsewhere');
    await waitFor(() => expect(dialog.getByText(wording.pathWrong)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: wording.copy })).toBeNull();
    await userEvent.clear(path);
    await userEvent.type(path, '/app/dokubox/101');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: wording.copy }));
    await waitFor(() => expect(outsideOf(loaded).copied).toHaveLength(1));
    const { pathname, searchParams } = new URL(outsideOf(loaded).copied[0] ?? '');
    await expect(pathname).toBe('/__sim/open');
    await expect(Object.fromEntries(searchParams)).toEqual({
      scenario: 'everyday',
      tenant: 'RO',
      user: 'bankerRm',
      path: '/app/dokubox/101',
      now: expect.stringMatching(/Z$/) as string,
    });
  },
};
