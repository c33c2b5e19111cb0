import type { OperationId } from '@dokubox/spec/operations/table.ts';
import * as account from './account.ts';
import * as session from './authorization/current-session.ts';
import * as login from './authorization/login.ts';
import * as password from './authorization/password.ts';
import * as tokens from './authorization/tokens.ts';
import * as boxes from './boxes.ts';
import type { Handler } from './call.ts';
import { lazyHandler } from './control/lazy-handler.ts';
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
import * as delivery from './signing/delivery.ts';
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

/** The handler of each operation of the contract. A missing operation does not compile. */
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
  deliverSignedFile: delivery.deliverSignedFile,

  getMessages: messages.getMessages,
  addMessage: messages.addMessage,
  highlightMessages: messages.highlightMessages,

  getConfig: portal.getConfig,
  getPortalStatuses: portal.getPortalStatuses,
  getFeatureFlags: portal.getFeatureFlags,
  getProductTranslations: portal.getProductTranslations,
  logError: portal.logError,
  uploadLogs: portal.uploadLogs,

  getHealth: lazyHandler(async () => (await probes()).getHealth),
  getReadiness: lazyHandler(async () => (await probes()).getReadiness),
  getMetrics: lazyHandler(async () => (await probes()).getMetrics),
  listScenarios: simulation.listScenarios,
  createWorld: simulation.createWorld,
  listWorlds: lazyHandler(async () => (await worlds()).listWorlds),
  getWorld: lazyHandler(async () => (await worlds()).getWorld),
  deleteWorld: lazyHandler(async () => (await worlds()).deleteWorld),
  resetWorld: lazyHandler(async () => (await worlds()).resetWorld),
  linkWorld: lazyHandler(async () => (await worlds()).linkWorld),
  unlinkWorld: lazyHandler(async () => (await worlds()).unlinkWorld),
  openWorld: lazyHandler(async () => (await import('./control/entering.ts')).openWorld),
  updateWorld: lazyHandler(async () => (await worlds()).updateWorld),
  duplicateWorld: lazyHandler(async () => (await worldFiles()).duplicateWorld),
  downloadStoredWorld: lazyHandler(async () => (await worlds()).downloadStoredWorld),
  exportWorld: lazyHandler(async () => (await worldFiles()).exportWorld),
  importWorld: lazyHandler(async () => (await worldFiles()).importWorld),
  getWorldCatalogue: lazyHandler(
    async () => (await import('./control/catalogue.ts')).getWorldCatalogue,
  ),
  followWorld: lazyHandler(async () => (await events()).followWorld),
  listScenarioErrors: lazyHandler(async () => (await situations()).listScenarioErrors),
  listSituations: lazyHandler(async () => (await situations()).listSituations),
  openSituation: lazyHandler(async () => (await situations()).openSituation),
  getWorldState: lazyHandler(async () => (await controlState()).getWorldState),
  forceState: lazyHandler(async () => (await controlState()).forceState),
  setFeatureFlags: lazyHandler(async () => (await timeAndHistory()).setFeatureFlags),
  answerArchiveJob: lazyHandler(async () => (await controlState()).answerArchiveJob),
  getHistory: lazyHandler(async () => (await history()).getHistory),
  undo: lazyHandler(async () => (await history()).undo),
  redo: lazyHandler(async () => (await history()).redo),
  goTo: lazyHandler(async () => (await history()).goTo),
  getClock: lazyHandler(async () => (await timeAndHistory()).getClock),
  setClock: lazyHandler(async () => (await timeAndHistory()).setClock),
  listFaults: lazyHandler(async () => (await faults()).listFaults),
  addFault: lazyHandler(async () => (await faults()).addFault),
  addFaultPreset: lazyHandler(async () => (await faults()).addFaultPreset),
  clearFaults: lazyHandler(async () => (await faults()).clearFaults),
  getJournal: lazyHandler(async () => (await journal()).getJournal),
  getJournalEntry: lazyHandler(async () => (await journal()).getJournalEntry),
  replayRequest: lazyHandler(async () => (await import('./control/replay.ts')).replayRequest),
  clearJournal: lazyHandler(async () => (await journal()).clearJournal),
  getStrayRequests: lazyHandler(async () => (await journal()).getStrayRequests),
  listEnvelopes: lazyHandler(async () => (await controlEnvelopes()).listEnvelopes),
  actOnEnvelope: lazyHandler(async () => (await controlEnvelopes()).actOnEnvelope),
  setPortalStatus: lazyHandler(async () => (await timeAndHistory()).setPortalStatus),
  getTrustRoot: lazyHandler(async () => (await controlEnvelopes()).getTrustRoot),
};
