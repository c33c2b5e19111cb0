import { useMemo } from 'react';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { ActingBox } from '../DokuCard/dokuOptions.ts';

/** The fields of a box its cards read; one object while they stay keeps the cards as they are. */
export function useActingBox(box: ReceivedBox) {
  const { status, initiatedBy, namirialEnvelopeStatus, signatureRejection } = box;
  const { clientSignatureSystem, clientSelectedSignatureSystem, bankSignatureSystem } = box;
  const validatorRoleOptional = box.validatorRoleOptional === true;
  // Every reading brings a new object with the same holder in it.
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
