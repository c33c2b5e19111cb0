import { describe, expect, it } from 'vitest';
import { storedItems } from '@dokubox/ui-kit/CookiesPage/storedItems.ts';
import { storageKeys } from './storage.ts';

describe('what the portal keeps in the browser', () => {
  it.each(Object.values(storageKeys))('[R2.32] the cookies page tells of %s', (key) => {
    expect(storedItems('dde-session').map(({ name }) => name)).toContain(key);
  });
});
