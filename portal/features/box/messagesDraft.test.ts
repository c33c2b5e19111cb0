import { describe, expect, it } from 'vitest';
import { storedItems } from '@dokubox/ui-kit/shell/CookiesPage/storedItems.ts';
import { emptyDraft } from '@dokubox/ui-kit/box/MessagesDialog/messageDraft.ts';
import { keepMessageDraft, readMessageDraft } from './messagesDraft.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const draft = { content: 'See page', messageVisibility: 'INTERNAL' } as const;

describe('an unsent message', () => {
  it('[R2.23][A-055] is kept for each document, with the chosen visibility', () => {
    const kept = storage();
    keepMessageDraft({ storage: kept, owner: 'HU:NAGYP01' }, 7, draft);
    expect(readMessageDraft({ storage: kept, owner: 'HU:NAGYP01' }, 7)).toEqual(draft);
    expect(readMessageDraft({ storage: kept, owner: 'HU:NAGYP01' }, 8)).toBeUndefined();
    keepMessageDraft({ storage: kept, owner: 'HU:NAGYP01' }, 7, emptyDraft);
    expect(kept.items.size).toBe(0);
  });

  it('[R6.3] is hidden from the next user of the same tab', () => {
    const kept = storage();
    keepMessageDraft({ storage: kept, owner: 'HU:NAGYP01' }, 7, draft);
    expect(readMessageDraft({ storage: kept, owner: 'HU:kovacs.eszter' }, 7)).toBeUndefined();
  });

  it('[A-055] survives a storage that is full or has other content', () => {
    const kept = storage();
    const full = {
      ...kept,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => {
      keepMessageDraft({ storage: full, owner: 'HU:NAGYP01' }, 7, draft);
    }).not.toThrow();
    for (const text of ['{', '[]', 'null', '{"owner":"HU:NAGYP01","value":{"content":3}}']) {
      kept.items.set('dde.draft.7.message', text);
      expect(readMessageDraft({ storage: kept, owner: 'HU:NAGYP01' }, 7)).toBeUndefined();
    }
  });

  it('[R2.32] is described on the cookies page', () => {
    expect(storedItems('dde-session').map(({ name }) => name)).toContain('dde.draft.*');
  });
});
