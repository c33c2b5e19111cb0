import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import { randomFor } from '../seed/random.ts';
import type { BoundedMap } from '../side/bounded-map.ts';
import type { World } from '../world/world.ts';

/** A fault in the form of its request. */
export type NewFault = BodyOf<'addFault'>;

/** The faults of a world and the number created so far. */
interface Written {
  readonly faults: readonly Fault[];
  readonly made: number;
}

/** A call that a fault can match. */
interface Call {
  readonly id: OperationId;
  /** Path without the query. */
  readonly path: string;
  /** The calling user. Undefined for a call that needs no session. */
  readonly username: string | undefined;
  /** By the world's clock, in milliseconds since 1970. */
  readonly nowMs: number;
}

const fits = (fault: Fault, { id, path, username }: Call): boolean =>
  (fault.operationId === undefined || fault.operationId === id) &&
  (fault.path === undefined || fault.path === path || fault.path === operations[id].url) &&
  (fault.username === undefined || fault.username === username) &&
  (!fault.withSession || username !== undefined);

/** The faults of one world. Undo does not change them. */
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

  /** Oldest first. */
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

  /**
   * Number of faults a call can match now.
   * @param nowMs by the world's clock
   */
  countAt(nowMs: number): number {
    return this.#lasting(nowMs).length;
  }

  /**
   * The fault that matches a call, counting the match. A fault is removed once it has matched all
   * its calls or has expired.
   */
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

  /** Whether the next matching call fails, the same in every world with the same seed. */
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

/** The faults of a world, read on every call. */
export function faultsOf(world: World): FaultBook {
  let book = books.get(world);
  if (!book) books.set(world, (book = new FaultBook(world)));
  return book;
}
