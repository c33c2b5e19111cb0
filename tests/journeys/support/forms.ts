import { expect, type Page } from 'playwright/test';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { textsOf } from './texts.ts';
import { createWorld, enterWorld, landingPath, speak } from './worlds.ts';

type Texts = Awaited<ReturnType<typeof textsOf>>;
type Wanted = Parameters<typeof createWorld>[1];

/** Signed out, in English, on the login page of the world's user. */
export async function atLogin(page: Page, wanted: Wanted, baseURL: string | undefined) {
  await speak(page, 'en');
  const t = await textsOf('en');
  const world = await createWorld(page.request, wanted);
  await enterWorld(page, world, baseURL ?? '');
  await page.goto(landingPath(world));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { t, world };
}

/** The field with the label says exactly this, or nothing at all. */
export async function expectFinding(page: Page, t: Texts, label: string, key: MessageKey | null) {
  const field = page.getByLabel(label, { exact: true });
  if (key === null) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  else {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      new RegExp(escaped(t(`contract:message.${key}`))),
    );
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What an empty field says that must be filled. */
export const required = 'dde.error.requiredField';
