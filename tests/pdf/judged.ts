import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

/** Sub-indications that do not concern the document, such as missing revocation data. */
const unrelated = new Set(['TRY_LATER', null, undefined]);

/** Whether a signature of the file is still valid, as far as the document is concerned. */
export const stands = ({ signatures }: ValidationNode): boolean =>
  signatures.some(
    ({ signatureIndication, signatureSubIndication }) =>
      signatureIndication !== 'TOTAL_FAILED' && unrelated.has(signatureSubIndication),
  );
