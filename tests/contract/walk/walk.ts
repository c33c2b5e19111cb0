import type { Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';
import { randomFor, type Random } from '../../../simulator/engine/seed/random.ts';
import type { ContractWorld } from '../workflow/world.ts';
import { randomConfiguration } from './configurations.ts';
import { chosen, isAccepted, movesOf, type Move } from './moves.ts';
import { bankers, BrokenInvariant, Callers, clients, everybody, type Request } from './people.ts';
import { sightOf, type Sight } from './sight.ts';
import { UploadLedger } from './upload-ledger.ts';
import { hasEnded, stuckDokus } from './ways-on.ts';
import { wildRequest } from './wild.ts';

/** Number of boxes a walk keeps active at the same time. */
const boxesAtOnce = 10;
/** Number of steps between two checks of all boxes. */
const lookEvery = 60;

/** The results of a walk. */
export interface Walked {
  readonly steps: number;
  readonly accepted: number;
  readonly refused: number;
  readonly uploads: number;
  readonly answers: number;
  /** Boxes that came to an end. */
  readonly ended: number;
  /** Statuses of boxes and documents that were seen. */
  readonly seen: ReadonlySet<string>;
}

/** Two clients and three bankers act at random in one world. The same seed gives the same walk. */
export class RandomWalk {
  readonly #callers: Callers;
  readonly #ledger: UploadLedger;
  readonly #random: Random;
  readonly #tenant: Tenant;
  readonly #boxes = new Map<number, Dokubox['status']>();
  readonly #seen = new Set<string>();
  readonly #log: string[] = [];
  #today = '';
  #last = 0;
  #accepted = 0;
  #refused = 0;

  readonly #name: string;

  constructor(world: ContractWorld, seed: number) {
    this.#name = `WALK_SEED=${seed} in ${world.tenant}`;
    this.#callers = new Callers(world);
    this.#ledger = new UploadLedger(this.#callers);
    this.#random = randomFor(seed, 'walk', world.tenant);
    this.#tenant = world.tenant;
  }

  /** @throws Error with the last steps when an invariant breaks */
  async walk(steps: number): Promise<Walked> {
    try {
      await this.#begin();
      for (let step = 1; step <= steps; step += 1) {
        await this.#step();
        await this.#ledger.checkNew();
        if (step % lookEvery === 0) await this.#lookAtAll();
      }
      await this.#lookAtAll();
      await this.#ledger.checkAll();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      const lines = [`${this.#name}: ${what}`, ...this.#log.slice(-25)];
      throw new Error(lines.join('\n  '), { cause: error });
    }
    const statuses = [...this.#boxes.values()];
    return {
      steps,
      accepted: this.#accepted,
      refused: this.#refused,
      uploads: this.#ledger.size,
      answers: this.#callers.answers,
      ended: statuses.filter((status) => hasEnded({ status })).length,
      seen: this.#seen,
    };
  }

  async #begin(): Promise<void> {
    const { now } = await this.#callers.read(null, 'getClock');
    this.#today = calendarDayIn(policyOf(this.#tenant).timeZone, new Date(now));
    for (let page = 0; ; page += 1) {
      const body = { status: 'ALL', page, size: 50 };
      const list = await this.#callers.read(bankers[0], 'searchBankerDokuboxes', { body });
      for (const box of list.content) this.#boxes.set(box.id, box.status);
      if (this.#boxes.size >= list.totalElements) return;
    }
  }

  async #step(): Promise<void> {
    const dice = this.#random.next();
    if (this.#alive().length < boxesAtOnce && dice < 0.5) return this.#create();
    if (dice < 0.08) return this.#time();
    if (dice < 0.16) return this.#wild();
    if (dice < 0.3) return this.#signing();
    if (dice < 0.35) return this.#burst();
    return this.#move();
  }

  #alive(): number[] {
    const alive = [...this.#boxes].filter(([, status]) => !hasEnded({ status }));
    return alive.map(([id]) => id);
  }

  /** Prefers the box of the last step, so that boxes reach their end. */
  #anyBox(): number {
    const alive = this.#alive();
    const stays = alive.includes(this.#last) && this.#random.next() < 0.6;
    if (!stays) this.#last = this.#random.pick(alive.length > 0 ? alive : [...this.#boxes.keys()]);
    return this.#last;
  }

  /** A box as a user sees it. Null if the user may not open it. */
  async #look(who: string, id: number): Promise<Sight | null> {
    const answer = await this.#callers.call(who, { id: 'loadDokubox', params: { id } });
    if (answer.status !== 200) return null;
    const box = answer.json as Dokubox;
    this.#boxes.set(id, box.status);
    this.#seen.add(box.status);
    for (const { status } of box.dokus) this.#seen.add(status);
    return sightOf(who, await this.#callers.factsOf(who), box, this.#tenant, this.#today);
  }

  async #movesOf(sight: Sight): Promise<readonly Move[]> {
    const moves = [...movesOf(sight, this.#random)];
    const { status } = sight.box;
    const settingUp = status === 'BANK_SETUP' || status === 'WAITING_BANK_CONFIGURATION';
    if (sight.user.userType === 'BANKER' && (settingUp || status === 'IN_PROGRESS')) {
      const often = settingUp ? 0.6 : 0.04;
      if (this.#random.next() < often) {
        const plain = this.#random.next() < 0.5;
        moves.push(await randomConfiguration(this.#callers, sight, this.#random, plain));
      }
    }
    return moves;
  }

  async #move(): Promise<void> {
    const who = this.#random.pick(everybody);
    const sight = await this.#look(who, this.#anyBox());
    if (!sight) return;
    const move = chosen(await this.#movesOf(sight), this.#random);
    if (!move) return;
    const accepted = await this.#carryOut(who, move.request, sight);
    if (!accepted && move.certain) {
      throw new BrokenInvariant(`${move.request.id} was offered to ${who} and refused`);
    }
  }

  /** Several people act on one box at the same time. */
  async #burst(): Promise<void> {
    const box = this.#anyBox();
    const planned: { who: string; move: Move; sight: Sight }[] = [];
    for (const who of this.#random.shuffle(everybody).slice(0, 3)) {
      const sight = await this.#look(who, box);
      const move = sight && chosen(await this.#movesOf(sight), this.#random);
      if (sight && move) planned.push({ who, move, sight });
    }
    const answers = await Promise.all(
      planned.map(({ who, move }) => this.#callers.call(who, move.request)),
    );
    for (const [at, answer] of answers.entries()) {
      const one = planned[at];
      if (one) await this.#note(one.who, one.move.request, one.sight, answer);
    }
  }

  async #carryOut(who: string, request: Request, sight: Sight): Promise<boolean> {
    return this.#note(who, request, sight, await this.#callers.call(who, request));
  }

  async #note(
    who: string,
    request: Request,
    sight: Sight,
    answer: { readonly status: number; readonly json: unknown; readonly text: string },
  ): Promise<boolean> {
    const accepted = isAccepted(request, answer.status);
    const { box } = sight;
    const body = JSON.stringify(request.body)?.replaceAll(
      /"fileContent":"[^"]*"/g,
      '"fileContent"',
    );
    this.#say(`${who} ${box.status} ${box.id}: ${request.id} ${body ?? ''}`, answer, accepted);
    if (accepted) await this.#ledger.note(who, request, box, answer.json);
    return accepted;
  }

  #say(what: string, answer: { status: number; text: string }, accepted: boolean): void {
    if (accepted) this.#accepted += 1;
    else this.#refused += 1;
    const reason = accepted ? '' : ` ${answer.text.slice(0, 200)}`;
    this.#log.push(`${what.slice(0, 400)} → ${answer.status}${reason}`);
  }

  async #wild(): Promise<void> {
    const who = this.#random.pick(everybody);
    const boxId = this.#random.pick([...this.#boxes.keys()]);
    const sight = await this.#look(who, boxId);
    const dokus = sight?.box.dokus ?? [];
    const dokuId = dokus.length > 0 ? this.#random.pick(dokus).id : boxId;
    const request = wildRequest({ boxId, dokuId }, this.#random, who);
    if (sight) await this.#carryOut(who, request, sight);
    else await this.#callers.call(who, request);
  }

  /** The signing service, or the bank's own application, makes a call-back. */
  async #signing(): Promise<void> {
    const envelopes = await this.#callers.read(null, 'listEnvelopes');
    const { world } = this.#callers;
    const processes = this.#alive().map((id) => world.processId(id));
    const running = envelopes.filter(({ status }) => /SIGNATURE/.test(status));
    const ids = [
      ...running.map(({ envelopeId }) => envelopeId),
      ...processes.filter((id) => id !== 'none'),
    ];
    if (ids.length === 0) return this.#move();
    const envelopeId = this.#random.pick(ids);
    const action = processes.includes(envelopeId)
      ? 'customApplicationSigned'
      : this.#random.pick([
          'workstepFinished',
          'workstepFinished',
          'workstepFinished',
          'workstepOpened',
          'workstepRejected',
          'envelopeExpired',
          'envelopeFinished',
          'sendSignNotification',
        ]);
    const reason = this.#random.next() < 0.5 ? { reason: 'not what we agreed' } : {};
    const request = {
      id: 'actOnEnvelope',
      params: { envelopeId },
      body: { action, ...reason },
    } as const;
    const answer = await this.#callers.call(null, request);
    this.#say(`signing service: ${action}`, answer, answer.status === 200);
  }

  /** Time passes: jobs end, locks and sessions expire. */
  async #time(): Promise<void> {
    const { archiveJobMs, lockExpiresMs, idTokenMs } = limits;
    const advanceMs = this.#random.pick([archiveJobMs, archiveJobMs, lockExpiresMs, idTokenMs]);
    await this.#callers.read(null, 'setClock', { body: { advanceMs } });
    this.#log.push(`time: ${advanceMs} ms`);
  }

  async #create(): Promise<void> {
    const who = this.#random.pick([clients[0], bankers[0]]);
    const isClient = who === clients[0];
    // A box is started in the segment of its client.
    const { clientNumber, segmentType } = await this.#callers.read(clients[0], 'getCurrentUser');
    if (segmentType == null) return;
    const categories = isClient
      ? await this.#callers.read(who, 'getClientProductCategories')
      : await this.#callers.read(who, 'getBankerProductCategories', { body: { segmentType } });
    const { categoryCode, segment } = this.#random.pick(categories);
    const offered = await this.#callers.read(who, 'getSelectableDefinitions', {
      body: { categoryCode, segmentType: isClient ? segment : segmentType },
    });
    if (offered.length === 0) return;
    const definitionPid = this.#random.pick(offered).pid;
    const common = { definitionPid, categoryCode };
    const request: Request = isClient
      ? {
          id: 'createClientDokubox',
          body: { ...common, customName: `Box ${this.#random.digits(3)}` },
        }
      : { id: 'createBankerDokubox', body: { ...common, segmentType, clientNumber } };
    const answer = await this.#callers.call(who, request);
    const accepted = isAccepted(request, answer.status);
    this.#say(`${who} ${request.id} ${definitionPid}`, answer, accepted);
    if (!accepted) throw new BrokenInvariant(`${definitionPid} was offered and refused`);
    const { id, status } = answer.json as Dokubox;
    this.#boxes.set(id, status);
  }

  /** Fails with the history of a box up to this problem. */
  #fail(id: number, what: string): never {
    const life = this.#log.filter((line) => line.includes(` ${id}: `)).slice(-15);
    throw new BrokenInvariant([`box ${id} ${what}`, ...life, '…'].join('\n  '));
  }

  /**
   * Checks that no box is stuck. Every user opens each unfinished box once all locks are released.
   */
  async #lookAtAll(): Promise<void> {
    const body = { advanceMs: limits.lockExpiresMs };
    await this.#callers.read(null, 'setClock', { body });
    for (const id of this.#alive()) {
      const sights: Sight[] = [];
      for (const who of everybody) {
        const sight = await this.#look(who, id);
        if (sight) sights.push(sight);
      }
      const stuck = stuckDokus(sights);
      if (stuck.length > 0) this.#fail(id, `is stuck: ${stuck.join(', ')}`);
      const [first] = sights;
      if (!first || hasEnded(first.box)) continue;
      const moves = sights.flatMap((sight) => [...movesOf(sight, this.#random)]);
      const configured = ['BANK_SETUP', 'WAITING_BANK_CONFIGURATION'].includes(first.box.status);
      const signs = first.dokus.some(({ inBox }) => inBox.facts.envelope !== 'NONE');
      const empty = first.dokus.every(({ inBox }) => !inBox.usedInBox);
      if (!moves.some(({ onward }) => onward) && !configured && !signs && !empty) {
        this.#fail(id, `in ${first.box.status} offers nobody anything`);
      }
    }
  }
}
