import { expect } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';

const statements = 'Financial statements';
const extract = 'Company register extract';
const added = 'Land register extract';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R2.17][R2.18][R4.1][R4.8] CZ: a box the bank starts goes from creation to the archive without a signature', async ({
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'CZ');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');

  const id =
    await test.step('the banker starts a box of two documents that need no signature', async () => {
      const box = await life.bankCreates(banker, kinds.loan);
      await life.bankConfigures(banker.page, { use: [statements, extract] });
      await expect(banker.page.getByText(t('box:turn.client', { count: 2 }))).toBeVisible();
      return box;
    });

  await test.step('the client finds it in the list, uploads both files and sends them', async () => {
    const list = await client.open('/app/dokuboxlist');
    await list.getByRole('link', { name: 'Business loan application' }).click();
    await list.waitForURL(`**/app/dokubox/${id}`);
    await life.turn(client, id, async (desk) => {
      await expect(desk.page.getByText(t('box:turn.you', { count: 2 }))).toBeVisible();
      await desk.upload(statements, 'Statements of 2025.pdf');
      await desk.upload(extract, 'Register.pdf');
      await desk.send({ [statements]: 'SendToBank', [extract]: 'SendToBank' });
      await desk.sees(extract, 'UNDER_REVIEW_BANK');
    });
  });

  await test.step('the bank accepts one and asks for the other again', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.send({ [statements]: 'SendToClient', [extract]: 'SendForArchiving' });
      await desk.sees(statements, 'WAITING_CLIENT_FEEDBACK');
      await desk.sees(extract, 'WAITING_ARCHIVAL');
    });
  });

  await test.step('the client answers with a new file, and adds a document', async () => {
    await life.turn(client, id, async (desk) => {
      await desk.upload(statements, 'Statements, audited.pdf');
      await desk.page.getByLabel(t('acting:addOther.name')).fill(added);
      await desk.page.getByRole('button', { name: t('acting:addOther.submit') }).click();
      await desk.upload(added, 'Land register.pdf');
      await desk.send({ [statements]: 'SendToBank', [added]: 'SendToBank' });
      await desk.sees(statements, 'UNDER_REVIEW_BANK_1');
    });
  });

  await test.step('the bank archives all three, and the box is completed', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.send({ [statements]: 'SendForArchiving', [added]: 'SendForArchiving' });
      await desk.sees(added, 'WAITING_ARCHIVAL');
      await desk.page.reload();
      await desk.send({
        [statements]: 'SendToArchive',
        [extract]: 'SendToArchive',
        [added]: 'SendToArchive',
      });
      await life.archiveDone();
      await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    });
    expect((await life.box(id)).status).toBe('FINALIZED');
  });

  await test.step('the client sees that everything is done, and can change nothing', async () => {
    const box = await client.openBox({ id });
    await expect(box.getByText(t('box:turn.finalized'))).toBeVisible();
    await expect(box.getByText(t('box:header.readOnly'))).toBeVisible();
    await expect(box.getByRole('radio')).toHaveCount(0);
    await expect(box.locator('input[type=file]')).toHaveCount(0);
  });
});
