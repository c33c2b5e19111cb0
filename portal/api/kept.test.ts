import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../config/storage.ts';
import { memoryStorage } from '../platform/memory.ts';
import { createKeptAnswers } from './kept.ts';

const catalogue = { body: { catalogueType: 'ProductCategoryALL' } };
const answer = { items: [{ value: 'A', translationKey: 'a', listOrder: 1 }] };

function pageOn(storage: KeyValueStorage, owner = 'HU 1.0.0') {
  const kept = createKeptAnswers({ storage, key: 'kept' });
  kept.holdFor(owner);
  return kept;
}

describe('answers cached for a session', () => {
  it('[A-098] survive a reload, each under its own call', () => {
    const storage = memoryStorage();
    const first = pageOn(storage);
    first.keep('getCatalogue', catalogue, answer);
    first.keep('getProductTranslations', { body: { language: 'hu' } }, { a: 'Hitel' });
    const next = pageOn(storage);
    expect(next.read('getCatalogue', catalogue)).toEqual(answer);
    expect(next.read('getProductTranslations', { body: { language: 'hu' } })).toEqual({
      a: 'Hitel',
    });
    expect(next.read('getProductTranslations', { body: { language: 'en' } })).toBeUndefined();
  });

  it('[A-098] are read again for another bank, another release and the next session', () => {
    const storage = memoryStorage();
    pageOn(storage).keep('getCatalogue', catalogue, answer);
    expect(pageOn(storage, 'CZ 1.0.0').read('getCatalogue', catalogue)).toBeUndefined();
    expect(pageOn(storage, 'HU 1.0.1').read('getCatalogue', catalogue)).toBeUndefined();
    const here = pageOn(storage);
    expect(here.read('getCatalogue', catalogue)).toEqual(answer);
    here.forget();
    expect(here.read('getCatalogue', catalogue)).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });

  it('[A-098] are only catalogues and words: anything a user can change is always read again', () => {
    const storage = memoryStorage();
    const kept = pageOn(storage);
    kept.keep('loadDokubox', { params: { id: 1 } }, { id: 1 });
    expect(kept.read('loadDokubox', { params: { id: 1 } })).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });

  it('[A-098] work without usable storage and reject invalid stored content', () => {
    for (const text of ['{', 'null', '7', '{"owner":"HU 1.0.0"}', '{"owner":"x","answers":null}']) {
      const storage = memoryStorage();
      storage.setItem('kept', text);
      expect(pageOn(storage).read('getCatalogue', catalogue)).toBeUndefined();
    }
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    const kept = pageOn(full);
    kept.keep('getCatalogue', catalogue, answer);
    expect(kept.read('getCatalogue', catalogue)).toEqual(answer);
  });
});
