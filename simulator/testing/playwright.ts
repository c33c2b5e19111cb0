import { test as base, type Page } from 'playwright/test';
import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { WORLD_COOKIE } from '@dokubox/simulator/door/cookies.ts';
import { connect } from './connect.ts';
import type { TestSimulator } from './simulator.ts';
import type { MakeWorld, TestWorld } from './world.ts';

export type { MakeWorld };

/**
 * Playwright's `test` with the simulator at `baseURL`. Worlds end with their test. Worlds of a
 * failed test stay for examination.
 */
export const test = base.extend<{ simulator: TestSimulator; makeWorld: MakeWorld }>({
  simulator: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('Set use.baseURL to the address of the simulator.');
    await use(connect(baseURL, { controlToken: process.env['SIM_CONTROL_TOKEN'] }));
  },
  makeWorld: async ({ simulator }, use, info) => {
    const made: TestWorld[] = [];
    await use(async (wanted) => {
      const world = await simulator.world(wanted);
      made.push(world);
      return world;
    });
    if (info.status !== info.expectedStatus) return;
    await Promise.all(made.map((world) => world.dispose()));
  },
});

/** Landing path of a user type. */
export function landingPath({
  tenant,
  userType,
}: {
  readonly tenant: Tenant;
  readonly userType: UserType;
}): string {
  return userType === 'BANKER' ? `/intranet${tenant}` : `/index${tenant}`;
}

/** Opens a world in a browser, signed out. @param url address of the simulator */
export async function setWorldCookie(page: Page, { id }: TestWorld, url: string): Promise<void> {
  await page.context().addCookies([{ name: WORLD_COOKIE, value: id, url }]);
}

/** A screen, and the user who visits it. */
export interface ScreenVisit {
  /** Path of a screen after signing in. The default is the user's landing page. */
  readonly screen?: string | undefined;
  /** Key of the user. The default is the user of the world. */
  readonly user?: string | undefined;
  /** Address of another simulator than the one at `baseURL`. */
  readonly origin?: string | undefined;
}

/** Address that signs a user of a world in and opens a screen of the portal. */
export function screenAddress(
  world: TestWorld,
  { screen, user = world.user, origin = '' }: ScreenVisit = {},
): string {
  const landing = landingPath({ tenant: world.tenant, userType: userTypeOfKey(user) });
  const path = screen === undefined ? landing : `${landing}?resume=${encodeURIComponent(screen)}`;
  return origin + world.openAddress(user, path);
}

/** Signs a user of a world in, opens a screen of the portal, and waits for the screen. */
export async function openScreen(
  page: Page,
  world: TestWorld,
  visit: ScreenVisit = {},
): Promise<void> {
  await page.goto(screenAddress(world, visit));
  await page.waitForURL((url) => url.pathname.startsWith('/app/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}
