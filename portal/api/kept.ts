import type { QueryId } from '@dokubox/spec/operations/table.ts';

/** Questions whose answer a session asks for once: the server itself calls them cached (§7). */
const keptQueries: readonly QueryId[] = ['getCatalogue', 'getProductTranslations'];

/** Answers that stay as they are for a session, over reloads of the page too. */
export interface KeptAnswers {
  /** Names what the answers hold for, such as a bank at a release; those for anything else are forgotten. */
  readonly holdFor: (owner: string) => void;
  /** The answer that is kept; `undefined` where the server has to be asked. */
  readonly read: (operationId: QueryId, args: unknown) => unknown;
  /** Keeps an answer, where its question is one of those. */
  readonly keep: (operationId: QueryId, args: unknown, answer: unknown) => void;
  /** The session is over. */
  readonly forget: () => void;
}

/** Where answers lie: an entry of a storage. */
interface StorageSlot {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly key: string;
}

interface Kept {
  readonly owner: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What lies in the storage, whoever has put it there; nothing where it cannot be read. */
function stored({ storage, key }: StorageSlot): Partial<Kept> | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
  } catch {
    return null;
  }
}

/**
 * Keeps answers in a storage, so that catalogues and their words are not asked for again with every
 * page. Only answers without moments in them, which JSON would not bring back.
 * @param slot keeps them over a reload; without it they end with the page
 */
export function createKeptAnswers(slot?: StorageSlot): KeptAnswers {
  let owner = '';
  let answers: Readonly<Record<string, unknown>> = {};
  const nameOf = (operationId: QueryId, args: unknown) => `${operationId} ${JSON.stringify(args)}`;
  return {
    holdFor: (next) => {
      const former = slot && stored(slot);
      owner = next;
      answers = (former?.owner === next && former.answers) || {};
    },
    read: (operationId, args) =>
      keptQueries.includes(operationId) ? answers[nameOf(operationId, args)] : undefined,
    keep: (operationId, args, answer) => {
      if (!keptQueries.includes(operationId)) return;
      answers = { ...answers, [nameOf(operationId, args)]: answer };
      try {
        slot?.storage.setItem(slot.key, JSON.stringify({ owner, answers } satisfies Kept));
      } catch {
        // A full storage: it is kept until the page is left.
      }
    },
    forget: () => {
      answers = {};
      slot?.storage.removeItem(slot.key);
    },
  };
}
