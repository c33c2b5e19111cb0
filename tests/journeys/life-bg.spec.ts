import { expect } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs, type Desk } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';
import { signerSigns, validatesAndArchives } from './fixtures/signing.ts';

const agreement = 'Current account agreement';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R4.14][R6.8][R7.13][R8.7] BG: no one can start signing with an invalid identity document, until the setup names a signer who is ready', async ({
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'BG', 'signer-not-ready');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');
  const colleague = await visit(life.world, 'client2');
  const signatory = await visit(life.world, 'banker1');
  const readsWhy = async (desk: Desk, trigger: 'SendForSigning' | 'ContinueToSigning') => {
    await expect(await desk.option(agreement, trigger)).toBeDisabled();
    await expect(await desk.card(agreement)).toContainText(
      t('acting:disabledReason.SIGNER_DOCUMENT_INVALID'),
    );
  };

  const id =
    await test.step('the banker starts a box to be signed with one-time certificates', async () => {
      const box = await life.bankCreates(banker, kinds.account);
      await life.bankConfigures(banker.page, { use: [agreement], clientSigns: 'ESAW_DISPOSABLE' });
      return box;
    });

  await test.step('the banker sees why it cannot be sent for signing, and sends it to the client', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.upload(agreement, 'Agreement.pdf');
      await readsWhy(desk, 'SendForSigning');
      await desk.send({ [agreement]: 'SendToClient' });
      await desk.sees(agreement, 'UNDER_REVIEW_CLIENT');
    });
  });

  await test.step('the client sees the same reason, and can only send it back', async () => {
    await life.turn(client, id, async (desk) => {
      await readsWhy(desk, 'ContinueToSigning');
      await desk.send({ [agreement]: 'SendToBank' });
      await desk.sees(agreement, 'WAITING_BANK_FEEDBACK');
    });
  });

  await test.step('the banker takes the signer out of the setup, and a colleague signs', async () => {
    const { dokus } = await life.box(id);
    const { username } = (await life.world.as()).user;
    const own = dokus
      .flatMap(({ participants }) => participants)
      .find(({ user }) => user.username === username);
    const role = t(`contractBox:participantRole.${own?.participantRole}`);
    const screen = await banker.openBox({ id });
    await screen.getByRole('link', { name: t('creating:setup.change') }).click();
    await screen
      .getByRole('region', { name: agreement, exact: true })
      .getByRole('button', {
        name: t('creating:configure.people.remove', { name: own?.user.fullName ?? '', role }),
      })
      .click();
    await life.bankConfigures(screen, { use: [agreement] });
  });

  await test.step('now it is sent for signing, and the envelope starts', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.send({ [agreement]: 'SendForSigning' });
      await desk.sees(agreement, 'WAITING_CLIENT_SIGNATURE');
    });
    expect((await life.box(id)).namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
  });

  await test.step('the signer who is ready and the bank sign, it is archived, and the box is done', async () => {
    for (const signer of [colleague, signatory]) await signerSigns(life, signer, id, agreement);
    await life.turn(banker, id, async (desk) => {
      await validatesAndArchives(life, desk, agreement, 2);
      await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    });
    expect((await life.box(id)).status).toBe('FINALIZED');
  });
});
