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

/** Key of a visitor who is not signed in. */
export const NOBODY = 'nobody';

/** The start of a visit. */
export interface VisitOrder {
  /** Name of a file in `scenarios/`. */
  readonly scenario: string;
  readonly tenant: Tenant;
  /** Key of a user, or {@link NOBODY} before the sign-in. Default: the scenario's own user. */
  readonly user?: string | undefined;
  /** Whether the portal is shown before the sign-in. Always true for {@link NOBODY}. */
  readonly signedOut?: boolean | undefined;
  /** A language of the product, or the pseudo-language. */
  readonly language: Language | typeof PSEUDO;
  readonly scheme: 'light' | 'dark';
}

const channelOf = { CLIENT: 'INTERNET', BANKER: 'INTRANET' } as const;

/** Whether an address is one of the operation's. */
function isCallOf(id: OperationId, address: string): boolean {
  const parts = operations[id].url.split('/');
  const called = new URL(address, 'http://localhost').pathname.split('/');
  return (
    parts.length === called.length &&
    parts.every((part, index) => part.startsWith('{') || part === called[index])
  );
}

/** Returns the content of a JSON answer. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * A user in front of the portal, in a world of the simulator that runs in this page. A story's
 * actions outside the screens also use the contract: as the same user from another browser
 * (`call`), or as QA does (`control`).
 */
export class Visit {
  readonly worldId: string;
  readonly tenant: Tenant;
  readonly user: string;
  readonly userType: UserType;
  readonly language: Language;
  /** The portal's browser. `online = false` cuts its connection. */
  readonly browser: Visitor = door.visitor();
  /** Storages of this user's browser: one that all tabs share, and one for the portal's tab. */
  readonly localStorage = memoryStorage();
  readonly sessionStorage = memoryStorage();
  /** Pages the portal left for: signing, the signing system of the bank. */
  readonly leftFor: string[] = [];
  /** Titles of the page, the latest last. */
  readonly titles: string[] = [];
  /** Words the portal may show unchanged in the pseudo-language: names, and texts of answers. */
  readonly knownWords = new Set<string>(namesEverywhere);
  /** The running portal. Set once it is on the screen. */
  portal: MountedPortal | undefined;
  /** The browser's Back, in the portal's own history. */
  back: () => void = () => undefined;
  /** Reloads the portal's page, at the given path or the current one. The screen sets it. */
  reload: (path?: string) => Promise<void> = () =>
    Promise.reject(new Error('The portal is not on the screen yet. Wait for it.'));
  readonly #id = uuid();
  readonly #order: VisitOrder;
  readonly #otherBrowser: Visitor = door.visitor();
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
      connection: { fetch: this.#otherBrowser.fetch, serverOrigin: '' },
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

  /**
   * Creates a new world of a scenario. @throws Error if the scenario is not for the tenant or the
   * user
   */
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
    // The cookie of the world stays, and the session's cookie is removed.
    if (signedOut) await visit.#signOut(made.user);
    return visit;
  }

  static async #enter(order: VisitOrder, worldId: string, user: string, own: string) {
    const visit = new Visit(order, worldId, user);
    const open = (visitor: Visitor, as: string) =>
      visitor.fetch(`${operations.openWorld.url.replace('{worldId}', worldId)}?user=${as}`);
    await open(visit.#otherBrowser, user === NOBODY ? own : user);
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

  /** Another user in the same world. */
  otherSide(user: string): Promise<Visit> {
    return Visit.#enter(this.#order, this.worldId, user, user);
  }

  /**
   * Holds the portal's calls of an operation until they are released, so that a story can check the
   * screen while they wait.
   *
   * @returns a function that releases them
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

  /** Releases the calls that {@link hold} holds. */
  letGo(operationId: OperationId): void {
    this.#gates.get(operationId)?.open();
    this.#gates.delete(operationId);
  }

  /** The portal's `fetch`. */
  readonly #fetch: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (typeof init?.body === 'string') this.#sent.push({ address, body: init.body });
    for (const [id, { opened }] of this.#gates) if (isCallOf(id, address)) await opened;
    const response = await this.browser.fetch(input, init);
    if (this.#order.language === PSEUDO)
      addTextsIn(await jsonOf(response.clone()), this.knownWords);
    return response;
  };

  /** Reaches the other tabs of this user's browser, and no others. */
  readonly openChannel = (name: string): TabChannel => new BroadcastChannel(`${this.#id} ${name}`);

  /** The platform of this visit's portal: in memory, in front of this page's simulator. */
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

  /** The login page of this user's side. */
  get loginPath(): string {
    return loginPaths[channelOf[this.userType]];
  }

  /** The user's name for the sign-in. */
  get username(): string {
    const name = door.worlds.get(this.worldId)?.userByKey(this.user)?.username;
    if (name === undefined)
      throw new Error(`This world has no user ${this.user}. Choose a user of the scenario.`);
    return name;
  }

  /** Calls the server as this user, from another browser. @throws ApiError */
  get call(): Client['call'] {
    return this.#client.call;
  }

  /** The bodies of the portal's calls of an operation, oldest first. */
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
    const response = await this.#otherBrowser.fetch(
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

  /** Makes calls of the world fail on purpose. */
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

  /** Advances the world's clock. */
  async advanceClock(advanceMs: number): Promise<void> {
    await this.control('setClock', { body: { advanceMs } });
  }

  /** The calls in the world so far, oldest first. If an operation is named, only its calls. */
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

  /** Returns the first matching box of the list. */
  async box(matches: (box: CallAnswer<'loadDokubox'>) => boolean = () => true) {
    for (const { id } of await this.rows()) {
      const box = await this.call('loadDokubox', { params: { id } });
      if (matches(box)) return box;
    }
    throw new Error(`No box matches ${matches.toString()}. Check the scenario.`);
  }
}
