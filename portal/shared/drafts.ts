import type { KeyValueStorage, ListedStorage } from '../config/storage.ts';

/** The kinds of draft for a document: a typed message or a chosen action, never a file. */
export type DraftKind = 'message' | 'action';

/** Storage and owner of drafts. Another user who signs in in this tab must not see them. */
export interface DraftSlot {
  readonly storage: KeyValueStorage;
  /** Identifies the person across tenants. */
  readonly owner: string;
}

const PREFIX = 'dde.draft.';

/** Choices and input for a new box. They have an owner, as every draft. */
export const CREATION_KEY = 'dde.create';

function keyOf(dokuId: number, kind: DraftKind): string {
  return kind === 'action' ? `${PREFIX}${dokuId}` : `${PREFIX}${dokuId}.${kind}`;
}

/**
 * Returns a document's draft as it was stored. Undefined if there is none or another user owns it.
 * The caller must check the content.
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
    // The stored value is not ours. The next draft replaces it.
    return null;
  }
}

/** Keeps a draft until the tab is closed. Null deletes it. */
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
    // Storage may be full or blocked. The draft is then kept only while the screen is open.
  }
}

function draftKeys(storage: ListedStorage): string[] {
  return storage.keys().filter((key) => key.startsWith(PREFIX) || key === CREATION_KEY);
}

/** Whether this tab has any drafts. */
export function hasDrafts(storage: ListedStorage): boolean {
  return draftKeys(storage).length > 0;
}

/** Deletes all drafts of this tab. */
export function dropDrafts(storage: ListedStorage): void {
  for (const key of draftKeys(storage)) storage.removeItem(key);
}

/**
 * Deletes all drafts except those of one person. Other drafts belong to a session or to users who
 * are not here.
 */
export function keepOnlyDraftsOf(owner: string, storage: ListedStorage): void {
  const drafts = new Set(draftKeys(storage));
  for (const key of storage.keys()) {
    const isTheirs = drafts.has(key) && keptAs(storage.getItem(key))?.owner === owner;
    if (!isTheirs) storage.removeItem(key);
  }
}
