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

/** Scenario, tenant and user of a new world. */
export type WorldOrder = BodyOf<'createWorld'>;

/** A duration. Its parts add up. */
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

/** An action of a signer or of the signing service. */
export interface Act extends Omit<BodyOf<'actOnEnvelope'>, 'action'> {
  /** The box with the envelope, or with the process in the bank's own application. */
  readonly box: number;
  readonly action: SignCallbackAction | BankApplicationAction;
}

/** Entrance of a new visitor to a world. */
export interface VisitorEntrance {
  readonly fetch: Fetch;
  /** Opens an address that signs a user in. */
  readonly open: (path: string) => Promise<Response>;
}

/** A separate world. Other worlds cannot see or change anything in it. */
export class TestWorld {
  readonly id: string;
  readonly tenant: Tenant;
  readonly scenario: string;
  /** Key of the user for whom the world was created. */
  readonly user: string;
  /** Type of that user. */
  readonly userType: UserType;
  /** Session of that user, for a page that needs one. */
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
   * Signs a user of the world in. Further calls return the same session.
   * @param user key in the scenario. The default is the user of the world.
   * @throws Error if the user cannot be signed in directly: locked, invited, or with a contract
   *   to sign
   */
  as(user: string = this.user): Promise<Person> {
    const known = this.#people.get(user) ?? this.#signIn(user);
    this.#people.set(user, known);
    return known;
  }

  /**
   * The user of a session, such as the session of a page.
   * @param user key in the scenario of the session's user
   */
  holderOf(idToken: string, user = this.user): Promise<Person> {
    const { tenant, id: worldId } = this;
    const identity = { tenant, userType: userTypeOfKey(user), worldId };
    return personOf(this.#arrive().fetch, user, identity, { 'x-id-token': idToken });
  }

  /**
   * Address of the simulator that signs a user in and opens a path of the portal.
   * @param path default: the user's landing page
   */
  openAddress(user = this.user, path?: string): string {
    const query = { user, ...(path === undefined ? {} : { path }) };
    return addressOf(operations.openWorld, { worldId: this.id }, query);
  }

  async #signIn(user: string): Promise<Person> {
    const { fetch, open } = this.#arrive();
    const answer = await open(this.openAddress(user));
    if (answer.status !== 302) {
      throw new Error(`${user} cannot sign in: ${answer.status} ${await answer.text()}`);
    }
    const { tenant, id: worldId } = this;
    return personOf(fetch, user, { tenant, userType: userTypeOfKey(user), worldId });
  }

  /** Stored records of the world: its first thousand boxes, or only the given box. */
  state(query: QueryOf<'getWorldState'> = {}): Promise<AnswerOf<'getWorldState'>> {
    return this.#control.call('getWorldState', { params: this.#params, query });
  }

  /** Changes records directly. @throws CallRefused for an invalid change */
  async force(body: BodyOf<'forceState'>): Promise<void> {
    await this.#control.call('forceState', { params: this.#params, body });
  }

  /**
   * Acts as the signing service or as the bank's own application. A finished action creates a real
   * signature.
   * @throws Error if the box has nothing to sign, CallRefused if the action is not possible now
   */
  async act({ box: id, ...body }: Act): Promise<AnswerOf<'actOnEnvelope'>> {
    const { boxes } = await this.state({ boxId: id });
    const [box] = boxes;
    const isBank = bankApplicationActions.some((one) => one === body.action);
    const envelopeId = isBank ? box?.edsProcessId : box?.envelopeId;
    if (!envelopeId)
      throw new Error(`Box ${id} has nothing that is being signed. Start signing first.`);
    const params = { ...this.#params, envelopeId };
    return this.#control.call('actOnEnvelope', { params, body });
  }

  /**
   * Moves the clock forward. Everything that expires by then does expire.
   * @param by a duration, or a number of milliseconds
   * @returns the world's current time as ISO text
   */
  async advance(by: Duration | number): Promise<string> {
    const body = { advanceMs: millisecondsOf(by) };
    return (await this.#control.call('setClock', { params: this.#params, body })).now;
  }

  /** Adds a fault to calls. */
  async fault(
    body: BodyOf<'addFault'> & { readonly operationId?: OperationId },
  ): Promise<AnswerOf<'addFault'>> {
    return this.#control.call('addFault', { params: this.#params, body });
  }

  /** Removes all faults, so that calls work normally again. */
  async clearFaults(): Promise<void> {
    await this.#control.call('clearFaults', { params: this.#params });
  }

  /** Blocks or unblocks functions of the portal. */
  async block(statuses: BodyOf<'setPortalStatus'>['statuses']): Promise<void> {
    await this.#control.call('setPortalStatus', { params: this.#params, body: { statuses } });
  }

  /** Calls in the world, the oldest first. @param operationId only calls of this operation */
  async journal(operationId?: OperationId): Promise<AnswerOf<'getJournal'>> {
    const entries = await this.#control.call('getJournal', { params: this.#params });
    return entries.filter(
      (entry) => operationId === undefined || entry.operationId === operationId,
    );
  }

  /** Commands of the world with their changes, the oldest first. */
  history(): Promise<AnswerOf<'getHistory'>> {
    return this.#control.call('getHistory', { params: this.#params });
  }

  /** Reads until the expected value appears. @throws Error that contains the last value */
  waitFor<T>(read: () => Promise<T> | T, options?: WaitOptions<T>): Promise<NonNullable<T>> {
    return waitFor(read, options);
  }

  /** Ends the world and its sessions. A world that has already ended is not an error. */
  async dispose(): Promise<void> {
    try {
      await this.#control.call('deleteWorld', { params: this.#params });
    } catch (cause) {
      if ((cause as { status?: number }).status !== 404) throw cause;
    }
  }
}

/** Creates a world that ends with the test. */
export type MakeWorld = (wanted: WorldOrder) => Promise<TestWorld>;
