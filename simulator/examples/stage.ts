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
  newcomer: { like: 'client1', title: 'Has to change the password', mustChangePassword: true },
  unsigned: { like: 'client1', title: 'Has to sign the contract', contractSignature: 'REQUIRED' },
  stuck: { like: 'client1', title: 'Cannot sign', contractSignature: 'UNAVAILABLE' },
  shut: { like: 'client1', title: 'Locked by hand', status: 'LOCKED' },
  segmentless: { like: 'client1', title: 'Without a segment', segments: [] },
  bankerSegmentless: { like: 'bankerRm', title: 'Without a segment', segments: [] },
  bankerOfOne: { like: 'bankerRm', title: 'Of one segment', segments: ['MB'] },
};

/** Every example plays at this moment. */
const now = '2026-05-04T08:00:00Z';

/** A scenario with the boxes an example needs. */
function scenarioOf(names: readonly StageBox[]): string {
  const title = names.length === 0 ? 'Example' : `Example: ${names.join(', ')}`;
  const description = 'What an example of the contract plays in.';
  const common = { title, description, tenants: 'all', user: 'client1', seed: 7, now, users };
  const chosen = names.map((name) => ({ client: 'main', ...boxes[name] }));
  return JSON.stringify({ name: scenarioName(names), ...common, boxes: chosen });
}

function scenarioName(names: readonly StageBox[]): string {
  return ['example', ...names.map((name) => name.toLowerCase())].join('-');
}

/** Tokens that look like nothing a server would give, and are the same every time. */
function tokenMaker(): () => string {
  let count = 0;
  return () => `example-token-${(count += 1)}`;
}

/**
 * An engine whose chance and time stand still, so that every recording is the same. It can be made new
 * under the server that answers with it: each example begins with a first world and a first token.
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
    // Real figures differ each time.
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

/** A world an example plays in, and what is done there before it. */
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

  /** Id of the first document of a box. */
  doku(name?: StageBox): number {
    return this.box(name).dokus[0]?.id ?? 0;
  }

  /** Number of the client a user represents first. */
  clientOf(key: string): string {
    return this.user(key).clientNumbers[0] ?? '';
  }

  /** Signs a user in past password and code. */
  tokens(key: string): { readonly idToken: string; readonly refreshToken: string } {
    const { session, refreshToken } = this.world.sessions.start(
      startOf(this.world, this.user(key)),
      this.engine.ports.randomToken,
      this.world.clock.nowMs(),
    );
    return { idToken: session.token, refreshToken };
  }

  /**
   * A request the journal of the world has.
   * @param commands that were in force before it
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

  /** What happens before the example; a refusal is a mistake of whoever wrote it. */
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

  /** Puts a record into a state no scenario describes. */
  change(recipe: (box: { -readonly [K in keyof BoxState]: BoxState[K] }) => void): void {
    const { id } = this.box();
    this.world.commit({ operationId: 'example', username: 'example' }, (tx) => {
      recipe(tx.box(id) as never);
    });
  }

  /** The same for a user. */
  changeUser(key: string, change: Partial<UserState>): void {
    const { username } = this.user(key);
    this.world.commit({ operationId: 'example', username: 'example' }, (tx) => {
      Object.assign(tx.user(username), change);
    });
  }

  /** Lets no file be validated: as many wait as may, or this one has the place. */
  waitForThreads(place: number | null): void {
    const validateFile = () => Promise.reject(busyRefusal(place));
    this.engine.ports = { ...this.engine.ports, validateFile };
  }

  /** Leaves the engine without the chance it makes tokens of, which nothing in it reckons with. */
  breakTokens(): void {
    this.engine.ports = {
      ...this.engine.ports,
      randomToken: () => {
        throw new Error('no chance left');
      },
    };
  }

  /** Leaves the simulator without anything to make worlds of. */
  forgetScenarios(): void {
    for (const { name } of this.engine.scenarios.all()) this.engine.scenarios.remove(name);
  }

  /** Leaves the simulator without room for a further world. */
  fillUp(): void {
    const { scenarios } = this.engine;
    const keeping = { ...defaultWorldLimits, most: 0 };
    this.engine.worlds = new Worlds(scenarios, () => 0, undefined, undefined, undefined, keeping);
  }

  /** Blocks the portal or one of its functions. */
  block(name: 'ALL' | 'DDE' | 'SIGNING' | 'ARCHIVING'): void {
    this.world.commit({ operationId: 'example', username: 'example' }, (tx) => {
      tx.settings().portalStatuses = [{ function: name, currentlyBlocked: true }];
    });
  }
}
