import type { PortalFunction } from '@dokubox/spec/enums.ts';

/**
 * Returns the keys of the texts for a blocked function. Without its own calls (DDE), no part of the
 * portal works.
 */
export function blockedWords(of: PortalFunction) {
  return of === 'SIGNING' || of === 'ARCHIVING' ? (`blocked.${of}` as const) : 'blocked';
}
