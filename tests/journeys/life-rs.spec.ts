import { expect } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';
import { signerSigns, validatesAndArchives } from './fixtures/signing.ts';

const statements = 'Financial statements';
const extract = 'Company register extract';
const loan = 'Loan agreement';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R4.9][R7.13][R8.7][A-102] RS: the validator archives every document, and the manager too once the setup allows it', async ({
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'RS');
  const { t } = life;
  const manager = await visit(life.world, 'bankerRm');
  const validator = await visit(life.world, 'bankerValidator');
  const client = await visit(life.world, 'client1');
  const colleague = await visit(life.world, 'client2');
  const signatories = [
    await visit(life.world, 'banker1'),
    await visit(life.world, 'banker2'),
  ] as const;
  const use = [statements, extract, loan];

  const id =
    await test.step('the manager starts a box that only the validator may archive', async () => {
      const box = await life.bankCreates(manager, kinds.loan);
      await life.bankConfigures(manager.page, { use, validatorOptional: false });
      await life.leave(manager.page, box);
      return box;
    });

  await test.step('the client uploads two documents', async () => {
    await life.turn(client, id, async (desk) => {
      await desk.upload(statements, 'Statements.pdf');
      await desk.upload(extract, 'Register.pdf');
      await desk.send({ [statements]: 'SendToBank', [extract]: 'SendToBank' });
    });
  });

  await test.step('the manager accepts them, and sees that archiving needs another role', async () => {
    await life.turn(manager, id, async (desk) => {
      await desk.send({ [statements]: 'SendForArchiving', [extract]: 'SendForArchiving' });
      await desk.sees(statements, 'WAITING_ARCHIVAL');
      await expect(await desk.card(statements)).toContainText(
        t('acting:actions.archiveHint.needsRole'),
      );
      await expect(await desk.option(statements, 'SendToArchive')).toHaveCount(0);
    });
  });

  await test.step('the validator sends the first one to the archive', async () => {
    await life.turn(validator, id, async (desk) => {
      await desk.send({ [statements]: 'SendToArchive' });
      await life.archiveDone();
      await desk.sees(statements, 'ARCHIVED');
    });
  });

  await test.step('the manager changes the setup, and archives the second one', async () => {
    const screen = await manager.openBox({ id });
    await screen.getByRole('link', { name: t('creating:setup.change') }).click();
    await life.bankConfigures(screen, { use, validatorOptional: true });
    await life.turn(manager, id, async (desk) => {
      await desk.send({ [extract]: 'SendToArchive' });
      await life.archiveDone();
      await desk.sees(extract, 'ARCHIVED');
    });
  });

  await test.step('the agreement goes into signing without a check of the signers’ data', async () => {
    await life.turn(manager, id, async (desk) => {
      await desk.upload(loan, 'Agreement.pdf');
      await desk.send({ [loan]: 'SendForSigning' });
      await desk.sees(loan, 'WAITING_CLIENT_SIGNATURE');
    });
    expect((await life.box(id)).namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
  });

  await test.step('both sides sign it, the bank at two levels, the validator archives it, and the box is done', async () => {
    for (const signer of [client, colleague, ...signatories])
      await signerSigns(life, signer, id, loan);
    await life.turn(validator, id, async (desk) => {
      await validatesAndArchives(life, desk, loan, 4);
      await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    });
    expect((await life.box(id)).status).toBe('FINALIZED');
  });
});
