import type { DokuboxStatus, Initiator } from '@dokubox/spec/enums.ts';
import type { ScenarioBox } from '@dokubox/spec/control/schemas/scenario.ts';
import type { BoxDefinition } from '../seed/catalogue/types.ts';
import type { BoxSystems, DokuPlan } from './doku-plan.ts';

/** The plan of a box, before its documents are generated. */
export interface BoxPlan {
  readonly spec: ScenarioBox;
  /** Position of the box in the world, from 0. */
  readonly index: number;
  /** Position among the copies of its entry, from 0. */
  readonly copy: number;
  readonly status: DokuboxStatus;
  readonly initiatedBy: Initiator;
  readonly clientKey: string;
  readonly definition: BoxDefinition;
  readonly systems: BoxSystems;
  /** Shared by all copies with the same documents. */
  readonly dokus: readonly DokuPlan[];
}
