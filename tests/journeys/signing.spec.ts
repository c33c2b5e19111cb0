import { expect, type Page } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs } from './support/life.ts';
import { test, type Visitor } from './support/people.ts';

const title = 'Current account agreement';

test.describe.configure({ timeout: lifeTimeoutMs });

/** Files made on the signing page are real: the bank can look at what it archives. */
for (const tenant of ['BG', 'RS', 'HU', 'RO', 'CZ'] as const) {
  test(`[R4.7][R4.9][R4.17][R7.13][R9.5] ${tenant}: a document is signed by both sides, validated, archived, and the box is done`, async ({
    page,
    visit,
  }) => {
    const life = await Life.begin(page, tenant);
    const { t } = life;
    const banker = await visit(life.world, 'bankerRm');
    const client = await visit(life.world, 'client1');
    const colleague = await visit(life.world, 'client2');
    const signatory = await visit(life.world, 'banker1');
    const archivist = tenant === 'RS' ? await visit(life.world, 'bankerValidator') : banker;

    const id = await test.step('the bank starts a box that both sides sign', async () => {
      const box = await life.bankCreates(banker, kinds.account);
      await life.bankConfigures(banker.page, {
        use: [title],
        clientSigns: 'ESAW_DISPOSABLE',
        bankSigns: 'ESAW_REMOTE',
      });
      return box;
    });

    /** Opens the signing page from the card of a signer. */
    const opensPage = async (who: Visitor): Promise<Page> => {
      const screen = await who.openBox({ id });
      const card = await life.desk(who).card(title);
      await expect(card.getByText(t('acting:sign.text'))).toBeVisible();
      await card.getByRole('button', { name: t('acting:sign.buttonOf', { title }) }).click();
      await screen.waitForURL('**/__sim/sign/*');
      await expect(screen.getByRole('note')).toContainText('TEST');
      return screen;
    };
    /** Signs there, comes back to the list, and opens the box from its notice. */
    const signs = async (who: Visitor) => {
      const screen = await opensPage(who);
      await screen.locator('form[action$="/sign"] button').click();
      await screen.waitForURL('**/app/dokuboxlist');
      await screen.getByRole('link', { name: t('portal:redirection.open') }).click();
      await screen.waitForURL(`**/app/dokubox/${id}`);
      await life.desk(who).card(title);
      await expect(
        screen.getByRole('button', { name: t('acting:sign.buttonOf', { title }) }),
      ).toHaveCount(0);
    };

    await test.step('the bank uploads a file and sends it for signing', async () => {
      await life.turn(banker, id, async (desk) => {
        await desk.upload(title, 'Contract.pdf');
        await desk.send({ [title]: 'SendForSigning' });
        await desk.sees(title, 'WAITING_CLIENT_SIGNATURE');
      });
    });

    if (tenant === 'HU') {
      await test.step('the client refuses; the bank reads why and sends it again', async () => {
        const screen = await opensPage(client);
        await screen.locator('textarea[name=reason]').fill('The amount is wrong.');
        await screen.locator('form[action$="/refuse"] button').click();
        await screen.getByRole('link').click();
        await screen.waitForURL(`**/app/dokubox/${id}`);
        await life.leave(screen, id);
        await life.turn(banker, id, async (desk) => {
          await expect(await desk.card(title)).toContainText('The amount is wrong.');
          await desk.send({ [title]: 'SendForResigning' });
          await desk.sees(title, 'WAITING_CLIENT_SIGNATURE');
        });
      });
    }

    await test.step('the client signs on the signing page, and finds the card fresh', async () => {
      await signs(client);
      await life.leave(client.page, id);
    });

    await test.step('so does the other signer of the client', async () => {
      await signs(colleague);
      await life.desk(colleague).sees(title, 'WAITING_BANK_SIGNATURE');
      await life.leave(colleague.page, id);
    });

    await test.step('the bank signs', async () => {
      await signs(signatory);
      await life.desk(signatory).sees(title, 'WAITING_ARCHIVAL');
      await life.leave(signatory.page, id);
    });

    await test.step('the archive is closed until the signatures are validated', async () => {
      await life.turn(archivist, id, async (desk) => {
        const card = await desk.card(title);
        await expect(card).toContainText(t('acting:actions.archiveHint.validateFirst'));
        await card.getByRole('button', { name: t('acting:validate.buttonOf', { title }) }).click();
        const dialog = desk.page.getByRole('dialog', { name: t('validation:title') });
        await expect(dialog).toContainText(t('validation:passed', { count: 3 }));
        await expect(dialog).toContainText(t('validation:archive.possible'));
        await expect(dialog.getByRole('treeitem')).toHaveCount(4);
        await desk.page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await desk.send({ [title]: 'SendToArchive' });
        await life.archiveDone();
        await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
      });
      const { status, dokus } = await life.box(id);
      expect([status, dokus[0]?.status]).toEqual(['FINALIZED', 'ARCHIVED']);
    });
  });
}
