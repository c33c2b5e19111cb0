import { expect, test, type Page } from 'playwright/test';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { openCard } from './support/files.ts';
import { textsOf } from './support/texts.ts';
import { callAs, createWorld, openWorld, speak } from './support/worlds.ts';

type Doku = AnswerOf<'loadDokubox'>['dokus'][number];

/** The boxes of the bank with the documents they hold. */
async function scene(page: Page, tenant: Tenant) {
  await speak(page, 'en');
  const t = await textsOf('en');
  const wanted = { scenario: 'missing-signer-data', tenant, user: 'bankerRm' } as const;
  const world = await createWorld(page.request, wanted);
  const body = { status: 'ALL', page: 0, size: 50 } as const;
  const { content } = await callAs(page.request, world, 'searchBankerDokuboxes', { body });
  const boxes = await Promise.all(
    content.map(({ id }) => callAs(page.request, world, 'loadDokubox', { id })),
  );
  /** The first document of that name. */
  const find = (name: string): { box: number; doku: Doku } => {
    for (const { id, dokus } of boxes) {
      const doku = dokus.find(({ customDokuName }) => customDokuName === name);
      if (doku) return { box: id, doku };
    }
    throw new Error(`The scenario has no document "${name}".`);
  };
  return { t, world, find };
}

// A strict tenant and the tolerant one; which is which is a rule of the contract.
for (const tenant of ['HU', 'BG'] as const) {
  test(`[R5.25][R2.23] ${tenant}: the date of a signer’s document is N/A, near or past, and says so`, async ({
    page,
  }) => {
    const { t, world, find } = await scene(page, tenant);
    const expiry = (place: number) =>
      page
        .getByRole('dialog')
        .getByRole('listitem')
        .nth(place)
        .locator('dt', { hasText: t('acting:signers.expiry') })
        .locator('xpath=following-sibling::dd');
    const tolerated = policyOf(tenant).expiryToleratedInWaitingArchival;
    for (const [name, says] of [
      ['Complete data', null],
      ['Expiry date missing', 'notAvailable'],
      ['Document expires soon', 'warning'],
      ['Document expired', 'error'],
      ['Expired after signing', tolerated ? null : 'error'],
    ] as const) {
      const { box, doku } = find(name);
      await openWorld(page, world, `/app/dokubox/${box}`);
      const card = await openCard(page, name);
      await card
        .getByRole('button', { name: t('acting:signers.buttonOf', { title: name }) })
        .click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName(
        t('acting:signers.title', { title: name }),
      );
      // The scenario takes the data away from the client's first signer.
      const place = doku.signingUsers.findIndex(({ userType }) => userType === 'CLIENT');
      const day = doku.signingUsers[place]?.docExpiryDate?.split('-').reverse().join('-') ?? '';
      const mark = says === null ? '' : t(`acting:signers.${says}`);
      await expect(expiry(place), name).toHaveText(`${day}${mark}`);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test('[R2.23] the list of signers masks the ids of the signing service', async ({ page }) => {
  const { t, world, find } = await scene(page, 'HU');
  const { box, doku } = find('Complete data');
  await openWorld(page, world, `/app/dokubox/${box}?modal=signers&doku=${doku.id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(doku.signingUsers.length);
  for (const [place, { namirialUserId, namirialDeviceId }] of doku.signingUsers.entries()) {
    const signer = dialog.getByRole('listitem').nth(place);
    for (const id of [namirialUserId, namirialDeviceId]) {
      if (!id) continue;
      await expect(signer).toContainText(`****${id.slice(-4)}`);
      await expect(dialog).not.toContainText(id);
    }
  }
  await dialog
    .getByRole('button', { name: t('acting:signers.close') })
    .last()
    .click();
  await expect(dialog).toBeHidden();
});
