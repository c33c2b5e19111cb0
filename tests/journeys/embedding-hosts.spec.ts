import { expect, test, type Page } from 'playwright/test';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import type { TestWorld } from '@dokubox/testing/world.ts';
import {
  addReactHost,
  EmbeddingStage,
  inside,
  isHostReady,
  mountInPage,
  parametersOf,
  eventsOfHost,
  unmountInPage,
  variants,
  type Variant,
} from './fixtures/embedding.ts';
import { realPdf } from './fixtures/files.ts';
import { textsOf } from './fixtures/texts.ts';
import { findDoku } from './fixtures/worlds.ts';

const stage = new EmbeddingStage();

test.beforeAll(() => stage.set());
test.afterAll(() => stage.strike());

/** The `sandbox` value that `docs/embedding.md` recommends. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const hosts = {
  'plain page': { from: 'host', isReact: false },
  'page with its own React and Mantine': { from: 'host', isReact: true },
  'page on another site with a strict policy and Trusted Types': { from: 'strict', isReact: false },
} as const;

/** Windows and the width of the place in them, in CSS pixels. Null is the full width. */
const places = [
  { window: { width: 1440, height: 900 }, width: null },
  { window: { width: 390, height: 844 }, width: null },
  { window: { width: 1280, height: 900 }, width: 420 },
] as const;

/** Opens the card of a document. */
async function cardOf(page: Page, variant: Variant, title: string) {
  const card = inside(page, variant).getByRole('article', { name: title, exact: true }).first();
  const toggle = card.getByRole('button', { name: title, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  return card;
}

const schemes = ['light', 'dark'] as const;

/**
 * Checks list and box in each place. Nothing may be wider than its place. Schemes, places, hosts
 * and variants are combined so that any three of them meet in every combination. This needs half as
 * many screens as all combinations of the four.
 */
async function looksRight(
  page: Page,
  { variant, turn }: { readonly variant: Variant; readonly turn: number },
  world: TestWorld,
): Promise<void> {
  const t = await textsOf('en');
  const dokubox = inside(page, variant);
  const { box } = await findDoku(world, ({ status }) => status === 'WAITING_CLIENT_SIGNATURE');
  for (const [at, { window, width }] of places.entries()) {
    const colorScheme = schemes[(turn + at) % schemes.length] ?? 'light';
    await page.setViewportSize(window);
    await page.locator('#place').evaluate((place, wanted) => {
      place.style.width = wanted === null ? '' : `${wanted}px`;
    }, width);
    const isNoWider = async (what: string) => {
      const wide = await dokubox
        .locator(variant === 'mountFrame' ? '#root' : 'dokubox-embed')
        .evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(wide, `${what}, ${colorScheme}, ${window.width}`).toBeLessThanOrEqual(0);
    };
    await mountInPage(page, variant, parametersOf(world, { theme: { colorScheme } }), sandbox);
    await expect(dokubox.getByRole('heading', { level: 1, name: t('list:title') })).toBeVisible();
    await expect(dokubox.getByRole('link').first()).toBeVisible();
    await isNoWider('list');
    await unmountInPage(page);
    const parameters = parametersOf(world, { dokuBoxId: box.id, theme: { colorScheme } });
    await mountInPage(page, variant, parameters, sandbox);
    await expect(dokubox.getByRole('article').last()).toBeVisible();
    await isNoWider('box');
    await unmountInPage(page);
  }
}

for (const [hostAt, [name, host]] of Object.entries(hosts).entries()) {
  for (const [variantAt, variant] of variants.entries()) {
    test(`[R1.5][R2.9][R4.24][A-250][A-510][A-513] ${variant} in a ${name}: list, box, upload, dialog, signing and return, expiry, sign-out`, async ({
      page,
    }) => {
      const t = await textsOf('en');
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      const world = await stage.atHost(page, host);
      if (host.isReact) await addReactHost(page);
      const address = page.url();
      const dokubox = inside(page, variant);
      await test.step('the layout is right in every place and scheme', () =>
        looksRight(page, { variant, turn: hostAt + variantAt }, world));
      await page.setViewportSize({ width: 1280, height: 900 });

      await test.step('a file is uploaded, and a message sent from the last card', async () => {
        const { box, doku } = await findDoku(
          world,
          ({ status }) => status === 'WAITING_CLIENT_UPLOAD',
        );
        await mountInPage(page, variant, parametersOf(world, { dokuBoxId: box.id }), sandbox);
        const card = await cardOf(page, variant, dokuTitle(doku, 'en'));
        const file = await realPdf('Statement.pdf', name);
        await card.locator('input[type=file]').setInputFiles(file);
        await expect(card.getByText(file.name).first()).toBeVisible();
        const last = box.dokus.filter(({ usedInBox }) => usedInBox).at(-1);
        const title = last ? dokuTitle(last, 'en') : '';
        const lastCard = await cardOf(page, variant, title);
        await lastCard.getByRole('button', { name: t('box:card.messages', { title }) }).click();
        const dialog = dokubox.getByRole('dialog');
        await dialog.getByRole('textbox').fill('From inside the host');
        await dialog.getByRole('button', { name: t('messages:compose.send') }).click();
        // The text also stays in the field until the message is stored.
        await expect(dialog.getByRole('textbox')).toHaveValue('');
        await expect(dialog.getByText('From inside the host')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await unmountInPage(page);
      });

      const id =
        await test.step('the signer goes to the signing page, and returns into the host', async () => {
          const { box, doku } = await findDoku(
            world,
            ({ status }) => status === 'WAITING_CLIENT_SIGNATURE',
          );
          const title = dokuTitle(doku, 'en');
          const parameters = parametersOf(world, { dokuBoxId: box.id, returnUrl: address });
          await mountInPage(page, variant, parameters, sandbox);
          const card = await cardOf(page, variant, title);
          await card.getByRole('button', { name: t('acting:sign.buttonOf', { title }) }).click();
          await page.waitForURL('**/__sim/sign/*');
          await page.locator('form[action$="/sign"] button').click();
          await page.waitForURL(`${address}&dokuBoxId=${box.id}`);
          await isHostReady(page);
          return box.id;
        });

      await test.step('the host passes the box to Dokubox, which reports the signer’s return', async () => {
        if (host.isReact) await addReactHost(page);
        const returned = await page.evaluate(() => window.host.returned ?? 0);
        expect(returned).toBe(id);
        await mountInPage(
          page,
          variant,
          parametersOf(world, { returnedDokuBoxId: returned }),
          sandbox,
        );
        await expect(
          dokubox.getByText(t('contract:message.dde.redirection.title'), { exact: true }),
        ).toBeVisible();
      });

      await test.step('the session ends, and a new token continues it at the same place', async () => {
        await world.advance({ minutes: 16 });
        const onwards = dokubox.getByRole('link', { name: t('list:redirection.open') });
        const ended = dokubox.getByText(t('signIn:expired.title'), { exact: true });
        await expect(async () => {
          // The list may already have loaded automatically.
          if (await onwards.isVisible()) await onwards.click({ timeout: 1_000 });
          await expect(ended).toBeVisible({ timeout: 2_000 });
        }).toPass();
        const { idToken, refreshToken } = world.tokens;
        const body = { ialIdToken: idToken, ialRefreshToken: refreshToken };
        const fresh = await (await world.as()).call('refreshToken', { body });
        await page.evaluate(
          (token) => window.host.shown.renew({ idToken: token }),
          fresh.ialIdToken,
        );
        await expect(dokubox.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await eventsOfHost(page)).toEqual([
          { kind: 'info', code: 'LOGGED_IN' },
          { kind: 'error', code: 'LOGIN_FAILED' },
          { kind: 'info', code: 'LOGGED_OUT' },
          { kind: 'info', code: 'LOGGED_IN' },
        ]);
      });

      await test.step('the host signs out, and nothing is left', async () => {
        await unmountInPage(page);
        await expect(page.locator('#place')).toBeEmpty();
        expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(0);
        expect(await page.evaluate(() => window.host.refused)).toEqual([]);
        expect(problems).toEqual([]);
      });
    });
  }
}
