import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../platform/memory.ts';
import { CREATION_KEY, keepDraft, keepOnlyDraftsOf, readDraft } from './drafts.ts';

describe('drafts for the next mount', () => {
  it('[A-513] include those of one person, and nothing else', () => {
    const storage = memoryStorage();
    const [own, other] = ['BG:petar', 'BG:ivan'];
    keepDraft({ storage, owner: own }, 1, 'message', 'Half a thought');
    keepDraft({ storage, owner: other }, 2, 'message', 'Somebody else’s');
    storage.setItem(CREATION_KEY, JSON.stringify({ owner: other, customName: 'Theirs' }));
    storage.setItem('dde.kept', '{}');
    storage.setItem('dde.draft.3', 'not ours to read');
    keepOnlyDraftsOf(own, storage);
    expect(storage.keys()).toEqual(['dde.draft.1.message']);
    expect(readDraft({ storage, owner: own }, 1, 'message')).toBe('Half a thought');
  });
});
