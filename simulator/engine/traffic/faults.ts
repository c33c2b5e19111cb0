import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import { randomFor } from '../seed/random.ts';
import type { BoundedMap } from '../side/bounded-map.ts';
import type { World } from '../world/world.ts';

/** What is to go wrong, as it is asked for. */
export type NewFault = BodyOf<'addFault'>;

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
  /** Who calls; undefined for a call that needs no session. */
  readonly username: string | undefined;
  /** By the clock of the world, in milliseconds since 1970. */
  readonly nowMs: number;
}

const fits = (fault: Fault, { id, path, username }: Call): boolean =>
  (fault.operationId === undefined || fault.operationId === id) &&
  (fault.path === undefined || fault.path === path || fault.path === operations[id].url) &&
  (fault.username === undefined || fault.username === username) &&
  (!fault.withSession || username !== undefined);

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
