import { describe, expect, it } from 'vitest';
import { storedItems } from '@dokubox/ui-kit/shell/CookiesPage/storedItems.ts';
import { guardKeys } from '../app/guards/guardKeys.ts';
import { CREATION_KEY } from '../shared/drafts.ts';
import { storageKeys } from './storage.ts';

describe('storage of the portal in the browser', () => {
  const keys = [...Object.values(storageKeys), ...Object.values(guardKeys), CREATION_KEY];

  it.each(keys)('[R2.32] is described on the cookies page: %s', (key) => {
    expect(storedItems('dde-session').map(({ name }) => name)).toContain(key);
  });
});
