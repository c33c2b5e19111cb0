import type { DisabledRule } from '../rows.ts';

/**
 * What a signature of the bank that arrives as a file needs before the document goes on: the file,
 * and then its successful validation (R4.17, A-344).
 */
export const validBankFileMissing = [
  { when: 'signedFileMissing', reason: 'SIGNED_BANK_FILE_NEEDED' },
  { when: 'notArchivable', reason: 'SIGNATURE_VALIDATION_NEEDED' },
] as const satisfies readonly DisabledRule[];
