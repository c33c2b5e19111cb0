import { signCallbackActions } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { Refusal } from '../../simulator/engine/handler.ts';
import type { TestEngine } from '../../simulator/engine/handlers/fixtures/test-engine.ts';
import { openSteps } from '../../simulator/engine/handlers/signing/bank-application.ts';
import { nextSigner } from '../../simulator/engine/handlers/signing/envelope-acts.ts';
import { randomFor, type Random } from '../../simulator/engine/seed/random.ts';
import type { BoxState } from '../../simulator/engine/state.ts';
import { configurationAsItIs, randomConfiguration } from '../contract/walk/configurations.ts';
import { chosen, movesOf } from '../contract/walk/moves.ts';
import type { Request } from '../contract/walk/people.ts';
import type { Sight } from '../contract/walk/sight.ts';
import { onwardOf, sameFiles, type Onward } from './onward.ts';
import { livingPeople, People, type Somebody } from './people.ts';
import type { LifePlan } from './plan.ts';

/** Names of the two scenarios the lives begin in. */
export const lifeScenarios = { plain: 'lives-mb', corporate: 'lives-corp' } as const;

/** Maximum number of rounds in which everyone may act before the box has ended. */
const MOST_ROUNDS = 80;

/** Number of ranks an act falls each time it was tried. */
const GIVING_WAY = 3;

/** The result of a life. */
export interface LifeEnd {
  /** How the box ended. Null if no one could end it. */
  readonly ended: 'FINALIZED' | 'CANCELLED' | null;
  /** The acts, in order. */
  readonly acts: readonly string[];
  /** A description of the state in which the box was left. Empty if it ended. */
  readonly left: string;
  /** The statuses of its documents, to distinguish kinds of dead ends. */
  readonly kind: string;
}

const settingUp: readonly Dokubox['status'][] = ['BANK_SETUP', 'WAITING_BANK_CONFIGURATION'];

/** One box from its beginning to its end, in a world of its own. */
class Life {
  readonly #test: TestEngine;
  readonly #plan: LifePlan;
  readonly #people: People;
  readonly #acts: string[] = [];
  /** Number of times an act was tried from the same place. */
  readonly #tried = new Map<string, number>();
  #boxId = 0;

  constructor(test: TestEngine, plan: LifePlan) {
    this.#test = test;
    this.#plan = plan;
    const scenario = plan.corporate ? lifeScenarios.corporate : lifeScenarios.plain;
    const world = test.engine.worlds.create({ scenario, tenant: plan.tenant });
    this.#people = new People(test, world);
  }

  async live(): Promise<LifeEnd> {
    try {
      await this.#begin();
      for (const choice of this.#plan.choices) {
        if (this.#ended()) break;
        await this.#anything(randomFor(choice, 'life'));
      }
      await this.#pass(limits.lockExpiresMs);
      for (let round = 0; round < MOST_ROUNDS && !this.#ended(); round += 1) {
        if (!(await this.#everyoneInTurn())) break;
      }
      return this.#end();
    } finally {
      this.#test.engine.worlds.delete(this.#people.world.id);
    }
  }

  get #box(): BoxState {
    const box = this.#people.world.boxes.get(this.#boxId);
    if (!box) throw new Error(`no box ${this.#boxId}`);
    return box;
  }

  #ended(): LifeEnd['ended'] {
    const { status } = this.#box;
    return status === 'FINALIZED' || status === 'CANCELLED' ? status : null;
  }

  #end(): LifeEnd {
    const ended = this.#ended();
    const { status, dokus } = this.#box;
    const used = dokus.filter(({ usedInBox, removed }) => usedInBox && !removed);
    const open = used.filter(
      (doku) => doku.status !== 'ARCHIVED' && doku.status !== 'PAPER_SIGNED',
    );
    const described = open.map((doku) => {
      const { envelope, archivePossible, clientSigned, bank1Signed, bank2Signed } = doku;
      const facts = { envelope, archivePossible, clientSigned, bank1Signed, bank2Signed };
      return `document ${doku.id} in ${doku.status} ${JSON.stringify(facts)}`;
    });
    const statuses = [...new Set(open.map((doku) => doku.status))].sort().join(' ');
    return {
      ended,
      acts: this.#acts,
      left: ended === null ? [`box in ${status}`, ...described].join('\n') : '',
      kind: ended === null ? `${status}: ${statuses}` : ended,
    };
  }

  async #begin(): Promise<void> {
    const { initiator, definition } = this.#plan;
    const people = this.#people;
    const { clientNumber, segmentType } = await people.read('client1', 'getCurrentUser');
    if (segmentType == null) throw new Error('the client has no segment');
    const isClient = initiator === 'CLIENT';
    const who = isClient ? 'client1' : 'bankerRm';
    const categories = isClient
      ? await people.read(who, 'getClientProductCategories')
      : await people.read(who, 'getBankerProductCategories', { body: { segmentType } });
    const offered: { categoryCode: string; definitionPid: string }[] = [];
    for (const { categoryCode, segment } of categories) {
      const body = { categoryCode, segmentType: isClient ? segment : segmentType };
      const found = await people.read(who, 'getSelectableDefinitions', { body });
      offered.push(...found.map(({ pid }) => ({ categoryCode, definitionPid: pid })));
    }
    const common = offered[definition % offered.length];
    if (!common) throw new Error('nothing can be started');
    const answer = isClient
      ? await people.read(who, 'createClientDokubox', { body: { ...common, customName: 'Life' } })
      : await people.read(who, 'createBankerDokubox', {
          body: { ...common, segmentType, clientNumber },
        });
    this.#boxId = answer.id;
    this.#acts.push(`${who} starts ${common.definitionPid}`);
  }

  /** Makes a request, and returns whether it was accepted. */
  async #do(who: Somebody | null, request: Request, says?: string): Promise<boolean> {
    const answer = await this.#people.call(who, request);
    const refused = answer instanceof Refusal;
    const body = JSON.stringify(request.body)?.replaceAll(/"fileContent":"[^"]*"/g, '"file"');
    const what = says ?? `${who}: ${request.id} ${body?.slice(0, 200) ?? ''}`;
    this.#acts.push(refused ? `${what} → ${answer.status} ${answer.messageKey}` : what);
    return !refused;
  }

  async #pass(advanceMs: number): Promise<void> {
    await this.#do(null, { id: 'setClock', body: { advanceMs } }, `${advanceMs} ms pass`);
    this.#people.signInAgain();
  }

  /** The configuration the plan requires. */
  async #configuration(sight: Sight): Promise<Request> {
    const { client, bank } = this.#plan;
    const who = sight.who as Somebody;
    const body = { dokuBoxId: sight.box.id };
    const candidates = await this.#people.read(who, 'getParticipantCandidates', { body });
    const systems = { clientSignatureSystem: client, bankSignatureSystem: bank };
    return { id: 'configureDokubox', body: configurationAsItIs(sight, systems, candidates) };
  }

  /** A random act of a person, a signing service, or time. */
  async #anything(random: Random): Promise<void> {
    const dice = random.next();
    if (dice < 0.03) {
      const { archiveJobMs, lockExpiresMs, envelopeMs } = limits;
      return this.#pass(random.pick([archiveJobMs, archiveJobMs, lockExpiresMs, envelopeMs]));
    }
    if (dice < 0.3 && (await this.#service(random))) return;
    const who = random.pick(livingPeople);
    const sight = await this.#people.look(who, this.#boxId);
    if (!sight) return;
    if (sight.user.userType === 'BANKER' && settingUp.includes(sight.box.status)) {
      if (random.next() < 0.7) return void (await this.#do(who, await this.#configuration(sight)));
    } else if (sight.user.userType === 'BANKER' && random.next() < 0.04) {
      const people = { read: this.#people.read.bind(this.#people) };
      const move = await randomConfiguration(people as never, sight, random, false);
      return void (await this.#do(who, move.request));
    }
    const move = chosen([...movesOf(sight, random, sameFiles)], random);
    if (move) await this.#do(who, move.request);
  }

  /**
   * A call-back of the signing service or the bank's own application, if one of them is waiting.
   */
  async #service(random: Random): Promise<boolean> {
    const { envelopeId, edsProcessId } = this.#box;
    const hasOpenSteps = openSteps(this.#box).length > 0;
    const signer = nextSigner(this.#box);
    if (hasOpenSteps && edsProcessId !== null) {
      const withoutFile = random.next() < 0.3;
      const body = { action: 'customApplicationSigned', withoutFile } as const;
      const params = { envelopeId: edsProcessId };
      return this.#do(null, { id: 'actOnEnvelope', params, body });
    }
    if (signer === null || envelopeId === null) return false;
    const likely = random.next() < 0.6 ? ['workstepFinished' as const] : signCallbackActions;
    const body = { action: random.pick(likely), reason: 'not what we agreed' };
    return this.#do(null, { id: 'actOnEnvelope', params: { envelopeId }, body });
  }

  /** Everyone moves the box forward, one act per document. False if no one could do anything. */
  async #everyoneInTurn(): Promise<boolean> {
    let moved = false;
    for (const who of livingPeople) {
      const first = await this.#people.look(who, this.#boxId);
      const places = first ? onwardOf(first).length : 0;
      if (first?.user.userType === 'BANKER' && settingUp.includes(first.box.status)) {
        moved = (await this.#do(who, await this.#configuration(first))) || moved;
        continue;
      }
      for (let place = 0; place < places; place += 1) {
        const sight = await this.#people.look(who, this.#boxId);
        const group = sight ? onwardOf(sight)[place] : undefined;
        if (group) moved = (await this.#try(who, group)) || moved;
        moved = (await this.#servicesWork()) || moved;
      }
    }
    return (await this.#servicesWork()) || moved;
  }

  /** Tries the most promising act. Acts that failed fall behind the others. */
  async #try(who: Somebody, group: readonly Onward[]): Promise<boolean> {
    const tries = ({ name }: Onward) => this.#tried.get(name) ?? 0;
    const costs = group.map((one, place) => place + GIVING_WAY * tries(one));
    const next = group[costs.indexOf(Math.min(...costs))];
    if (!next) return false;
    this.#tried.set(next.name, tries(next) + 1);
    if (next.act !== 'sign') return this.#do(who, next.act, `${who}: ${next.name}`);
    const { envelopeId } = this.#box;
    const { username } = this.#people.world.userByKey(who) ?? {};
    const body = { action: 'workstepFinished', username };
    return this.#do(
      null,
      { id: 'actOnEnvelope', params: { envelopeId: envelopeId ?? '' }, body },
      `${who}: ${next.name}`,
    );
  }

  /** The bank's own application signs the waiting documents, and the archive answers. */
  async #servicesWork(): Promise<boolean> {
    const { edsProcessId, dokus } = this.#box;
    if (edsProcessId !== null && openSteps(this.#box).length > 0) {
      const body = { action: 'customApplicationSigned' };
      return this.#do(null, { id: 'actOnEnvelope', params: { envelopeId: edsProcessId }, body });
    }
    if (!dokus.some(({ status }) => status === 'UNDER_ARCHIVING')) return false;
    await this.#pass(limits.archiveJobMs);
    return true;
  }
}

/** Runs one life to its end. */
export function live(test: TestEngine, plan: LifePlan): Promise<LifeEnd> {
  return new Life(test, plan).live();
}
