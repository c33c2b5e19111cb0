import { expect, test as base, type Browser, type Page } from 'playwright/test';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { callAs, createWorld, landingPath, speak, type JourneyWorld } from './worlds.ts';

/** A row of the banker's list. */
export type BoxRow = AnswerOf<'searchBankerDokuboxes'>['content'][number];

/** A user of a world in a browser of their own, so that several meet in one box. */
export class Visitor {
  readonly page: Page;
  readonly #world: JourneyWorld;
  readonly #user: string;

  private constructor(page: Page, world: JourneyWorld, user: string) {
    this.page = page;
    this.#world = world;
    this.#user = user;
  }

  /** The side they are on. */
  get side(): UserType {
    return this.#user.startsWith('banker') ? 'BANKER' : 'CLIENT';
  }

  /** A browser that speaks English, signed in as nobody yet. */
  static async meet(browser: Browser, world: JourneyWorld, user: string): Promise<Visitor> {
    const page = await (await browser.newContext()).newPage();
    await speak(page, 'en');
    return new Visitor(page, world, user);
  }

  /** The same user in a further tab of the same browser. */
  async furtherTab(): Promise<Visitor> {
    const page = await this.page.context().newPage();
    await speak(page, 'en');
    return new Visitor(page, this.#world, this.#user);
  }

  /** Signs the user in and opens a screen. */
  async open(screen: string): Promise<Page> {
    const landing = `${landingPath({ ...this.#world, userType: this.side })}?resume=${encodeURIComponent(screen)}`;
    const query = `user=${this.#user}&path=${encodeURIComponent(landing)}`;
    const answer = await this.page.goto(`/__sim/open/${this.#world.id}?${query}`);
    expect(answer?.ok(), `${this.#user} is let in`).toBe(true);
    await this.page.waitForURL((url) => url.pathname.startsWith('/app/'));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    return this.page;
  }

  /** Signs the user in and opens a box with its documents. */
  async openBox(box: Pick<BoxRow, 'id'>): Promise<Page> {
    await this.open(`/app/dokubox/${box.id}`);
    await expect(this.page.getByRole('article').first()).toBeVisible();
    return this.page;
  }

  /** Leaves the box by its own link, and waits until the lock is released. */
  async leaveBox(): Promise<void> {
    const released = this.page.waitForResponse((answer) => answer.url().endsWith('/unlock'));
    await this.page.getByRole('link', { name: 'Back to the list' }).click();
    await released;
    await expect(this.page).toHaveURL(/\/app\/dokuboxlist/);
  }
}

/** A journey that several people walk: each `visit` opens a browser, all are closed at the end. */
export const test = base.extend<{
  visit: (world: JourneyWorld, user: string) => Promise<Visitor>;
}>({
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (world, user) => {
      const visitor = await Visitor.meet(browser, world, user);
      visitors.push(visitor);
      return visitor;
    });
    for (const { page } of visitors) await page.context().close();
  },
});

/** A world of the scenario of endings, with its boxes by what they are for. */
export async function endingWorld(page: Page, tenant: 'CZ' | 'HU' = 'CZ') {
  const world = await createWorld(page.request, { scenario: 'ending', tenant, user: 'bankerRm' });
  const { content } = await callAs(page.request, world, 'searchBankerDokuboxes', {
    body: { status: 'ALL', page: 0, size: 50, sort: 'lastChangedAt,desc' },
  });
  const at = (place: number): BoxRow => {
    const row = content[place];
    if (!row) throw new Error('The scenario has no such box.');
    return row;
  };
  return {
    world,
    /** Waits for both sides; nothing is signed. */
    both: at(0),
    /** Waits for the client alone, who started it and has to choose how to sign. */
    ofClient: at(1),
    /** A signature is made, the envelope runs. */
    signing: at(2),
    /** A termination the world's banker asked for. */
    pending: at(3),
    paperSigned: at(5),
    clientSetup: at(6),
    cancelledByBanker: at(7),
    cancelledByClient: at(8),
  };
}
