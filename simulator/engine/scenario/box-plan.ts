import type { DokuboxStatus, Initiator } from '@dokubox/spec/enums.ts';
import type { ScenarioBox } from '@dokubox/spec/control/schemas/scenario.ts';
import type { BoxDefinition } from '../seed/catalogue/types.ts';
import type { BoxSystems, DokuPlan } from './doku-plan.ts';

/** What a box will be, before its documents are written out. */
export interface BoxPlan {
  readonly spec: ScenarioBox;
  /** Which box of the world it is, from 0. */
  readonly index: number;
  /** Which copy of its entry it is, from 0. */
  readonly copy: number;
  readonly status: DokuboxStatus;
  readonly initiatedBy: Initiator;
  readonly clientKey: string;
  readonly definition: BoxDefinition;
  readonly systems: BoxSystems;
  /** Shared by all copies that have the same ones. */
  readonly dokus: readonly DokuPlan[];
}
