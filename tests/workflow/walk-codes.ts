import {
  bankSignatureSystems,
  dokuStatuses,
  envelopeStatuses,
  initiators,
  type ClientSignatureSystem,
} from '@dokubox/spec/enums.ts';
import type {
  DokuEnvelope,
  DokuFacts,
  DokuStaticFacts,
  MachineContext,
  ReviewRound,
} from '@dokubox/spec/workflow/types.ts';

/** One combination of everything that does not change during the life of a document. */
export interface WalkContext {
  readonly facts: DokuStaticFacts;
  readonly context: MachineContext;
}

/**
 * The machine only checks whether the client has a system, because the three systems behave alike.
 */
const walkedClientSystems = [
  'NA',
  'ESAW_DISPOSABLE',
] as const satisfies readonly ClientSignatureSystem[];

/**
 * Every combination of the static flags and of the tenant rule that a guard reads: 3072 contexts.
 */
export function* allContexts(): Generator<WalkContext> {
  for (const provider of initiators)
    for (const bankSignatureSystem of bankSignatureSystems)
      for (const clientSignatureSystem of walkedClientSystems)
        for (let bits = 0; bits < 256; bits += 1) {
          const flag = (position: number): boolean => (bits & (1 << position)) !== 0;
          yield {
            facts: {
              provider,
              bankSignatureSystem,
              clientSignatureSystem,
              clientSelectedSignatureSystem: null,
              negotiable: flag(0),
              clientSignatureNeeded: flag(1),
              firstBankSignatureNeeded: flag(2),
              secondBankSignatureNeeded: flag(3),
              clientAcknowledgementNeeded: flag(4),
              clientSignedDokuUploadNeeded: flag(5),
              bankSignedDokuUploadNeeded: flag(6),
            },
            context: { addedSendToClientInAux: flag(7), archiveRoleOk: true },
          };
        }
}

const envelopeCodes: readonly DokuEnvelope[] = ['NONE', ...envelopeStatuses];
const archiveCodes = [null, false, true] as const;
const roundCodes = [0, 1, 2, 3] as const satisfies readonly ReviewRound[];

/** Dynamic facts as one integer of 20 bits, so that a configuration is a slot in an array. */
export function encode(facts: DokuFacts): number {
  let code = dokuStatuses.indexOf(facts.status);
  code = (code << 3) | envelopeCodes.indexOf(facts.envelope);
  code = (code << 2) | archiveCodes.indexOf(facts.archivePossible);
  code = (code << 2) | facts.roundBank;
  code = (code << 2) | facts.roundClient;
  code = (code << 1) | Number(facts.uploadedDocumentSigned);
  code = (code << 1) | Number(facts.signedOutsideDDE);
  code = (code << 1) | Number(facts.clientSigned);
  code = (code << 1) | Number(facts.bank1Signed);
  code = (code << 1) | Number(facts.bank2Signed);
  return (code << 1) | Number(facts.acknowledged);
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`code out of range: ${index}`);
  return value;
}

/** The configuration encoded by {@link encode}. */
export function decode(code: number, fixed: DokuStaticFacts): DokuFacts {
  // One literal without a spread gives every configuration the same shape, which makes the walk
  // fast.
  return {
    provider: fixed.provider,
    negotiable: fixed.negotiable,
    clientSignatureNeeded: fixed.clientSignatureNeeded,
    firstBankSignatureNeeded: fixed.firstBankSignatureNeeded,
    secondBankSignatureNeeded: fixed.secondBankSignatureNeeded,
    clientAcknowledgementNeeded: fixed.clientAcknowledgementNeeded,
    clientSignedDokuUploadNeeded: fixed.clientSignedDokuUploadNeeded,
    bankSignedDokuUploadNeeded: fixed.bankSignedDokuUploadNeeded,
    clientSignatureSystem: fixed.clientSignatureSystem,
    clientSelectedSignatureSystem: fixed.clientSelectedSignatureSystem,
    bankSignatureSystem: fixed.bankSignatureSystem,
    acknowledged: (code & 1) !== 0,
    bank2Signed: (code & 2) !== 0,
    bank1Signed: (code & 4) !== 0,
    clientSigned: (code & 8) !== 0,
    signedOutsideDDE: (code & 16) !== 0,
    uploadedDocumentSigned: (code & 32) !== 0,
    roundClient: at(roundCodes, (code >> 6) & 3),
    roundBank: at(roundCodes, (code >> 8) & 3),
    archivePossible: at(archiveCodes, (code >> 10) & 3),
    envelope: at(envelopeCodes, (code >> 12) & 7),
    status: at(dokuStatuses, code >> 15),
  };
}
