import type { PortalFunction } from '@dokubox/spec/enums.ts';

/** Where the words for a blocked function stand: without its own calls (DDE) nothing of the portal works. */
export function blockedWords(of: PortalFunction) {
  return of === 'SIGNING' || of === 'ARCHIVING' ? (`blocked.${of}` as const) : 'blocked';
}
