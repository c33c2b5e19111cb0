import { tenants } from '@dokubox/spec/enums.ts';
import type { RealTime } from '../engine/world/clock.ts';
import type { WorldSummary } from '../engine/worlds/summary.ts';
import type { WorldFacts } from '../engine/world/unreadable.ts';
import { readable } from './readable.ts';
import type { Store } from './store.ts';
import { summaryOf, toldKeys, toldOf, type ToldWorld } from './stored-summary.ts';
import { parsed, type WorldHeader } from './stored-world.ts';
import type { StoredSummary } from './world-recorder.ts';

/** What a store knows of worlds without bringing them back. */
export class StoredFacts {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What is told of a world in a few places of the store; undefined where they cannot be read. */
  told(id: string, realTime: RealTime): ToldWorld | undefined {
    return readable(() =>
      toldOf(
        toldKeys(id).map((key) => this.#store.get(key) ?? null),
        realTime,
      ),
    );
  }

  /** The header of a world as far as it is one. */
  header(id: string): Partial<WorldHeader> | undefined {
    return readable(
      () => parsed<Partial<WorldHeader> | null>(this.#store.get(['world', id]) ?? '', '') ?? {},
    );
  }

  /** What can be learned of a world that cannot be brought back. */
  facts(id: string): WorldFacts {
    const about = this.told(id, Date.now)?.about;
    const { scenario, tenant, made } = this.header(id) ?? {};
    const madeAt = Date.parse(made ?? '');
    const facts = {
      name: typeof about?.name === 'string' ? about.name : undefined,
      scenario: typeof scenario === 'string' ? scenario : undefined,
      tenant: tenants.find((known) => known === tenant),
      madeAt: Number.isNaN(madeAt) ? undefined : new Date(madeAt).toISOString(),
      lastUsed: Number.isFinite(about?.lastUsed) ? about?.lastUsed : undefined,
    };
    return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  }

  /** What a list tells of a world; undefined where that takes bringing it back. */
  summary(id: string, realTime: RealTime): WorldSummary | undefined {
    const told = this.told(id, realTime);
    const { summary } = told ?? {};
    if (!told || !summary) return undefined;
    return readable(() => {
      const later: string[] = [];
      for (let text = this.#step(summary, id, 0); text !== undefined;) {
        later.push(text);
        text = this.#step(summary, id, later.length);
      }
      return summaryOf(id, told, summary, later, realTime);
    });
  }

  #step({ nextStep }: StoredSummary, id: string, nth: number): string | undefined {
    return this.#store.get(['step', id, nextStep + nth]);
  }
}
