import { expect, type Browser, type Page } from 'playwright/test';
import type { BankSignatureSystem, Language, Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { Life, kinds, type Desk } from '../journeys/fixtures/life.ts';
import {
  opensSigningPage,
  refusesOnPage,
  signerSigns,
  validatesAndArchives,
} from '../journeys/fixtures/signing.ts';
import { test } from '@dokubox/testing/playwright.ts';
import { Stations } from './stations.ts';
import { Walker } from './walker.ts';

/** A life of a box, and its special features. */
interface Walk {
  readonly tenant: Tenant;
  readonly says: string;
  readonly language: Language;
  readonly startedBy: 'BANK' | 'CLIENT';
  readonly bankSigns: BankSignatureSystem;
  /** Both sides sign on paper. */
  readonly onPaper?: true;
  /** A signer of the client refuses, and the bank corrects the file. */
  readonly refused?: true;
  /** Two people are in the box at once. */
  readonly together?: true;
}

const walks: readonly Walk[] = [
  {
    tenant: 'HU',
    says: 'the client refuses, the bank corrects',
    language: 'en',
    startedBy: 'BANK',
    bankSigns: 'ESAW_REMOTE',
    refused: true,
  },
  {
    tenant: 'HU',
    says: 'signed in the system of the bank',
    language: 'hu',
    startedBy: 'CLIENT',
    bankSigns: 'CUSTOM_APP',
  },
  {
    tenant: 'BG',
    says: 'both sides sign electronically',
    language: 'bg',
    startedBy: 'CLIENT',
    bankSigns: 'ESAW_REMOTE',
  },
  {
    tenant: 'BG',
    says: 'signed in the system of the bank',
    language: 'bg',
    startedBy: 'BANK',
    bankSigns: 'CUSTOM_APP',
  },
  {
    tenant: 'CZ',
    says: 'signed on paper',
    language: 'en',
    startedBy: 'CLIENT',
    bankSigns: 'NA',
    onPaper: true,
  },
  {
    tenant: 'SK',
    says: 'two people in the box at once',
    language: 'en',
    startedBy: 'BANK',
    bankSigns: 'ESAW_REMOTE',
    together: true,
  },
  {
    tenant: 'RS',
    says: 'the validator archives',
    language: 'en',
    startedBy: 'BANK',
    bankSigns: 'ESAW_REMOTE',
  },
  {
    tenant: 'HR',
    says: 'started by the client',
    language: 'hr',
    startedBy: 'CLIENT',
    bankSigns: 'ESAW_REMOTE',
  },
  {
    tenant: 'RO',
    says: 'The document the client adds while the banker is about to send.',
    language: 'ro',
    startedBy: 'BANK',
    bankSigns: 'NA',
    onPaper: true,
  },
];

const agreementEn = 'Current account agreement';
const declarationEn = 'Client data declaration';
/** The people of a walk. Each signs in when the walk first needs them. */
const register = 'Register';
const reason = 'The fee in article 4 is not the one we agreed on.';

/** The people of a walk. Each signs in when the walk first needs them. */
function people(from: {
  readonly browser: Browser;
  readonly life: Life;
  readonly walk: Walk;
  readonly baseURL: string;
  readonly stations: Stations;
}) {
  const { browser, life, walk, baseURL, stations } = from;
  const known = new Map<string, Promise<Walker>>();
  return (name: string): Promise<Walker> => {
    const arriving = known.get(name) ?? arrive(name);
    known.set(name, arriving);
    return arriving;
  };
  async function arrive(name: string): Promise<Walker> {
    const { language } = walk;
    const { username } = (await life.world.as(name)).user;
    return Walker.arrive(browser, {
      world: life.world,
      username,
      name,
      language,
      t: life.t,
      baseURL,
      stations,
    });
  }
}

for (const walk of walks) {
  const { tenant, says } = walk;
  test(`${tenant}: ${says}`, async ({ makeWorld, browser, baseURL }) => {
    const stations = new Stations(`${tenant}-${says.replaceAll(/\W+/g, '-')}`);
    const life = await Life.begin(makeWorld, tenant, 'empty', walk.language);
    const who = people({ browser, life, walk, baseURL: baseURL ?? '', stations });
    const id = await test.step('the box is started', () => begins(life, walk, who));
    const titleOf = async (english: string) =>
      dokuTitle(await life.doku(id, english), life.content);
    const agreement = await titleOf(agreementEn);
    const declaration = await titleOf(declarationEn);
    await test.step('the box is set up', () =>
      isSetUp(life, walk, who, id, [agreement, declaration]));
    await test.step('files are exchanged', () =>
      exchange(life, walk, who, id, { agreement, declaration }));
    await test.step('the documents are signed', () => isSigned(life, walk, who, id, agreement));
    await test.step('the documents are archived', () =>
      isArchived(life, walk, who, id, { agreement, declaration }));
    expect((await life.box(id)).status).toBe('FINALIZED');
    const client = await who('client1');
    await client.openBox({ id });
    await expect(client.page.getByText(life.t('box:turn.finalized'))).toBeVisible();
    await client.at('finalized');
    stations.expectNone();
  });
}

type Who = (name: string) => Promise<Walker>;
interface Titles {
  readonly agreement: string;
  readonly declaration: string;
}

async function begins(life: Life, walk: Walk, who: Who): Promise<number> {
  if (walk.startedBy === 'CLIENT') {
    const client = await who('client1');
    const id = await life.clientCreates(client, kinds.account, 'Branch 2027');
    await client.at('new-box');
    const declaration = dokuTitle(await life.doku(id, declarationEn), life.content);
    await life.desk(client).upload(declaration, 'Declaration.pdf');
    await client.at('uploaded');
    await life.clientHandsOver(client);
    await client.at('handed-over');
    return id;
  }
  const banker = await who('bankerRm');
  return life.bankCreates(banker, kinds.account);
}

async function isSetUp(life: Life, walk: Walk, who: Who, id: number, use: readonly string[]) {
  const { t } = life;
  const banker = await who('bankerRm');
  const { page } = banker;
  if (walk.startedBy === 'CLIENT') {
    await banker.open('/app/dokuboxlist');
    await expect(banker.rowOf(id)).toBeVisible();
    await banker.at('list');
    await banker.openBox({ id });
    await banker.at('to-set-up');
    await page.getByRole('link', { name: t('creating:setup.open') }).click();
  }
  await expect(
    page.getByRole('region', { name: t('creating:configure.documents.title'), exact: true }),
  ).toBeVisible();
  await banker.at('setup');
  await life.bankConfigures(page, {
    use,
    clientSigns: walk.onPaper ? 'NA' : 'ESAW_DISPOSABLE',
    bankSigns: walk.bankSigns,
  });
  await expect(page.getByRole('article').first()).toBeVisible();
  await banker.at('started');
  await life.leave(page, id);
}

async function exchange(life: Life, walk: Walk, who: Who, id: number, titles: Titles) {
  const { agreement, declaration } = titles;
  const banker = await who('bankerRm');
  const client = await who('client1');
  if (walk.startedBy === 'BANK') {
    await life.turn(client, id, async (desk) => {
      await client.at('box');
      await desk.upload(declaration, 'Declaration.pdf');
      await (await desk.option(declaration, 'SendToBank')).check();
      await client.at('chosen');
      await desk.submit(1);
      await client.at('sent');
    });
  }
  await life.turn(banker, id, async (desk) => {
    await desk.upload(agreement, 'Agreement.pdf');
    await banker.at('agreement-uploaded');
    if (walk.together) await meet(life, id, { banker, client, desk, agreement });
    else await desk.send({ [agreement]: walk.onPaper ? 'SendToClient' : 'SendForSigning' });
    await desk.sees(agreement, walk.onPaper ? 'UNDER_REVIEW_CLIENT' : 'WAITING_CLIENT_SIGNATURE');
    await banker.at('agreement-sent');
  });
  if (walk.together) await removesTheOther(life, id, banker);
}

/**
 * The banker is about to send. The client comes, sees the notice, and continues once it is sent.
 */
async function meet(
  life: Life,
  id: number,
  there: {
    readonly banker: Walker;
    readonly client: Walker;
    readonly desk: Desk;
    readonly agreement: string;
  },
) {
  const { t } = life;
  const { banker, client, desk, agreement } = there;
  await (await desk.option(agreement, 'SendForSigning')).check();
  await banker.at('about-to-send');
  const beside = await client.openBox({ id });
  const again = beside.getByRole('button', { name: t('box:lockBanner.retry') });
  await expect(again).toBeVisible();
  await client.at('held-by-another');
  await desk.submit(1);
  await again.click();
  await beside.getByLabel(t('acting:addOther.name')).fill(register);
  await beside.getByRole('button', { name: t('acting:addOther.submit') }).click();
  await expect(beside.getByRole('article', { name: register, exact: true })).toBeVisible();
  await client.at('free-again');
  await life.leave(beside, id);
}

/** The bank does not need the document that the client added. */
async function removesTheOther(life: Life, id: number, banker: Walker) {
  const { t } = life;
  await life.turn(banker, id, async (desk) => {
    const dialog = await desk.openRemoval(register);
    await dialog.getByLabel(t('acting:reason.label')).selectOption({ index: 1 });
    await banker.at('removal');
    await dialog.getByRole('button', { name: t('acting:removal.submit') }).click();
    await expect(dialog).toBeHidden();
  });
}

async function isSigned(life: Life, walk: Walk, who: Who, id: number, title: string) {
  const { t } = life;
  const client = await who('client1');
  const banker = await who('bankerRm');
  if (walk.onPaper) {
    await life.turn(client, id, async (desk) => {
      await desk.send({ [title]: 'ContinueToSigning' });
      await desk.sees(title, 'WAITING_FOR_PAPER_SIGNING');
      await desk.card(title);
      await client.at('to-sign-on-paper');
      await desk.signedOnPaper(title, '04.03.2026');
      await client.at('signed-on-paper');
    });
    await life.turn(banker, id, async (desk) => {
      await desk.card(title);
      await banker.at('to-sign-on-paper');
      await desk.signedOnPaper(title, '05.03.2026');
      await banker.at('signed-on-paper');
    });
    return;
  }
  if (walk.refused) await isRefusedAndCorrected(life, id, title, client, banker);
  await client.openBox({ id });
  await client.at('to-sign');
  await opensSigningPage(life, client, id, title);
  await client.at('signing-page');
  await client.page.locator(`a[href="/app/dokubox/${id}"]`).click();
  await client.page.waitForURL((url) => url.pathname.startsWith('/app/'));
  await client.at('back-unsigned');
  await life.leave(client.page, id);
  await signerSigns(life, client, id, title, 'again');
  await client.at('signed');
  await signerSigns(life, await who('client2'), id, title);
  if (walk.bankSigns === 'ESAW_REMOTE') {
    await signerSigns(life, await who('banker1'), id, title);
    return;
  }
  const screen = await banker.openBox({ id });
  const card = await life.desk(banker).card(title);
  await banker.at('to-sign-in-the-own-system');
  if (policyOf(walk.tenant).jumpToEds) {
    await card.getByRole('button', { name: t('acting:eds.buttonOf', { title }) }).click();
    await screen.waitForURL('**/__sim/signing-system/**');
    await banker.at('own-system');
    await screen.locator('form[action*="/sign?"] button').click();
    await screen.waitForURL('**/app/dokuboxlist**');
    await banker.at('back-from-the-own-system');
    return;
  }
  // The portal has no link to it: the bank signs in its own system, which reports the signature.
  await life.leave(screen, id);
  await life.world.act({ box: id, action: 'customApplicationSigned' });
}

/** The client gives a reason on the signing page. The bank replaces the file and sends it again. */
async function isRefusedAndCorrected(
  life: Life,
  id: number,
  title: string,
  client: Walker,
  banker: Walker,
) {
  const page: Page = await opensSigningPage(life, client, id, title);
  await refusesOnPage(page, reason);
  await client.at('refused');
  await page.getByRole('link').click();
  await page.waitForURL(`**/app/dokubox/${id}`);
  await life.desk(client).card(title);
  await client.at('box-after-refusal');
  await life.leave(page, id);
  await life.turn(banker, id, async (desk) => {
    await expect(await desk.card(title)).toContainText(reason);
    await banker.at('refused-by-client');
    await desk.upload(title, 'Agreement, corrected.pdf');
    await banker.at('corrected');
    await desk.send({ [title]: 'SendForSigning' });
    await desk.sees(title, 'WAITING_CLIENT_SIGNATURE');
    await banker.at('sent-again');
  });
}

async function isArchived(life: Life, walk: Walk, who: Who, id: number, titles: Titles) {
  const { t } = life;
  const { agreement, declaration } = titles;
  const banker = await who('bankerRm');
  await life.turn(banker, id, async (desk) => {
    await desk.card(declaration);
    await banker.at('to-archive');
    await desk.send({ [declaration]: 'SendForArchiving' });
    if (walk.onPaper) await desk.send({ [agreement]: 'SendForArchiving' });
    await desk.sees(declaration, 'WAITING_ARCHIVAL');
    await banker.at('ready-for-the-archive');
  });
  const archivist =
    policyOf(walk.tenant).archiveRole === 'validatorOrRm' ? await who('bankerValidator') : banker;
  await life.turn(archivist, id, async (desk) => {
    await desk.send({ [declaration]: 'SendToArchive' });
    if (walk.onPaper) await desk.send({ [agreement]: 'SendToArchive' });
    else {
      // Two signatures of the client, and the bank’s.
      await validatesAndArchives(life, desk, agreement, 3);
    }
    await life.archiveDone();
    await expect(desk.page.getByText(t('box:turn.finalized'))).toBeVisible();
    await archivist.at('finalized');
  });
  await archivist.open('/app/dokuboxlist');
  await archivist.at('list-at-the-end');
}
