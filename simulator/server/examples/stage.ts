import type { Tenant } from '@dokubox/spec/enums.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Scenario } from '@dokubox/spec/schemas/scenario.ts';
import { startOf } from '../../engine/handlers/authorization/sign-in.ts';
import type { Engine } from '../../engine/engine.ts';
import { enter, handle } from '../../engine/engine.ts';
import { ScenarioCatalogue } from '../../engine/scenario/catalogue.ts';
import { describeScenarioError } from '../../engine/scenario/scenario-error.ts';
import type { BoxState, UserState } from '../../engine/state.ts';
import { Worlds } from '../../engine/world/worlds.ts';
import type { World } from '../../engine/world/world.ts';
import { nodePorts } from '../ports.ts';

/** Boxes an example can play in, small enough to be read whole. */
const boxes = {
  review: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    dokus: [
      {
        status: 'UNDER_REVIEW_CLIENT',
        flowType: 'BANK_DOCUMENT',
        messages: [
          { from: 'bankerRm', visibility: 'EXTERNAL', text: 'Please look at page 2.', sent: '-3h' },
          { from: 'bankerRm', visibility: 'INTERNAL', text: 'In a hurry.', sent: '-2h' },
        ],
      },
    ],
  },
  upload: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  foreign: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    client: 'other1',
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  corporate: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    client: 'first',
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  clientSetup: {
    status: 'CLIENT_SETUP',
    initiatedBy: 'CLIENT',
    dokus: [{ status: 'UPLOADED_CLIENT', flowType: 'CLIENT_DOCUMENT' }],
  },
  bankSetup: {
    status: 'BANK_SETUP',
    initiatedBy: 'BANK',
    dokus: [{ status: 'UPLOADED_BANK', flowType: 'BANK_DOCUMENT' }],
  },
  locked: {
    status: 'IN_PROGRESS',
    initiatedBy: 'CLIENT',
    lock: { by: 'banker1', until: '+1h' },
    dokus: [{ status: 'WAITING_CLIENT_UPLOAD', flowType: 'CLIENT_DOCUMENT', file: false }],
  },
  cancelled: {
    status: 'CANCELLED',
    initiatedBy: 'CLIENT',
    cancellation: { by: 'bankerRm', note: 'No longer needed.' },
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  pending: {
    status: 'PENDING_CANCELLATION_APPROVAL',
    initiatedBy: 'BANK',
    cancellation: { by: 'bankerRm', note: 'The client asked for it.' },
    dokus: [{ status: 'UNDER_REVIEW_CLIENT', flowType: 'BANK_DOCUMENT' }],
  },
  finalized: {
    status: 'FINALIZED',
    initiatedBy: 'CLIENT',
    dokus: [{ status: 'ARCHIVED', flowType: 'CLIENT_DOCUMENT' }],
  },
  paperSigned: {
    status: 'PAPER_SIGNED',
    initiatedBy: 'CLIENT',
    clientSignatureSystem: 'NA',
    bankSignatureSystem: 'NA',
    dokus: [
      {
        status: 'PAPER_SIGNED',
        flowType: 'PAPER_DOCUMENT',
        flags: { clientSignatureNeeded: true },
      },
    ],
  },
  signing: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    clientSignatureSystem: 'ESAW_DISPOSABLE',
    bankSignatureSystem: 'ESAW_REMOTE',
    dokus: [
      {
        status: 'WAITING_CLIENT_SIGNATURE',
        flowType: 'BANK_DOCUMENT',
        flags: { clientSignatureNeeded: true },
      },
    ],
  },
  choice: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    clientSignatureSystem: 'ALL',
    bankSignatureSystem: 'ESAW_REMOTE',
    dokus: [
      {
        status: 'UNDER_REVIEW_CLIENT',
        flowType: 'BANK_DOCUMENT',
        flags: { clientSignatureNeeded: true },
      },
    ],
  },
  external: {
    status: 'IN_PROGRESS',
    initiatedBy: 'BANK',
    bankSignatureSystem: 'CUSTOM_APP',
    dokus: [{ status: 'UNDER_REVIEW_BANK', flowType: 'BANK_DOCUMENT' }],
  },
} as const satisfies Record<string, Scenario['boxes'][number]>;

/** A box by what it is for. */
export type StageBox = keyof typeof boxes;

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
    version: '0.1.0',
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
  readonly engine: Engine;
  readonly #boxes: readonly StageBox[];

  constructor(engine: Engine, tenant: Tenant, names: readonly StageBox[]) {
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
        flowId: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
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

  /** Blocks the portal or one of its functions. */
  block(name: 'ALL' | 'DDE' | 'SIGNING' | 'ARCHIVING'): void {
    this.world.commit({ operationId: 'example', username: 'example' }, (tx) => {
      tx.settings().portalStatuses = [{ function: name, currentlyBlocked: true }];
    });
  }
}
