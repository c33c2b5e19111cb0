import { expect, test } from 'playwright/test';
import { limits } from '@dokubox/spec/limits.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { dokuAt, enter, makeWorld, openBox, openRemoval, removeDoku } from './support/acting.ts';
import { boxOf } from './support/boxes.ts';
import { textsOf } from './support/texts.ts';

test('[R2.21][R4.20][R5.3] a banker removes a document with a reason and a note', async ({
  page,
}) => {
  const { t, world, box } = await enter(page, 'RO', 'bankerRm', 'choices');
  const doku = dokuAt(box, 0);
  const dialog = await openRemoval(page, t, doku);
  await dialog.getByRole('button', { name: t('acting:removal.submit') }).click();
  await expect(dialog).toContainText(t('contract:message.dde.error.requiredField'));
  const note = dialog.getByLabel(t('acting:reason.note'));
  await note.fill('n'.repeat(limits.cancellationNoteMax + 1));
  await expect(note).toHaveAccessibleDescription(
    new RegExp(t('contract:message.dde.error.maxLength250')),
  );
  await note.fill('n'.repeat(limits.cancellationNoteMax));
  await expect(note).not.toHaveAttribute('aria-invalid', 'true');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await removeDoku(page, t, doku);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(t('acting:done.removed', { title: dokuTitle(doku, 'en') })),
  ).toBeVisible();
  await expect(page.locator(`article[data-doku="${doku.id}"]`)).toBeHidden();
  const now = await boxOf(page, world, box.id);
  expect(now.dokus.find(({ id }) => id === doku.id)).toMatchObject({
    dokuAction: 'Reconfigure',
    usedInBox: false,
    removed: true,
  });
});

test('[R5.27][R2.24] the last document goes only after a warning', async ({ page }) => {
  const { t, box } = await enter(page, 'CZ', 'bankerRm', 'lastDocument');
  const doku = dokuAt(box, 0);
  await removeDoku(page, t, doku);
  const warning = page.getByRole('dialog', { name: t('acting:missingFile.lastTitle') });
  await warning.getByRole('button', { name: t('acting:missingFile.back') }).click();
  await expect(page.getByRole('dialog', { name: t('acting:removal.submit') })).toBeVisible();
  await page.keyboard.press('Escape');
  await removeDoku(page, t, doku);
  await warning.getByRole('button', { name: t('acting:missingFile.continue') }).click();
  await expect(page.getByText(t('box:documents.empty')).last()).toBeVisible();
});

test('[R5.26][R2.21][A-121] a removal while somebody signs is pending', async ({ page }) => {
  const t = await textsOf('en');
  const world = await makeWorld(page, 'RO', 'signing-running');
  const box = await boxOf(page, world, 102);
  const doku = dokuAt(box, 0);
  expect(doku.participants.some(({ signingUrlResolved }) => signingUrlResolved)).toBe(true);
  await openBox(page, world, 'bankerRm', box.id);
  await removeDoku(page, t, doku);
  const last = page.getByRole('dialog', { name: t('acting:missingFile.lastTitle') });
  await last.getByRole('button', { name: t('acting:missingFile.continue') }).click();
  const notice = page.getByRole('dialog', { name: t('acting:removalPending.title') });
  await expect(notice).toContainText(dokuTitle(doku, 'en'));
  await notice.getByRole('button', { name: t('acting:removalPending.close') }).click();
  await expect(notice).toBeHidden();
  const now = await boxOf(page, world, box.id);
  expect(now.dokus[0]).toMatchObject({ usedInBox: false, removed: false });
});
