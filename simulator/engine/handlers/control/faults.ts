import { isMessageKey } from '@dokubox/spec/errors.ts';
import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/schemas/control.ts';
import { Refusal } from '../../handler.ts';
import type { BoundedMap } from '../../sessions/bounded-map.ts';
import type { SideRecords } from '../../world/side-records.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { invalidField } from '../refusals.ts';
import { worldOf } from '../simulation.ts';

type NewFault = BodyOf<'addFault'>;

/** Faults of a world that have not met all their calls; nobody needs more than a handful. */
const maxFaults = 100;

/** The faults of a world with the number made so far. */
interface Written {
  readonly faults: readonly Fault[];
  readonly made: number;
}

/** The calls somebody wants to go wrong in one world. They are no part of what undo takes back. */
export class FaultBook {
  readonly #kept: BoundedMap<string, Written>;
  #faults: readonly Fault[];
  #made: number;

  constructor(side: SideRecords) {
    this.#kept = side.map('faults');
    ({ faults: this.#faults, made: this.#made } = this.#kept.get('all') ?? { faults: [], made: 0 });
  }

  /** The oldest first. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  add(wanted: NewFault): Fault {
    this.#made += 1;
    const fault = { faultId: `fault-${this.#made}`, met: 0, ...wanted };
    this.#write([...this.#faults, fault]);
    return fault;
  }

  clear(): void {
    this.#write([]);
  }

  /**
   * The fault a call meets, counted; one that has met all its calls is gone.
   *
   * @param path path of the call as it came, without its query
   */
  meet(id: OperationId, path: string): Fault | undefined {
    const fault = this.#faults.find(
      (one) =>
        (one.operationId === undefined || one.operationId === id) &&
        (one.path === undefined || one.path === path || one.path === operations[id].url),
    );
    if (!fault) return undefined;
    const met = { ...fault, met: fault.met + 1 };
    this.#write(
      met.times === met.met
        ? this.#faults.filter((one) => one !== fault)
        : this.#faults.map((one) => (one === fault ? met : one)),
    );
    return met;
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
  if (!book) books.set(world, (book = new FaultBook(world.side)));
  return book;
}

function checkFault(wanted: NewFault, waiting: number): void {
  const { operationId, messageKey, status, delayMs, dropConnection, malformedBody } = wanted;
  if (operationId !== undefined) {
    if (!Object.hasOwn(operations, operationId)) {
      throw invalidField('operationId', 'dde.error.invalidValue', 'no operation of the contract');
    }
    if (operations[operationId as OperationId].tag === 'simulation') {
      throw invalidField('operationId', 'dde.error.invalidValue', 'the control API has no faults');
    }
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
  if (waiting >= maxFaults) {
    throw new Refusal(400, 'dde.error.invalidValue', null, {
      reason: `no more than ${maxFaults} faults wait at once; DELETE clears them`,
    });
  }
}

export const listFaults: Handler<'listFaults'> = ({ engine, input }) => ({
  body: [...faultsOf(worldOf(engine, input.params.worldId)).faults],
});

/** Lets calls go wrong from now on: slow, refused, dropped, or with an answer cut off. */
export const addFault: Handler<'addFault'> = ({ engine, input }) => {
  const book = faultsOf(worldOf(engine, input.params.worldId));
  checkFault(input.body, book.faults.length);
  return { body: book.add(input.body) };
};

export const clearFaults: Handler<'clearFaults'> = ({ engine, input }) => {
  faultsOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};
