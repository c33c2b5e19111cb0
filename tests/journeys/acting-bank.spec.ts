import { expect, test } from 'playwright/test';
import { formatIsoDay } from '@dokubox/ui-kit/helpers/dayInput.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { cardOf, dokuAt, enter, openBeside, option, sent, submitButton } from './support/acting.ts';
import { realPdf } from './support/files.ts';

test('[A-181][A-189][R4.8] a signature on paper is confirmed with its day, place and scan', async ({
  page,
  browser,
}) => {
  const { t, world, box } = await enter(page, 'RO', 'bankerRm', 'paper');
  const doku = box.dokus.find(({ status }) => status === 'WAITING_FOR_PAPER_SIGNING');
  if (!doku) throw new Error('The scenario has no document to sign on paper.');
  const card = await cardOf(page, doku);
  const signed = option(card, t, 'BANKER', 'PrintedAndPaperSigned');
  await signed.click();
  const dialog = page.getByRole('dialog', { name: t('acting:paper.title') });
  // Thinking better of it chooses nothing.
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signed).not.toBeChecked();
  await signed.click();
  await dialog.getByLabel(t('acting:paper.date')).fill('05.03.2026');
  await dialog.getByLabel(t('acting:paper.place')).fill('Cluj');
  const scan = await realPdf('scan.pdf', 'Signed by hand');
  await dialog.locator('input[type=file]').setInputFiles({ ...scan });
  await dialog.getByRole('button', { name: t('acting:paper.submit') }).click();
  await expect(signed).toBeChecked();
  const day = formatIsoDay('2026-03-05');
  await expect(card).toContainText(`${t('acting:paper.summary', { date: day })}, Cluj, scan.pdf`);
  await submitButton(page, t, 1).click();
  await expect(sent(page, t)).toBeVisible();
  const words = t('acting:card.signedOnAt', { date: day, place: 'Cluj' });
  await expect(card).toContainText(words);
  await expect(card).toContainText('scan.pdf');
  // The client reads it as well.
  const client = await openBeside(browser, world, 'client1', box.id);
  await expect(await cardOf(client, doku)).toContainText(words);
});

test('[R4.22][A-123] a banker finalizes the setup, and the options appear', async ({ page }) => {
  const { t, box } = await enter(page, 'CZ', 'bankerRm', 'setup');
  const doku = dokuAt(box, 0);
  const title = dokuTitle(doku, 'en');
  const card = await cardOf(page, doku);
  await expect(card.getByRole('radio')).toHaveCount(0);
  await card.getByRole('button', { name: t('acting:finalize.buttonOf', { title }) }).click();
  await expect(page.getByText(t('acting:done.finalized', { title }))).toBeVisible();
  await expect(option(card, t, 'BANKER', 'SendToClient')).toBeEnabled();
});
