import { catalogueOperations } from './catalogue.ts';
import { eventOperations } from './events.ts';
import { faultOperations } from './faults.ts';
import { worldFileOperations } from './files.ts';
import { journalOperations } from './journal.ts';
import { recordOperations } from './records.ts';
import { simulatorOperations } from './simulator.ts';
import { situationOperations } from './situations.ts';
import { surroundingsOperations } from './surroundings.ts';
import { worldOperations } from './worlds.ts';

/** The control API of the simulator (A-270…A-272): every call below `/__sim`. */
export const controlOperations = {
  ...simulatorOperations,
  ...worldOperations,
  ...recordOperations,
  ...worldFileOperations,
  ...catalogueOperations,
  ...eventOperations,
  ...situationOperations,
  ...faultOperations,
  ...surroundingsOperations,
  ...journalOperations,
} as const;

/** Id of a call of the control API. */
export type ControlId = keyof typeof controlOperations;
