import { test as base, type Page } from 'playwright/test';
import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { WORLD_COOKIE } from '@dokubox/simulator/door/cookies.ts';
import { connect } from './connect.ts';
import type { TestSimulator } from './simulator.ts';
import type { MakeWorld, TestWorld } from './world.ts';

export type { MakeWorld };

/**
 * Playwright's `test` with the simulator at `baseURL`, and worlds that end with their test; those of a test
 * that failed stay, to be looked at.
 */
export const test = base.extend<{ simulator: TestSimulator; makeWorld: MakeWorld }>({
  simulator: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('use.baseURL has to say where the simulator is.');
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

/** The landing path of a side. */
export function landingPath({
  tenant,
  userType,
}: {
  readonly tenant: Tenant;
  readonly userType: UserType;
}): string {
  return userType === 'BANKER' ? `/intranet${tenant}` : `/index${tenant}`;
}

/** Puts a browser into a world, signed out. @param url of the simulator */
export async function setWorldCookie(page: Page, { id }: TestWorld, url: string): Promise<void> {
  await page.context().addCookies([{ name: WORLD_COOKIE, value: id, url }]);
}

/** Which screen, as whom. */
export interface ScreenVisit {
  /** Path behind the sign-in; default: the home of the user. */
  readonly screen?: string | undefined;
  /** Key of the user; default: whom the world was made for. */
  readonly user?: string | undefined;
  /** Of another simulator than the one at `baseURL`. */
  readonly origin?: string | undefined;
}

/** Address that signs somebody of a world in and leads to a screen of the portal, or home. */
export function screenAddress(
  world: TestWorld,
  { screen, user = world.user, origin = '' }: ScreenVisit = {},
): string {
  const landing = landingPath({ tenant: world.tenant, userType: userTypeOfKey(user) });
  const path = screen === undefined ? landing : `${landing}?resume=${encodeURIComponent(screen)}`;
  return origin + world.openAddress(user, path);
}

/** Signs somebody of a world in and leads to a screen of the portal, which is there afterwards. */
export async function openScreen(
  page: Page,
  world: TestWorld,
  visit: ScreenVisit = {},
): Promise<void> {
  await page.goto(screenAddress(world, visit));
  await page.waitForURL((url) => url.pathname.startsWith('/app/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}
