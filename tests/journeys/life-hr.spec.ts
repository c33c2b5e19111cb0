import { expect } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';

const agreement = 'Current account agreement';
const declaration = 'Client data declaration';
const refusal = 'The fee in article 4 is not the one we agreed on.';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R5.26][R4.20][A-183] HR: a document being signed stays in the box, can be removed after a refusal, and the rest is archived', async ({
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'HR');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');

  const id =
    await test.step('the bank starts a box and sends the agreement for signing', async () => {
      const box = await life.bankCreates(banker, kinds.account);
      await life.bankConfigures(banker.page, {
        use: [agreement, declaration],
        clientSigns: 'ESAW_DISPOSABLE',
      });
      await life.turn(banker, box, async (desk) => {
        await desk.upload(agreement, 'Agreement.pdf');
        await desk.send({ [agreement]: 'SendForSigning' });
        await desk.sees(agreement, 'WAITING_CLIENT_SIGNATURE');
      });
      return box;
    });

  await test.step('while a signer is at work, it cannot be removed, and the reason is shown', async () => {
    await life.world.act({ box: id, action: 'workstepOpened' });
    await life.turn(banker, id, async (desk) => {
      const dialog = await desk.openRemoval(agreement);
      await expect(dialog).toContainText(t('acting:removalRefusal.SIGNING_IN_PROGRESS'));
      await dialog.getByRole('button', { name: t('acting:removal.close') }).click();
      await expect(dialog).toBeHidden();
    });
  });

  await test.step('the signer refuses, and both sides see it', async () => {
    await life.world.act({ box: id, action: 'workstepRejected', reason: refusal });
    expect((await life.box(id)).namirialEnvelopeStatus).toBe('REJECTED');
    await life.turn(client, id, async (desk) => {
      await expect(desk.page.getByText(refusal).first()).toBeVisible();
      await desk.upload(declaration, 'Declaration.pdf');
      await desk.send({ [declaration]: 'SendToBank' });
    });
  });

  await test.step('now the banker removes the agreement', async () => {
    await life.turn(banker, id, async (desk) => {
      await expect(desk.page.getByText(refusal).first()).toBeVisible();
      const dialog = await desk.openRemoval(agreement);
      await dialog.getByLabel(t('acting:reason.label')).selectOption({ index: 1 });
      await dialog.getByRole('button', { name: t('acting:removal.submit') }).click();
      await expect(dialog).toBeHidden();
      await expect(desk.page.getByRole('article', { name: agreement, exact: true })).toHaveCount(0);
    });
  });

  await test.step('the rest goes to the archive, and the box is completed', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.send({ [declaration]: 'SendForArchiving' });
      await desk.page.reload();
      await desk.send({ [declaration]: 'SendToArchive' });
      await life.archiveDone();
      await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    });
  });
});
