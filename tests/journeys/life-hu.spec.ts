import { expect } from 'playwright/test';
import { Life, kinds, lifeTimeoutMs } from './support/life.ts';
import { test } from './support/people.ts';

const agreement = 'Current account agreement';
const declaration = 'Client data declaration';

test.describe.configure({ timeout: lifeTimeoutMs });

test('[R2.17][R4.1][R6.5][A-124][A-187] HU: a box the client starts reaches the running envelope and the bank’s own signing system', async ({
  page,
  visit,
}) => {
  const life = await Life.begin(page, 'HU');
  const { t } = life;
  const banker = await visit(life.world, 'bankerRm');
  const client = await visit(life.world, 'client1');

  const id = await test.step('the client starts a box and sends it to the bank', async () => {
    const box = await life.clientCreates(client, kinds.account, 'Account for the branch');
    await life.desk(client).upload(declaration, 'Declaration.pdf');
    await life.clientHandsOver(client);
    return box;
  });

  await test.step('the banker sets it up: the client signs at once, the bank in its own system', async () => {
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

  const envelope = await life.envelopeOf(id);
  await test.step('each signer of the client opens and signs', async () => {
    const { dokus } = await life.box(id);
    const people = dokus.find(({ titleEn }) => titleEn === agreement)?.participants ?? [];
    const names = people
      .filter(({ participantRole }) => participantRole === 'CLIENT_LEGALREPRESENTATIVE')
      .map(({ user }) => user.fullName ?? '');
    expect(names.length).toBeGreaterThan(1);
    await life.signingReports(envelope, { action: 'workstepOpened' });
    await life.signingReports(envelope, { action: 'workstepFinished' });
    await life.turn(client, id, async (desk) => {
      await expect(
        (await desk.card(agreement)).getByText(
          t('box:signing.partlySigned', { done: 1, total: names.length }),
        ),
      ).toBeVisible();
      for (const _later of names.slice(1)) {
        await life.signingReports(envelope, { action: 'workstepFinished' });
      }
      await desk.page.reload();
      await desk.sees(agreement, 'WAITING_BANK_SIGNATURE_AUX');
    });
  });

  await test.step('the banker goes over to the bank’s signing system', async () => {
    const screen = await banker.openBox({ id });
    // The system is not ours: what counts is where the portal goes, and where it sends back.
    await screen.route(/^https:\/\/eds\./, (route) => route.fulfill({ body: 'signing system' }));
    const card = await life.desk(banker).card(agreement);
    await card
      .getByRole('button', { name: t('acting:eds.buttonOf', { title: agreement }) })
      .click();
    await screen.waitForURL((url) => url.hostname.startsWith('eds.'));
    const address = new URL(screen.url());
    const process = (await life.box(id)).edsProcessId ?? '';
    expect(address.pathname).toContain(process);
    await life.signingReports(process, { action: 'customApplicationSigned' });
    await banker.open(address.searchParams.get('returnUrl') ?? '');
  });

  await test.step('back in the portal, the agreement is ready for the archive', async () => {
    await life.turn(banker, id, async (desk) => {
      await desk.sees(agreement, 'WAITING_ARCHIVAL');
      // Nobody has put signatures into the file, so the archive does not offer itself.
      await expect(await desk.option(agreement, 'SendToArchive')).toHaveCount(0);
    });
  });
});
