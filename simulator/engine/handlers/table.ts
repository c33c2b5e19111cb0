import type { OperationId } from '@dokubox/spec/operations/table.ts';
import * as account from './account.ts';
import * as session from './authorization/current-session.ts';
import * as login from './authorization/login.ts';
import * as password from './authorization/password.ts';
import * as tokens from './authorization/tokens.ts';
import * as boxes from './boxes.ts';
import type { Handler } from './call.ts';
import { later } from './control/later.ts';
import * as creation from './creation.ts';
import * as dokus from './dokus.ts';
import * as ending from './ending.ts';
import * as locks from './locks.ts';
import * as managedUsers from './managed-users.ts';
import * as messages from './messages.ts';
import * as portal from './portal.ts';
import * as candidates from './setup/candidates.ts';
import * as configure from './setup/configure.ts';
import * as create from './setup/create.ts';
import * as documents from './setup/documents.ts';
import * as handOver from './setup/hand-over.ts';
import * as callback from './signing/callback.ts';
import * as simulation from './simulation.ts';
import * as submit from './submit.ts';
import * as tasks from './tasks.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';
import * as validation from './validation.ts';

const controlState = () => import('./control/state.ts');
const controlEnvelopes = () => import('./control/envelopes.ts');
const events = () => import('./control/events.ts');
const faults = () => import('./control/fault-calls.ts');
const history = () => import('./control/history.ts');
const journal = () => import('./control/journal-calls.ts');
const probes = () => import('./control/probes.ts');
const situations = () => import('./control/situations.ts');
const timeAndHistory = () => import('./control/time-and-history.ts');
const worldFiles = () => import('./control/world-files.ts');
const worlds = () => import('./control/worlds.ts');

/** What answers each operation of the contract. An operation without an entry does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  clientLogin: login.clientLogin,
  bankerLogin: login.bankerLogin,
  verifyOtp: login.verifyOtp,
  resendOtp: login.resendOtp,
  selectClient: session.selectClient,
  refreshToken: tokens.refreshToken,
  bankerToken: tokens.bankerToken,
  logout: tokens.logout,
  getCurrentUser: session.getCurrentUser,
  getClients: session.getClients,
  getUserOpenedWindow: session.getUserOpenedWindow,
  setUserOpenedWindow: session.setUserOpenedWindow,
  resetPassword: password.resetPassword,
  changePassword: password.changePassword,
  getContractStatus: session.getContractStatus,

  getUsersByUsernames: users.getUsersByUsernames,
  getClientNameByRepresentativeUser: users.getClientNameByRepresentativeUser,
  searchClients: users.searchClients,
  updateBankUser: account.updateBankUser,
  updateNamirialClientUser: account.updateNamirialClientUser,
  searchUsers: managedUsers.searchUsers,
  updateClientUser: managedUsers.updateClientUser,
  getTermsAndConditions: account.getTermsAndConditions,
  downloadTermsAndConditions: account.downloadTermsAndConditions,
  getContract: account.getContract,
  downloadContract: account.downloadContract,

  searchClientDokuboxes: boxes.searchClientDokuboxes,
  searchBankerDokuboxes: boxes.searchBankerDokuboxes,
  loadDokubox: boxes.loadDokubox,
  renameDokubox: boxes.renameDokubox,
  lockDokubox: locks.lockDokubox,
  unlockDokubox: locks.unlockDokubox,
  terminateClientDokubox: ending.terminateClientDokubox,
  terminateBankerDokubox: ending.terminateBankerDokubox,
  decideCancellation: ending.decideCancellation,
  closePaperDokubox: handOver.closePaperDokubox,
  getTaskList: tasks.getTaskList,

  getProductCategory: creation.getProductCategory,
  getClientProductCategories: creation.getClientProductCategories,
  getBankerProductCategories: creation.getBankerProductCategories,
  getSelectableDefinitions: creation.getSelectableDefinitions,
  getCatalogue: creation.getCatalogue,
  createClientDokubox: create.createClientDokubox,
  createBankerDokubox: create.createBankerDokubox,
  configureDokubox: configure.configureDokubox,
  getParticipantCandidates: candidates.getParticipantCandidates,
  requestClientSetup: handOver.requestClientSetup,
  completeClientSetup: handOver.completeClientSetup,
  addOtherDoku: documents.addOtherDoku,
  selectSignatureSystem: documents.selectSignatureSystem,

  submitClientDokubox: submit.submitClientDokubox,
  submitBankerDokubox: submit.submitBankerDokubox,
  downloadDoku: dokus.downloadDoku,
  finalizeDoku: documents.finalizeDoku,
  validateSignature: validation.validateSignature,

  checkFileContent: uploads.checkFileContent,
  checkClientUpload: uploads.checkClientUpload,
  checkUploadOfDoku: uploads.checkUploadOfDoku,
  checkBankUpload: validation.checkBankUpload,

  getSigningUrl: callback.getSigningUrl,
  getEdsUrl: callback.getEdsUrl,
  signCallback: callback.signCallback,

  getMessages: messages.getMessages,
  addMessage: messages.addMessage,
  highlightMessages: messages.highlightMessages,

  getConfig: portal.getConfig,
  getPortalStatuses: portal.getPortalStatuses,
  getFeatureFlags: portal.getFeatureFlags,
  getProductTranslations: portal.getProductTranslations,
  logError: portal.logError,
  uploadLogs: portal.uploadLogs,

  getHealth: later(async () => (await probes()).getHealth),
  getReadiness: later(async () => (await probes()).getReadiness),
  getMetrics: later(async () => (await probes()).getMetrics),
  listScenarios: simulation.listScenarios,
  createWorld: simulation.createWorld,
  listWorlds: later(async () => (await worlds()).listWorlds),
  getWorld: later(async () => (await worlds()).getWorld),
  deleteWorld: later(async () => (await worlds()).deleteWorld),
  resetWorld: later(async () => (await worlds()).resetWorld),
  linkWorld: later(async () => (await worlds()).linkWorld),
  unlinkWorld: later(async () => (await worlds()).unlinkWorld),
  openWorld: later(async () => (await import('./control/entering.ts')).openWorld),
  updateWorld: later(async () => (await worlds()).updateWorld),
  duplicateWorld: later(async () => (await worldFiles()).duplicateWorld),
  exportWorld: later(async () => (await worldFiles()).exportWorld),
  importWorld: later(async () => (await worldFiles()).importWorld),
  getWorldCatalogue: later(async () => (await import('./control/catalogue.ts')).getWorldCatalogue),
  followWorld: later(async () => (await events()).followWorld),
  listScenarioErrors: later(async () => (await situations()).listScenarioErrors),
  listSituations: later(async () => (await situations()).listSituations),
  openSituation: later(async () => (await situations()).openSituation),
  getWorldState: later(async () => (await controlState()).getWorldState),
  forceState: later(async () => (await controlState()).forceState),
  setFeatureFlags: later(async () => (await timeAndHistory()).setFeatureFlags),
  answerArchiveJob: later(async () => (await controlState()).answerArchiveJob),
  getHistory: later(async () => (await history()).getHistory),
  undo: later(async () => (await history()).undo),
  redo: later(async () => (await history()).redo),
  goTo: later(async () => (await history()).goTo),
  getClock: later(async () => (await timeAndHistory()).getClock),
  setClock: later(async () => (await timeAndHistory()).setClock),
  listFaults: later(async () => (await faults()).listFaults),
  addFault: later(async () => (await faults()).addFault),
  addFaultPreset: later(async () => (await faults()).addFaultPreset),
  clearFaults: later(async () => (await faults()).clearFaults),
  getJournal: later(async () => (await journal()).getJournal),
  getJournalEntry: later(async () => (await journal()).getJournalEntry),
  replayRequest: later(async () => (await import('./control/replay.ts')).replayRequest),
  clearJournal: later(async () => (await journal()).clearJournal),
  getStrayRequests: later(async () => (await journal()).getStrayRequests),
  listEnvelopes: later(async () => (await controlEnvelopes()).listEnvelopes),
  actOnEnvelope: later(async () => (await controlEnvelopes()).actOnEnvelope),
  setPortalStatus: later(async () => (await timeAndHistory()).setPortalStatus),
  getTrustRoot: later(async () => (await controlEnvelopes()).getTrustRoot),
};
