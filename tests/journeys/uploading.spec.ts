import { expect, type Page } from 'playwright/test';
import { operations } from '@dokubox/spec/operations/table.ts';
import { cardOf, dokuAt, enter, option, sent, submitButton, upload } from './support/acting.ts';
import { realPdf } from './support/files.ts';
import { endingWorld, test } from './support/people.ts';
import { textsOf } from './support/texts.ts';

/** Keeps uploads of a page under way until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${operations.checkFileContent.url}`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('[R2.20][A-145] a box is not sent without a file that is under way, and leaving it asks first', async ({
  page,
  visit,
}) => {
  const t = await textsOf('en');
  const { world, clientSetup } = await endingWorld(page);
  const screen = await (await visit(world, 'client1')).openBox(clientSetup);
  const send = screen.getByRole('button', { name: t('creating:setup.client.submit') });
  const asks = screen.getByRole('dialog', { name: t('acting:leave.title') });
  const back = screen.getByRole('link', { name: t('box:header.back') });
  await expect(send).toBeEnabled();

  const letGo = await holdUploads(screen);
  const file = await realPdf('Declaration.pdf', 'A declaration');
  await screen.locator('article input[type=file]').first().setInputFiles(file);
  await expect(screen.getByText(t('acting:submit.uploading'))).toBeVisible();
  await expect(send).toBeDisabled();
  await back.click();
  await expect(asks).toContainText(t('acting:leave.uploading'));
  await expect(asks).not.toContainText(t('acting:leave.text'));

  // It arrives while the reader still thinks: nothing is lost any more, and nothing is asked.
  letGo();
  await expect(asks).toBeHidden();
  await expect(screen.getByText(t('contract:message.dde.success.fileUploaded'))).toBeVisible();
  await expect(screen.getByText(t('acting:submit.uploading'))).toHaveCount(0);
  await expect(send).toBeEnabled();
  await back.click();
  await expect(screen).toHaveURL(/\/app\/dokuboxlist/);
});

test('[R2.20][A-119][A-145] choices wait for a file that is under way', async ({ page }) => {
  const { t, box } = await enter(page, 'BG', 'client1', 'choices');
  const [first, second] = [dokuAt(box, 0), dokuAt(box, 1)];
  await option(await cardOf(page, first), t, 'CLIENT', 'SendToBank').check();
  await expect(submitButton(page, t, 1)).toBeEnabled();

  const letGo = await holdUploads(page);
  const card = await cardOf(page, second);
  const arrives = upload(card, page, t, 'A later extract');
  await expect(submitButton(page, t, 1)).toBeDisabled();
  await expect(page.getByText(t('acting:submit.uploading'))).toBeVisible();
  letGo();
  await arrives;
  await submitButton(page, t, 1).click();
  await expect(sent(page, t)).toBeVisible();
});

for (const unsent of ['a choice', 'a file under way'] as const) {
  test(`[R4.4][A-145] a terminated box is left without a question, whatever was not sent: ${unsent}`, async ({
    page,
    visit,
  }) => {
    const t = await textsOf('en');
    const { world, both } = await endingWorld(page);
    const screen = await (await visit(world, 'bankerRm')).openBox(both);
    const input = screen.locator('article input[type=file]').first();
    const held = unsent === 'a file under way';
    if (held) await holdUploads(screen);
    await input.setInputFiles(await realPdf('Fees.pdf', 'The fees'));
    if (held) await expect(screen.getByText(t('box:upload.cancel'))).toBeVisible();
    else await screen.getByRole('radio').first().check();

    await screen.getByRole('button', { name: t('acting:terminate.title.CANCELLED') }).click();
    const dialog = screen.getByRole('dialog', { name: t('acting:terminate.title.CANCELLED') });
    await dialog.getByLabel(t('acting:reason.label')).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: t('acting:terminate.title.CANCELLED') }).click();
    await expect(screen).toHaveURL(/\/app\/dokuboxlist/);
    await expect(screen.getByText(t('contract:message.dde.success.terminated'))).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveCount(0);
  });
}
