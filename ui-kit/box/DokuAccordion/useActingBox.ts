import { useMemo } from 'react';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { ActingBox } from '../DokuCard/dokuOptions.ts';

/**
 * Returns the fields of a box that its cards read. It stays the same object while they do, so that
 * the cards need not be drawn again.
 */
export function useActingBox(box: ReceivedBox) {
  const { status, initiatedBy, namirialEnvelopeStatus, signatureRejection } = box;
  const { clientSignatureSystem, clientSelectedSignatureSystem, bankSignatureSystem } = box;
  const validatorRoleOptional = box.validatorRoleOptional === true;
  // Every read returns a new object, even for the same holder.
  const holder = box.lockUser?.username;
  return useMemo(
    (): ActingBox => ({
      status,
      initiatedBy,
      namirialEnvelopeStatus,
      clientSignatureSystem,
      clientSelectedSignatureSystem,
      bankSignatureSystem,
      validatorRoleOptional,
      signatureRejection,
      lockUser: holder === undefined ? null : { username: holder },
    }),
    [
      status,
      initiatedBy,
      namirialEnvelopeStatus,
      clientSignatureSystem,
      clientSelectedSignatureSystem,
      bankSignatureSystem,
      validatorRoleOptional,
      signatureRejection,
      holder,
    ],
  );
}
