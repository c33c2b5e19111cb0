import type { Tenant } from '@dokubox/spec/enums.ts';
import type { ClientState } from '../state.ts';
import type { BoxPlan } from './box-plan.ts';
import type { PeopleContext } from './build-people.ts';
import type { Cast } from './cast.ts';

/** The data shared by all boxes of a world. */
export interface ScenarioContext {
  readonly tenant: Tenant;
  readonly seed: number;
  readonly reference: Date;
  readonly cast: Cast;
}

/** The initial ids of a box. */
export interface BoxIds {
  readonly box: number;
  readonly firstDoku: number;
  readonly firstMessage: number;
}

/** A planned box with everything needed to generate its record. */
export interface PlannedBox extends ScenarioContext {
  readonly plan: BoxPlan;
  readonly id: number;
  readonly client: ClientState;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly lastChangedAt: string;
  /** The time at a part (0 to 1) of the way from creation to last change. */
  between(part: number): string;
  people(dokuId: number): PeopleContext;
}
