import type { DokuStatus } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { DokuFacts, MachineContext } from './types.ts';

/** How the client signs: not at all, by uploading a signed file, electronically, or on paper. */
export type ClientMode = 'none' | 'upload' | 'esign' | 'paper';
/** How the bank signs. `custom` is the bank's own application. */
export type BankMode = 'none' | 'custom' | 'upload' | 'esign' | 'paper';

/**
 * Returns the client's signature system that applies: the client's choice if the box allows ALL and
 * the client has chosen.
 */
export function effectiveClientSystem(
  facts: Pick<DokuFacts, 'clientSignatureSystem' | 'clientSelectedSignatureSystem'>,
): DokuFacts['clientSignatureSystem'] {
  return facts.clientSignatureSystem === 'ALL'
    ? (facts.clientSelectedSignatureSystem ?? 'ALL')
    : facts.clientSignatureSystem;
}

/**
 * Returns how the client signs. A signed upload comes before the envelope, and the envelope before
 * paper.
 */
export function clientMode(facts: DokuFacts): ClientMode {
  if (!facts.clientSignatureNeeded) return 'none';
  if (facts.signedOutsideDDE || facts.clientSignedDokuUploadNeeded) return 'upload';
  return facts.clientSignatureSystem === 'NA' ? 'paper' : 'esign';
}

export function bankNeeded(facts: DokuFacts): boolean {
  return facts.firstBankSignatureNeeded || facts.secondBankSignatureNeeded;
}

export function bankMode(facts: DokuFacts): BankMode {
  if (!bankNeeded(facts)) return 'none';
  if (facts.bankSignatureSystem === 'CUSTOM_APP') return 'custom';
  if (facts.bankSignedDokuUploadNeeded) return 'upload';
  return facts.bankSignatureSystem === 'ESAW_REMOTE' ? 'esign' : 'paper';
}

/**
 * Returns whether the document is a paper document. One handwritten signature makes it one.
 */
export function paper(facts: DokuFacts): boolean {
  return clientMode(facts) === 'paper' || bankMode(facts) === 'paper';
}

export function signingNeeded(facts: DokuFacts): boolean {
  return facts.clientSignatureNeeded || bankNeeded(facts);
}

export function clientRemaining(facts: DokuFacts): boolean {
  return facts.clientSignatureNeeded && !facts.clientSigned;
}

export function bankRemaining(facts: DokuFacts): boolean {
  return (
    (facts.firstBankSignatureNeeded && !facts.bank1Signed) ||
    (facts.secondBankSignatureNeeded && !facts.bank2Signed)
  );
}

export function signingRemaining(facts: DokuFacts): boolean {
  return clientRemaining(facts) || bankRemaining(facts);
}

export function envelopeBroken(facts: Pick<DokuFacts, 'envelope'>): boolean {
  return facts.envelope === 'REJECTED' || facts.envelope === 'CANCELLED';
}

export function envelopeRunning(facts: Pick<DokuFacts, 'envelope'>): boolean {
  return facts.envelope === 'WAITING_SIGNATURE' || facts.envelope === 'SIGNATURE_STATUS';
}

/**
 * Returns whether the bank's signature arrives as a file: from its own application or by upload.
 */
export function bankByFile(facts: DokuFacts): boolean {
  const mode = bankMode(facts);
  return mode === 'custom' || mode === 'upload';
}

/** Returns whether the envelope must collect client signatures. */
export function clientEnvelopeDue(facts: DokuFacts): boolean {
  return !paper(facts) && clientMode(facts) === 'esign' && !facts.clientSigned;
}

/** Returns whether the envelope must collect bank signatures. */
export function bankEnvelopeDue(facts: DokuFacts): boolean {
  return !paper(facts) && bankMode(facts) === 'esign' && bankRemaining(facts);
}

/**
 * Returns whether the envelope starts now: when the turn of its first signer comes. If the client
 * signs by upload, it starts with that file. An earlier envelope would contain the unsigned
 * version.
 */
export function envelopeDue(facts: DokuFacts): boolean {
  const clientFileOutstanding = clientMode(facts) === 'upload' && !facts.clientSigned;
  return clientEnvelopeDue(facts) || (bankEnvelopeDue(facts) && !clientFileOutstanding);
}

const onTheWayToTheArchive: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
]);

/**
 * Returns whether a signer refused and the document is archived unchanged, as evidence of the
 * refusal.
 */
export function keptAsEvidence(facts: Pick<DokuFacts, 'status' | 'envelope'>): boolean {
  return facts.envelope === 'REJECTED' && onTheWayToTheArchive.has(facts.status);
}

/**
 * Returns whether the archive needs no validation: nothing to sign, signed on paper, or kept as
 * evidence.
 */
export function validationUnneeded(facts: DokuFacts): boolean {
  return !signingNeeded(facts) || paper(facts) || keptAsEvidence(facts);
}

/** A named guard: its meaning for the documentation, its origin, and its test. */
export interface PredicateRule {
  readonly says: string;
  readonly origin: Origin;
  readonly test: (facts: DokuFacts, context: MachineContext) => boolean;
}

function rule(origin: Origin, says: string, test: PredicateRule['test']): PredicateRule {
  return { says, origin, test };
}

/** Every guard a row may name. A row holds if all its guards hold. */
export const predicates = {
  bankProvides: rule('A-148', 'the bank supplies the document', (f) => f.provider === 'BANK'),
  clientProvides: rule('A-148', 'the client supplies the document', (f) => f.provider === 'CLIENT'),
  negotiable: rule('A-148', 'the text is negotiable', (f) => f.negotiable),
  signingNeeded: rule('§4', 'at least one side must sign', signingNeeded),
  signingRemaining: rule('A-170', 'a required signature is missing', signingRemaining),
  nothingLeftToSign: rule('A-170', 'no required signature is missing', (f) => !signingRemaining(f)),
  clientRemaining: rule('A-170', 'the client’s signature is missing', clientRemaining),
  firstBankRemaining: rule(
    'A-170',
    'the first-level bank signature is missing',
    (f) => f.firstBankSignatureNeeded && !f.bank1Signed,
  ),
  secondBankRemaining: rule(
    'A-170',
    'the second-level bank signature is missing',
    (f) => f.secondBankSignatureNeeded && !f.bank2Signed,
  ),
  secondBankNeeded: rule(
    '§3',
    'a second-level bank signature is required',
    (f) => f.secondBankSignatureNeeded,
  ),
  secondBankNotNeeded: rule(
    '§3',
    'no second-level bank signature is required',
    (f) => !f.secondBankSignatureNeeded,
  ),
  paper: rule('A-181', 'a signature is made on paper', paper),
  notPaper: rule('A-181', 'no signature is made on paper', (f) => !paper(f)),
  clientSignsByUpload: rule(
    'X-15',
    'the client signs by uploading a signed file',
    (f) => clientMode(f) === 'upload',
  ),
  clientSignsElectronically: rule(
    'X-15',
    'the client signs in the envelope',
    (f) => clientMode(f) === 'esign',
  ),
  clientSignsOnPaper: rule('A-181', 'the client signs on paper', (f) => clientMode(f) === 'paper'),
  bankRemaining: rule('A-170', 'a bank signature is missing', bankRemaining),
  bankNeeded: rule('§3', 'the bank must sign', bankNeeded),
  bankNotNeeded: rule('§3', 'the bank does not sign', (f) => !bankNeeded(f)),
  bankByFile: rule('A-170', 'the bank’s signature arrives as a file', bankByFile),
  bankSignsElectronically: rule(
    '§9',
    'the bank signs in the envelope',
    (f) => bankMode(f) === 'esign',
  ),
  bankSignsInCustomApp: rule(
    '§9',
    'the bank signs in its own application (CUSTOM_APP)',
    (f) => bankMode(f) === 'custom',
  ),
  envelopeBroken: rule('A-168', 'the envelope is REJECTED or CANCELLED', envelopeBroken),
  envelopeIntact: rule('A-168', 'the envelope is not broken', (f) => !envelopeBroken(f)),
  envelopeRejected: rule('A-168', 'the envelope is REJECTED', (f) => f.envelope === 'REJECTED'),
  envelopeRunning: rule(
    'A-168',
    'the envelope is WAITING_SIGNATURE or SIGNATURE_STATUS',
    envelopeRunning,
  ),
  acknowledgementNeeded: rule(
    '§3',
    'the client must acknowledge',
    (f) => f.clientAcknowledgementNeeded,
  ),
  acknowledgementNotNeeded: rule(
    '§3',
    'no acknowledgement is required',
    (f) => !f.clientAcknowledgementNeeded,
  ),
  acknowledgementOpen: rule(
    'A-182',
    'the client must still acknowledge',
    (f) => f.clientAcknowledgementNeeded && !f.acknowledged,
  ),
  signedFileMissing: rule(
    '§4',
    'no signed file was uploaded in this status',
    (f) => !f.uploadedDocumentSigned,
  ),
  clientSignedFileMissing: rule(
    '§4',
    'a file signed by the client is required and missing',
    (f) => f.clientSignedDokuUploadNeeded && !f.uploadedDocumentSigned,
  ),
  bankSignedFileMissing: rule(
    '§4',
    'a file signed by the bank is required and missing',
    (f) => f.bankSignedDokuUploadNeeded && !f.uploadedDocumentSigned,
  ),
  archivable: rule('A-128', 'the archive check allows it', (f) => f.archivePossible === true),
  notArchivable: rule(
    'A-128',
    'the archive check does not allow it',
    (f) => f.archivePossible !== true,
  ),
  archiveRoleOk: rule('§4', 'the role of the user may archive', (_f, c) => c.archiveRoleOk),
  addedSendToClient: rule(
    '§4',
    'the tenant adds SendToClient in WAITING_BANK_SIGNATURE_AUX',
    (_f, c) => c.addedSendToClientInAux,
  ),
  bankReviewNever: rule('X-08', 'the bank has not reviewed it yet', (f) => f.roundBank === 0),
  bankReviewOnce: rule('X-08', 'the bank has reviewed it once', (f) => f.roundBank === 1),
  bankReviewTwice: rule('X-08', 'the bank has reviewed it twice', (f) => f.roundBank === 2),
  clientReviewNever: rule('X-08', 'the client has not reviewed it yet', (f) => f.roundClient === 0),
  clientReviewOnce: rule('X-08', 'the client has reviewed it once', (f) => f.roundClient === 1),
  clientReviewTwice: rule('X-08', 'the client has reviewed it twice', (f) => f.roundClient === 2),
} as const satisfies Record<string, PredicateRule>;

export type PredicateName = keyof typeof predicates;

/** Returns whether every named guard holds. Without guards, it is true. */
export function allHold(
  names: readonly PredicateName[],
  facts: DokuFacts,
  context: MachineContext,
): boolean {
  for (const name of names) if (!predicates[name].test(facts, context)) return false;
  return true;
}
