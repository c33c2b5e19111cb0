import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import { languages, type Language, type Tenant, type UserType } from '@dokubox/spec/enums.ts';
import {
  operations,
  type AnswerOf,
  type BodyOf,
  type OperationId,
} from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { Visitor } from '@dokubox/simulator/browser/door.ts';
import { createClient, type CallAnswer, type Client } from '../portal/api/client.ts';
import { uuid } from '../portal/api/context.ts';
import { createTokenStore } from '../portal/api/tokens.ts';
import { loginPaths } from '../portal/config/landing.ts';
import { storageKeys } from '../portal/config/storage.ts';
import type { MountedPortal } from '../portal/app/mountPortal.tsx';
import { memoryStorage, memoryPlatform } from '../portal/platform/memory.ts';
import type { Platform, TabChannel } from '../portal/platform/platform.ts';
import { pseudoTexts } from '../tests/tools/pseudo.ts';
import { addTextsIn, namesEverywhere } from '../tests/tools/readable.ts';
import { door } from './door.ts';
import { storyColorScheme } from './storyColorScheme.ts';
import { PSEUDO } from './toolbar.ts';

/** Who looks when nobody is signed in. */
export const NOBODY = 'nobody';

/** What a visit begins with. */
export interface VisitOrder {
  /** Name of a file in `scenarios/`. */
  readonly scenario: string;
  readonly tenant: Tenant;
  /** Key of a user; {@link NOBODY} stands before the sign-in; the scenario's own user by default. */
  readonly user?: string | undefined;
  /** Whether the portal stands before the sign-in; always so for {@link NOBODY}. */
  readonly signedOut?: boolean | undefined;
  /** A language of the product, or the pseudo-language. */
  readonly language: Language | typeof PSEUDO;
  readonly scheme: 'light' | 'dark';
}

const channelOf = { CLIENT: 'INTERNET', BANKER: 'INTRANET' } as const;

/** Whether an address is one of the operation's. */
function isCallOf(id: OperationId, address: string): boolean {
  const parts = operations[id].url.split('/');
  const asked = new URL(address, 'http://localhost').pathname.split('/');
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith('{') || part === asked[index])
  );
}

/** What an answer holds, where it is JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * One person in front of the portal, in a world of the simulator that runs in this page. Everything a
 * story may want to do beside the screens goes through the contract as well: as the same person from
 * another browser (`call`), or as QA does (`control`).
 */
export class Visit {
  readonly worldId: string;
  readonly tenant: Tenant;
  readonly user: string;
  readonly userType: UserType;
  readonly language: Language;
  /** The portal's own browser; `online = false` cuts its connection. */
  readonly browser: Visitor = door.visitor();
  /** What all tabs of this person's browser keep, and what the tab of the portal does. */
  readonly localStorage = memoryStorage();
  readonly sessionStorage = memoryStorage();
  /** Pages the portal left for: signing, the signing system of the bank. */
  readonly leftFor: string[] = [];
  /** Titles the page had, the latest last. */
  readonly titles: string[] = [];
  /** What the portal may show as it is, in the pseudo-language: names, and texts of answers. */
  readonly told = new Set<string>(namesEverywhere);
  /** The portal that runs; set once it is on the screen. */
  portal: MountedPortal | undefined;
  /** As the browser's Back, in the portal's own history. */
  back: () => void = () => undefined;
  /** Loads the portal's page anew, at the given path or where it stands; set by the screen. */
  reload: (path?: string) => Promise<void> = () =>
    Promise.reject(new Error('The portal is not on the screen yet.'));
  readonly #id = uuid();
  readonly #order: VisitOrder;
  readonly #beside: Visitor = door.visitor();
  readonly #client: Client;
  readonly #gates = new Map<
    OperationId,
    { readonly opened: Promise<void>; readonly open: () => void }
  >();
  readonly #sent: { readonly address: string; readonly body: string }[] = [];

  private constructor(order: VisitOrder, worldId: string, user: string) {
    this.#order = order;
    this.worldId = worldId;
    this.tenant = order.tenant;
    this.user = user;
    this.userType = userTypeOfKey(user);
    this.language = languages.find((entry) => entry === order.language) ?? 'en';
    this.#client = createClient({
      connection: { fetch: this.#beside.fetch, serverOrigin: '' },
      context: () => ({
        tenant: this.tenant,
        language: this.language,
        channel: channelOf[this.userType],
        flowType: this.userType,
        flowId: uuid(),
      }),
      tokens: createTokenStore(),
    });
  }

  /** A new world of a scenario. @throws Error when the scenario is not for the tenant or the user */
  static async begin(order: VisitOrder): Promise<Visit> {
    const { scenario, tenant, user, signedOut = user === NOBODY } = order;
    const named = user === undefined || user === NOBODY ? {} : { user };
    const response = await door.visitor().fetch(operations.createWorld.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario, tenant, ...named }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    const made = JSON.parse(text) as AnswerOf<'createWorld'>;
    const visit = await Visit.#enter(order, made.worldId, user ?? made.user, made.user);
    // The cookie of the world stays, that of the session goes.
    if (signedOut) await visit.#signOut(made.user);
    return visit;
  }

  static async #enter(order: VisitOrder, worldId: string, user: string, own: string) {
    const visit = new Visit(order, worldId, user);
    const open = (visitor: Visitor, as: string) =>
      visitor.fetch(`${operations.openWorld.url.replace('{worldId}', worldId)}?user=${as}`);
    await open(visit.#beside, user === NOBODY ? own : user);
    await open(visit.browser, user === NOBODY ? own : user);
    return visit;
  }

  async #signOut(own: string): Promise<void> {
    const side = userTypeOfKey(own);
    await createClient({
      connection: { fetch: this.browser.fetch, serverOrigin: '' },
      context: () => ({
        tenant: this.tenant,
        language: this.language,
        channel: channelOf[side],
        flowType: side,
        flowId: uuid(),
      }),
      tokens: createTokenStore(),
    }).call('logout', { body: {} });
  }

  /** Somebody else in the same world. */
  otherSide(user: string): Promise<Visit> {
    return Visit.#enter(this.#order, this.worldId, user, user);
  }

  /**
   * Keeps the portal's calls of an operation under way until they are let go: what stands on the
   * screen meanwhile can be looked at for as long as it takes.
   *
   * @returns what lets them go
   */
  hold(operationId: OperationId): () => void {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.#gates.set(operationId, { opened, open });
    return () => {
      this.letGo(operationId);
    };
  }

  /** Lets the calls go that {@link hold} keeps. */
  letGo(operationId: OperationId): void {
    this.#gates.get(operationId)?.open();
    this.#gates.delete(operationId);
  }

  /** What the portal calls the server with. */
  readonly #fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (typeof init?.body === 'string') this.#sent.push({ address, body: init.body });
    for (const [id, { opened }] of this.#gates) if (isCallOf(id, address)) await opened;
    const response = await this.browser.fetch(input, init);
    if (this.#order.language === PSEUDO) addTextsIn(await jsonOf(response.clone()), this.told);
    return response;
  };

  /** Reaches the other tabs of this person's browser, and those of nobody else. */
  readonly openChannel = (name: string): TabChannel => new BroadcastChannel(`${this.#id} ${name}`);

  /** Where the portal of this visit runs: in memory, in front of this page's simulator. */
  platformAt(path: string): Platform {
    const { scheme, language } = this.#order;
    const platform = memoryPlatform({
      fetch: this.#fetch,
      path,
      colorScheme: storyColorScheme(scheme),
      leaveFor: (url) => {
        this.leftFor.push(url);
        return undefined;
      },
      setTitle: (title) => this.titles.push(title),
      restart: (to) => void this.reload(to),
      ...(language === PSEUDO
        ? { alterTexts: (texts: unknown) => pseudoTexts(texts) as never }
        : {}),
    });
    this.back = () => {
      platform.addressBar.history.go(-1);
    };
    this.localStorage.setItem(storageKeys.tenant, this.tenant);
    this.localStorage.setItem(storageKeys.language, this.language);
    this.sessionStorage.setItem(storageKeys.channel, channelOf[this.userType]);
    const { localStorage, sessionStorage, openChannel } = this;
    return { ...platform, localStorage, sessionStorage, openChannel };
  }

  /** The login page of this person's side. */
  get loginPath(): string {
    return loginPaths[channelOf[this.userType]];
  }

  /** The name this person signs in with. */
  get username(): string {
    const name = door.worlds.get(this.worldId)?.userByKey(this.user)?.username;
    if (name === undefined) throw new Error(`${this.user} is nobody in this world.`);
    return name;
  }

  /** Calls the server as this person, from another browser. @throws ApiError */
  get call(): Client['call'] {
    return this.#client.call;
  }

  /** What the portal has sent with its calls of an operation, oldest first. */
  sentWith(operationId: OperationId): readonly unknown[] {
    return this.#sent
      .filter(({ address }) => isCallOf(operationId, address))
      .map(({ body }): unknown => JSON.parse(body));
  }

  /** Makes a call of the control API about this world. */
  async control<Id extends OperationId>(
    id: Id,
    { params = {}, body }: { params?: Readonly<Record<string, string>>; body?: unknown } = {},
  ): Promise<AnswerOf<Id>> {
    const { method, url } = operations[id];
    const values: Readonly<Record<string, string>> = { worldId: this.worldId, ...params };
    const response = await this.#beside.fetch(
      url.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? ''),
      {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${id}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Id>;
  }

  /** Makes calls of the world go wrong on purpose. */
  async addFault(fault: BodyOf<'addFault'> & { operationId?: OperationId }): Promise<void> {
    await this.control('addFault', { body: fault });
  }

  /** Lets all calls of the world work again. */
  async clearFaults(): Promise<void> {
    await this.control('clearFaults');
  }

  /** Blocks or frees functions of the portal. */
  async setPortalStatus(statuses: BodyOf<'setPortalStatus'>['statuses']): Promise<void> {
    await this.control('setPortalStatus', { body: { statuses } });
  }

  /** Moves the world's clock on. */
  async advanceClock(advanceMs: number): Promise<void> {
    await this.control('setClock', { body: { advanceMs } });
  }

  /** What was called in the world so far, oldest first; of one operation where it is named. */
  async journal(operationId?: OperationId): Promise<readonly JournalEntry[]> {
    const entries = await this.control('getJournal');
    return entries.filter((one) => operationId === undefined || one.operationId === operationId);
  }

  /** Rows of the list, the latest change first. */
  async rows(): Promise<readonly CallAnswer<'searchClientDokuboxes'>['content'][number][]> {
    const body = { status: 'ALL', page: 0, size: 50 } as const;
    const page =
      this.userType === 'CLIENT'
        ? await this.call('searchClientDokuboxes', { body })
        : await this.call('searchBankerDokuboxes', { body });
    return page.content;
  }

  /** The first box of the list that suits. */
  async box(suits: (box: CallAnswer<'loadDokubox'>) => boolean = () => true) {
    for (const { id } of await this.rows()) {
      const box = await this.call('loadDokubox', { params: { id } });
      if (suits(box)) return box;
    }
    throw new Error(`No box suits ${suits.toString()}`);
  }
}
