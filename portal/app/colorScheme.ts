import { localStorageColorSchemeManager } from '@mantine/core';
import { storageKeys } from '../config/storage.ts';

/** Keeps the colour scheme where `public/color-scheme.js` reads it before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({
  key: storageKeys.colorScheme,
});
