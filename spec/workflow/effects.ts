import type { Origin } from '../origin.ts';
import { bankMode, clientMode, envelopeBroken, envelopeDue } from './predicates.ts';
import type { DokuDynamicFacts, DokuFacts } from './types.ts';

/** The fields a row may change. The target of the row changes the status. */
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

/**
 * Every change a row may name. Effects are applied in order, each to the result of the previous
 * one.
 */
export const effects = {
  clientFileUnsigned: effect(
    'A-170',
    'a new unsigned file of the client: the document has no signatures any more',
    () => ({ ...noSignatures, uploadedDocumentSigned: false, signedOutsideDDE: false }),
  ),
  clientFileSigned: effect(
    '§7',
    'a signed file of the client counts as its signature, and bank signatures start after it',
    (f) => ({
      ...noSignatures,
      uploadedDocumentSigned: true,
      signedOutsideDDE: true,
      clientSigned: f.clientSignatureNeeded,
    }),
  ),
  bankFileUnsigned: effect(
    'A-170',
    'a new unsigned file of the bank: the document has no signatures any more',
    () => ({ ...noSignatures, uploadedDocumentSigned: false, signedOutsideDDE: false }),
  ),
  bankFileSigned: effect(
    'A-170',
    'a signed file of the bank keeps the signatures, and is not validated yet',
    () => ({ uploadedDocumentSigned: true, archivePossible: null }),
  ),
  paperScanStored: effect('A-181', 'stores the scan, and changes nothing else', () => ({})),
  startEnvelope: effect(
    'A-169',
    'starts the envelope when the turn of its first signer comes',
    (f) => ({
      envelope: envelopeDue(f) ? 'WAITING_SIGNATURE' : envelopeBroken(f) ? 'NONE' : f.envelope,
    }),
  ),
  leaveEnvelope: effect(
    'A-169',
    'removes the document from the broken envelope, whose signatures are lost',
    (f) => ({
      envelope: 'NONE',
      clientSigned: f.clientSigned && clientMode(f) !== 'esign',
      bank1Signed: f.bank1Signed && bankMode(f) !== 'esign',
      bank2Signed: f.bank2Signed && bankMode(f) !== 'esign',
    }),
  ),
  restartSignatures: effect('A-170', 'restarts all signatures', () => noSignatures),
  forgetOutsideSigning: effect('A-170', 'the document no longer counts as signed outside', () => ({
    signedOutsideDDE: false,
  })),
  withoutEnvelope: effect('A-170', 'the document is not in an envelope', () => ({
    envelope: 'NONE',
  })),
  signByClient: effect('A-167', 'all client signatories have signed', () => ({
    clientSigned: true,
  })),
  signByBankFirst: effect('A-167', 'all first-level bank signatories have signed', () => ({
    bank1Signed: true,
  })),
  signByBankSecond: effect('A-167', 'all second-level bank signatories have signed', () => ({
    bank2Signed: true,
  })),
  signOnPaper: effect('A-181', 'all required signatures were made on paper', (f) => ({
    clientSigned: f.clientSignatureNeeded,
    bank1Signed: f.firstBankSignatureNeeded,
    bank2Signed: f.secondBankSignatureNeeded,
  })),
  acknowledge: effect('A-182', 'the client has acknowledged', () => ({ acknowledged: true })),
  envelopeAfterClient: effect(
    'A-168',
    'the envelope continues to the bank, or is complete',
    (f) => ({
      envelope: bankMode(f) === 'esign' ? 'SIGNATURE_STATUS' : 'FINALIZED',
    }),
  ),
  envelopeAfterBankFirst: effect('A-168', 'the envelope continues, or is complete', (f) => ({
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

/** Returns the facts after the named effects, in order. */
export function applyEffects(names: readonly EffectName[], facts: DokuFacts): DokuFacts {
  let result = facts;
  for (const name of names) result = { ...result, ...effects[name].change(result) };
  return result;
}
