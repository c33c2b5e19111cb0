import { expect } from 'playwright/test';
import { formatIsoDay } from '@dokubox/ui-kit/helpers/dayInput.ts';
import { Life, kinds, lifeTimeoutMs } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';

const extract = 'Company register extract';
const pledge = 'Pledge agreement';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R2.4][R2.17][R4.1][A-181] RO: a box on paper goes from the bank’s task list to completion without scans', async ({
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'RO');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');
  const badge = (name: string) =>
    banker.page.getByRole('main').getByText(name, { exact: true }).first();

  const id = await test.step('the banker starts a box that is signed on paper', async () => {
    const box = await life.bankCreates(banker, kinds.pledge);
    await life.bankConfigures(banker.page, { use: [extract, pledge] });
    await expect(badge(t('contractBox:dokuboxStatus.PAPER_IN_PROGRESS'))).toBeVisible();
    return box;
  });

  await test.step('the agreement waits in the task list, and the banker sends it to the client', async () => {
    const tasks = await banker.open('/app/taskListView');
    await tasks.getByRole('table').getByRole('link', { name: pledge }).click();
    await tasks.waitForURL(`**/app/dokubox/${id}#*`);
    await life.turn(banker, id, async (desk) => {
      await desk.upload(pledge, 'Pledge.pdf');
      await desk.send({ [pledge]: 'SendToClient' });
      await desk.sees(pledge, 'UNDER_REVIEW_CLIENT');
    });
  });

  await test.step('the client accepts the text, and uploads the extract', async () => {
    await life.turn(client, id, async (desk) => {
      await desk.upload(extract, 'Register.pdf');
      await desk.send({ [pledge]: 'ContinueToSigning', [extract]: 'SendToBank' });
      await desk.sees(pledge, 'WAITING_FOR_PAPER_SIGNING');
    });
  });

  await test.step('the bank archives the extract and confirms the signatures on paper', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.send({ [extract]: 'SendForArchiving' });
      await desk.page.reload();
      await desk.send({ [extract]: 'SendToArchive' });
      await life.archiveDone();
      await desk.sees(extract, 'ARCHIVED');
      await desk.page.reload();
      await desk.signedOnPaper(pledge, '05.03.2026');
      await expect(badge(t('contractBox:dokuboxStatus.PAPER_SIGNED'))).toBeVisible();
      const complete = t('acting:closePaper.title');
      await desk.page.getByRole('button', { name: complete }).click();
      const dialog = desk.page.getByRole('dialog', { name: complete });
      await dialog.getByRole('button', { name: complete }).click();
      await expect(badge(t('contractBox:dokuboxStatus.FINALIZED'))).toBeVisible();
    });
    expect((await life.box(id)).status).toBe('FINALIZED');
  });

  await test.step('the client sees when it was signed', async () => {
    const box = await client.openBox({ id });
    await expect(box.getByText(t('box:turn.finalized'))).toBeVisible();
    const card = await life.desk(client).card(pledge);
    await expect(card).toContainText(
      t('acting:card.signedOn', { date: formatIsoDay('2026-03-05') }),
    );
  });
});
