import bold from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf';
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
import type { FontFiles } from '@dokubox/signatures/documents/render.ts';

let files: Promise<FontFiles> | undefined;

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(new URL(url, import.meta.url));
  if (!response.ok) throw new Error(`The font ${url} cannot be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Loads the fonts of documents from the addresses of the bundler. */
export function loadFonts(): Promise<FontFiles> {
  if (!files) {
    const loading = Promise.all([load(regular), load(bold)]);
    files = loading;
    // A failed load is tried again.
    loading.catch(() => (files = undefined));
  }
  return files;
}
