import { expect, request, test } from 'playwright/test';
import { badgeEnvironments, environments, type Environment } from '@dokubox/spec/enums.ts';
import { startSimulator } from '../tools/start-simulator.ts';
import { textsOf } from './support/texts.ts';
import { createWorld, openWorld, speak } from './support/worlds.ts';

const hasBadge = (environment: Environment) =>
  badgeEnvironments.some((entry) => entry === environment);

for (const environment of environments) {
  test(`[R2.31] ${environment}: ${hasBadge(environment) ? 'a badge shows the flow id' : 'no badge'}`, async ({
    page,
  }) => {
    const simulator = await startSimulator({ env: { SIM_ENVIRONMENT: environment } });
    const calls = await request.newContext({ baseURL: simulator.url });
    try {
      await speak(page, 'en');
      const t = await textsOf('en');
      const name = environment.toUpperCase();
      const badge = page.getByRole('button', { name: t('shell:environment.badge', { name }) });
      await page.goto(`${simulator.url}/indexHU`);
      await expect(page.getByLabel(t('signIn:username'))).toBeVisible();
      await expect(badge).toHaveCount(hasBadge(environment) ? 1 : 0);

      const wanted = { scenario: 'everyday', tenant: 'HU', user: 'client1' } as const;
      const world = await createWorld(calls, wanted);
      const listed = page.waitForRequest('**/dde/dokubox/**');
      await openWorld(page, world, undefined, undefined, simulator.url);
      await expect(badge).toHaveCount(hasBadge(environment) ? 1 : 0);
      if (!hasBadge(environment)) return;
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
}
