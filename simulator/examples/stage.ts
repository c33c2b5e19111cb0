import type { Tenant } from '@dokubox/spec/enums.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import packageJson from '../package.json' with { type: 'json' };
import { startOf } from '../engine/handlers/authorization/sign-in.ts';
import type { Engine } from '../engine/engine.ts';
import { enter, handle } from '../engine/engine.ts';
import { ScenarioCatalogue } from '../engine/scenario/catalogue.ts';
import { describeScenarioError } from '../engine/scenario/scenario-error.ts';
import { journalOf } from '../engine/traffic/journal.ts';
import type { BoxState, UserState } from '../engine/state.ts';
import { defaultWorldLimits } from '../engine/worlds/keeping.ts';
import { Worlds } from '../engine/worlds/worlds.ts';
import type { World } from '../engine/world/world.ts';
import { busyRefusal, nodePorts } from '../server/ports.ts';
import { boxes, type StageBox } from './stage-boxes.ts';
import { exampleDuration, exampleFlowId } from './steady.ts';

const users: NonNullable<Scenario['users']> = {
  newcomer: { like: 'client1', title: 'Must change the password', mustChangePassword: true },
  unsigned: { like: 'client1', title: 'Must sign the contract', contractSignature: 'REQUIRED' },
  stuck: { like: 'client1', title: 'Cannot sign', contractSignature: 'UNAVAILABLE' },
  shut: { like: 'client1', title: 'Locked by hand', status: 'LOCKED' },
  segmentless: { like: 'client1', title: 'Without a segment', segments: [] },
  bankerSegmentless: { like: 'bankerRm', title: 'Without a segment', segments: [] },
  bankerOfOne: { like: 'bankerRm', title: 'Of one segment', segments: ['MB'] },
};

/** Time of all examples. */
const now = '2026-05-04T08:00:00Z';

/** A scenario with the boxes that an example needs. */
function scenarioOf(names: readonly StageBox[]): string {
  const title = names.length === 0 ? 'Example' : `Example: ${names.join(', ')}`;
  const description = 'Boxes for an example of the contract.';
  const common = { title, description, tenants: 'all', user: 'client1', seed: 7, now, users };
  const chosen = names.map((name) => ({ client: 'main', ...boxes[name] }));
  return JSON.stringify({ name: scenarioName(names), ...common, boxes: chosen });
}

function scenarioName(names: readonly StageBox[]): string {
  return ['example', ...names.map((name) => name.toLowerCase())].join('-');
}

/** Generates tokens that differ visibly from real ones, and are the same in every recording. */
function tokenMaker(): () => string {
  let count = 0;
  return () => `example-token-${(count += 1)}`;
}

/**
 * An engine with fixed time and random values, so that every recording is the same. It can be
 * replaced while its server runs, because each example starts with a first world and a first token.
 */
export class StageEngine implements Engine {
  scenarios = new ScenarioCatalogue();
  worlds = new Worlds(this.scenarios, () => 0);
  ports = { ...nodePorts, randomToken: tokenMaker() };
  readonly settings = {
    version: packageJson.version,
    environment: 'local',
    embedOrigins: [],
    identityProviders: [],
    contractBreaches: () => 0,
    // Real metrics differ each time.
    metrics: () =>
      Promise.resolve(
        '# HELP dokubox_worlds Worlds alive.\n# TYPE dokubox_worlds gauge\ndokubox_worlds 1\n',
      ),
  } as const;

  renew(): void {
    this.scenarios = new ScenarioCatalogue();
    this.worlds = new Worlds(this.scenarios, () => 0);
    this.ports = { ...nodePorts, randomToken: tokenMaker() };
  }
}

/** A world for an example, with functions to prepare it. */
export class Stage {
  readonly world: World;
  readonly engine: StageEngine;
  readonly #boxes: readonly StageBox[];

  constructor(engine: StageEngine, tenant: Tenant, names: readonly StageBox[]) {
    const scenario = scenarioName(names);
    if (!engine.scenarios.get(scenario)) {
      const errors = engine.scenarios.add(`${scenario}.json`, scenarioOf(names));
      if (errors.length > 0) throw new Error(errors.map(describeScenarioError).join('\n'));
    }
    this.engine = engine;
    this.world = engine.worlds.create({ scenario, tenant });
    this.#boxes = names;
  }

  user(key: string): UserState {
    const user = this.world.userByKey(key);
    if (!user) throw new Error(`no user ${key}`);
    return user;
  }

  box(name?: StageBox): BoxState {
    const index = name === undefined ? 0 : this.#boxes.indexOf(name);
    const box = [...this.world.boxes.values()].sort((a, b) => a.id - b.id)[index];
    if (!box) throw new Error(`no box ${name}`);
    return box;
  }

  /** Id of the first document in a box. */
  doku(name?: StageBox): number {
    return this.box(name).dokus[0]?.id ?? 0;
  }

  /** Number of the first client that a user represents. */
  clientOf(key: string): string {
    return this.user(key).clientNumbers[0] ?? '';
  }

  /** Signs a user in with password and code. */
  tokens(key: string): { readonly idToken: string; readonly refreshToken: string } {
    const { session, refreshToken } = this.world.sessions.start(
      startOf(this.world, this.user(key)),
      this.engine.ports.randomToken,
      this.world.clock.nowMs(),
    );
    return { idToken: session.token, refreshToken };
  }

  /**
   * Adds a request to the journal of the world.
   * @param commands number of commands before the request
   */
  refused(commands = 0): void {
    const { username } = this.user('client1');
    journalOf(this.world).add(
      {
        operationId: 'renameDokubox',
        method: 'POST',
        path: operations.renameDokubox.url,
        status: 400,
        verdict: 'BROKEN_BY_CLIENT',
        brokenPart: 'BODY',
        commands,
        durationMs: exampleDuration,
        messageKey: 'dde.error.requiredField',
        reason: 'dokuBoxId is required',
        fields: ['dokuBoxId'],
        step: 'request',
        flowId: exampleFlowId,
        username,
        body: { newCustomName: 'Loan' },
        headers: { 'x-tenant': this.world.tenant, 'x-id-token': 'secret', accept: '*/*' },
        answer: {
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: JSON.stringify({
            messageKey: 'dde.error.requiredField',
            reason: 'dokuBoxId is required',
            fieldErrors: [
              {
                field: 'dokuBoxId',
                messageKey: 'dde.error.requiredField',
                reason: 'is required',
              },
            ],
            flowId: exampleFlowId,
          }),
        },
      },
      this.world.clock.nowMs(),
    );
  }

  /** Makes a call before the example. An error is a mistake in the step. */
  async before(id: OperationId, as: string | null, input: object): Promise<unknown> {
    const userType = as === null ? 'CLIENT' : this.user(as).userType;
    const entered = enter(this.engine, id, {
      world: this.world,
      token: as === null ? null : this.tokens(as).idToken,
      context: {
        tenant: this.world.tenant,
        language: 'en',
        channel: userType === 'CLIENT' ? 'INTERNET' : 'INTRANET',
        flowType: userType,
        flowId: exampleFlowId,
      },
    });
    const nothing = { body: undefined, params: undefined, query: undefined };
    const answer = await handle(entered, { ...nothing, ...input } as never);
    return answer.body;
  }

  /** Changes the record of the box to a state that scenarios cannot describe. */
  change(recipe: (box: { -readonly [K in keyof BoxState]: BoxState[K] }) => void): void {
    const { id } = this.box();
    this.world.commit({ operationId: 'example', username: 'example' }, (tx) => {
      recipe(tx.box(id) as never);
    });
  }

  /** Changes a user in the same way. */
  changeUser(key: string, change: Partial<UserState>): void {
    const { username } = this.user(key);
    this.world.commit({ operationId: 'example', username: 'example' }, (tx) => {
      Object.assign(tx.user(username), change);
    });
  }

  /** Prevents validations: the queue is full, or this file has the given position. */
  waitForThreads(place: number | null): void {
    const validateFile = () => Promise.reject(busyRefusal(place));
    this.engine.ports = { ...this.engine.ports, validateFile };
  }

  /** Breaks the engine's token generator, which causes an unexpected error. */
  breakTokens(): void {
    this.engine.ports = {
      ...this.engine.ports,
      randomToken: () => {
        throw new Error('no chance left');
      },
    };
  }

  /** Removes all scenarios from the simulator. */
  forgetScenarios(): void {
    for (const { name } of this.engine.scenarios.all()) this.engine.scenarios.remove(name);
  }

  /** Creates as many worlds as the simulator allows. */
  fillUp(): void {
    const { scenarios } = this.engine;
    const worldLimits = { ...defaultWorldLimits, most: 0 };
    this.engine.worlds = new Worlds(
      scenarios,
      () => 0,
      undefined,
      undefined,
      undefined,
      worldLimits,
    );
  }

  /** Blocks the portal or one of its functions. */
  block(name: 'ALL' | 'DDE' | 'SIGNING' | 'ARCHIVING'): void {
    this.world.commit({ operationId: 'example', username: 'example' }, (tx) => {
      tx.settings().portalStatuses = [{ function: name, currentlyBlocked: true }];
    });
  }
}
