import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import type { Language } from '@dokubox/spec/enums.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import type { BankerListRow, BrowserPerson } from '../journeys/fixtures/people.ts';
import type { Texts } from '../journeys/fixtures/texts.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import { setWorldCookie, landingPath } from '@dokubox/testing/playwright.ts';
import { speak } from '../journeys/fixtures/worlds.ts';
import type { Stations } from './stations.ts';

/** A user who types only the address of the sign-in, and clicks from there on. */
export class Walker implements BrowserPerson {
  readonly page: Page;
  readonly side: BrowserPerson['side'];
  readonly name: string;
  readonly #t: Texts;
  readonly #stations: Stations;

  private constructor(page: Page, name: string, t: Texts, stations: Stations) {
    this.page = page;
    this.name = name;
    this.side = name.startsWith('client') ? 'CLIENT' : 'BANKER';
    this.#t = t;
    this.#stations = stations;
  }

  /**
   * Opens a browser and signs in by the form.
   *
   * @param world the user's world
   * @param name key of the user
   */
  static async arrive(
    browser: Browser,
    from: {
      readonly world: TestWorld;
      /** Their username at the sign-in. */
      readonly username: string;
      readonly name: string;
      readonly language: Language;
      readonly t: Texts;
      readonly baseURL: string;
      readonly stations: Stations;
    },
  ): Promise<Walker> {
    const { world, username, name, language, t, baseURL, stations } = from;
    const page = await (await browser.newContext({ baseURL })).newPage();
    stations.watch(page, name);
    await speak(page, language);
    await setWorldCookie(page, world, baseURL);
    const walker = new Walker(page, name, t, stations);
    await page.goto(landingPath({ tenant: world.tenant, userType: walker.side }));
    await page.getByLabel(t('signIn:username')).fill(username);
    await page.getByLabel(t('signIn:password'), { exact: true }).fill(testPassword);
    await walker.at('sign-in');
    await page.getByRole('button', { name: t('signIn:submit'), exact: true }).click();
    const code = page.getByLabel(t('signIn:otp.label'));
    await expect(code).toBeFocused();
    await walker.at('code');
    await code.fill(testOtp);
    await page.getByRole('button', { name: t('signIn:otp.submit') }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/app/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await walker.at('home');
    return walker;
  }

  /** Takes pictures of the current screen. */
  at(station: string): Promise<void> {
    return this.#stations.take(this.page, `${this.name}-${station}`);
  }

  /** Goes to a screen of the main navigation, or from the list to a new box. */
  async open(screen: string): Promise<Page> {
    const { pathname, searchParams } = new URL(screen, 'http://localhost');
    if (pathname === '/app/createDokuBox') {
      await this.#newBox(searchParams.get('clientNumber'));
      return this.page;
    }
    await this.page
      .getByRole('navigation', { name: this.#t('shell:mainNavigation') })
      .locator(`a[href="${pathname}"]`)
      .click();
    await this.page.waitForURL((url) => url.pathname === pathname);
    return this.page;
  }

  /** Finds a box in the list and opens it. */
  async openBox({ id }: Pick<BankerListRow, 'id'>): Promise<Page> {
    const { pathname } = new URL(this.page.url());
    if (pathname !== '/app/dokuboxlist') await this.open('/app/dokuboxlist');
    await this.rowOf(id).click();
    await this.page.waitForURL((url) => url.pathname === `/app/dokubox/${id}`);
    await expect(this.page.getByRole('article').first()).toBeVisible();
    return this.page;
  }

  /** The link of a box in the list. */
  rowOf(id: number): Locator {
    return this.page.getByRole('table').locator(`a[href="/app/dokubox/${id}"]`);
  }

  /** A banker first enters the client's number. */
  async #newBox(clientNumber: string | null): Promise<void> {
    const t = this.#t;
    await this.open('/app/dokuboxlist');
    await this.page
      .getByRole('main')
      .getByRole('link', { name: t('list:new') })
      // An empty list offers it a second time.
      .first()
      .click();
    await this.page.waitForURL((url) => url.pathname === '/app/createDokuBox');
    if (clientNumber === null) {
      // The list stays until the form opens, and has a field of the same name.
      await expect(
        this.page.getByRole('heading', { name: t('creating:form.title') }),
      ).toBeVisible();
      return;
    }
    const field = this.page.getByRole('combobox', { name: t('list:clientSearch.label') });
    await field.click();
    await field.pressSequentially(clientNumber);
    const hit = this.page.getByRole('option', { name: clientNumber });
    await expect(hit).toHaveCount(1);
    await expect(field).toHaveValue(clientNumber);
    await this.at('client-search');
    await hit.click();
    await expect(field).toHaveValue(new RegExp(clientNumber));
    await expect(this.page.getByText(t('list:clientSearch.nothingFound'))).toHaveCount(0);
    await this.page.getByRole('button', { name: t('signIn:clientSelection.submit') }).click();
    await expect(this.page.getByLabel(t('creating:form.segment'))).toBeVisible();
  }
}
