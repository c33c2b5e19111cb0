import { expect } from 'playwright/test';
import { objections, unasked } from '../../simulator/signatures/validation/fixtures/verifiers.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { Life, kinds, lifeTimeoutMs } from './fixtures/life.ts';
import { test } from './fixtures/people.ts';
import {
  downloads,
  opensSigningPage,
  refusesOnPage,
  signerSigns,
  validatesAndArchives,
} from './fixtures/signing.ts';

const title = 'Current account agreement';
const reason = 'The amount is wrong.';

test.describe.configure({ timeout: lifeTimeoutMs });

/** Files made on the signing page are real. The bank can view the archived file. */
test(`[R4.7][R4.9][R4.17][R7.13][R9.5] HU: a document is signed by both sides, validated, archived, and the box is done${unasked}`, async ({
  page,
  visit,
  makeWorld,
}) => {
  const life = await Life.begin(makeWorld, 'HU');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');
  const colleague = await visit(life.world, 'client2');
  const signatory = await visit(life.world, 'banker1');

  const id = await test.step('the bank starts a box that both sides sign', async () => {
    const box = await life.bankCreates(banker, kinds.account);
    await life.bankConfigures(banker.page, {
      use: [title],
      clientSigns: 'ESAW_DISPOSABLE',
      bankSigns: 'ESAW_REMOTE',
    });
    return box;
  });

  await test.step('the bank uploads a file and sends it for signing', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.upload(title, 'Contract.pdf');
      await desk.send({ [title]: 'SendForSigning' });
      await desk.sees(title, 'WAITING_CLIENT_SIGNATURE');
    });
  });

  await test.step('the client refuses, and the bank sees why and sends it again', async () => {
    const screen = await opensSigningPage(life, client, id, title);
    await refusesOnPage(screen, reason);
    await screen.getByRole('link').click();
    await screen.waitForURL(`**/app/dokubox/${id}`);
    await life.leave(screen, id);
    await life.turn(banker, id, async (desk) => {
      await expect(await desk.card(title)).toContainText(reason);
      await desk.send({ [title]: 'SendForResigning' });
      await desk.sees(title, 'WAITING_CLIENT_SIGNATURE');
    });
  });

  await test.step('both signers of the client sign, then the bank does', async () => {
    await signerSigns(life, client, id, title);
    await signerSigns(life, colleague, id, title);
    expect((await life.box(id)).dokus[0]?.status).toBe('WAITING_BANK_SIGNATURE');
    await signerSigns(life, signatory, id, title);
  });

  await test.step('other verifiers accept the downloaded file, and reject it altered', async () => {
    const pdf = await downloads(life, banker, id, title);
    const root = await (await page.request.get(operations.getTrustRoot.url)).text();
    expect(objections({ pdf, root, at: new Date() }, 3)).toEqual([]);
  });

  await test.step('the bank validates the signatures and archives the document', async () => {
    await life.turn(banker, id, async (desk) => {
      await validatesAndArchives(life, desk, title, 3);
      await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    });
    expect((await life.box(id)).status).toBe('FINALIZED');
  });
});
