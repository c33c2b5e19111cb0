import { maskText, maskValue } from '@dokubox/spec/log-masking.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/schemas/control.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';

/** A request that was answered, as the transport saw it. */
export interface AnsweredRequest extends Omit<
  JournalEntry,
  'number' | 'at' | 'body' | 'operationId'
> {
  readonly operationId: OperationId;
  /** The JSON body as it was parsed; undefined where there was none, or a form. */
  readonly body: unknown;
}

const maxEntries = 1000;
/** Characters of a body as JSON. */
const maxBody = 16_000;
/** The same for uploaded logs, which are worth reading whole. */
const maxLogs = 256_000;
/** Characters of all bodies together. */
const maxBodies = 4_000_000;

/** Their bodies stand as they came: masked, they would hide the very leak one looks for. */
const logCalls: ReadonlySet<OperationId> = new Set<OperationId>(['uploadLogs', 'logError']);

interface Kept {
  readonly entry: JournalEntry;
  readonly size: number;
}

function keptBody(request: AnsweredRequest): { body?: object; size: number } {
  const { body, operationId } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { size: 0 };
  const isLog = logCalls.has(operationId);
  const kept = isLog ? body : (maskValue(body) as object);
  const size = JSON.stringify(kept).length;
  if (size <= (isLog ? maxLogs : maxBody)) return { body: kept, size };
  return { body: { leftOut: 'too large' }, size: 0 };
}

/** What was called in one world: the youngest requests, bounded in number and size. */
export class Journal {
  #kept: Kept[] = [];
  #size = 0;
  #count = 0;

  /** Oldest first. */
  get entries(): readonly JournalEntry[] {
    return this.#kept.map(({ entry }) => entry);
  }

  /** @param at the world's time, ISO 8601 */
  add(request: AnsweredRequest, at: string): void {
    this.#count += 1;
    const { body: _whole, ...facts } = request;
    const { body, size } = keptBody(request);
    const entry = {
      number: this.#count,
      at,
      ...facts,
      path: maskText(facts.path),
      ...(body === undefined ? {} : { body: body as NonNullable<JournalEntry['body']> }),
    };
    this.#kept.push({ entry, size });
    this.#size += size;
    while (this.#kept.length > maxEntries || this.#size > maxBodies) {
      this.#size -= this.#kept.shift()?.size ?? 0;
    }
  }

  /** Empties it; the numbers go on. */
  clear(): void {
    this.#kept = [];
    this.#size = 0;
  }
}

const journals = new WeakMap<World, Journal>();

/** The journal of a world; it ends with the world, and undo leaves it alone. */
export function journalOf(world: World): Journal {
  let journal = journals.get(world);
  if (!journal) journals.set(world, (journal = new Journal()));
  return journal;
}

/** What was called in the world, with the verdicts. */
export const getJournal: Handler<'getJournal'> = ({ engine, input }) => ({
  body: [...journalOf(worldOf(engine, input.params.worldId)).entries],
});

export const clearJournal: Handler<'clearJournal'> = ({ engine, input }) => {
  journalOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};
