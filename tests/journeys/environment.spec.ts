import { expect, request, test } from 'playwright/test';
import { startSimulator } from '../tools/start-simulator.ts';
import { textsOf } from './support/texts.ts';
import { createWorld, openWorld, speak } from './support/worlds.ts';

test('[R2.31] the badge of a test environment shows the flow id of every call', async ({
  page,
}) => {
  const simulator = await startSimulator({ env: { SIM_ENVIRONMENT: 'sit' } });
  const calls = await request.newContext({ baseURL: simulator.url });
  try {
    await speak(page, 'en');
    const t = await textsOf('en');
    const badge = page.getByRole('button', {
      name: t('shell:environment.badge', { name: 'SIT' }),
    });
    await page.goto(`${simulator.url}/indexHU`);
    await expect(page.getByLabel(t('signIn:username'))).toBeVisible();
    await expect(badge).toBeVisible();

    const wanted = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;
    const world = await createWorld(calls, wanted);
    const listed = page.waitForRequest('**/dde/dokubox/**');
    await openWorld(page, world, undefined, undefined, simulator.url);
    await badge.click();
    const dialog = page.getByRole('dialog', { name: t('shell:environment.title') });
    // The id that every call of this page carries, so that a report finds its steps.
    await expect(dialog).toContainText((await listed).headers()['x-flow-id'] ?? 'none');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(badge).toBeFocused();
  } finally {
    await calls.dispose();
    await simulator.stop();
  }
});
