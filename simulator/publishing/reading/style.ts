import { tenants } from '@dokubox/spec/enums.ts';
import { fontFaces } from './faces.ts';
import { themeStyle } from './theme.ts';

/**
 * Rules for a selected bank: its notes are shown, and columns and rows of other banks are hidden.
 */
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

/** The style sheet of the pages: the product's colours and typeface, and the pages' rules. */
export function styleSheet(rules: readonly string[]): string {
  return [...fontFaces(), themeStyle(), ...rules, bankRules()].join('\n');
}
