import { expect, type Page } from 'playwright/test';
import { landingPath, speak, type JourneyWorld } from './worlds.ts';

/** Opens a world as another of its users, in English, on a screen behind the sign-in. */
export async function openAs(
  page: Page,
  { id, tenant }: Pick<JourneyWorld, 'id' | 'tenant'>,
  user: string,
  screen: string,
): Promise<void> {
  await speak(page, 'en');
  const userType = user.startsWith('client') ? 'CLIENT' : 'BANKER';
  const path = `${landingPath({ tenant, userType })}?resume=${encodeURIComponent(screen)}`;
  await page.goto(`/__sim/open/${id}?user=${user}&path=${encodeURIComponent(path)}`);
  await page.waitForURL((url) => url.pathname.startsWith('/app/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
