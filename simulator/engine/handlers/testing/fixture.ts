import type { Draft } from 'immer';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import { handle, needsWorld, type Engine } from '../../engine.ts';
import { Refusal, type Answer, type CallContext, type CallInput } from '../../handler.ts';
import type { Ports } from '../../ports.ts';
import { ScenarioCatalogue } from '../../scenario/catalogue.ts';
import { describeScenarioError } from '../../scenario/scenario-error.ts';
import type { BoxState, DokuState, UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { Worlds } from '../../world/worlds.ts';
import { startOf } from '../authorization/sign-in.ts';
import { boxNames, handlersScenario, handlersScenarioText, type BoxName } from './scenario.ts';

const flowId = '00000000-0000-4000-8000-000000000000';

/** What a test says of a call beside its operation; everything else has a sensible value. */
export interface TestCall<Id extends OperationId> {
  /** Key of the user who calls; absent = nobody. */
  readonly as?: string;
  /** A token to send in place of a fresh one of `as`. */
  readonly token?: string | null;
  readonly body?: CallInput<Id>['body'];
  readonly params?: CallInput<Id>['params'];
  readonly query?: CallInput<Id>['query'];
  readonly context?: Partial<CallContext>;
  readonly world?: World;
}

/** A real engine over the test scenario, called as a transport would call it. */
export class TestEngine {
  readonly engine: Engine;
  readonly world: World;

  /** @param realTime milliseconds of real time; fixed unless a test moves it */
  constructor(ports: Ports, tenant: Tenant, realTime: () => number = () => 0) {
    const scenarios = new ScenarioCatalogue();
    const errors = scenarios.add(`${handlersScenario}.json`, handlersScenarioText);
    if (errors.length > 0) throw new Error(errors.map(describeScenarioError).join('\n'));
    this.engine = {
      worlds: new Worlds(scenarios, realTime),
      scenarios,
      ports,
      settings: {
        version: '1.2.3',
        environment: 'local',
        embedOrigins: [],
        identityProviders: [],
        contractBreaches: () => 0,
      },
    };
    this.world = this.engine.worlds.create({ scenario: handlersScenario, tenant });
  }

  user(key: string, world: World = this.world): UserState {
    const user = world.userByKey(key);
    if (!user) throw new Error(`no user ${key}`);
    return user;
  }

  box(name: BoxName): BoxState {
    const boxes = [...this.world.boxes.values()].sort((left, right) => left.id - right.id);
    const box = boxes[boxNames.indexOf(name)];
    if (!box) throw new Error(`no box ${name}`);
    return box;
  }

  /** A document of a box by its place. */
  doku(name: BoxName, index: number): DokuState {
    const doku = this.box(name).dokus[index];
    if (!doku) throw new Error(`no document ${index} in ${name}`);
    return doku;
  }

  /** Puts a box into a state no scenario describes. */
  change(name: BoxName, recipe: (draft: Draft<BoxState>) => void): void {
    const { id } = this.box(name);
    this.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      recipe(tx.box(id));
    });
  }

  /** The same for a document by its place. */
  changeDoku(name: BoxName, index: number, change: Partial<DokuState>): void {
    this.change(name, (box) => {
      Object.assign(box.dokus[index] ?? {}, change);
    });
  }

  /** Signs a user in past password and code. */
  token(key: string, world: World = this.world): string {
    const { randomToken } = this.engine.ports;
    const start = startOf(world, this.user(key, world));
    return world.sessions.start(start, randomToken, world.clock.nowMs()).session.token;
  }

  async call<Id extends OperationId>(id: Id, test: TestCall<Id> = {}): Promise<Answer<Id>> {
    return await this.callNow(id, test);
  }

  /** The same without waiting: what a handler answers at once. */
  callNow<Id extends OperationId>(id: Id, test: TestCall<Id> = {}) {
    const { as, body, params, query, world = this.world } = test;
    const userType = as === undefined ? 'CLIENT' : this.user(as, world).userType;
    const token = test.token ?? (as === undefined ? null : this.token(as, world));
    const context: CallContext = {
      tenant: world.tenant,
      language: 'en',
      channel: userType === 'CLIENT' ? 'INTERNET' : 'INTRANET',
      flowType: userType,
      flowId,
      ...test.context,
    };
    const portal = !('portalHeaders' in operations[id]);
    return handle(this.engine, id, {
      world: needsWorld(id) ? world : null,
      token,
      input: { body, params, query } as CallInput<Id>,
      context: portal ? context : null,
    });
  }

  /** The refusal of a call that must be refused. */
  async refusal<Id extends OperationId>(id: Id, test: TestCall<Id> = {}): Promise<Refusal> {
    try {
      await this.callNow(id, test);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    throw new Error(`${id} was not refused`);
  }
}
