import type { EnvelopeStatus } from '@dokubox/spec/enums.ts';
import type { DokuEnvelope } from '@dokubox/spec/workflow/types.ts';

/**
 * The one envelope of a box, told from its documents: broken as soon as one of them says so,
 * running while one still waits, complete when all are.
 * @returns null when no document is in an envelope
 */
export function boxEnvelopeOf(envelopes: readonly DokuEnvelope[]): EnvelopeStatus | null {
  const inside = new Set(envelopes.filter((envelope) => envelope !== 'NONE'));
  if (inside.size === 0) return null;
  for (const broken of ['REJECTED', 'CANCELLED'] as const) if (inside.has(broken)) return broken;
  if (inside.has('SIGNATURE_STATUS')) return 'SIGNATURE_STATUS';
  if (inside.has('WAITING_SIGNATURE')) {
    return inside.has('FINALIZED') ? 'SIGNATURE_STATUS' : 'WAITING_SIGNATURE';
  }
  return inside.has('FINALIZED') ? 'FINALIZED' : 'NEW';
}
