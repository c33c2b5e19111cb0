import type { ParticipantType } from '@dokubox/spec/enums.ts';

/**
 * Beginnings of words that name the signing side in bank forms, in our languages. Lower case,
 * without accents.
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
