import { WorldAbout } from '../engine/world/about.ts';
import { inBounds, type RealTime } from '../engine/world/clock.ts';
import type { RecordStep } from '../engine/world/recorder.ts';
import { SideRecords } from '../engine/side/side-records.ts';
import type { WorldSummary } from '../engine/worlds/summary.ts';
import { readable } from './readable.ts';
import type { Key, SharedStore } from './store.ts';
import type { WorldHeader } from './stored-world.ts';
import type { StoredSide, StoredSummary } from './world-recorder.ts';

/** Keys of the texts that the list needs. They are few, whatever else the world has. */
const SUMMARY_PARTS: readonly (readonly [kind: string, ...rest: string[]])[] = [
  ['world'],
  ['active'],
  ['summary'],
  ['side', 'about', 'name'],
  ['side', 'about', 'keepIdleHours'],
  ['side', 'link', 'key'],
  ['side', 'clock', 'offset'],
];

/** Keys of {@link SUMMARY_PARTS} for one world. */
export const summaryKeys = (id: string): readonly Key[] =>
  SUMMARY_PARTS.map(([kind, ...rest]) => [kind, id, ...rest]);

/** Stored texts of a world under {@link summaryKeys}. */
export interface SummaryFacts {
  readonly header: WorldHeader;
  readonly about: WorldAbout;
  /** Difference of its clock from real time in milliseconds. */
  readonly offset: number;
  /** Last written summary. Undefined if none was written since its steps were compacted. */
  readonly summary: StoredSummary | undefined;
}

/**
 * @param texts texts under {@link summaryKeys}, in the same order. Null for a text that is not
 *   stored.
 * @returns undefined if the world is not stored
 */
export function summaryFactsOf(
  texts: readonly (string | null)[],
  realTime: RealTime,
): SummaryFacts | undefined {
  const [world, active, summary, ...sides] = texts;
  if (!world) return undefined;
  const header = JSON.parse(world) as WorldHeader;
  const side = new SideRecords();
  for (const text of sides) {
    if (!text) continue;
    const { kind, key, value } = JSON.parse(text) as StoredSide;
    side.restore(kind, key, value);
  }
  const about = new WorldAbout(side, realTime, header.made);
  about.lastUsed = Date.parse(active ?? header.made);
  return {
    header,
    about,
    offset: side.map<number>('clock').get('offset') ?? header.offset,
    summary: summary ? parsedSummary(summary) : undefined,
  };
}

/**
 * Summary from its text. One that cannot be read counts as missing, because it can be created
 * again.
 */
function parsedSummary(text: string): StoredSummary | undefined {
  const summary = readable(() => JSON.parse(text) as StoredSummary);
  const numbers = [summary?.nextStep, summary?.commands, summary?.size];
  return numbers.every(Number.isSafeInteger) ? summary : undefined;
}

/** Change of the number of active commands by each step. A reset starts again from 0. */
const ADDED = { commit: 1, undo: -1, redo: 1, reset: 0 } as const;

/**
 * Summary of a world that is not in memory.
 * @param later texts of the steps after its last summary, for example after its process was
 *   killed
 */
export function summaryOf(
  id: string,
  { header, about, offset }: SummaryFacts,
  { commands, size }: StoredSummary,
  later: readonly string[],
  realTime: RealTime,
): WorldSummary {
  const { scenario, tenant, seed, userKey } = header;
  const now = new Date(inBounds(realTime() + offset)).toISOString();
  const inForce = later.reduce((sum, text) => sum + ADDED[(JSON.parse(text) as RecordStep).do], 0);
  const known = { id, scenario, tenant, seed, userKey, about, now, size };
  return { ...known, commands: commands + inForce };
}

/** Number of worlds that are read at once. */
const PAGE = 100;
/** Number of steps that are read at once. At most one second of steps follows a summary. */
const STEPS = 50;

/**
 * Summary of a world in a shared store, wherever the world is. Undefined if the world must be
 * loaded for it.
 */
async function lookAt(
  store: SharedStore,
  id: string,
  facts: SummaryFacts,
  realTime: RealTime,
): Promise<WorldSummary | undefined> {
  const { summary } = facts;
  if (!summary) return undefined;
  const later: string[] = [];
  for (;;) {
    const from = summary.nextStep + later.length;
    const keys = Array.from({ length: STEPS }, (_, nth): Key => ['step', id, from + nth]);
    const texts = (await store.look(keys)).filter((text) => text !== null);
    later.push(...texts);
    if (texts.length < STEPS) return readable(() => summaryOf(id, facts, summary, later, realTime));
  }
}

/**
 * The same for a world that may be gone, or that has no summary. The world is then loaded into this
 * process, and the list of this process shows it or its error.
 */
async function lookOrBring(
  store: SharedStore,
  id: string,
  realTime: RealTime,
): Promise<WorldSummary | undefined> {
  const texts = await store.look(summaryKeys(id));
  const facts = readable(() => summaryFactsOf(texts, realTime));
  const found = facts && (await lookAt(store, id, facts, realTime));
  if (!found && texts[0] !== null) await store.find(id);
  return found;
}

/**
 * Summaries of worlds in a shared store that no process has. The worlds stay where they are.
 * @throws StoreFailed
 */
export async function lookAtAll(
  store: SharedStore,
  ids: readonly string[],
  realTime: RealTime,
): Promise<readonly WorldSummary[]> {
  const found: WorldSummary[] = [];
  // In pages, so that one list occupies neither the store nor this process for long.
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE).map((id) => lookOrBring(store, id, realTime));
    for (const one of await Promise.all(page)) if (one) found.push(one);
  }
  return found;
}
