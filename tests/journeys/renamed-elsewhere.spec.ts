import { openScreen, test } from '@dokubox/testing/playwright.ts';
import { expect } from 'playwright/test';

test('[R2.14][R7.2] changes made elsewhere are loaded when the user returns to the tab', async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ scenario: 'everyday', tenant: 'HU', user: 'client1' });
  const client = await world.as();
  const own = (await client.boxes()).find(
    ({ initiatedBy, status }) => initiatedBy === 'CLIENT' && status === 'IN_PROGRESS',
  );
  const id = own?.id ?? 0;

  // The portal reloads at most every few seconds, so the page's clock is moved forward.
  await page.clock.install();
  await openScreen(page, world, { screen: `/app/dokubox/${id}` });
  const body = { dokuBoxId: id, newCustomName: 'Renamed elsewhere' };
  await client.call('renameDokubox', { body });
  await page.clock.fastForward(5_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed elsewhere' })).toBeVisible();
});
