import { expect, type Locator, type Page } from 'playwright/test';
import type {
  BankSignatureSystem,
  ClientSignatureSystem,
  DokuStatus,
  Tenant,
} from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type AnswerOf, type BodyOf } from '@dokubox/spec/operations/table.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { boxIdIn } from './boxes.ts';
import { openCard, realPdf } from './files.ts';
import type { Visitor } from './people.ts';
import { textsOf, type Texts } from './texts.ts';
import { advanceClock, callAs, createWorld, type JourneyWorld } from './worlds.ts';

/** A whole life passes through some twenty screens of two people. */
export const lifeTimeoutMs = 300_000;

/** A definition of the bank with its documents, as the screens call them in English. */
export interface Kind {
  readonly category: string;
  readonly definition: string;
}

/** The kinds of box that lives are told of. */
export const kinds = {
  account: { category: 'MB_ACCOUNT', definition: 'ACC-MB-01' },
  loan: { category: 'MB_LOAN', definition: 'LOAN-MB-01' },
  pledge: { category: 'MB_LOAN', definition: 'PLEDGE-MB-01' },
} as const satisfies Record<string, Kind>;

/** What a banker decides before a box starts; documents that are not named are not used. */
export interface Configuration {
  /** English titles of the documents that are used. */
  readonly use: readonly string[];
  readonly clientSigns?: ClientSignatureSystem;
  readonly bankSigns?: BankSignatureSystem;
  /** Whether the relationship manager may archive in the validator's place. */
  readonly validatorOptional?: boolean;
}

/** A world in which a box is about to live, looked at from beside as its client. */
export class Life {
  readonly world: JourneyWorld;
  readonly t: Texts;
  readonly #page: Page;

  private constructor(page: Page, world: JourneyWorld, t: Texts) {
    this.#page = page;
    this.world = world;
    this.t = t;
  }

  /** A world without a box. */
  static async begin(page: Page, tenant: Tenant, scenario = 'empty'): Promise<Life> {
    const world = await createWorld(page.request, { scenario, tenant, user: 'client1' });
    return new Life(page, world, await textsOf('en'));
  }

  /** The box as the server tells the client. */
  box(id: number): Promise<AnswerOf<'loadDokubox'>> {
    return callAs(this.#page.request, this.world, 'loadDokubox', { id });
  }

  /** A document of a box, by its English title, as the server tells the client. */
  async doku(id: number, title: string) {
    const found = (await this.box(id)).dokus.find(({ titleEn }) => titleEn === title);
    if (!found) throw new Error(`Box ${id} has no ${title}.`);
    return found;
  }

  async clientNumber(): Promise<string> {
    const { clientNumber } = await callAs(this.#page.request, this.world, 'getCurrentUser');
    return clientNumber ?? '';
  }

  /** The archive's job is over. */
  async archiveDone(): Promise<void> {
    await advanceClock(this.#page.request, this.world, limits.archiveJobMs);
  }

  /** The signing service, played by the control API: it reports, and no file changes. */
  async signingReports(envelopeId: string, report: BodyOf<'actOnEnvelope'>): Promise<string> {
    const url = operations.actOnEnvelope.url
      .replace('{worldId}', this.world.id)
      .replace('{envelopeId}', envelopeId);
    const answer = await this.#page.request.post(url, { data: report });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as AnswerOf<'actOnEnvelope'>).status;
  }

  /** The running envelope of a box. */
  async envelopeOf(boxId: number): Promise<string> {
    const url = operations.listEnvelopes.url.replace('{worldId}', this.world.id);
    const envelopes = (await (
      await this.#page.request.get(url)
    ).json()) as AnswerOf<'listEnvelopes'>;
    const found = envelopes.find(({ dokuBoxId }) => dokuBoxId === boxId);
    if (!found) throw new Error(`Box ${boxId} has no envelope.`);
    return found.envelopeId;
  }

  /** The desk of somebody who has a box open already. */
  desk(who: Visitor): Desk {
    return new Desk(who.page, this.t, who.side);
  }

  /**
   * Somebody's turn: they open the box, do what they came for, and leave it to the next person.
   * @param work gets the desk of the person in the box
   */
  async turn(who: Visitor, boxId: number, work: (desk: Desk) => Promise<void>): Promise<void> {
    const page = await who.openBox({ id: boxId });
    await work(this.desk(who));
    await this.leave(page, boxId);
  }

  /** Leaves the box that is open, and with it the lock. */
  async leave(page: Page, boxId: number): Promise<void> {
    await page.getByRole('link', { name: this.t('box:header.back') }).click();
    await page.waitForURL((url) => url.pathname === '/app/dokuboxlist');
    await expect.poll(async () => (await this.box(boxId)).lockUser ?? null).toBeNull();
  }

  /** A banker chooses what the new box is about; the configuration is open afterwards. */
  async bankCreates(banker: Visitor, { category, definition }: Kind): Promise<number> {
    const number = await this.clientNumber();
    const page = await banker.open(`/app/createDokuBox?clientNumber=${number}`);
    await page.getByLabel(this.t('creating:form.segment')).selectOption('MB');
    await this.#choose(page, { category, definition });
    await page.getByRole('button', { name: this.t('creating:form.next') }).click();
    await page.waitForURL('**/configure/*');
    return boxIdIn(page);
  }

  /** A client starts a box; it is open for preparing afterwards. */
  async clientCreates(client: Visitor, kind: Kind, name: string): Promise<number> {
    const page = await client.open('/app/createDokuBox');
    await this.#choose(page, kind);
    await page.getByLabel(this.t('creating:form.customName')).fill(name);
    await page.getByRole('button', { name: this.t('creating:form.start') }).click();
    await page.waitForURL('**/app/dokubox/*');
    return boxIdIn(page);
  }

  /** The client has prepared the box that is open, and sends it to the bank. */
  async clientHandsOver(client: Visitor): Promise<void> {
    const { page } = client;
    await page.getByRole('button', { name: this.t('creating:setup.client.submit') }).click();
    const dialog = page.getByRole('dialog', { name: this.t('creating:setup.send.title') });
    await dialog.getByRole('button', { name: this.t('creating:setup.send.submit') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(this.t('box:turn.configurationClient'))).toBeVisible();
  }

  /** Sets up the box whose configuration is open, and starts it. */
  async bankConfigures(page: Page, wanted: Configuration): Promise<void> {
    const { t } = this;
    const documents = page.getByRole('region', { name: t('creating:configure.documents.title') });
    const use = (title: string) =>
      documents.getByRole('checkbox', { name: t('creating:configure.documents.use', { title }) });
    await expect(documents.getByRole('checkbox').first()).toBeVisible();
    for (const { titleEn } of (await this.box(boxIdIn(page))).dokus) {
      if (titleEn) await use(titleEn).setChecked(wanted.use.includes(titleEn));
    }
    const signing = page.getByRole('region', { name: t('creating:configure.signing.title') });
    if (wanted.clientSigns) {
      await signing
        .getByLabel(t('creating:configure.signing.client'))
        .selectOption(wanted.clientSigns);
    }
    if (wanted.bankSigns) {
      await signing.getByLabel(t('creating:configure.signing.bank')).selectOption(wanted.bankSigns);
    }
    if (wanted.validatorOptional !== undefined) {
      const optional = signing.getByLabel(t('creating:configure.signing.validatorOptional'));
      await optional.setChecked(wanted.validatorOptional);
    }
    const names = [t('creating:configure.start.setup'), t('creating:configure.start.change')];
    await page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click();
    await page.waitForURL(/\/app\/dokubox\/\d+$/);
  }

  async #choose(page: Page, { category, definition }: Kind): Promise<void> {
    const form = page.getByRole('main');
    await form.getByLabel(this.t('creating:form.category')).selectOption(category);
    await form
      .getByRole('combobox', { name: this.t('creating:form.definition'), exact: true })
      .selectOption(definition);
  }
}

/** A person with a box open before them. Documents are named by their English titles. */
export class Desk {
  readonly page: Page;
  readonly #t: Texts;
  readonly #side: 'CLIENT' | 'BANKER';

  constructor(page: Page, t: Texts, side: 'CLIENT' | 'BANKER') {
    this.page = page;
    this.#t = t;
    this.#side = side;
  }

  /** The card of a document, open. */
  card(title: string): Promise<Locator> {
    return openCard(this.page, title);
  }

  /** The choice of an action on a document. */
  async option(title: string, trigger: OptionTrigger): Promise<Locator> {
    const name = this.#t(`contractBox:action.${this.#side}.${trigger}`);
    return (await this.card(title)).getByRole('radio', { name, exact: true });
  }

  /** Puts a real file into a document. */
  async upload(title: string, fileName: string): Promise<void> {
    const card = await this.card(title);
    await card
      .locator('input[type=file]')
      .setInputFiles({ ...(await realPdf(fileName, fileName)) });
    await expect(card.getByText(fileName).first()).toBeVisible();
  }

  /** Chooses an action for each document, and sends all of it at once. */
  async send(choices: Readonly<Record<string, OptionTrigger>>): Promise<void> {
    for (const [title, trigger] of Object.entries(choices)) {
      await (await this.option(title, trigger)).check();
    }
    await this.submit(Object.keys(choices).length);
  }

  /** Sends what is chosen, whatever files are missing elsewhere. */
  async submit(count: number): Promise<void> {
    const bar = this.page.getByRole('region', { name: this.#t('acting:submit.label') });
    const button = bar.getByRole('button', { name: this.#t('acting:submit.submit', { count }) });
    await button.click();
    const onwards = this.page.getByRole('button', { name: this.#t('acting:missingFile.continue') });
    await expect(
      onwards.or(this.page.getByText(this.#t('acting:done.submitted'))).first(),
    ).toBeVisible();
    if (await onwards.isVisible()) await onwards.click();
    await expect(bar).toBeHidden();
  }

  /** The document is in a status, in words. */
  async sees(title: string, status: DokuStatus): Promise<void> {
    const card = this.page.getByRole('article', { name: title, exact: true });
    await expect(card).toContainText(this.#t(`contractBox:dokuStatus.${status}`));
  }

  /** Confirms a signature on paper, without a scan, and sends it. */
  async signedOnPaper(title: string, day: string): Promise<void> {
    const option = await this.option(title, 'PrintedAndPaperSigned');
    await option.click();
    const dialog = this.page.getByRole('dialog', { name: this.#t('acting:paper.title') });
    await dialog.getByLabel(this.#t('acting:paper.date')).fill(day);
    await dialog.getByRole('button', { name: this.#t('acting:paper.submit') }).click();
    await expect(option).toBeChecked();
    await this.submit(1);
  }

  /** Asks for the removal of a document; the dialog is open. */
  async openRemoval(title: string): Promise<Locator> {
    const card = await this.card(title);
    await card.getByRole('button', { name: this.#t('acting:card.more', { title }) }).click();
    await this.page.getByRole('menuitem', { name: this.#t('acting:removal.submit') }).click();
    return this.page.getByRole('dialog');
  }
}
