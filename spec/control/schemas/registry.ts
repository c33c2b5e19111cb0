import type { Fault } from './fault.ts';
import type { DokuRecord } from './doku-record.ts';
import type { Har, JournalEntry, JournalExchange } from './journal.ts';
import type {
  Health,
  Readiness,
  ScenarioSummary,
  StoredWorldFile,
  UnreadableWorld,
  WorldView,
} from './worlds.ts';
import type { WorldEvent } from './world-event.ts';
import type { WorldBundle } from './world-bundle.ts';
import type { WorldScenario } from './world-scenario.ts';
import type {
  BoxRecord,
  SettingsRecord,
  UserRecord,
  WorldState,
  ForcedChange,
} from './world-state.ts';
import type { Origin } from '../../origin.ts';
import { faultSchema } from './fault.ts';
import { dokuRecordSchema } from './doku-record.ts';
import { harSchema, journalEntrySchema, journalExchangeSchema } from './journal.ts';
import {
  healthSchema,
  readinessSchema,
  scenarioSummarySchema,
  storedWorldSchema,
  unreadableWorldSchema,
  worldSchema,
} from './worlds.ts';
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

/**
 * Named schemas of the control API only. A page that runs the simulator loads them when it makes a
 * control call.
 */
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

/** The type of each name in {@link controlSchemas}. */
export interface ControlEntities {
  BoxRecord: BoxRecord;
  DokuRecord: DokuRecord;
  Fault: Fault;
  ForcedChange: ForcedChange;
  Har: Har;
  Health: Health;
  Readiness: Readiness;
  JournalEntry: JournalEntry;
  JournalExchange: JournalExchange;
  ScenarioSummary: ScenarioSummary;
  SettingsRecord: SettingsRecord;
  UserRecord: UserRecord;
  StoredWorld: StoredWorldFile;
  UnreadableWorld: UnreadableWorld;
  World: WorldView;
  WorldBundle: WorldBundle;
  WorldEvent: WorldEvent;
  WorldScenario: WorldScenario;
  WorldState: WorldState;
}

/** Origin of each entity of the control API as a whole. */
export const controlOrigins: Readonly<Record<keyof ControlEntities, Origin>> = {
  BoxRecord: 'A-410',
  DokuRecord: 'A-410',
  Fault: 'A-271',
  ForcedChange: 'A-410',
  Har: 'A-423',
  Health: 'A-270',
  Readiness: 'A-396',
  JournalEntry: 'A-271',
  JournalExchange: 'A-421',
  ScenarioSummary: 'A-271',
  SettingsRecord: 'A-410',
  UserRecord: 'A-410',
  StoredWorld: 'A-462',
  UnreadableWorld: 'A-461',
  World: 'A-271',
  WorldBundle: 'A-414',
  WorldEvent: 'A-416',
  WorldScenario: 'A-455',
  WorldState: 'A-410',
};
