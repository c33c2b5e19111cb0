import type { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import type { CommandId } from '@dokubox/spec/operations/table.ts';

/** Kinds of history entries: commands of the portal, and changes from outside. */
type Recorded =
  | Exclude<CommandId, keyof typeof controlOperations>
  | 'archiveJob'
  | 'forceState'
  | 'setFeatureFlags'
  | 'setPortalStatus';

/** Sentence about a command and its subject. */
type Deed = (what: string) => string;

const deeds: Readonly<Record<Recorded, Deed>> = {
  clientLogin: () => 'started to sign in',
  bankerLogin: () => 'started to sign in',
  verifyOtp: () => 'entered the one-time code',
  resendOtp: () => 'asked for another one-time code',
  selectClient: () => 'chose the client to act for',
  refreshToken: () => 'refreshed the session',
  bankerToken: () => 'signed in',
  logout: () => 'signed out',
  setUserOpenedWindow: () => 'continued in this window',
  resetPassword: () => 'asked for a new password',
  changePassword: () => 'changed the password',
  updateBankUser: () => 'changed their signature settings',
  updateNamirialClientUser: () => 'changed their signature settings',
  updateClientUser: (what) => `changed the access of ${what}`,
  renameDokubox: (what) => `renamed ${what}`,
  lockDokubox: (what) => `locked ${what}`,
  unlockDokubox: (what) => `unlocked ${what}`,
  terminateClientDokubox: (what) => `terminated ${what}`,
  terminateBankerDokubox: (what) => `terminated ${what}`,
  decideCancellation: (what) => `decided on the termination of ${what}`,
  closePaperDokubox: (what) => `finalized ${what}, signed on paper, without scans`,
  createClientDokubox: (what) => `started ${what}`,
  createBankerDokubox: (what) => `started ${what} for a client`,
  configureDokubox: (what) => `set up ${what}`,
  requestClientSetup: (what) => `handed ${what} to the client to prepare`,
  completeClientSetup: (what) => `prepared ${what} for the bank`,
  addOtherDoku: (what) => `added a document to ${what}`,
  selectSignatureSystem: (what) => `chose how to sign ${what}`,
  submitClientDokubox: (what) => `sent what was chosen in ${what}`,
  submitBankerDokubox: (what) => `sent what was chosen in ${what}`,
  finalizeDoku: (what) => `completed the setup of a document of ${what}`,
  validateSignature: (what) => `validated the signatures of a document of ${what}`,
  getSigningUrl: (what) => `went to sign ${what}`,
  signCallback: (what) => `reported on the signing of ${what}`,
  deliverSignedFile: (what) => `handed over a signed file of ${what}`,
  addMessage: (what) => `wrote a message in ${what}`,
  highlightMessages: (what) => `read the messages of ${what}`,
  logError: () => 'reported an error',
  uploadLogs: () => 'sent log entries',
  archiveJob: (what) => `answered about a document of ${what}, as the archive`,
  forceState: (what) => `changed ${what} by hand`,
  setFeatureFlags: () => 'switched feature flags',
  setPortalStatus: () => 'changed which portal functions are blocked',
};

const isRecorded = (operationId: string): operationId is Recorded =>
  Object.hasOwn(deeds, operationId);

/**
 * A command as a sentence without its end.
 * @param who did it, by name
 * @param what name of the changed record. Empty if it has no name
 */
export function sentenceOf(operationId: string, who: string, what: string): string {
  const did = isRecorded(operationId) ? deeds[operationId](what || 'nothing') : operationId;
  return `${who} ${did}`;
}
