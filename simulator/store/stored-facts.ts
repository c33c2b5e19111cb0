import { tenants } from '@dokubox/spec/enums.ts';
import type { RealTime } from '../engine/world/clock.ts';
import type { WorldSummary } from '../engine/worlds/summary.ts';
import type { WorldFacts } from '../engine/world/unreadable.ts';
import { readable } from './readable.ts';
import type { Store } from './store.ts';
import { summaryOf, summaryKeys, summaryFactsOf, type SummaryFacts } from './stored-summary.ts';
import { parsed, type WorldHeader } from './stored-world.ts';
import type { StoredSummary } from './world-recorder.ts';

/** Facts about stored worlds that need no loading of the world. */
export class StoredFacts {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Texts of a world for the list. Undefined if they cannot be read. */
  summaryFacts(id: string, realTime: RealTime): SummaryFacts | undefined {
    return readable(() =>
      summaryFactsOf(
        summaryKeys(id).map((key) => this.#store.get(key) ?? null),
        realTime,
      ),
    );
  }

  /** Header of a world, as far as it is valid. */
  header(id: string): Partial<WorldHeader> | undefined {
    return readable(
      () => parsed<Partial<WorldHeader> | null>(this.#store.get(['world', id]) ?? '', '') ?? {},
    );
  }

  /** Facts about a world that cannot be loaded. */
  facts(id: string): WorldFacts {
    const about = this.summaryFacts(id, Date.now)?.about;
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

  /** Summary of a world for the list. Undefined if the world must be loaded for it. */
  summary(id: string, realTime: RealTime): WorldSummary | undefined {
    const summaryFacts = this.summaryFacts(id, realTime);
    const { summary } = summaryFacts ?? {};
    if (!summaryFacts || !summary) return undefined;
    return readable(() => {
      const later: string[] = [];
      for (let text = this.#step(summary, id, 0); text !== undefined;) {
        later.push(text);
        text = this.#step(summary, id, later.length);
      }
      return summaryOf(id, summaryFacts, summary, later, realTime);
    });
  }

  #step({ nextStep }: StoredSummary, id: string, nth: number): string | undefined {
    return this.#store.get(['step', id, nextStep + nth]);
  }
}
