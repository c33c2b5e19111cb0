import { faultSchema } from './control.ts';
import { dokuRecordSchema } from './doku-record.ts';
import { harSchema, journalEntrySchema, journalExchangeSchema } from './journal.ts';
import {
  healthSchema,
  readinessSchema,
  scenarioSummarySchema,
  storedWorldSchema,
  unreadableWorldSchema,
  worldSchema,
} from './simulation.ts';
import { worldEventSchema } from './world-event.ts';
import { worldBundleSchema } from './world-bundle.ts';
import { worldScenarioSchema } from './world-scenario.ts';
import {
  boxRecordSchema,
  settingsRecordSchema,
  userRecordSchema,
  worldStateSchema,
  forcedChangeSchema,
} from './world-state.ts';

/** Named schemas of the control API alone: a page that runs the simulator loads them when it calls it. */
export const controlSchemas = {
  BoxRecord: boxRecordSchema,
  DokuRecord: dokuRecordSchema,
  Fault: faultSchema,
  ForcedChange: forcedChangeSchema,
  Har: harSchema,
  Health: healthSchema,
  JournalEntry: journalEntrySchema,
  JournalExchange: journalExchangeSchema,
  Readiness: readinessSchema,
  ScenarioSummary: scenarioSummarySchema,
  SettingsRecord: settingsRecordSchema,
  StoredWorld: storedWorldSchema,
  UnreadableWorld: unreadableWorldSchema,
  UserRecord: userRecordSchema,
  World: worldSchema,
  WorldBundle: worldBundleSchema,
  WorldEvent: worldEventSchema,
  WorldScenario: worldScenarioSchema,
  WorldState: worldStateSchema,
} as const;
