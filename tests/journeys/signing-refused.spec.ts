import { expect } from 'playwright/test';
import { test } from './support/people.ts';
import { textsOf } from './support/texts.ts';
import { callAs, createWorld } from './support/worlds.ts';

test('[R2.22][R4.23][R4.24][R4.7] who refused to sign and why is told to those who may know', async ({
  page: apart,
  visit,
}) => {
  const t = await textsOf('en');
  const wanted = { scenario: 'signing-rejected', tenant: 'HR' } as const;
  const world = await createWorld(apart.request, { ...wanted, user: 'bankerRm' });
  const body = { status: 'ALL' as const, page: 0, size: 50 as const };
  const { content } = await callAs(apart.request, world, 'searchBankerDokuboxes', { body });
  const bySide = (side: 'CLIENT' | 'BANK') =>
    content.find(({ signatureRejection }) => signatureRejection?.participantType === side);
  const [ofClient, ofBank] = [bySide('CLIENT'), bySide('BANK')];
  const told = t('box:rejection.by', { name: ofClient?.signatureRejection?.fullName ?? '' });

  const banker = await (await visit(world, 'bankerRm')).open('/app/dokuboxlist');
  const row = banker
    .getByRole('row')
    .filter({ has: banker.locator(`a[href$="/app/dokubox/${ofClient?.id}"]`) });
  await expect(row).toContainText(told);
  await expect(row).toContainText(ofClient?.signatureRejection?.reason ?? 'no reason');
  await row.getByRole('link').click();
  await expect(banker.getByRole('alert').filter({ hasText: told })).toBeVisible();

  // One row a used document, opened to its people.
  const box = await callAs(apart.request, world, 'loadDokubox', { id: ofClient?.id ?? 0 });
  await banker.getByRole('button', { name: t('box:header.progress') }).click();
  const dialog = banker.getByRole('dialog', { name: t('acting:progress.title') });
  const used = box.dokus.filter(({ usedInBox }) => usedInBox);
  await expect(dialog.getByRole('rowheader')).toHaveCount(used.length);
  const first = dialog.getByRole('rowheader').first();
  await expect(first.locator('xpath=..')).toContainText(t('acting:dokuProgress.rejected'));
  await first.getByRole('button').click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByText(t('box:participant.rejected')).first()).toBeVisible();
  await banker.goBack();
  await expect(dialog).toBeHidden();

  // A client learns of the bank's signer the side only.
  const client = await (await visit(world, 'client1')).open(`/app/dokubox/${ofBank?.id}`);
  await expect(
    client.getByRole('alert').filter({ hasText: t('box:rejection.byBank') }),
  ).toBeVisible();
  await expect(client.getByRole('main')).not.toContainText(
    ofBank?.signatureRejection?.fullName ?? 'no name',
  );
});
