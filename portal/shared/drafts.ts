import type { KeyValueStorage, ListedStorage } from '../config/storage.ts';

/** What is kept of a document: a typed message, a chosen action; never a file. */
export type DraftKind = 'message' | 'action';

/** Where drafts are kept, and whose: somebody else who signs in in this tab must not see them. */
export interface DraftSlot {
  readonly storage: KeyValueStorage;
  /** Names the person across tenants. */
  readonly owner: string;
}

const PREFIX = 'dde.draft.';

/** What is chosen and typed for a new box; with an owner of its own, as every draft. */
export const CREATION_KEY = 'dde.create';

function keyOf(dokuId: number, kind: DraftKind): string {
  return kind === 'action' ? `${PREFIX}${dokuId}` : `${PREFIX}${dokuId}.${kind}`;
}

/**
 * What is kept of a document, as it was given; undefined when there is nothing, or when it is somebody
 * else's. What stands in the storage is checked by whoever reads it.
 */
export function readDraft({ storage, owner }: DraftSlot, dokuId: number, kind: DraftKind): unknown {
  const kept = keptAs(storage.getItem(keyOf(dokuId, kind)));
  return kept?.owner === owner ? kept.value : undefined;
}

function keptAs(text: string | null): { owner?: unknown; value?: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    // Whatever stands there is not ours; the next draft replaces it.
    return null;
  }
}

/** Keeps a draft until the tab is closed; null forgets it. */
export function keepDraft(
  { storage, owner }: DraftSlot,
  dokuId: number,
  kind: DraftKind,
  value: object | string | null,
): void {
  const key = keyOf(dokuId, kind);
  if (value === null) {
    storage.removeItem(key);
    return;
  }
  try {
    storage.setItem(key, JSON.stringify({ owner, value }));
  } catch {
    // Full or forbidden: the draft then lives as long as the screen.
  }
}

function draftKeys(storage: ListedStorage): string[] {
  return storage.keys().filter((key) => key.startsWith(PREFIX) || key === CREATION_KEY);
}

/** Whether anything is kept in this tab. */
export function hasDrafts(storage: ListedStorage): boolean {
  return draftKeys(storage).length > 0;
}

/** Forgets everything kept in this tab. */
export function dropDrafts(storage: ListedStorage): void {
  for (const key of draftKeys(storage)) storage.removeItem(key);
}

/**
 * Leaves nothing but one person's drafts: what else was kept belongs to a session, and drafts of others to
 * nobody here.
 */
export function keepOnlyDraftsOf(owner: string, storage: ListedStorage): void {
  const drafts = new Set(draftKeys(storage));
  for (const key of storage.keys()) {
    const isTheirs = drafts.has(key) && keptAs(storage.getItem(key))?.owner === owner;
    if (!isTheirs) storage.removeItem(key);
  }
}
