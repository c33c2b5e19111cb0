import type { ControlId } from '@dokubox/spec/control/operations/table.ts';

/** The place in the console where a tester finds a function of the control API. */
interface Place {
  /** Page, then part. */
  readonly where: string;
  /** File that calls it, below `simulator/console`. Null if no page uses the call. */
  readonly calledIn: string | null;
}

const at = (where: string, calledIn: string | null): Place => ({ where, calledIn });

/**
 * Every function of the control API with its place in the console: one without does not compile.
 * `docs/console.md` shows it as a table.
 */
export const functions = {
  listScenarios: at('Situations', 'situations/SituationsPage.tsx'),
  listScenarioErrors: at(
    'Situations, above all where a file has mistakes',
    'situations/FileErrors.tsx',
  ),
  listSituations: at('Situations, by status and bank', 'situations/StatusIndex.tsx'),
  openSituation: at('Situations, *Link for a ticket*', 'situations/TicketDialog.tsx'),
  createWorld: at('Situations, a person of a situation', 'situations/useOpen.ts'),
  openWorld: at('World, *Open as*', 'paths.ts'),
  listWorlds: at('Worlds', 'worlds/WorldsPage.tsx'),
  updateWorld: at('Worlds, name and expiry', 'worlds/WorldsPage.tsx'),
  duplicateWorld: at('Worlds, duplicate', 'worlds/WorldsPage.tsx'),
  importWorld: at('Worlds, *Import a world*', 'worlds/ImportWorld.tsx'),
  deleteWorld: at('Worlds, delete', 'worlds/WorldsPage.tsx'),
  downloadStoredWorld: at('Worlds, *Cannot be read*', 'worlds/UnreadableWorlds.tsx'),
  linkWorld: at('Worlds, share', 'worlds/WorldsPage.tsx'),
  unlinkWorld: at('Worlds, *Revoke link*', 'worlds/WorldsPage.tsx'),
  getWorld: at('World', 'world/WorldPage.tsx'),
  resetWorld: at('World, Overview, *Reset world*', 'world/OverviewPart.tsx'),
  followWorld: at('World: everything in sight follows by itself', 'world/useFollowed.ts'),
  getClock: at('World, Overview, *Clock*: each world returns its current time', null),
  setClock: at('World, Overview, *Clock* and *Upcoming events*', 'world/Clock.tsx'),
  listEnvelopes: at('World, Overview, *Envelopes*', 'world/Envelopes.tsx'),
  actOnEnvelope: at('World, Overview, *Play the signing service*', 'world/Envelopes.tsx'),
  getWorldState: at(
    'World, Boxes and People, and Worlds, compare',
    'world/records/RecordsPart.tsx',
  ),
  forceState: at('World, Boxes and People, *Apply change*', 'world/records/RecordForm.tsx'),
  setPortalStatus: at('World, Switches, functions of the portal', 'world/SettingsPart.tsx'),
  setFeatureFlags: at('World, Switches, feature flags', 'world/SettingsPart.tsx'),
  answerArchiveJob: at('World, Switches, archive jobs', 'world/SettingsPart.tsx'),
  exportWorld: at(
    'World, Switches, *Download the bundle* and *Save as scenario file*',
    'world/WorldFile.tsx',
  ),
  getWorldCatalogue: at('World, Catalogue', 'world/CataloguePart.tsx'),
  getHistory: at('World, History', 'world/HistoryPart.tsx'),
  undo: at('World, History', 'world/HistoryPart.tsx'),
  redo: at('World, History', 'world/HistoryPart.tsx'),
  goTo: at('World, History, *Go here*', 'world/HistoryPart.tsx'),
  getJournal: at('World, Journal', 'world/JournalPart.tsx'),
  getJournalEntry: at('World, Journal, a request', 'world/JournalRequest.tsx'),
  getStrayRequests: at('Worlds, *Requests without a world*', 'worlds/StrayRequests.tsx'),
  replayRequest: at(
    'World, Journal, a request, *Replay in a new world*',
    'world/JournalRequest.tsx',
  ),
  clearJournal: at('World, Journal, *Clear journal*', 'world/JournalPart.tsx'),
  listFaults: at('World, Faults', 'world/FaultsPart.tsx'),
  addFault: at('World, Faults', 'world/AddFault.tsx'),
  addFaultPreset: at('World, Faults, *Common faults*', 'world/FaultsPart.tsx'),
  clearFaults: at('World, Faults', 'world/FaultsPart.tsx'),
  getTrustRoot: at('Foot of every page', 'frame/ConsoleFrame.tsx'),
  getHealth: at('For probes, not for people', null),
  getReadiness: at('For probes, not for people', null),
  getMetrics: at('For a collector of figures, not for people', null),
} as const satisfies Record<ControlId, Place>;
