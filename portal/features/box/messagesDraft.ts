import type { MessageDraft } from '@dokubox/ui-kit/MessagesDialog/messageDraft.ts';
import type { Keeper } from '../../config/storage.ts';

/** What is kept: the draft, and whose it is; somebody else who signs in here must not see it. */
interface Kept extends MessageDraft {
  readonly owner: string;
}

function keyOf(dokuId: number): string {
  return `dde.draft.${dokuId}.message`;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, content, messageVisibility } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof owner === 'string' &&
    typeof content === 'string' &&
    (messageVisibility === null ||
      messageVisibility === 'INTERNAL' ||
      messageVisibility === 'EXTERNAL')
  );
}

/**
 * The message somebody began to write about a document and has not sent; undefined when there
 * is none, or when it is somebody else's.
 *
 * @param owner names the person across tenants
 */
export function readDraft(
  storage: Keeper,
  owner: string,
  dokuId: number,
): MessageDraft | undefined {
  const text = storage.getItem(keyOf(dokuId));
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isKept(kept) || kept.owner !== owner) return undefined;
    return { content: kept.content, messageVisibility: kept.messageVisibility };
  } catch {
    // Whatever stands there is not ours; the next draft replaces it.
    return undefined;
  }
}

/** Keeps a draft until the tab is closed; an empty one is forgotten. */
export function keepDraft(
  storage: Keeper,
  owner: string,
  dokuId: number,
  draft: MessageDraft,
): void {
  const key = keyOf(dokuId);
  if (draft.content === '' && draft.messageVisibility === null) {
    storage.removeItem(key);
    return;
  }
  try {
    const kept: Kept = { owner, ...draft };
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the message is then kept as long as the dialog is open.
  }
}
