import type { Origin } from '../origin.ts';
import { bankMode, clientMode, envelopeBroken, envelopeDue } from './predicates.ts';
import type { DokuDynamicFacts, DokuFacts } from './types.ts';

/** What a row may change; the status itself is changed by the target of the row. */
export type FactChange = Partial<Omit<DokuDynamicFacts, 'status'>>;

export interface EffectRule {
  readonly says: string;
  readonly origin: Origin;
  readonly change: (facts: DokuFacts) => FactChange;
}

function effect(origin: Origin, says: string, change: EffectRule['change']): EffectRule {
  return { says, origin, change };
}

const noSignatures = {
  clientSigned: false,
  bank1Signed: false,
  bank2Signed: false,
  acknowledged: false,
} as const satisfies FactChange;

/** Every change a row may name. Effects run in the written order, each on the result of the last. */
export const effects = {
  clientFileUnsigned: effect(
    'A-170',
    'a new unsigned file of the client: no signature is left on the document',
    () => ({ ...noSignatures, uploadedDocumentSigned: false, signedOutsideDDE: false }),
  ),
  clientFileSigned: effect(
    '§7',
    'a signed file of the client counts as its signature; bank signatures start after it',
    (f) => ({
      ...noSignatures,
      uploadedDocumentSigned: true,
      signedOutsideDDE: true,
      clientSigned: f.clientSignatureNeeded,
    }),
  ),
  bankFileUnsigned: effect(
    'A-170',
    'a new unsigned file of the bank: no signature is left on the document',
    () => ({ ...noSignatures, uploadedDocumentSigned: false, signedOutsideDDE: false }),
  ),
  bankFileSigned: effect(
    'A-170',
    'a signed file of the bank keeps what was signed; it is not validated yet',
    () => ({ uploadedDocumentSigned: true, archivePossible: null }),
  ),
  paperScanStored: effect('A-181', 'the scan is stored, nothing else changes', () => ({})),
  startEnvelope: effect('A-169', 'the envelope starts when its first signer is due', (f) => ({
    envelope: envelopeDue(f) ? 'WAITING_SIGNATURE' : envelopeBroken(f) ? 'NONE' : f.envelope,
  })),
  leaveEnvelope: effect(
    'A-169',
    'the document leaves the broken envelope; signatures made in it are lost',
    (f) => ({
      envelope: 'NONE',
      clientSigned: f.clientSigned && clientMode(f) !== 'esign',
      bank1Signed: f.bank1Signed && bankMode(f) !== 'esign',
      bank2Signed: f.bank2Signed && bankMode(f) !== 'esign',
    }),
  ),
  restartSignatures: effect('A-170', 'all signatures restart', () => noSignatures),
  forgetOutsideSigning: effect('A-170', 'the document is no longer signed outside', () => ({
    signedOutsideDDE: false,
  })),
  withoutEnvelope: effect('A-170', 'the document is in no envelope', () => ({ envelope: 'NONE' })),
  signByClient: effect('A-167', 'every client signatory has signed', () => ({
    clientSigned: true,
  })),
  signByBankFirst: effect('A-167', 'the first-level bank signatory has signed', () => ({
    bank1Signed: true,
  })),
  signByBankSecond: effect('A-167', 'the second-level bank signatory has signed', () => ({
    bank2Signed: true,
  })),
  signOnPaper: effect('A-181', 'every needed signature was made on paper', (f) => ({
    clientSigned: f.clientSignatureNeeded,
    bank1Signed: f.firstBankSignatureNeeded,
    bank2Signed: f.secondBankSignatureNeeded,
  })),
  acknowledge: effect('A-182', 'the client has acknowledged', () => ({ acknowledged: true })),
  envelopeAfterClient: effect('A-168', 'the envelope goes on to the bank, or is complete', (f) => ({
    envelope: bankMode(f) === 'esign' ? 'SIGNATURE_STATUS' : 'FINALIZED',
  })),
  envelopeAfterBankFirst: effect('A-168', 'the envelope goes on, or is complete', (f) => ({
    envelope: f.secondBankSignatureNeeded ? 'SIGNATURE_STATUS' : 'FINALIZED',
  })),
  envelopeComplete: effect('A-168', 'the envelope is complete', () => ({ envelope: 'FINALIZED' })),
  envelopeRejected: effect('A-167', 'a signer refused', () => ({ envelope: 'REJECTED' })),
  envelopeCancelled: effect('A-167', 'the envelope expired or was cancelled', () => ({
    envelope: 'CANCELLED',
  })),
  foundArchivable: effect('A-197', 'the validation allows archiving', () => ({
    archivePossible: true,
  })),
  foundNotArchivable: effect('A-197', 'the validation does not allow archiving', () => ({
    archivePossible: false,
  })),
} as const satisfies Record<string, EffectRule>;

export type EffectName = keyof typeof effects;

/** The facts after the named effects, in order. */
export function applyEffects(names: readonly EffectName[], facts: DokuFacts): DokuFacts {
  let result = facts;
  for (const name of names) result = { ...result, ...effects[name].change(result) };
  return result;
}
