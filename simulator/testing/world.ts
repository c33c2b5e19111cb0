import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import type {
  BankApplicationAction,
  SignCallbackAction,
  Tenant,
  UserType,
} from '@dokubox/spec/enums.ts';
import { bankApplicationActions } from '@dokubox/spec/enums.ts';
import { addressOf } from '@dokubox/spec/operations/request.ts';
import {
  operations,
  type AnswerOf,
  type BodyOf,
  type OperationId,
  type QueryOf,
} from '@dokubox/spec/operations/table.ts';
import type { ControlId } from '@dokubox/spec/control/operations/table.ts';
import type { Caller } from './caller.ts';
import type { Fetch } from './door.ts';
import { personOf, type Person } from './person.ts';
import { waitFor, type WaitOptions } from './wait-for.ts';

/** Which scenario, as which bank, with whom. */
export type WorldOrder = BodyOf<'createWorld'>;

/** A span of time; its parts add up. */
export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const millisecondsOf = (span: Duration | number) => (typeof span === 'number' ? span : sumOf(span));

const sumOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration) =>
  days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;

/** What a signer, or the signing service, does. */
export interface Act extends Omit<BodyOf<'actOnEnvelope'>, 'action'> {
  /** The box whose envelope it is, or whose process in the bank's own application. */
  readonly box: number;
  readonly action: SignCallbackAction | BankApplicationAction;
}

/** A new visitor, and how they come into a world. */
export interface VisitorEntrance {
  readonly fetch: Fetch;
  /** Calls an address that lets somebody in. */
  readonly open: (path: string) => Promise<Response>;
}

/** A world of its own: nothing in it is seen from any other, nor changed by any. */
export class TestWorld {
  readonly id: string;
  readonly tenant: Tenant;
  readonly scenario: string;
  /** Key of the user the world was made for. */
  readonly user: string;
  /** Side of that user. */
  readonly userType: UserType;
  /** A session of that user, for a page that is handed one. */
  readonly tokens: { readonly idToken: string; readonly refreshToken: string };
  readonly #control: Caller<ControlId>;
  readonly #arrive: () => VisitorEntrance;
  readonly #people = new Map<string, Promise<Person>>();

  constructor(
    control: Caller<ControlId>,
    made: AnswerOf<'createWorld'>,
    arrive: () => VisitorEntrance,
  ) {
    this.id = made.worldId;
    this.tenant = made.tenant;
    this.scenario = made.scenario;
    this.user = made.user;
    this.userType = userTypeOfKey(made.user);
    this.tokens = { idToken: made.idToken, refreshToken: made.refreshToken };
    this.#control = control;
    this.#arrive = arrive;
  }

  get #params() {
    return { worldId: this.id };
  }

  /**
   * Somebody of the world, signed in; asked for again, the same session.
   * @param user key of the scenario; default: whom the world was made for
   * @throws Error for somebody who cannot be signed in just so: locked, invited, with a contract to sign
   */
  as(user: string = this.user): Promise<Person> {
    const known = this.#people.get(user) ?? this.#signIn(user);
    this.#people.set(user, known);
    return known;
  }

  /**
   * Whoever holds a session, such as that of a page.
   * @param user key of the scenario whose session it is
   */
  holderOf(idToken: string, user = this.user): Promise<Person> {
    const { tenant, id: worldId } = this;
    const whose = { tenant, userType: userTypeOfKey(user), worldId };
    return personOf(this.#arrive().fetch, user, whose, { 'x-id-token': idToken });
  }

  /**
   * Address of the simulator that signs somebody in and leads to a path of the portal.
   * @param path default: the landing page of the user
   */
  openAddress(user = this.user, path?: string): string {
    const query = { user, ...(path === undefined ? {} : { path }) };
    return addressOf(operations.openWorld, { worldId: this.id }, query);
  }

  async #signIn(user: string): Promise<Person> {
    const { fetch, open } = this.#arrive();
    const answer = await open(this.openAddress(user));
    if (answer.status !== 302) {
      throw new Error(`${user} is not let in: ${answer.status} ${await answer.text()}`);
    }
    const { tenant, id: worldId } = this;
    return personOf(fetch, user, { tenant, userType: userTypeOfKey(user), worldId });
  }

  /** The records of the world, as they are kept: of its first thousand boxes, or of the one that is named. */
  state(query: QueryOf<'getWorldState'> = {}): Promise<AnswerOf<'getWorldState'>> {
    return this.#control.call('getWorldState', { params: this.#params, query });
  }

  /** Changes records by hand; what cannot be is refused. @throws CallRefused */
  async force(body: BodyOf<'forceState'>): Promise<void> {
    await this.#control.call('forceState', { params: this.#params, body });
  }

  /**
   * Plays the signing service, or the bank's own application. Whoever finishes really signs.
   * @throws Error where the box has nothing to sign; CallRefused where the act means nothing now
   */
  async act({ box: id, ...body }: Act): Promise<AnswerOf<'actOnEnvelope'>> {
    const { boxes } = await this.state({ boxId: id });
    const [box] = boxes;
    const isBank = bankApplicationActions.some((one) => one === body.action);
    const envelopeId = isBank ? box?.edsProcessId : box?.envelopeId;
    if (!envelopeId) throw new Error(`Nothing of box ${id} is being signed.`);
    const params = { ...this.#params, envelopeId };
    return this.#control.call('actOnEnvelope', { params, body });
  }

  /**
   * Moves the clock on; what runs out by then happens.
   * @param by a number counts milliseconds
   * @returns the present, as ISO text
   */
  async advance(by: Duration | number): Promise<string> {
    const body = { advanceMs: millisecondsOf(by) };
    return (await this.#control.call('setClock', { params: this.#params, body })).now;
  }

  /** Makes calls go wrong on purpose. */
  async fault(
    body: BodyOf<'addFault'> & { readonly operationId?: OperationId },
  ): Promise<AnswerOf<'addFault'>> {
    return this.#control.call('addFault', { params: this.#params, body });
  }

  /** Lets every call go its way again. */
  async clearFaults(): Promise<void> {
    await this.#control.call('clearFaults', { params: this.#params });
  }

  /** Blocks or frees functions of the portal. */
  async block(statuses: BodyOf<'setPortalStatus'>['statuses']): Promise<void> {
    await this.#control.call('setPortalStatus', { params: this.#params, body: { statuses } });
  }

  /** What was called in the world, the oldest first. @param operationId this operation alone */
  async journal(operationId?: OperationId): Promise<AnswerOf<'getJournal'>> {
    const entries = await this.#control.call('getJournal', { params: this.#params });
    return entries.filter(
      (entry) => operationId === undefined || entry.operationId === operationId,
    );
  }

  /** The commands of the world with what each changed, the oldest first. */
  history(): Promise<AnswerOf<'getHistory'>> {
    return this.#control.call('getHistory', { params: this.#params });
  }

  /** Reads until it is what was waited for. @throws Error that says what was read last */
  waitFor<T>(read: () => Promise<T> | T, options?: WaitOptions<T>): Promise<NonNullable<T>> {
    return waitFor(read, options);
  }

  /** Ends the world and its sessions; one that has ended already is fine. */
  async dispose(): Promise<void> {
    try {
      await this.#control.call('deleteWorld', { params: this.#params });
    } catch (cause) {
      if ((cause as { status?: number }).status !== 404) throw cause;
    }
  }
}

/** Makes a world that ends with the test. */
export type MakeWorld = (wanted: WorldOrder) => Promise<TestWorld>;
