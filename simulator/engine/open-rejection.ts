import type { DokuStatus } from '@dokubox/spec/enums.ts';
import type { BoxState, DokuState } from './state.ts';

/** Statuses in which a refused document is waiting for a user. */
const afterRefusal: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_2',
  'UPLOADED_CLIENT',
  'UPLOADED_BANK',
]);

function waitsRefused({ usedInBox, removed, envelope, status }: DokuState): boolean {
  return usedInBox && !removed && envelope === 'REJECTED' && afterRefusal.has(status);
}

/**
 * The open refusal of a box: the last one of a document that is still waiting because of it
 * . A document that was sent again, returned or kept as evidence is no longer waiting.
 */
export function openRejection({
  dokus,
  signatureRejection: last,
}: Pick<BoxState, 'dokus' | 'signatureRejection'>): Pick<
  BoxState,
  'signatureRejected' | 'signatureRejection'
> {
  const rejections = dokus.filter(waitsRefused).map((doku) => doku.signatureRejection);
  const stillTrue = last !== null && rejections.includes(last);
  return {
    signatureRejected: rejections.length > 0,
    signatureRejection: stillTrue ? last : (rejections.at(-1) ?? null),
  };
}
