import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionKeeper, type Keeper } from '../config/storage.ts';
import { currentSession } from '../session/session.ts';

/** What is kept of a document: a typed message, a chosen action; never a file. */
export type DraftKind = 'message' | 'action';

interface Draft {
  /** Whose it is; another user of the same tab is not offered it. */
  readonly owner: string;
  readonly values: Partial<Record<DraftKind, string>>;
}

const PREFIX = 'dde.draft.';

function ownerNow(): string | undefined {
  const session = currentSession();
  if (session.status !== 'signedIn') return undefined;
  const { tenant, user, clientNumber } = session.user;
  return [tenant, user.username, clientNumber ?? ''].join(':');
}

function read(storage: Keeper, dokuId: number): Draft | undefined {
  try {
    const value = JSON.parse(storage.getItem(`${PREFIX}${dokuId}`) ?? 'null') as Draft | null;
    return value?.owner === ownerNow() ? (value ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** The kept draft of a document, or nothing. */
export function keptDraft(dokuId: number, kind: DraftKind): string | undefined {
  return read(sessionKeeper, dokuId)?.values[kind];
}

/** Keeps a draft; an empty one forgets it. */
export function keepDraft(dokuId: number, kind: DraftKind, text: string): void {
  const owner = ownerNow();
  if (owner === undefined) return;
  const others = Object.entries(read(sessionKeeper, dokuId)?.values ?? {}).filter(
    ([name]) => name !== kind,
  );
  const values = Object.fromEntries(text === '' ? others : [...others, [kind, text]]);
  const key = `${PREFIX}${dokuId}`;
  if (Object.keys(values).length === 0) sessionKeeper.removeItem(key);
  else sessionKeeper.setItem(key, JSON.stringify({ owner, values } satisfies Draft));
}

function draftKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Whether anything is kept in this tab. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** Forgets everything kept in this tab. */
export function dropDrafts(): void {
  for (const key of draftKeys()) sessionKeeper.removeItem(key);
}

/**
 * State of a text that outlives the session's end by itself: what was typed comes back after
 * the next sign-in in this tab. Set it to '' once it is sent.
 *
 * ```ts
 * const [text, setText, restored] = useDraft(doku.id, 'message');
 * ```
 *
 * @returns the text, what changes it, and whether it came out of the keeping
 */
export function useDraft(
  dokuId: number,
  kind: DraftKind,
): readonly [text: string, setText: (text: string) => void, restored: boolean] {
  const [text, setText] = useState(() => keptDraft(dokuId, kind) ?? '');
  const [restored, setRestored] = useState(text !== '');
  const about = useRef(dokuId);
  useEffect(() => {
    if (about.current === dokuId) return;
    about.current = dokuId;
    const kept = keptDraft(dokuId, kind) ?? '';
    setText(kept);
    setRestored(kept !== '');
  }, [dokuId, kind]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') setRestored(false);
      keepDraft(dokuId, kind, next);
    },
    [dokuId, kind],
  );
  return [text, change, restored];
}
