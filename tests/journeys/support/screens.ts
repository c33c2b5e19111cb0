import { expect, type Page } from 'playwright/test';
import { callAs, createWorld, openWorld, type JourneyWorld } from './worlds.ts';

type Wanted = Parameters<typeof createWorld>[1];

/** Worlds of one journey: screens that only read share the world of their user. */
export class Worlds {
  readonly #made = new Map<string, Promise<JourneyWorld>>();

  of(page: Page, wanted: Wanted): Promise<JourneyWorld> {
    const key = JSON.stringify(wanted);
    const known = this.#made.get(key) ?? createWorld(page.request, wanted);
    this.#made.set(key, known);
    return known;
  }
}

/** A screen of the portal and the way there. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page, worlds: Worlds) => Promise<void>;
}

const client = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;
const banker = { scenario: 'everyday', tenant: 'BG', user: 'bankerRm' } as const;

async function at(page: Page, worlds: Worlds, wanted: Wanted, path: string) {
  await openWorld(page, await worlds.of(page, wanted), path);
}

/** Number of some client of the banker's world. */
async function clientNumberIn(page: Page, worlds: Worlds): Promise<string> {
  const world = await worlds.of(page, banker);
  const body = { page: 0, size: 10 } as const;
  const { content } = await callAs(page.request, world, 'searchUsers', { body });
  return content[0]?.clientNumber ?? '';
}

async function seesRows(page: Page) {
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

/** Every screen there is, once; those of signed-out readers first. */
export const screens: readonly Screen[] = [
  {
    name: 'client list',
    open: async (page, worlds) => {
      await at(page, worlds, client, '/app/dokuboxlist');
      await seesRows(page);
    },
  },
  {
    name: 'empty list',
    open: async (page, worlds) => {
      await at(page, worlds, { ...client, scenario: 'empty' }, '/app/dokuboxlist');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  {
    name: 'banker list',
    open: async (page, worlds) => {
      await at(page, worlds, banker, '/app/dokuboxlist');
      await seesRows(page);
    },
  },
  {
    name: 'task list',
    open: async (page, worlds) => {
      await at(page, worlds, banker, '/app/taskListView');
      await seesRows(page);
    },
  },
  {
    name: 'user management',
    open: async (page, worlds) => {
      const number = await clientNumberIn(page, worlds);
      const path = `/app/usermanagement/manageuser/?clientNumber=${number}`;
      await at(page, worlds, banker, path);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'new dokubox',
    open: async (page, worlds) => {
      await at(page, worlds, client, '/app/createDokuBox');
      await expect(page.getByRole('combobox').first()).toBeEnabled();
    },
  },
  {
    name: 'client of a new dokubox',
    open: (page, worlds) => at(page, worlds, banker, '/app/createDokuBox'),
  },
  {
    name: 'configuration',
    open: async (page, worlds) => {
      const world = await worlds.of(page, banker);
      const body = { status: 'ALL', page: 0, size: 50 } as const;
      const { content } = await callAs(page.request, world, 'searchBankerDokuboxes', { body });
      const box = content.find(({ status }) => status === 'BANK_SETUP');
      await openWorld(page, world, `/app/createDokuBox/configure/${box?.id}`);
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
];
