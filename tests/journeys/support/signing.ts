import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import type { Desk, Life } from './life.ts';
import type { Visitor } from './people.ts';

/** A signer opens the box and goes over to the signing page from the card of a document. */
export async function opensSigningPage(
  life: Life,
  who: Visitor,
  id: number,
  title: string,
): Promise<Page> {
  const { t } = life;
  const screen = await who.openBox({ id });
  const card = await life.desk(who).card(title);
  await expect(card.getByText(t('acting:sign.text'))).toBeVisible();
  await card.getByRole('button', { name: t('acting:sign.buttonOf', { title }) }).click();
  await screen.waitForURL('**/__sim/sign/*');
  await expect(screen.getByRole('note')).toContainText('TEST');
  return screen;
}

/** A signer signs there, comes back to the list, opens the box from its notice, and leaves it. */
export async function signs(life: Life, who: Visitor, id: number, title: string): Promise<void> {
  const { t } = life;
  const screen = await opensSigningPage(life, who, id, title);
  await screen.locator('form[action$="/sign"] button').click();
  await screen.waitForURL('**/app/dokuboxlist');
  await screen.getByRole('link', { name: t('list:redirection.open') }).click();
  await screen.waitForURL(`**/app/dokubox/${id}`);
  await life.desk(who).card(title);
  const button = screen.getByRole('button', { name: t('acting:sign.buttonOf', { title }) });
  await expect(button).toHaveCount(0);
  await life.leave(screen, id);
}

/** Somebody opens the box, downloads the file of a document, and leaves the box. */
export async function downloads(
  life: Life,
  who: Visitor,
  id: number,
  title: string,
): Promise<Uint8Array> {
  const screen = await who.openBox({ id });
  const card = await life.desk(who).card(title);
  const download = screen.waitForEvent('download');
  await card.getByRole('button', { name: life.t('box:card.downloadOf', { title }) }).click();
  const bytes = await readFile(await (await download).path());
  await life.leave(screen, id);
  return bytes;
}

/**
 * The archive is closed until the signatures of a document are validated; then it goes there.
 *
 * @param count signatures that pass
 */
export async function validatesAndArchives(
  life: Life,
  desk: Desk,
  title: string,
  count: number,
): Promise<void> {
  const { t } = life;
  const card = await desk.card(title);
  await expect(card).toContainText(t('acting:actions.archiveHint.validateFirst'));
  await card.getByRole('button', { name: t('acting:validate.buttonOf', { title }) }).click();
  const dialog = desk.page.getByRole('dialog', { name: t('validation:title') });
  await expect(dialog).toContainText(t('validation:passed', { count }));
  await expect(dialog).toContainText(t('validation:archive.possible'));
  // The document and its signatures.
  await expect(dialog.getByRole('treeitem')).toHaveCount(count + 1);
  await desk.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await desk.send({ [title]: 'SendToArchive' });
  await life.archiveDone();
  await desk.sees(title, 'ARCHIVED');
}
