import { tenants } from '@dokubox/spec/enums.ts';
import {
  tones,
  surfaces,
  toneRoles,
  type Scheme,
} from '@dokubox/ui-kit/foundations/theme/tones.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colours that all banks share. Each bank has its own accent, which is left out. */
function variables(scheme: Scheme): string {
  const roles = toneRoles(tenants[0], scheme);
  const lines = Object.entries(surfaces[scheme]).map(([name, value]) => [kebab(name), value]);
  for (const tone of tones.filter((name) => name !== 'accent')) {
    for (const [role, value] of Object.entries(roles[tone])) {
      lines.push([`${tone}-${kebab(role)}`, value as string]);
    }
  }
  return lines.map(([name, value]) => `--dk-${name}: ${value};`).join(' ');
}

/**
 * The colours of the product as custom properties, by their names in the portal. They follow the
 * reader's system, or the scheme selected in `data-scheme`.
 */
export function themeStyle(): string {
  const [light, dark] = [variables('light'), variables('dark')];
  return [
    `:root { color-scheme: light; ${light} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-scheme="light"]) { color-scheme: dark; ${dark} } }`,
    `:root[data-scheme="dark"] { color-scheme: dark; ${dark} }`,
  ].join('\n');
}
