import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215',
  'latin-ext': 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

const fileOf = (script: string) => `source-sans-3-${script}-wght-normal.woff2`;

const typeName = 'Source Sans 3 Variable';

/** Files of the product's typeface, as its package names them. */
export const fontFiles: readonly string[] = Object.keys(ranges).map(fileOf);

/** One of these files. */
export function fontBytes(file: string): Buffer {
  return readFileSync(require.resolve(`@fontsource-variable/source-sans-3/files/${file}`));
}

/**
 * Rules that load the product's typeface, each script when a page needs it.
 * @param folder path of the files from the style sheet, with `/` at its end, or empty for the same
 *   folder
 */
export function fontFaces(folder = ''): readonly string[] {
  return Object.entries(ranges).map(
    ([script, range]) =>
      `@font-face { font-family: "${typeName}"; font-style: normal; font-display: swap; font-weight: 200 900; src: url(${folder}${fileOf(script)}) format("woff2"); unicode-range: ${range}; }`,
  );
}
