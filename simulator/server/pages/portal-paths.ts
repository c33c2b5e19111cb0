import { tenants } from '@dokubox/spec/enums.ts';

/** Paths of the portal's screens (§2, A-003, A-007, A-250). */
const screens = [
  /^\/$/,
  /^\/(?:index|intranet)\.html$/,
  /^\/(?:cookies|forgottenPassword|ial|embed)$/,
  /^\/contract\/(?:waitforsignatures|contractprocesserror)$/,
  /^\/oauth\/authorize$/,
  /^\/app(?:\/.*)?$/,
  // eslint-disable-next-line no-restricted-syntax -- alternatives of two letters each
  new RegExp(`^/(?:index|internet|intranet)(?:${tenants.join('|')})(?:\\.html)?$`, 'i'),
];

/** Paths that belong to calls and files, where a page would hide a mistake. */
const noPages = /^\/(?:dde|authorization|utilities|gateway|__sim|assets)(?:\/|$)/;

/** True for a path the portal has a screen for. */
export function isPortalScreen(path: string): boolean {
  return screens.some((screen) => screen.test(path));
}

/** True where a person who typed a wrong address is led on by the portal itself. */
export function mayBePage(path: string): boolean {
  return !noPages.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path);
}
