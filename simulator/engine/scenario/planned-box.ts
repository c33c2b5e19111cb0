import type { Tenant } from '@dokubox/spec/enums.ts';
import type { ClientState } from '../state.ts';
import type { BoxPlan } from './box-plan.ts';
import type { PeopleContext } from './build-people.ts';
import type { Cast } from './cast.ts';

/** What all boxes of a world have in common. */
export interface ScenarioContext {
  readonly tenant: Tenant;
  readonly seed: number;
  readonly reference: Date;
  readonly cast: Cast;
}

/** The ids a box begins with. */
export interface BoxIds {
  readonly box: number;
  readonly firstDoku: number;
  readonly firstMessage: number;
}

/** A planned box with everything its record is made from. */
export interface PlannedBox extends ScenarioContext {
  readonly plan: BoxPlan;
  readonly id: number;
  readonly client: ClientState;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly lastChangedAt: string;
  /** The moment at a part (0 to 1) of the way from creation to last change. */
  between(part: number): string;
  people(dokuId: number): PeopleContext;
}
