import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from './render.ts';

const require = createRequire(import.meta.url);
let files: Promise<FontFiles> | undefined;

/** Loads the fonts of documents from their npm package. */
export function loadFonts(): Promise<FontFiles> {
  files ??= Promise.all([
    readFile(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')),
  ]);
  return files;
}
