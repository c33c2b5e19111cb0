import { expect } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';
import { signerSigns, validatesAndArchives } from './fixtures/signing.ts';

const agreement = 'Current account agreement';
const declaration = 'Client data declaration';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R2.17][R4.1][R6.5][R7.13][A-124][A-187] HU: a box the client starts is signed by the client and in the bank’s own signing system, archived and done', async ({
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'HU');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');
  const colleague = await visit(life.world, 'client2');

  const id = await test.step('the client starts a box and sends it to the bank', async () => {
    const box = await life.clientCreates(client, kinds.account, 'Account for the branch');
    await life.desk(client).upload(declaration, 'Declaration.pdf');
    await life.clientHandsOver(client);
    return box;
  });

  await test.step('the banker sets it up: the client signs first, the bank in its own system', async () => {
    const screen = await banker.open(`/app/createDokuBox/configure/${id}`);
    await life.bankConfigures(screen, {
      use: [agreement, declaration],
      clientSigns: 'ESAW_DISPOSABLE',
      bankSigns: 'CUSTOM_APP',
    });
  });

  await test.step('the bank uploads the agreement and sends it for signing', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.upload(agreement, 'Agreement.pdf');
      await desk.send({ [agreement]: 'SendForSigning' });
      await desk.sees(agreement, 'WAITING_CLIENT_SIGNATURE');
    });
    expect((await life.box(id)).namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
  });

  await test.step('each signer of the client signs, and the declaration went to the bank with the box', async () => {
    await signerSigns(life, client, id, agreement);
    await life.turn(client, id, async (desk) => {
      await expect(
        (await desk.card(agreement)).getByText(
          t('box:signing.partlySigned', { done: 1, total: 2 }),
        ),
      ).toBeVisible();
    });
    await signerSigns(life, colleague, id, agreement);
    expect((await life.doku(id, agreement)).status).toBe('WAITING_BANK_SIGNATURE_AUX');
  });

  await test.step('the banker opens the bank’s signing system', async () => {
    const screen = await banker.openBox({ id });
    const card = await life.desk(banker).card(agreement);
    await card
      .getByRole('button', { name: t('acting:eds.buttonOf', { title: agreement }) })
      .click();
    await screen.waitForURL('**/__sim/signing-system/**');
    await screen.locator('form[action*="/sign?"] button').click();
    await screen.waitForURL('**/app/dokuboxlist**');
  });

  await test.step('back in the portal, both documents go to the archive, and the box is done', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.sees(agreement, 'WAITING_ARCHIVAL');
      await desk.send({ [declaration]: 'SendForArchiving' });
      await desk.send({ [declaration]: 'SendToArchive' });
      // Two signatures of the client, and the bank’s in the file from its own system.
      await validatesAndArchives(life, desk, agreement, 3);
      await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    });
    expect((await life.box(id)).status).toBe('FINALIZED');
  });
});
