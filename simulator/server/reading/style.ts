import { tenants } from '@dokubox/spec/enums.ts';
import { themeStyle } from './theme.ts';

const fonts = [
  [
    'latin',
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215',
  ],
  ['latin-ext', 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB'],
  ['cyrillic', 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'],
] as const;

/** A chosen bank: its notes are shown, and columns and rows of other banks are not. */
function bankRules(): string {
  return tenants
    .map((tenant) => {
      const others = tenants.filter((one) => one !== tenant);
      const chosen = `:root[data-tenant="${tenant}"]`;
      const columns = others.map((one) => `${chosen} [data-head="${one}"]`).join(', ');
      return [
        `${columns} { display: none; }`,
        `${chosen} .table:has([data-head="${tenant}"]) table { min-width: 100%; }`,
        `${chosen} [data-bank="${tenant}"] { display: block; }`,
        `${chosen} [data-banks]:not([data-banks~="${tenant}"]) { opacity: .55; }`,
      ].join('\n');
    })
    .join('\n');
}

/** The style sheet of the pages: colours of the product, its type, and its rules. */
export function styleSheet(rules: readonly string[]): string {
  const faces = fonts.map(
    ([script, range]) =>
      `@font-face { font-family: "Source Sans 3 Variable"; font-style: normal; font-display: swap; font-weight: 200 900; src: url(source-sans-3-${script}-wght-normal.woff2) format("woff2"); unicode-range: ${range}; }`,
  );
  return [...faces, themeStyle(), ...rules, bankRules()].join('\n');
}
