import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

/** Sub-indications that have nothing to do with the document: no revocation data, say. */
const unrelated = new Set(['TRY_LATER', null, undefined]);

/** Whether a signature of the file still stands, as far as the document is concerned. */
export const stands = ({ signatures }: ValidationNode): boolean =>
  signatures.some(
    ({ signatureIndication, signatureSubIndication }) =>
      signatureIndication !== 'TOTAL_FAILED' && unrelated.has(signatureSubIndication),
  );
