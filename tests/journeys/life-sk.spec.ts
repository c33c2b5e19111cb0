import { expect } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';

const statements = 'Financial statements';
const loan = 'Loan agreement';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R2.17][R4.1][R4.8] SK: a box the client starts is negotiated in three versions, signed on paper and archived', async ({
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'SK');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');
  const version = (number: number) => t('box:card.version', { version: number });

  const id =
    await test.step('the client starts a box, prepares it and sends it to the bank', async () => {
      const box = await life.clientCreates(client, kinds.loan, 'Loan for the new hall');
      const card = client.page.getByRole('article', { name: statements, exact: true });
      await expect(card).toBeVisible();
      await life.desk(client).upload(statements, 'Statements.pdf');
      await life.clientHandsOver(client);
      return box;
    });

  await test.step('the banker sets it up without electronic signatures', async () => {
    const screen = await banker.open(`/app/dokubox/${id}`);
    await screen.getByRole('link', { name: t('creating:setup.open') }).click();
    await life.bankConfigures(screen, {
      use: [statements, loan],
      clientSigns: 'NA',
      bankSigns: 'NA',
    });
    await expect(screen.getByText(t('box:header.paper'), { exact: true })).toBeVisible();
  });

  await test.step('the bank drafts the agreement: version 1', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.upload(loan, 'Draft of the bank.pdf');
      await desk.send({ [loan]: 'SendToClient' });
      await desk.sees(loan, 'UNDER_NEGOTIATION_CLIENT');
    });
  });

  await test.step('the client proposes version 2, and the statements came with the box', async () => {
    await life.turn(client, id, async (desk) => {
      await desk.upload(loan, 'Proposal of the client.pdf');
      await expect(await desk.card(loan)).toContainText(version(2));
      await desk.send({ [loan]: 'SendToBank' });
      await desk.sees(loan, 'UNDER_NEGOTIATION_BANK');
    });
  });

  await test.step('the bank answers with version 3, and accepts the statements', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.upload(loan, 'Final text.pdf');
      await expect(await desk.card(loan)).toContainText(version(3));
      await desk.send({ [loan]: 'SendToClient', [statements]: 'SendForArchiving' });
    });
  });

  await test.step('the client accepts this version', async () => {
    await life.turn(client, id, async (desk) => {
      await expect(await desk.card(loan)).toContainText('Final text.pdf');
      await desk.send({ [loan]: 'ContinueToSigning' });
      await desk.sees(loan, 'WAITING_FOR_PAPER_SIGNING');
    });
  });

  await test.step('the client sees how to sign on paper, and confirms their own signatures', async () => {
    await life.turn(client, id, async (desk) => {
      await expect(desk.page.getByText(t('box:turn.you', { count: 1 }))).toBeVisible();
      await expect(await desk.card(loan)).toContainText(t('acting:paper.todo'));
      await desk.signedOnPaper(loan, '04.03.2026');
      // The bank signs the same paper.
      await desk.sees(loan, 'WAITING_FOR_PAPER_SIGNING');
      await expect(await desk.card(loan)).not.toContainText(t('acting:paper.todo'));
    });
  });

  await test.step('it is signed on paper, and everything goes to the archive', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.signedOnPaper(loan, '05.03.2026');
      await desk.sees(loan, 'PAPER_SIGNED');
      await expect(
        desk.page.getByText(t('contractBox:dokuboxStatus.PAPER_SIGNED'), { exact: true }).first(),
      ).toBeVisible();
      // The statements still wait for the bank.
      await expect(desk.page.getByText(t('box:turn.you', { count: 1 }))).toBeVisible();
      await desk.page.reload();
      await desk.send({ [loan]: 'SendForArchiving', [statements]: 'SendToArchive' });
      await desk.page.reload();
      await desk.send({ [loan]: 'SendToArchive' });
      await life.archiveDone();
      await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    });
  });

  await test.step('the client sees the completed box under its custom name', async () => {
    const box = await client.openBox({ id });
    await expect(
      box.getByRole('heading', { level: 1, name: 'Loan for the new hall' }),
    ).toBeVisible();
    await expect(box.getByText(t('box:turn.finalized'))).toBeVisible();
    const { dokus } = await life.box(id);
    const used = dokus.filter(({ usedInBox }) => usedInBox);
    expect(used.map(({ status }) => status)).toEqual(['ARCHIVED', 'ARCHIVED']);
  });
});
