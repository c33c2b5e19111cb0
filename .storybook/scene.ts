import {
  DUMMY_CATEGORY_CODE,
  languages,
  tenants,
  type CatalogueType,
  type DokuboxStatus,
  type Language,
  type Tenant,
} from '@dokubox/spec/enums.ts';
import type { BodyOf, OperationId } from '@dokubox/spec/operations/table.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { DokuboxListItem } from '@dokubox/spec/schemas/dokubox.ts';
import { reviveMoments, type Received, type ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';
import type { UserFacts } from '@dokubox/spec/workflow/types.ts';
import { enter, handle, needsWorld, type Engine } from '../simulator/engine/engine.ts';
import { Refusal, type CallInput } from '../simulator/engine/handler.ts';
import { startOf } from '../simulator/engine/handlers/authorization/sign-in.ts';
import { takeClockEventsAtOnce } from '../simulator/engine/handlers/workflow/clock-events.ts';
import type { World } from '../simulator/engine/world/world.ts';
import { Worlds } from '../simulator/engine/worlds/worlds.ts';
import type { CallAnswer } from '../portal/api/client.ts';
import { shownCategories } from '../ui-kit/helpers/categories.ts';
import { contentLanguage, type ContentLanguage } from '../ui-kit/helpers/names.ts';
import { aheadMs, storyStart } from './clock.ts';
import { door } from './door.ts';
import { isIn } from './isIn.ts';

/** The toolbar's word for the user that the scenario signs in. */
export const usersOfScenario = 'scenario';

/** All users that a scenario can sign in, by key. */
export const userTitles: ReadonlyMap<string, string> = new Map(
  door.scenarios.list().flatMap(({ users }) => users.map(({ key, title }) => [key, title])),
);

/**
 * The simulator of the stories, with its own worlds. Its clock does not move, because a picture
 * must not depend on how long the page has been open.
 */
const engine: Engine = {
  ...door.engine,
  worlds: new Worlds(door.scenarios, () => storyStart.getTime()),
};

const flowId = '6f1d8a52-0c6e-4b7e-9a53-2d0f4f5a7c11';

/** The parts of the toolbar that a scene depends on. */
export interface SceneGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A document and its box, as components receive them. */
export interface DokuOfBox {
  readonly box: ReceivedBox;
  readonly doku: Doku;
}

/**
 * A scenario as one of its users sees it, with answers of the contract. Stories take their data
 * from it. A scene does not change, and each answer is created once.
 */
export class Scene {
  readonly tenant: Tenant;
  readonly policy: TenantPolicy;
  readonly language: Language;
  /** Which of the two texts of the contract the user sees. */
  readonly content: ContentLanguage;
  readonly currentUser: UserFacts;
  readonly now: Date;
  /** Calendar day in the tenant's zone, yyyy-mm-dd. */
  readonly today: string;
  readonly flowId = flowId;
  readonly #world: World;
  readonly #token: string;
  readonly #answers = new Map<string, unknown>();

  constructor(world: World, userKey: string, language: Language) {
    const user = world.userByKey(userKey);
    if (!user)
      throw new Error(
        `The scenario ${world.scenario} has no user ${userKey}. Choose another user.`,
      );
    this.#world = world;
    this.tenant = world.tenant;
    this.policy = policyOf(world.tenant);
    this.language = language;
    this.content = contentLanguage(world.tenant, language);
    const { userType, username, roles, permissions } = user;
    this.currentUser = { userType, username, roles, permissions };
    this.now = world.clock.now();
    this.today = calendarDayIn(this.policy.timeZone, this.now);
    // A list would take the events in slices, and a scene cannot wait.
    takeClockEventsAtOnce(world);
    // A user who represents several clients acts for the first of them.
    const start = { ...startOf(world, user), clientNumber: user.clientNumbers[0] ?? null };
    const { randomToken } = engine.ports;
    this.#token = world.sessions.start(start, randomToken, world.clock.nowMs()).session.token;
  }

  /**
   * Returns the answer of a read-only operation. @throws Refusal if the contract rejects the call
   */
  answer<Id extends OperationId>(id: Id, input: Partial<CallInput<Id>> = {}): CallAnswer<Id> {
    const key = `${id} ${JSON.stringify(input)}`;
    if (!this.#answers.has(key)) this.#answers.set(key, this.#ask(id, input));
    return this.#answers.get(key) as CallAnswer<Id>;
  }

  /**
   * Returns the file of a document, created now. @throws Refusal if the contract rejects the call
   */
  async file({ id }: Pick<Doku, 'id'>): Promise<Uint8Array> {
    const { body } = await this.#handle('downloadDoku', { params: { id } });
    return Uint8Array.from(atob(body.fileContent), (letter) => letter.charCodeAt(0));
  }

  #ask<Id extends OperationId>(id: Id, input: Partial<CallInput<Id>>): CallAnswer<Id> {
    const answer = this.#handle(id, input);
    if (answer instanceof Promise)
      throw new Error(`${id} must wait for something outside. A scene cannot call it.`);
    return reviveMoments(answer.body);
  }

  #handle<Id extends OperationId>(id: Id, input: Partial<CallInput<Id>>) {
    const { userType } = this.currentUser;
    const entered = enter(engine, id, {
      world: needsWorld(id) ? this.#world : null,
      token: this.#token,
      context:
        'portalHeaders' in operations[id]
          ? null
          : {
              tenant: this.tenant,
              language: this.language,
              channel: userType === 'CLIENT' ? 'INTERNET' : 'INTRANET',
              flowType: userType,
              flowId,
            },
    });
    const nothing = { body: undefined, params: undefined, query: undefined };
    return handle(entered, { ...nothing, ...input } as CallInput<Id>);
  }

  /** Returns a page of the list. */
  search(body: BodyOf<'searchBankerDokuboxes'>): CallAnswer<'searchBankerDokuboxes'> {
    return this.currentUser.userType === 'CLIENT'
      ? this.answer('searchClientDokuboxes', { body })
      : this.answer('searchBankerDokuboxes', { body });
  }

  /** Rows of the list, the newest first. */
  rows(): readonly Received<DokuboxListItem>[] {
    return this.search({ status: 'ALL', page: 0, size: 50 }).content;
  }

  /** The boxes of the list that the user may open, the newest first. */
  *boxes(): Generator<ReceivedBox> {
    for (const { id } of this.rows()) {
      try {
        yield this.answer('loadDokubox', { params: { id } });
      } catch (refusal) {
        // A banker sees that a client prepares a box, but cannot open it.
        if (!(refusal instanceof Refusal)) throw refusal;
      }
    }
  }

  /** Returns the first matching box of {@link boxes}. */
  box(matches: (box: ReceivedBox) => boolean = () => true): ReceivedBox {
    for (const box of this.boxes()) if (matches(box)) return box;
    throw new Error(
      `No box of ${this.#world.scenario} matches ${matches.toString()}. Check the scenario.`,
    );
  }

  /** The box with the most documents. */
  largest(): ReceivedBox {
    const sort = 'documentsCount,desc';
    const [row] = this.search({ status: 'ALL', page: 0, size: 10, sort }).content;
    if (!row) throw new Error(`There is no box in ${this.#world.scenario}. Check the scenario.`);
    return this.answer('loadDokubox', { params: { id: row.id } });
  }

  /** The first matching document, box by box. */
  doku(matches: (doku: Doku, box: ReceivedBox) => boolean): DokuOfBox {
    const box = this.box((one) => one.dokus.some((doku) => matches(doku, one)));
    return { box, doku: box.dokus.find((doku) => matches(doku, box)) as Doku };
  }

  /** Returns a catalogue's values and texts, in its order. */
  options(catalogueType: CatalogueType): readonly { value: string; label: string }[] {
    const words = this.answer('getProductTranslations', { body: { language: this.language } });
    return [...this.answer('getCatalogue', { body: { catalogueType } }).items]
      .sort((a, b) => a.listOrder - b.listOrder)
      .map(({ value, translationKey }) => ({ value, label: words[translationKey] ?? value }));
  }
}

/** Names of the product categories the scene's user sees, by code (R2.14). */
export function categoriesOf(scene: Scene): Readonly<Record<string, string>> {
  return shownCategories(scene.policy, allCategoriesOf(scene));
}

/** The names of all product categories, whether or not the bank shows any. */
export function allCategoriesOf(scene: Scene): Readonly<Record<string, string>> {
  const types = ['ProductCategoryALL', 'ProductCategoryMB', 'ProductCategoryCORP'] as const;
  const options = types.flatMap((type) => scene.options(type));
  return Object.fromEntries(options.map(({ value, label }) => [value, label]));
}

const scenes = new Map<string, Scene>();

/** The bank chosen in the toolbar. */
export function bankOf({ globals }: SceneGlobals): Tenant {
  return isIn(tenants, globals['tenant']) ?? tenants[0];
}

/**
 * Returns a story's scenario with the bank, language, user and time of the toolbar.
 * @param context the value that Storybook passes to `render`, `loaders` and `play`
 * @param scenario name of a file in `scenarios/`
 * @throws WorldRefused if the scenario is not for the bank
 */
export function sceneOf(context: SceneGlobals, scenario: string): Scene {
  const { globals } = context;
  const tenant = bankOf(context);
  const language = isIn(languages, globals['language']) ?? 'en';
  const user = isIn([...userTitles.keys()], globals['user']);
  const ahead = aheadMs(globals['clock']);
  const key = [scenario, tenant, language, user, ahead].join(' ');
  const known = scenes.get(key);
  if (known) return known;
  const world = engine.worlds.create({ scenario, tenant, now: storyStart });
  world.clock.advance(ahead);
  const scene = new Scene(world, user ?? world.userKey, language);
  scenes.set(key, scene);
  return scene;
}

/** A box and its scene. */
export interface BoxOfScene {
  readonly scene: Scene;
  readonly box: ReceivedBox;
}

/** A box in the status with its own category, from the first scenario in which the user has one. */
export function boxInStatus(context: SceneGlobals, status: DokuboxStatus): BoxOfScene {
  for (const name of ['everyday', 'every-box-status', 'setup-unfinished']) {
    const scene = sceneOf(context, name);
    for (const box of scene.boxes()) {
      if (box.status === status && box.productCategory !== DUMMY_CATEGORY_CODE) {
        return { scene, box };
      }
    }
  }
  throw new Error(`The user sees no box in the status ${status}. Check the scenarios.`);
}
