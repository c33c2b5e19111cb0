import type { Origin } from '../../origin.ts';
import type { Described } from './inputs.ts';

/** A value that follows from others, with the expression that computes it. */
export interface DerivedValue extends Described {
  /**
   * The expression reads fields of the contract, facts a server keeps, tenant fields and other
   * derived values.
   */
  readonly formula: string;
}

function value(origin: Origin, says: string, formula: string): DerivedValue {
  return { says, origin, formula };
}

/** Values of a document. */
export const dokuValues = {
  used: value('A-284', 'the document is used in its box', 'usedInBox && !removed'),
  provider: value(
    'A-148',
    'side that supplies the first file',
    "dokuFlowTypeId === 1 || dokuFlowTypeId === 4 ? 'CLIENT' : 'BANK'",
  ),
  negotiable: value('A-148', 'both sides edit the text in turn', 'dokuFlowTypeId === 3'),
  effectiveClientSystem: value(
    'A-104',
    'the client’s signature system that applies, or ALL until the client chooses',
    "box.clientSignatureSystem === 'ALL' ? box.clientSelectedSignatureSystem ?? 'ALL' : box.clientSignatureSystem",
  ),
  clientMode: value(
    'X-15',
    'how the client signs: none, upload (by a signed file), esign (in the envelope) or paper',
    "!clientSignatureNeeded ? 'none' : signedOutsideDDE || clientSignedDokuUploadNeeded ? 'upload' : box.clientSignatureSystem === 'NA' ? 'paper' : 'esign'",
  ),
  bankNeeded: value(
    '§3',
    'the bank must sign',
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
    'the bank’s signature arrives as a file, from its own application or by upload',
    "bankMode === 'custom' || bankMode === 'upload'",
  ),
  paper: value(
    'A-181',
    'paper: one signature by hand makes the whole document a paper document',
    "clientMode === 'paper' || bankMode === 'paper'",
  ),
  signingNeeded: value('§4', 'at least one side must sign', 'clientSignatureNeeded || bankNeeded'),
  clientRemaining: value(
    'A-170',
    'the client’s signature is missing',
    'clientSignatureNeeded && !clientSigned',
  ),
  bankRemaining: value(
    'A-170',
    'a bank signature is missing',
    '(firstBankSignatureNeeded && !bank1Signed) || (secondBankSignatureNeeded && !bank2Signed)',
  ),
  signingRemaining: value(
    'A-170',
    'a required signature is missing',
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
    'the envelope must collect client signatures',
    "!paper && clientMode === 'esign' && !clientSigned",
  ),
  bankEnvelopeDue: value(
    'A-169',
    'the envelope must collect bank signatures',
    "!paper && bankMode === 'esign' && bankRemaining",
  ),
  envelopeDue: value(
    'A-169',
    'the envelope starts now: the turn of its first signer has come, and no signed file of the client is needed first',
    "clientEnvelopeDue || (bankEnvelopeDue && !(clientMode === 'upload' && !clientSigned))",
  ),
  keptAsEvidence: value(
    'A-197',
    'a signer refused, and the document is archived unchanged, as evidence of the refusal',
    "envelope === 'REJECTED' && ['WAITING_ARCHIVAL', 'UNDER_ARCHIVING', 'ARCHIVED'].includes(status)",
  ),
  validationUnneeded: value(
    'A-197',
    'the archive needs no validation: nothing to sign, signed on paper, or kept as evidence',
    '!signingNeeded || paper || keptAsEvidence',
  ),
} as const satisfies Record<string, DerivedValue>;

/** Values of a box. `dokus` are its documents, each with its own fields and values. */
export const boxValues = {
  usedDokus: value('A-284', 'the used documents', 'dokus.filter((doku) => doku.used)'),
  signedDokus: value(
    'A-170',
    'the used documents that need a signature',
    'usedDokus.filter((doku) => doku.signingNeeded)',
  ),
  allPaper: value(
    'A-170',
    'there are documents that need a signature, and all of them are signed on paper',
    'signedDokus.length > 0 && signedDokus.every((doku) => doku.paper)',
  ),
  everyPaperSigned: value(
    'A-170',
    'there are documents that need a signature, and the paper of all of them is confirmed',
    "signedDokus.length > 0 && signedDokus.every((doku) => ['PAPER_SIGNED', 'WAITING_CLIENT_ACKNOWLEDGEMENT', 'WAITING_ARCHIVAL', 'UNDER_ARCHIVING', 'ARCHIVED'].includes(doku.status))",
  ),
  everyDokuFinished: value(
    'A-170',
    'the box has documents, and all of them are ARCHIVED or PAPER_SIGNED',
    "usedDokus.length > 0 && usedDokus.every((doku) => doku.status === 'ARCHIVED' || doku.status === 'PAPER_SIGNED')",
  ),
  everyDokuArchived: value(
    'A-170',
    'the box has documents, and all of them are ARCHIVED',
    "usedDokus.length > 0 && usedDokus.every((doku) => doku.status === 'ARCHIVED')",
  ),
  anySignatureOrArchive: value(
    'A-206',
    'something is signed or archived already',
    "usedDokus.some((doku) => doku.status === 'ARCHIVED' || doku.uploadedDocumentSigned || doku.signedOutsideDDE || doku.clientSigned || doku.bank1Signed || doku.bank2Signed || doku.participants.some((one) => one.participantState === 'DONE'))",
  ),
  everySetupCompleted: value(
    '§8',
    'the setup of all documents is complete',
    'usedDokus.every((doku) => doku.dokuSetupCompleted)',
  ),
} as const satisfies Record<string, DerivedValue>;

/**
 * Values about what the user may do, from the box, the document, the user and the tenant's fields.
 */
export const rightValues = {
  boxIsWorkedOn: value(
    'A-170',
    'the status of the box allows options',
    "['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'].includes(box.status)",
  ),
  lockable: value(
    'A-111',
    'the status of the box allows locks',
    "['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'].includes(box.status)",
  ),
  writeLocked: value(
    'A-112',
    'another user holds the lock, so this user may not change the box',
    'lockable && box.lockUser != null && box.lockUser.username !== user.username',
  ),
  roles: value(
    'A-525',
    'the user’s own roles, and their roles as participant of the document',
    'user.roles.concat(participants.filter((one) => one.user.username === user.username && !user.roles.includes(one.participantRole)).map((one) => one.participantRole))',
  ),
  mayWork: value(
    'A-525',
    'at least one of these roles may do more than read',
    "roles.length === 0 || roles.some((one) => !['BANK_VIEWER', 'CLIENT_VIEWER', 'BANK_APP_ADMIN'].includes(one))",
  ),
  mayWorkOn: value(
    'A-525',
    'the roles and the lock let the user change the document',
    'used && !writeLocked && mayWork',
  ),
  archiveRoleOk: value(
    '§4',
    'the role of the user may archive',
    "user.userType === 'BANKER' && mayWork && (tenant.archiveRole === 'any' || roles.includes('BANK_VALIDATOR') || (box.validatorRoleOptional && roles.includes('BANK_RM')))",
  ),
  boxOpenTo: value(
    'A-170',
    'the user may upload files: the box is in progress, or the user’s side is preparing it',
    "boxIsWorkedOn || (box.status === 'CLIENT_SETUP' && user.userType === 'CLIENT') || (['BANK_SETUP', 'WAITING_BANK_CONFIGURATION'].includes(box.status) && user.userType === 'BANKER')",
  ),
  optionsMayBeOffered: value(
    '§4',
    'the user can have options at all, and the guards of each row decide which',
    'mayWorkOn && boxIsWorkedOn',
  ),
  sendToBankAppears: value(
    '§4',
    'SendToBank is shown, and all other options wait for `dokuSetupCompleted`',
    'dokuSetupCompleted || tenant.sendToBankBeforeSetup',
  ),
  customNameEditable: value(
    'X-19',
    'the client may rename the box',
    "user.userType === 'CLIENT' && ['IN_PROGRESS', 'WAITING_BANK_CONFIGURATION'].includes(box.status) && !writeLocked && box.initiatedBy !== 'BANK'",
  ),
  seesReadiness: value(
    'X-03',
    'missing signer data disable options on this user’s screen',
    "user.userType === 'BANKER' ? tenant.readinessOnBankerScreen : tenant.readinessOnClientScreen",
  ),
  envelopeOrThatOfBox: value(
    'A-186',
    'status of the document’s own envelope, or else of the box’s envelope',
    "envelope === 'NONE' ? box.namirialEnvelopeStatus : envelope",
  ),
  signingInProgress: value(
    'X-32',
    'a participant is signing: has started but is not done, or is done while the envelope runs',
    "!['REJECTED', 'CANCELLED'].includes(envelopeOrThatOfBox) && participants.some((one) => one.participantState === 'TODO' ? Boolean(one.signingUrlResolved) : ['WAITING_SIGNATURE', 'SIGNATURE_STATUS'].includes(envelopeOrThatOfBox))",
  ),
  removalAllowed: value(
    '§4',
    'the user may remove the document from its box (the first condition that fails, in the order of `removal`, is the refusal)',
    "used && mayWork && (user.userType === 'BANKER' ? user.permissions.includes('DOKU_REMOVE') : box.status === 'CLIENT_SETUP' && initiatedBy === 'CLIENT' && fileName != null) && (boxIsWorkedOn || ['CLIENT_SETUP', 'BANK_SETUP', 'WAITING_BANK_CONFIGURATION'].includes(box.status)) && !writeLocked && status !== 'ARCHIVED' && !(tenant.removalBlockedWhileArchiving && status === 'UNDER_ARCHIVING') && !(tenant.removalBlockedWhileSigning && signingInProgress)",
  ),
  finalizeAllowed: value(
    'A-123',
    'the banker may complete the setup of the document',
    "user.userType === 'BANKER' && mayWorkOn && !dokuSetupCompleted && participants.length > 0 && ['BANK_SETUP', 'WAITING_BANK_CONFIGURATION', 'IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'].includes(box.status) && (box.initiatedBy === 'BANK' || boxIsWorkedOn)",
  ),
} as const satisfies Record<string, DerivedValue>;
