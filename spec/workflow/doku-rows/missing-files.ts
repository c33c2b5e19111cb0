import type { DisabledRule } from '../rows.ts';

/**
 * Reasons why a document with a bank signature by file cannot continue: first the file is missing,
 * then its successful validation (R4.17, A-344).
 */
export const validBankFileMissing = [
  { when: 'signedFileMissing', reason: 'SIGNED_BANK_FILE_NEEDED' },
  { when: 'notArchivable', reason: 'SIGNATURE_VALIDATION_NEEDED' },
] as const satisfies readonly DisabledRule[];
