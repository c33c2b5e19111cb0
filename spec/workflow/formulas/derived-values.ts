import type { Origin } from '../../origin.ts';
import type { Described } from './inputs.ts';

/** A value that follows from others, with the expression that gives it. */
export interface DerivedValue extends Described {
  /** Reads fields of the contract, facts a server keeps, tenant fields and other derived values. */
  readonly formula: string;
}

function value(origin: Origin, says: string, formula: string): DerivedValue {
  return { says, origin, formula };
}

/** Values of one document. */
export const dokuValues = {
  used: value('A-284', 'the document counts in its box', 'usedInBox && !removed'),
  provider: value(
    'A-148',
    'side that supplies the first file',
    "dokuFlowTypeId === 1 || dokuFlowTypeId === 4 ? 'CLIENT' : 'BANK'",
  ),
  negotiable: value('A-148', 'both sides edit the text in turn', 'dokuFlowTypeId === 3'),
  effectiveClientSystem: value(
    'A-104',
    'the client’s signature system in force; ALL while a choice is open',
    "box.clientSignatureSystem === 'ALL' ? box.clientSelectedSignatureSystem ?? 'ALL' : box.clientSignatureSystem",
  ),
  clientMode: value(
    'X-15',
    'how the client signs: none, upload (by a signed file), esign (in the envelope) or paper',
    "!clientSignatureNeeded ? 'none' : signedOutsideDDE || clientSignedDokuUploadNeeded ? 'upload' : box.clientSignatureSystem === 'NA' ? 'paper' : 'esign'",
  ),
  bankNeeded: value(
    '§3',
    'the bank has to sign',
    'firstBankSignatureNeeded || secondBankSignatureNeeded',
  ),
  bankMode: value(
    '§9',
    'how the bank signs: none, custom (in its own application), upload, esign or paper',
    "!bankNeeded ? 'none' : box.bankSignatureSystem === 'CUSTOM_APP' ? 'custom' : bankSignedDokuUploadNeeded ? 'upload' : box.bankSignatureSystem === 'ESAW_REMOTE' ? 'esign' : 'paper'",
  ),
  clientByFile: value('X-15', 'the client signs by file', "clientMode === 'upload'"),
  bankByFile: value(
    'A-170',
    'the bank signature arrives as a file, from its own application or as a signed upload',
    "bankMode === 'custom' || bankMode === 'upload'",
  ),
  paper: value(
    'A-181',
    'paper: one signature by hand makes the whole document a paper document',
    "clientMode === 'paper' || bankMode === 'paper'",
  ),
  signingNeeded: value('§4', 'somebody has to sign', 'clientSignatureNeeded || bankNeeded'),
  clientRemaining: value(
    'A-170',
    'the client signature is missing',
    'clientSignatureNeeded && !clientSigned',
  ),
  bankRemaining: value(
    'A-170',
    'a bank signature is missing',
    '(firstBankSignatureNeeded && !bank1Signed) || (secondBankSignatureNeeded && !bank2Signed)',
  ),
  signingRemaining: value(
    'A-170',
    'a needed signature is missing',
    'clientRemaining || bankRemaining',
  ),
  envelopeBroken: value(
    'A-168',
    'the envelope ended without all signatures',
    "envelope === 'REJECTED' || envelope === 'CANCELLED'",
  ),
  envelopeRunning: value(
    'A-168',
    'the envelope collects signatures',
    "envelope === 'WAITING_SIGNATURE' || envelope === 'SIGNATURE_STATUS'",
  ),
  clientEnvelopeDue: value(
    'A-169',
    'the envelope has to collect client signatures',
    "!paper && clientMode === 'esign' && !clientSigned",
  ),
  bankEnvelopeDue: value(
    'A-169',
    'the envelope has to collect bank signatures',
    "!paper && bankMode === 'esign' && bankRemaining",
  ),
  envelopeDue: value(
    'A-169',
    'the envelope starts now: its first signer is due, and no signed file of the client is awaited before',
    "clientEnvelopeDue || (bankEnvelopeDue && !(clientMode === 'upload' && !clientSigned))",
  ),
  keptAsEvidence: value(
    'A-197',
    'a signer refused, and the document is archived as it is: as evidence of the refusal',
    "envelope === 'REJECTED' && ['WAITING_ARCHIVAL', 'UNDER_ARCHIVING', 'ARCHIVED'].includes(status)",
  ),
  validationUnneeded: value(
    'A-197',
    'archivable without a validation: nothing to sign, signed on paper, or kept as evidence',
    '!signingNeeded || paper || keptAsEvidence',
  ),
} as const satisfies Record<string, DerivedValue>;

/** Values of a box; `dokus` are its documents, each with its own fields and values. */
export const boxValues = {
  usedDokus: value('A-284', 'the documents that count', 'dokus.filter((doku) => doku.used)'),
  signedDokus: value(
    'A-170',
    'the documents that count and need a signature',
    'usedDokus.filter((doku) => doku.signingNeeded)',
  ),
  allPaper: value(
    'A-170',
    'every document that needs a signature is signed on paper, and there is one',
    'signedDokus.length > 0 && signedDokus.every((doku) => doku.paper)',
  ),
  everyPaperSigned: value(
    'A-170',
    'every document that needs a signature has its paper confirmed, and there is one',
    "signedDokus.length > 0 && signedDokus.every((doku) => ['PAPER_SIGNED', 'WAITING_CLIENT_ACKNOWLEDGEMENT', 'WAITING_ARCHIVAL', 'UNDER_ARCHIVING', 'ARCHIVED'].includes(doku.status))",
  ),
  everyDokuFinished: value(
    'A-170',
    'every document is archived or signed on paper, and there is one',
    "usedDokus.length > 0 && usedDokus.every((doku) => doku.status === 'ARCHIVED' || doku.status === 'PAPER_SIGNED')",
  ),
  everyDokuArchived: value(
    'A-170',
    'every document is archived, and there is one',
    "usedDokus.length > 0 && usedDokus.every((doku) => doku.status === 'ARCHIVED')",
  ),
  anySignatureOrArchive: value(
    'A-206',
    'something is signed or archived already',
    "usedDokus.some((doku) => doku.status === 'ARCHIVED' || doku.uploadedDocumentSigned || doku.signedOutsideDDE || doku.clientSigned || doku.bank1Signed || doku.bank2Signed || doku.participants.some((one) => one.participantState === 'DONE'))",
  ),
  everySetupCompleted: value(
    '§8',
    'the setup of every document is complete',
    'usedDokus.every((doku) => doku.dokuSetupCompleted)',
  ),
} as const satisfies Record<string, DerivedValue>;

/** What the user may do, from the box, the document, the user and the tenant's fields. */
export const rightValues = {
  boxIsWorkedOn: value(
    'A-170',
    'the box is in a status in which options are offered',
    "['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'].includes(box.status)",
  ),
  lockable: value(
    'A-111',
    'a lock means something in this status',
    "['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'].includes(box.status)",
  ),
  writeLocked: value(
    'A-112',
    'somebody else holds the box: nothing may be written',
    'lockable && box.lockUser != null && box.lockUser.username !== user.username',
  ),
  roles: value(
    'A-525',
    'roles of the user: their own and those as participant of the document',
    'user.roles.concat(participants.filter((one) => one.user.username === user.username && !user.roles.includes(one.participantRole)).map((one) => one.participantRole))',
  ),
  mayWork: value(
    'A-525',
    'one of these roles does more than read',
    "roles.length === 0 || roles.some((one) => !['BANK_VIEWER', 'CLIENT_VIEWER', 'BANK_APP_ADMIN'].includes(one))",
  ),
  mayWorkOn: value(
    'A-525',
    'the user may change the document, as far as role and lock go',
    'used && !writeLocked && mayWork',
  ),
  archiveRoleOk: value(
    '§4',
    'the role of the user may archive',
    "user.userType === 'BANKER' && mayWork && (tenant.archiveRole === 'any' || roles.includes('BANK_VALIDATOR') || (box.validatorRoleOptional && roles.includes('BANK_RM')))",
  ),
  boxOpenTo: value(
    'A-170',
    'files may be brought in by the user: the box is worked on, or the own side prepares it',
    "boxIsWorkedOn || (box.status === 'CLIENT_SETUP' && user.userType === 'CLIENT') || (['BANK_SETUP', 'WAITING_BANK_CONFIGURATION'].includes(box.status) && user.userType === 'BANKER')",
  ),
  optionsMayBeOffered: value(
    '§4',
    'rows are looked at for options at all; which of them are offered, their guards say',
    'mayWorkOn && boxIsWorkedOn',
  ),
  sendToBankAppears: value(
    '§4',
    'SendToBank is shown; every other option waits for `dokuSetupCompleted` alone',
    'dokuSetupCompleted || tenant.sendToBankBeforeSetup',
  ),
  customNameEditable: value(
    'X-19',
    'the client may rename the box',
    "user.userType === 'CLIENT' && ['IN_PROGRESS', 'WAITING_BANK_CONFIGURATION'].includes(box.status) && !writeLocked && box.initiatedBy !== 'BANK'",
  ),
  seesReadiness: value(
    'X-03',
    'missing signer data greys options on the screen of this user',
    "user.userType === 'BANKER' ? tenant.readinessOnBankerScreen : tenant.readinessOnClientScreen",
  ),
  envelopeOrThatOfBox: value(
    'A-186',
    'the document’s own envelope; a document in none is measured by that of the box',
    "envelope === 'NONE' ? box.namirialEnvelopeStatus : envelope",
  ),
  signingInProgress: value(
    'X-32',
    'a participant is signing: started and not done, or done while the envelope runs',
    "!['REJECTED', 'CANCELLED'].includes(envelopeOrThatOfBox) && participants.some((one) => one.participantState === 'TODO' ? Boolean(one.signingUrlResolved) : ['WAITING_SIGNATURE', 'SIGNATURE_STATUS'].includes(envelopeOrThatOfBox))",
  ),
  removalAllowed: value(
    '§4',
    'the user may take the document out of its box; the first that fails gives the refusal, in the order of `removal`',
    "used && mayWork && (user.userType === 'BANKER' ? user.permissions.includes('DOKU_REMOVE') : box.status === 'CLIENT_SETUP' && initiatedBy === 'CLIENT' && fileName != null) && (boxIsWorkedOn || ['CLIENT_SETUP', 'BANK_SETUP', 'WAITING_BANK_CONFIGURATION'].includes(box.status)) && !writeLocked && status !== 'ARCHIVED' && !(tenant.removalBlockedWhileArchiving && status === 'UNDER_ARCHIVING') && !(tenant.removalBlockedWhileSigning && signingInProgress)",
  ),
  finalizeAllowed: value(
    'A-123',
    'the banker may finalize the document in setup',
    "user.userType === 'BANKER' && mayWorkOn && !dokuSetupCompleted && participants.length > 0 && ['BANK_SETUP', 'WAITING_BANK_CONFIGURATION', 'IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'].includes(box.status) && (box.initiatedBy === 'BANK' || boxIsWorkedOn)",
  ),
} as const satisfies Record<string, DerivedValue>;
