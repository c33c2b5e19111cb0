import { sessionKeeper } from '../config/storage.ts';

/** Beginning of the key of everything typed and not sent that a screen keeps in this tab. */
const PREFIX = 'dde.draft.';

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
