import { expect, type Page } from 'playwright/test';
import { boxesOf, createWorld, enterWorld, landingPath, openWorld } from './worlds.ts';

/** A screen of the portal and the way there; the world is made anew for each use. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page, baseURL: string) => Promise<void>;
}

const client = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;
const banker = { scenario: 'everyday', tenant: 'BG', user: 'bankerRm' } as const;

function heading(page: Page) {
  return expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function signedOut(page: Page, baseURL: string, wanted: typeof client | typeof banker) {
  const world = await createWorld(page.request, wanted);
  await enterWorld(page, world, baseURL);
  return world;
}

async function inBox(page: Page, query = '') {
  const world = await createWorld(page.request, client);
  const [box] = await boxesOf(page.request, world);
  await openWorld(page, world, `/app/dokubox/${box?.id}${query}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Every screen there is, once. */
export const screens: readonly Screen[] = [
  {
    name: 'client login',
    open: async (page, baseURL) => {
      await page.goto(landingPath(await signedOut(page, baseURL, client)));
      await heading(page);
    },
  },
  {
    name: 'banker login',
    open: async (page, baseURL) => {
      await page.goto(landingPath(await signedOut(page, baseURL, banker)));
      await heading(page);
    },
  },
  {
    name: 'cookies',
    open: async (page, baseURL) => {
      await signedOut(page, baseURL, client);
      await page.goto('/indexHU');
      await page.goto('/cookies');
      await heading(page);
    },
  },
  {
    name: 'client list',
    open: async (page) => {
      await openWorld(page, await createWorld(page.request, client));
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'banker list',
    open: async (page) => {
      await openWorld(page, await createWorld(page.request, banker), '/app/dokuboxlist');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'empty list',
    open: async (page) => {
      await openWorld(page, await createWorld(page.request, { ...client, scenario: 'empty' }));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  { name: 'box', open: (page) => inBox(page) },
  {
    name: 'messages',
    open: async (page) => {
      await inBox(page);
      // The first card holds messages in this scenario; its button is the first of the page.
      await page.getByRole('article').first().locator('button').nth(1).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'task list',
    open: async (page) => {
      await openWorld(page, await createWorld(page.request, banker), '/app/taskListView');
    },
  },
  {
    name: 'user management',
    open: async (page) => {
      const world = await createWorld(page.request, banker);
      await openWorld(page, world, '/app/usermanagement/manageuser/');
    },
  },
  {
    name: 'error page',
    open: async (page) => {
      await openWorld(page, await createWorld(page.request, client), '/app/nowhere');
    },
  },
];
