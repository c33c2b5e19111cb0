import type { QueryId } from '@dokubox/spec/operations/table.ts';

/** Queries that a session reads once. The server itself calls their answers cached (§7). */
const keptQueries: readonly QueryId[] = ['getCatalogue', 'getProductTranslations'];

/** Answers that stay the same for a session, even when the page is reloaded. */
export interface KeptAnswers {
  /**
   * Sets the owner of the answers, such as a bank at a release. Answers of any other owner are
   * forgotten.
   */
  readonly holdFor: (owner: string) => void;
  /** Returns the cached answer, or `undefined` if the server must be called. */
  readonly read: (operationId: QueryId, args: unknown) => unknown;
  /** Keeps an answer if its query is one that a session reads once. */
  readonly keep: (operationId: QueryId, args: unknown, answer: unknown) => void;
  /** Forgets all answers because the session has ended. */
  readonly forget: () => void;
}

/** The storage entry that contains the answers. */
interface StorageSlot {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly key: string;
}

interface Kept {
  readonly owner: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Returns the content of the storage, which any script may have written. Null if it cannot be read.
 */
function stored({ storage, key }: StorageSlot): Partial<Kept> | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
  } catch {
    return null;
  }
}

/**
 * Keeps answers in a storage, so that pages need not read catalogues and their words again. Only
 * answers without timestamps are kept, because JSON would not restore those.
 * @param slot keeps the answers when the page is reloaded. Without it they end with the page
 */
export function createKeptAnswers(slot?: StorageSlot): KeptAnswers {
  let owner = '';
  let answers: Readonly<Record<string, unknown>> = {};
  const nameOf = (operationId: QueryId, args: unknown) => `${operationId} ${JSON.stringify(args)}`;
  return {
    holdFor: (next) => {
      const previous = slot && stored(slot);
      owner = next;
      answers = (previous?.owner === next && previous.answers) || {};
    },
    read: (operationId, args) =>
      keptQueries.includes(operationId) ? answers[nameOf(operationId, args)] : undefined,
    keep: (operationId, args, answer) => {
      if (!keptQueries.includes(operationId)) return;
      answers = { ...answers, [nameOf(operationId, args)]: answer };
      try {
        slot?.storage.setItem(slot.key, JSON.stringify({ owner, answers } satisfies Kept));
      } catch {
        // The storage is full: the answer is kept until the user leaves the page.
      }
    },
    forget: () => {
      answers = {};
      slot?.storage.removeItem(slot.key);
    },
  };
}
