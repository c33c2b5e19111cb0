import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import type { BoxState } from '../state.ts';
import type { BoxListRow } from '../world/box-row.ts';
import { deepFreeze } from '../world/frozen.ts';
import type { RecordSource } from '../world/table.ts';
import type { BoxIds, ScenarioContext } from './planned-box.ts';
import { buildBox, envelopeExpiryOf, rowOfPlan } from './build-box.ts';
import type { BoxPlan } from './box-plan.ts';

/** First ids, far enough apart that no box id is mistaken for a document id. */
export const firstIds = { box: 101, doku: 1001, message: 1 } as const;

/** Boxes that are generated when first read, and then cached. */
export class BoxSource implements RecordSource<number, BoxState> {
  readonly #plans: readonly BoxPlan[];
  readonly #ids: readonly BoxIds[];
  readonly #world: ScenarioContext;
  readonly #built = new Map<number, BoxState>();
  /** The last ids in use. */
  readonly lastIds: { readonly box: number; readonly doku: number; readonly message: number };

  constructor(plans: readonly BoxPlan[], world: ScenarioContext) {
    this.#plans = plans;
    this.#world = world;
    let firstDoku: number = firstIds.doku;
    let firstMessage: number = firstIds.message;
    this.#ids = plans.map((plan, index) => {
      const ids = { box: firstIds.box + index, firstDoku, firstMessage };
      firstDoku += plan.dokus.length;
      for (const { spec } of plan.dokus) firstMessage += spec.messages?.length ?? 0;
      return ids;
    });
    this.lastIds = {
      box: firstIds.box + plans.length - 1,
      doku: firstDoku - 1,
      message: firstMessage - 1,
    };
  }

  get size(): number {
    return this.#plans.length;
  }

  /** Number of boxes generated so far, for tests. */
  get built(): number {
    return this.#built.size;
  }

  has(id: number): boolean {
    return Number.isInteger(id) && id >= firstIds.box && id <= this.lastIds.box;
  }

  get(id: number): BoxState | undefined {
    const box = this.glance(id);
    if (box && !this.#built.has(id)) this.#built.set(id, deepFreeze(box));
    return box;
  }

  glance(id: number): BoxState | undefined {
    const known = this.#built.get(id);
    if (known) return known;
    const plan = this.#plans[id - firstIds.box];
    const ids = this.#ids[id - firstIds.box];
    return plan && ids && buildBox(plan, ids, this.#world);
  }

  *keys(): Iterable<number> {
    for (let id: number = firstIds.box; id <= this.lastIds.box; id += 1) yield id;
  }

  /** List rows of all boxes. */
  rows(): readonly BoxListRow[] {
    return this.#plans.map((plan, index) => {
      const ids = this.#ids[index] as BoxIds;
      return rowOfPlan(plan, ids, this.#world, () => this.get(ids.box) as BoxState);
    });
  }

  /** Boxes with a document under archiving from the start. */
  archiving(): readonly number[] {
    return this.#plans.flatMap(({ dokus }, index) =>
      dokus.some(({ facts }) => facts.status === 'UNDER_ARCHIVING')
        ? [this.#ids[index]?.box ?? firstIds.box]
        : [],
    );
  }

  /** Boxes whose envelope is open from the start, with its expiry time if the scenario sets one. */
  signing(): readonly { readonly boxId: number; readonly expiresAt: string | null }[] {
    return this.#plans.flatMap((plan, index) =>
      plan.dokus.some(({ facts }) => envelopeRunning(facts))
        ? [
            {
              boxId: this.#ids[index]?.box ?? firstIds.box,
              expiresAt: envelopeExpiryOf(plan, this.#world.reference),
            },
          ]
        : [],
    );
  }

  /** The box of a document, by binary search. The document ids of a box are consecutive. */
  boxIdOf(dokuId: number): number | undefined {
    if (dokuId < firstIds.doku || dokuId > this.lastIds.doku) return undefined;
    let low = 0;
    let high = this.#ids.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#ids[middle]?.firstDoku ?? 0) <= dokuId) low = middle;
      else high = middle - 1;
    }
    return this.#ids[low]?.box;
  }
}
