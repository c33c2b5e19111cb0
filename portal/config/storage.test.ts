import { describe, expect, it } from 'vitest';
import { storedItems } from '@dokubox/ui-kit/shell/CookiesPage/storedItems.ts';
import { guardKeys } from '../app/guards/guardKeys.ts';
import { CREATION_KEY } from '../shared/drafts.ts';
import { storageKeys } from './storage.ts';

describe('what the portal keeps in the browser', () => {
  const keys = [...Object.values(storageKeys), ...Object.values(guardKeys), CREATION_KEY];

  it.each(keys)('[R2.32] the cookies page tells of %s', (key) => {
    expect(storedItems('dde-session').map(({ name }) => name)).toContain(key);
  });
});
