import { isMessageKey } from '@dokubox/spec/errors.ts';
import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/schemas/control.ts';
import { Refusal } from '../../handler.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { invalidField } from '../refusals.ts';
import { worldOf } from '../simulation.ts';

type NewFault = BodyOf<'addFault'>;

/** Faults of a world that have not met all their calls; nobody needs more than a handful. */
const maxFaults = 100;

/** The calls somebody wants to go wrong in one world. They are no part of what undo takes back. */
export class FaultBook {
  #faults: Fault[] = [];
  #made = 0;

  /** The oldest first. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  add(wanted: NewFault): Fault {
    this.#made += 1;
    const fault = { faultId: `fault-${this.#made}`, met: 0, ...wanted };
    this.#faults.push(fault);
    return fault;
  }

  clear(): void {
    this.#faults = [];
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
    this.#faults =
      met.times === met.met
        ? this.#faults.filter((one) => one !== fault)
        : this.#faults.map((one) => (one === fault ? met : one));
    return met;
  }
}

const books = new WeakMap<World, FaultBook>();

/** The faults of a world, where there are any; asked at every call. */
export function faultsOf(world: World): FaultBook | undefined {
  return books.get(world);
}

function bookOf(world: World): FaultBook {
  let book = books.get(world);
  if (!book) books.set(world, (book = new FaultBook()));
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
  body: [...bookOf(worldOf(engine, input.params.worldId)).faults],
});

/** Lets calls go wrong from now on: slow, refused, dropped, or with an answer cut off. */
export const addFault: Handler<'addFault'> = ({ engine, input }) => {
  const book = bookOf(worldOf(engine, input.params.worldId));
  checkFault(input.body, book.faults.length);
  return { body: book.add(input.body) };
};

export const clearFaults: Handler<'clearFaults'> = ({ engine, input }) => {
  bookOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};
