import type { ParticipantType } from '@dokubox/spec/enums.ts';

/**
 * Beginnings of words by which forms of banks name the side that signs in a field, in our
 * languages; without accents, in small letters.
 */
export const sideWords: Readonly<Record<ParticipantType, readonly string[]>> = {
  CLIENT: [
    ...['client', 'customer', 'borrower', 'debtor', 'debitor'],
    ...['klient', 'klijent', 'komitent', 'zakaznik', 'dluznik', 'dlznik', 'duznik'],
    ...['ugyfel', 'ados', 'imprumutat', 'клиент', 'длъжник', 'кредитополучател', 'клијент'],
  ],
  BANK: [
    ...['bank', 'banc', 'lender', 'creditor', 'kreditor'],
    ...['veritel', 'vjerovnik', 'poverilac', 'hitelez', 'банк', 'кредитор', 'заемодател'],
  ],
};
