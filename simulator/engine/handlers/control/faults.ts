import type { FaultPreset } from '@dokubox/spec/enums.ts';
import { isMessageKey } from '@dokubox/spec/errors.ts';
import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/schemas/control.ts';
import { Refusal } from '../../handler.ts';
import { randomFor } from '../../seed/random.ts';
import type { BoundedMap } from '../../sessions/bounded-map.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { invalidField } from '../refusals.ts';
import { worldOf } from '../simulation.ts';

type NewFault = BodyOf<'addFault'>;

/** Calls that carry a file. */
const uploads: readonly OperationId[] = [
  'checkFileContent',
  'checkBankUpload',
  'checkClientUpload',
  'checkUploadOfDoku',
];

/** Faults of a world that have not met all their calls; nobody needs more than a handful. */
const maxFaults = 100;

/** The faults of a world with the number made so far. */
interface Written {
  readonly faults: readonly Fault[];
  readonly made: number;
}

/** A call that may meet a fault. */
interface Call {
  readonly id: OperationId;
  /** As it came, without its query. */
  readonly path: string;
  /** Who calls; undefined where nobody is signed in. */
  readonly username: string | undefined;
  /** By the clock of the world, in milliseconds since 1970. */
  readonly nowMs: number;
}

const fits = (fault: Fault, { id, path, username }: Call): boolean =>
  (fault.operationId === undefined || fault.operationId === id) &&
  (fault.path === undefined || fault.path === path || fault.path === operations[id].url) &&
  (fault.username === undefined || fault.username === username);

/** What the names of faults stand for. */
const presets: Readonly<Record<FaultPreset, readonly NewFault[]>> = {
  expiredToken: [{ status: 401, times: 1 }],
  expiredSession: [{ status: 428, times: 1 }],
  portalBlocked: [{ status: 307 }],
  slowUpload: uploads.map((operationId) => ({ operationId, delayMs: 15_000 })),
  flakyNetwork: [
    { dropConnection: true, probability: 0.2 },
    { delayMs: 3_000, probability: 0.3 },
  ],
};

/** The calls somebody wants to go wrong in one world. They are no part of what undo takes back. */
export class FaultBook {
  readonly #kept: BoundedMap<string, Written>;
  #faults: readonly Fault[];
  #made: number;
  readonly #seed: number;

  constructor({ side, seed }: Pick<World, 'side' | 'seed'>) {
    this.#seed = seed;
    this.#kept = side.map('faults');
    ({ faults: this.#faults, made: this.#made } = this.#kept.get('all') ?? { faults: [], made: 0 });
  }

  /** The oldest first. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  add(wanted: NewFault): Fault {
    this.#made += 1;
    const fault = { faultId: `fault-${this.#made}`, met: 0, passed: 0, ...wanted };
    this.#write([...this.#faults, fault]);
    return fault;
  }

  clear(): void {
    this.#write([]);
  }

  /** How many a call may meet now. @param nowMs by the clock of the world */
  countAt(nowMs: number): number {
    return this.#lasting(nowMs).length;
  }

  /** The fault a call meets, counted; one that has met all its calls, or whose time is over, is gone. */
  meet(call: Call): Fault | undefined {
    const lasting = this.#lasting(call.nowMs);
    const passed: Fault[] = [];
    let found: Fault | undefined;
    for (const fault of lasting) {
      if (!fits(fault, call)) continue;
      if (this.#strikes(fault)) {
        found = fault;
        break;
      }
      passed.push(fault);
    }
    if (!found && passed.length === 0 && lasting.length === this.#faults.length) return undefined;
    const met = found && { ...found, met: found.met + 1 };
    this.#write(
      lasting.flatMap((one) => {
        if (passed.includes(one)) return { ...one, passed: one.passed + 1 };
        if (one !== found || !met) return one;
        return met.times === met.met ? [] : met;
      }),
    );
    return met;
  }

  #lasting(nowMs: number): readonly Fault[] {
    return this.#faults.filter(({ until }) => until === undefined || Date.parse(until) > nowMs);
  }

  /** Whether the next call of a fault meets it: the same in every world of the same seed. */
  #strikes({ faultId, probability, met, passed }: Fault): boolean {
    if (probability === undefined) return true;
    return randomFor(this.#seed, faultId, met + passed).next() < probability;
  }

  #write(faults: readonly Fault[]): void {
    this.#faults = faults;
    this.#kept.set('all', { faults, made: this.#made });
  }
}

const books = new WeakMap<World, FaultBook>();

/** The faults of a world; asked at every call. */
export function faultsOf(world: World): FaultBook {
  let book = books.get(world);
  if (!book) books.set(world, (book = new FaultBook(world)));
  return book;
}

function checkFault(wanted: NewFault, world: World): void {
  const { operationId, username, messageKey, status, delayMs, dropConnection, malformedBody } =
    wanted;
  if (operationId !== undefined) {
    if (!Object.hasOwn(operations, operationId)) {
      throw invalidField('operationId', 'dde.error.invalidValue', 'no operation of the contract');
    }
    if (operations[operationId as OperationId].tag === 'simulation') {
      throw invalidField('operationId', 'dde.error.invalidValue', 'the control API has no faults');
    }
  }
  if (username !== undefined && !world.users.get(username)) {
    throw invalidField('username', 'dde.error.invalidValue', 'no user of the world');
  }
  if (messageKey !== undefined && !isMessageKey(messageKey)) {
    throw invalidField('messageKey', 'dde.error.invalidValue', 'no message key of the contract');
  }
  if (messageKey !== undefined && status === undefined) {
    throw invalidField('messageKey', 'dde.error.invalidValue', 'a message key needs a status');
  }
  if (status === undefined && delayMs === undefined && !dropConnection && !malformedBody) {
    throw new Refusal(400, 'dde.error.invalidValue', null, {
      reason: 'one of status, delayMs, dropConnection and malformedBody says what goes wrong',
    });
  }
}

function checkRoom(waiting: number, more: number): void {
  if (waiting + more <= maxFaults) return;
  throw new Refusal(400, 'dde.error.invalidValue', null, {
    reason: `no more than ${maxFaults} faults wait at once; DELETE clears them`,
  });
}

export const listFaults: Handler<'listFaults'> = ({ engine, input }) => ({
  body: [...faultsOf(worldOf(engine, input.params.worldId)).faults],
});

/** Lets calls go wrong from now on: slow, refused, dropped, or with an answer cut off. */
export const addFault: Handler<'addFault'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const book = faultsOf(world);
  checkFault(input.body, world);
  checkRoom(book.faults.length, 1);
  return { body: book.add(input.body) };
};

/** Lets what a name stands for go wrong from now on. */
export const addFaultPreset: Handler<'addFaultPreset'> = ({ engine, input }) => {
  const book = faultsOf(worldOf(engine, input.params.worldId));
  const wanted = presets[input.params.preset];
  checkRoom(book.faults.length, wanted.length);
  return { body: wanted.map((fault) => book.add(fault)) };
};

export const clearFaults: Handler<'clearFaults'> = ({ engine, input }) => {
  faultsOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};
