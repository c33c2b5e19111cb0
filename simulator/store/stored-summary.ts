import { WorldAbout } from '../engine/world/about.ts';
import { inBounds, type RealTime } from '../engine/world/clock.ts';
import type { RecordStep } from '../engine/world/recorder.ts';
import { SideRecords } from '../engine/side/side-records.ts';
import type { WorldSummary } from '../engine/worlds/summary.ts';
import { readable } from './readable.ts';
import type { Key, SharedStore } from './store.ts';
import type { WorldHeader } from './stored-world.ts';
import type { StoredSide, StoredSummary } from './world-recorder.ts';

/** What is read of a world to tell of it in a list; few texts, whatever else is stored of it. */
const TOLD: readonly (readonly [kind: string, ...rest: string[]])[] = [
  ['world'],
  ['active'],
  ['summary'],
  ['side', 'about', 'name'],
  ['side', 'about', 'keepIdleHours'],
  ['side', 'link', 'key'],
  ['side', 'clock', 'offset'],
];

/** Keys of {@link TOLD} for one world. */
export const toldKeys = (id: string): readonly Key[] =>
  TOLD.map(([kind, ...rest]) => [kind, id, ...rest]);

/** What is stored of a world under {@link toldKeys}. */
export interface ToldWorld {
  readonly header: WorldHeader;
  readonly about: WorldAbout;
  /** By how much its clock differs from real time, in milliseconds. */
  readonly offset: number;
  /** Undefined where nobody has written one down since its steps were put together. */
  readonly summary: StoredSummary | undefined;
}

/**
 * @param texts under {@link toldKeys}, in their order; null for one that is not stored
 * @returns undefined for a world that is not stored
 */
export function toldOf(
  texts: readonly (string | null)[],
  realTime: RealTime,
): ToldWorld | undefined {
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
    summary: summary ? toldSummary(summary) : undefined,
  };
}

/** A summary can be made again from the world: one that cannot be read counts as none. */
function toldSummary(text: string): StoredSummary | undefined {
  const summary = readable(() => JSON.parse(text) as StoredSummary);
  const numbers = [summary?.nextStep, summary?.commands, summary?.size];
  return numbers.every(Number.isSafeInteger) ? summary : undefined;
}

/** What a step adds to the number of commands in force; a reset begins to count again. */
const ADDED = { commit: 1, undo: -1, redo: 1, reset: 0 } as const;

/**
 * What a list tells of a world that is not in memory.
 * @param later texts of the steps that came after its summary, as where its process was killed
 */
export function summaryOf(
  id: string,
  { header, about, offset }: ToldWorld,
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

/** Worlds that are read at once. */
const PAGE = 100;
/** Steps that are read at once; after a summary there are as many as come in a second. */
const STEPS = 50;

/** What a list tells of a world of a shared store, wherever it is; undefined where that is not stored. */
async function lookAt(
  store: SharedStore,
  id: string,
  told: ToldWorld,
  realTime: RealTime,
): Promise<WorldSummary | undefined> {
  const { summary } = told;
  if (!summary) return undefined;
  const later: string[] = [];
  for (;;) {
    const from = summary.nextStep + later.length;
    const keys = Array.from({ length: STEPS }, (_, nth): Key => ['step', id, from + nth]);
    const texts = (await store.look(keys)).filter((text) => text !== null);
    later.push(...texts);
    if (texts.length < STEPS) return readable(() => summaryOf(id, told, summary, later, realTime));
  }
}

/**
 * The same of a world that may be gone, or of which nothing can be told: then it is brought to this
 * process, whose list shows it, or why it cannot be read.
 */
async function lookOrBring(
  store: SharedStore,
  id: string,
  realTime: RealTime,
): Promise<WorldSummary | undefined> {
  const texts = await store.look(toldKeys(id));
  const told = readable(() => toldOf(texts, realTime));
  const found = told && (await lookAt(store, id, told, realTime));
  if (!found && texts[0] !== null) await store.find(id);
  return found;
}

/**
 * What a list tells of worlds that no process of a shared store has; they stay where they are.
 * @throws StoreFailed
 */
export async function lookAtAll(
  store: SharedStore,
  ids: readonly string[],
  realTime: RealTime,
): Promise<readonly WorldSummary[]> {
  const found: WorldSummary[] = [];
  // In pages, so that neither the store nor this process is at work for long with one list.
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE).map((id) => lookOrBring(store, id, realTime));
    for (const one of await Promise.all(page)) if (one) found.push(one);
  }
  return found;
}
