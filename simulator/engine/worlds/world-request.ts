import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { ScenarioCatalogue } from '../scenario/catalogue.ts';

/** The options of a new world. Everything but the scenario has a default. */
export interface WorldRequest {
  readonly scenario: string;
  /** Defaults to the scenario's first tenant. */
  readonly tenant?: Tenant | undefined;
  /** Key of the signed-in user. Defaults to the scenario's user. */
  readonly user?: string | undefined;
  /** Defaults to the scenario's seed. */
  readonly seed?: number | undefined;
  /** The world's current time. Defaults to the scenario's time, or else to the real time. */
  readonly now?: Date | undefined;
}

export type WorldRefusalReason = 'unknownScenario' | 'otherTenant' | 'unknownUser' | 'tooMany';

/** A world that cannot be created. The message is a sentence for people. */
export class WorldRefused extends Error {
  readonly reason: WorldRefusalReason;
  constructor(reason: WorldRefusalReason, message: string) {
    super(message);
    this.name = 'WorldRefused';
    this.reason = reason;
  }
}

/** The start of a world. */
export interface Beginning {
  readonly scenario: Scenario;
  readonly tenant: Tenant;
  readonly seed: number;
  /** The time its seeded dates are counted from. */
  readonly reference: Date;
  readonly startedAt: Date;
  readonly userKey: string;
}

/** The refusal of a scenario that is not loaded. */
export function unknownScenario(name: string, scenarios: ScenarioCatalogue): WorldRefused {
  const names = scenarios.all().map((scenario) => scenario.name);
  return new WorldRefused(
    'unknownScenario',
    `there is no scenario ${name}. Known: ${names.join(', ')}`,
  );
}
