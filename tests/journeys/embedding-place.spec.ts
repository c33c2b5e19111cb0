import { expect, test, type Locator, type Page } from 'playwright/test';
import type { TestWorld } from '@dokubox/testing/world.ts';
import {
  EmbeddingStage,
  inside,
  mountInPage,
  parametersOf,
  unmountInPage,
  variants,
} from './fixtures/embedding.ts';
import { textsOf } from './fixtures/texts.ts';
import { sentWords } from '../tools/sent.ts';

const stage = new EmbeddingStage();

test.beforeAll(() => stage.set());
test.afterAll(() => stage.strike());

const WINDOW = { width: 1280, height: 800 };
test.use({ viewport: WINDOW });

/** The client's box with the most documents. */
async function largestBox(world: TestWorld) {
  const body = { status: 'ALL', page: 0, size: 10, sort: 'documentsCount,desc' } as const;
  const [box] = (await (await world.as()).call('searchClientDokuboxes', { body })).content;
  if (!box) throw new Error('The client has no box.');
  return box;
}

/** Opens the conversation about the document of a card. */
const openMessages = async (card: Locator) => {
  const t = await textsOf('en');
  await card.getByRole('button', { name: t('box:card.messages', { title: '' }) }).click();
};

/** Waits until an element is completely visible in the window of the host. */
const isInSight = (element: Locator) =>
  expect
    .poll(async () => {
      const box = await element.boundingBox();
      return box && box.y >= 0 && box.y + box.height <= WINDOW.height && box.height > 0;
    })
    .toBe(true);

/** Number of height messages from the frame while the browser draws sixty frames. */
const sizesTold = (page: Page) =>
  page.evaluate(async () => {
    const sizeCount = () => window.host.told.filter(({ kind }) => kind === 'size').length;
    const before = sizeCount();
    for (let pictures = 0; pictures < 60; pictures += 1) await new Promise(requestAnimationFrame);
    return sizeCount() - before;
  });

test('[R1.5][A-255][A-514] a frame is as high as its content and settles, also during a long call', async ({
  page,
}) => {
  const world = await stage.atHost(page);
  const [box] = await (await world.as()).boxes();
  let answer = () => undefined as unknown;
  const asked = new Promise<void>((resolve) => {
    const held = new Promise((release) => (answer = () => release(undefined)));
    void page.route(/\/dokubox\/\d+$/, async (route) => {
      resolve();
      await held;
      await route.continue();
    });
  });
  await mountInPage(page, 'mountFrame', parametersOf(world, { dokuBoxId: box?.id ?? 0 }));
  const frame = inside(page, 'mountFrame');
  await asked;
  await expect(frame.locator('[data-stands-in]')).toBeVisible();
  await expect.poll(() => sizesTold(page)).toBe(0);
  answer();
  await expect(frame.getByRole('article').first()).toBeVisible();
  await expect.poll(() => sizesTold(page)).toBe(0);
  const { content, seen } = await frame.locator('dokubox-embed').evaluate((shown) => ({
    content: shown.getBoundingClientRect().height,
    seen: window.innerHeight,
  }));
  expect(seen).toBe(Math.ceil(content));
});

test('[R1.5][A-515] a low frame is higher while a dialog is open, and as low as before afterwards', async ({
  page,
}) => {
  const world = await stage.atHost(page);
  const boxes = await (await world.as()).boxes();
  const box = boxes.find(({ status }) => status === 'FINALIZED');
  await mountInPage(page, 'mountFrame', parametersOf(world, { dokuBoxId: box?.id ?? 0 }));
  const frame = inside(page, 'mountFrame');
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  await expect(frame.getByRole('article').first()).toBeVisible();
  await expect.poll(() => sizesTold(page)).toBe(0);
  const low = await height();
  expect(low).toBeLessThan(700);
  await openMessages(frame.getByRole('article').first());
  await isInSight(frame.getByRole('dialog').getByRole('heading', { level: 2 }));
  await expect.poll(height).toBe(768);
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(low);
});

test('[R1.5][A-515] dialogs, messages, banners and the submit bar are in the visible part of 300 documents', async ({
  page,
  context,
}) => {
  const t = await textsOf('en');
  for (const variant of variants) {
    await test.step(variant, async () => {
      const world = await stage.atHost(page, { scenario: 'very-large' });
      const { id } = await largestBox(world);
      await mountInPage(page, variant, parametersOf(world, { dokuBoxId: id }));
      const within = inside(page, variant);
      const cards = within.getByRole('article');
      await expect(cards).toHaveCount(300);

      const last = cards.last();
      await last.scrollIntoViewIfNeeded();
      await openMessages(last);
      const dialog = within.getByRole('dialog');
      await isInSight(dialog.getByRole('heading', { level: 2 }));
      await isInSight(dialog.getByRole('textbox'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      const chosen = within.locator('article[data-open] input[type="radio"]').first();
      const toReview = cards.filter({
        hasText: new RegExp(
          `${t('contractBox:dokuStatus.UNDER_REVIEW_CLIENT')}|${t('contractBox:ownStatus.UNDER_REVIEW_CLIENT')}`,
        ),
      });
      await toReview.first().getByRole('heading', { level: 3 }).getByRole('button').click();
      await chosen.check();
      const bar = within.locator('[data-bar]');
      for (const part of [0.3, 0.7]) {
        await page.evaluate(
          (share) => window.scrollTo(0, document.documentElement.scrollHeight * share),
          part,
        );
        await isInSight(bar);
      }
      await bar.getByRole('button', { name: t('acting:submit.submit', { count: 1 }) }).click();
      await isInSight(within.getByText(sentWords(t)));

      await context.setOffline(true);
      await isInSight(within.getByText(t('shell:offline.text')));
      await context.setOffline(false);
      await unmountInPage(page);
    });
  }
});

test('[R1.5][A-514] the layout follows the place, by module and by frame: 420 pixels of a wide window are one column', async ({
  page,
}) => {
  const t = await textsOf('en');
  for (const variant of variants) {
    await test.step(variant, async () => {
      const world = await stage.atHost(page);
      const resize = (width: number) =>
        page.locator('#place').evaluate((place, to) => {
          place.style.width = `${to}px`;
        }, width);
      await resize(420);
      await mountInPage(page, variant, parametersOf(world));
      const within = inside(page, variant);
      await expect(within.getByLabel(t('list:sort.label'))).toBeVisible();
      await expect(within.getByRole('table')).toHaveCount(0);
      await resize(1200);
      await expect(within.getByRole('table')).toBeVisible();
      await unmountInPage(page);

      const box = await largestBox(world);
      const columns = () =>
        within
          .getByRole('article')
          .evaluateAll(
            (cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size,
          );
      await mountInPage(page, variant, parametersOf(world, { dokuBoxId: box.id }));
      await expect.poll(columns).toBe(2);
      await resize(420);
      await expect.poll(columns).toBe(1);
      await unmountInPage(page);
    });
  }
});

test('[R1.5][A-516] the surroundings of the module do not move, cut or cover its dialogs', async ({
  page,
}) => {
  const world = await stage.atHost(page);
  await page.evaluate(() => {
    const place = document.getElementById('place');
    Object.assign(place?.style ?? {}, {
      ...{ transform: 'translateY(200px)', overflow: 'hidden', height: '300px' },
      ...{ position: 'relative', zIndex: '0', filter: 'none' },
    });
    const header = document.createElement('header');
    header.style.cssText = 'position:fixed;inset:0 0 auto;height:700px;z-index:99;opacity:0.5';
    document.body.append(header);
  });
  const box = await largestBox(world);
  await mountInPage(page, 'mountModule', parametersOf(world, { dokuBoxId: box.id }));
  const place = page.locator('#place');
  await expect(place.getByRole('article').first()).toBeVisible();
  // The host's header covers the place, as it covers everything.
  await place.getByRole('article').first().getByRole('button').last().dispatchEvent('click');
  const dialog = place.getByRole('dialog');
  await isInSight(dialog);
  const { x = 0, y = 0, width = 0 } = (await dialog.boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - WINDOW.width / 2)).toBeLessThan(2);
  const onTop = ([left, top]: readonly [number, number]) =>
    document.elementFromPoint(left, top)?.localName;
  expect(await page.evaluate(onTop, [x + width / 2, y + 10] as const)).toBe('dokubox-embed');
});
