import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clientApplications, type Tenant } from '@dokubox/spec/enums.ts';
import { door } from '../../.storybook/door.ts';
import { storyColorScheme } from '../../.storybook/storyColorScheme.ts';
import { Console } from './Console.tsx';
import { paths } from './paths.ts';
import type { FrameParameters, Place } from './place.ts';
import { words } from './words.ts';

/** What a story of the console leads to outside of it. */
interface Outside {
  readonly opened: string[];
  readonly copied: string[];
  /** Frames of the portal that stand. */
  readonly framed: Map<HTMLElement, FrameParameters>;
}

interface ConsoleStory {
  readonly path: string;
  readonly place: Place;
  readonly outside: Outside;
  readonly scheme: 'light' | 'dark';
  readonly i18n: I18n;
}

/** The world a story begins with. */
interface WantedWorld {
  readonly scenario: string;
  readonly tenant: Tenant;
  /** A box of it was renamed. */
  readonly renamed?: boolean;
}

/** A world of a scenario in the simulator of this page. */
function makeWorld({ scenario, tenant, renamed = false }: WantedWorld): string {
  const world = door.worlds.create({ scenario, tenant });
  const [box] = world.boxes.values();
  if (renamed && box) {
    world.commit({ operationId: 'renameDokubox', username: 'tester' }, (tx) => {
      tx.changeBox(box.id, { customName: 'Renamed' });
    });
  }
  return world.id;
}

const meta = {
  title: 'Console/Pages',
  parameters: { layout: 'fullscreen', bare: true },
  args: { path: paths.situations },
  loaders: [
    ({ args, globals, parameters }) => {
      for (const { id } of door.worlds.list()) door.worlds.delete(id);
      const wanted = parameters['world'] as WantedWorld | undefined;
      const worldId = wanted ? makeWorld(wanted) : '';
      const kept = new Map<string, string>();
      const outside: Outside = { opened: [], copied: [], framed: new Map() };
      const place: Place = {
        fetch: door.visitor().fetch,
        open: (url) => outside.opened.push(url),
        connectFrame: (element, { parameters: told }) => {
          outside.framed.set(element, told);
          return Promise.resolve({ disconnect: () => outside.framed.delete(element) });
        },
        copy: (text) => {
          outside.copied.push(text);
          return Promise.resolve();
        },
        origin: 'https://simulator.example',
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => kept.set(key, value),
        },
      };
      return {
        outside,
        place,
        path: (args as { path: string }).path.replace('WORLD', worldId),
        scheme: globals['scheme'] === 'dark' ? 'dark' : 'light',
      };
    },
  ],
  render: (_args, { loaded }) => {
    const { path, place, scheme, i18n } = loaded as unknown as ConsoleStory;
    return (
      <MemoryRouter initialEntries={[path]}>
        <Console place={place} i18n={i18n} colorSchemeManager={storyColorScheme(scheme)} />
      </MemoryRouter>
    );
  },
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const outsideOf = (loaded: Record<string, unknown>) => loaded['outside'] as Outside;
const page = () => within(document.body);

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

export const Palette: Story = {
  name: 'From anywhere, a few words and Enter open a situation and lead to its world',
  args: { path: paths.worlds },
  play: async ({ loaded }) => {
    await page().findByRole('heading', { name: words.worlds.title });
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = await page().findByRole('combobox', { name: words.palette.search });
    await userEvent.type(search, 'ro refused banker');
    await waitFor(() =>
      expect(page().getAllByRole('option')[0]).toHaveTextContent(/refused.*RO · /),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    const [world] = door.worlds.list();
    await expect([world?.tenant, outsideOf(loaded).opened.length]).toEqual(['RO', 1]);
    await waitFor(() => expect(page().getByText(world?.id ?? 'none')).toBeVisible());
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

export const World: Story = {
  name: 'A world: its clock moves on, an envelope is refused as a signer would',
  args: { path: paths.world('WORLD') },
  parameters: { world: { scenario: 'signing-running', tenant: 'HR' } },
  play: async () => {
    const said = words.world;
    const clock = await page().findByRole('heading', { name: said.clock });
    const before = clock.parentElement?.querySelector('time')?.dateTime ?? '';
    await userEvent.click(page().getByRole('button', { name: said.day }));
    const dayMs = 24 * 3_600_000;
    await waitFor(() => {
      const now = document.querySelector('time')?.dateTime ?? '';
      return expect(Date.parse(now) - Date.parse(before)).toBeGreaterThanOrEqual(dayMs);
    });
    await userEvent.click(page().getAllByText(said.play)[0] as HTMLElement);
    const form = within(page().getAllByRole('form')[0] as HTMLElement);
    await userEvent.selectOptions(form.getByLabelText(said.action), 'workstepRejected');
    await userEvent.type(form.getByLabelText(said.reason), 'The amount is wrong.');
    await userEvent.click(form.getByRole('button', { name: said.act }));
    await waitFor(() => expect(page().getByText(said.acted('REJECTED'))).toBeVisible());
  },
};

export const Sides: Story = {
  name: 'Client left, bank right: two sessions in one world, a divider for the keyboard, and a link',
  args: { path: paths.world('WORLD', 'sides') },
  parameters: { world: { scenario: 'everyday', tenant: 'BG' } },
  play: async ({ loaded }) => {
    const said = words.sides;
    const { framed, copied } = outsideOf(loaded);
    await waitFor(() => expect(framed.size).toBe(2), { timeout: 10_000 });
    const [left, right] = [...framed.values()].sort((a, b) => (a.userType < b.userType ? 1 : -1));
    await expect([left?.userType, right?.userType]).toEqual(['CLIENT', 'BANKER']);
    await expect(left?.idToken).not.toBe(right?.idToken);
    await userEvent.click(page().getByRole('button', { name: said.copy }));
    await waitFor(() => expect(copied[0]).toContain('/sides?left=client1&right=banker'));
    const divider = document.querySelector<HTMLElement>('[role="separator"]');
    divider?.focus();
    await userEvent.keyboard('{End}');
    const wide = window.matchMedia('(width >= 60rem)').matches;
    await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', wide ? '80' : '50'));
  },
};

export const Undone: Story = {
  name: 'What happened is taken back and done again',
  args: { path: paths.world('WORLD', 'history') },
  parameters: { world: { scenario: 'everyday', tenant: 'SK', renamed: true } },
  play: async () => {
    const said = words.history;
    await waitFor(() => expect(page().getByText('renameDokubox')).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: said.undo }));
    await waitFor(() => expect(page().getByText(said.none)).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: said.redo }));
    await waitFor(() => expect(page().getByText('renameDokubox')).toBeVisible());
  },
};

export const Journal: Story = {
  name: 'A refused request is found in the journal, with its body and the step it fell at',
  args: { path: paths.world('WORLD', 'journal') },
  parameters: { world: { scenario: 'everyday', tenant: 'SK' } },
  play: async () => {
    const said = words.journal;
    const [world] = door.worlds.list();
    await door.visitor().fetch('/dde/dokubox/1', {
      headers: {
        'X-Sim-World': world?.id ?? '',
        'X-Tenant': 'SK',
        'X-Language': 'en',
        'X-Channel': 'INTERNET',
        'X-Flow-Type': 'CLIENT',
        'X-Timezone-Offset': '0',
        'X-Client-Application': clientApplications[0],
        'X-Flow-Id': crypto.randomUUID(),
      },
    });
    await userEvent.click(await page().findByLabelText(said.refusedOnly));
    const row = await page().findByRole('button', { name: 'loadDokubox' }, { timeout: 10_000 });
    await userEvent.click(row);
    const dialog = within(await page().findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('GET /dde/dokubox/1')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Faults: Story = {
  name: 'A fault is added, meets a call, and is cleared',
  args: { path: paths.world('WORLD', 'faults') },
  parameters: { world: { scenario: 'everyday', tenant: 'SK' } },
  play: async () => {
    const said = words.faults;
    const operation = await page().findByLabelText(said.operation);
    await userEvent.selectOptions(operation, 'loadDokubox');
    await userEvent.click(page().getByRole('button', { name: said.add }));
    await waitFor(() => expect(page().getByRole('heading', { name: 'loadDokubox' })).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: said.clear }));
    await waitFor(() => expect(page().getByText(said.none)).toBeVisible());
  },
};
