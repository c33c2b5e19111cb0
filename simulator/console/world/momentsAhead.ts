import type { EnvelopeStatus } from '@dokubox/spec/enums.ts';
import type { WorldState } from '@dokubox/spec/control/schemas/world-state.ts';
import { aheadWords as wording } from './worldWords.ts';

/** Something that happens by itself when the clock of a world gets there. */
export interface MomentAhead {
  /** ISO, by the clock of the world. */
  readonly at: string;
  /** The event, as the end of a sentence. */
  readonly what: string;
}

/** Envelopes that still wait for a signer. */
const running: readonly (EnvelopeStatus | null)[] = [
  'NEW',
  'WAITING_SIGNATURE',
  'SIGNATURE_STATUS',
];

/** An identity document is good on its last day, wherever that ends last (UTC−12). */
const dayEnds = (day: string): string => new Date(`${day}T24:00:00-12:00`).toISOString();

/** The upcoming expiries of a world, the next one first: locks, envelopes, identity documents. */
export function momentsAhead({ now, boxes, users }: WorldState): readonly MomentAhead[] {
  const moments: MomentAhead[] = [];
  for (const { id, lock, envelopeExpiresAt, namirialEnvelopeStatus } of boxes) {
    if (lock) moments.push({ at: lock.expiresAt, what: wording.lock(id, lock.username) });
    if (envelopeExpiresAt && running.includes(namirialEnvelopeStatus)) {
      moments.push({ at: envelopeExpiresAt, what: wording.envelope(id) });
    }
  }
  for (const { docExpiryDate, fullName } of users) {
    if (docExpiryDate)
      moments.push({ at: dayEnds(docExpiryDate), what: wording.document(fullName) });
  }
  return moments
    .filter(({ at }) => Date.parse(at) > Date.parse(now))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
