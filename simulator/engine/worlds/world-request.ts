import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { ScenarioCatalogue } from '../scenario/catalogue.ts';

/** What a world is made from; everything but the scenario has a default. */
export interface WorldRequest {
  readonly scenario: string;
  /** The scenario's first tenant when absent. */
  readonly tenant?: Tenant | undefined;
  /** Key of the user who is signed in; the scenario's when absent. */
  readonly user?: string | undefined;
  /** The scenario's when absent. */
  readonly seed?: number | undefined;
  /** The world's present; the scenario's, else the real one when absent. */
  readonly now?: Date | undefined;
}

export type WorldRefusalReason = 'unknownScenario' | 'otherTenant' | 'unknownUser' | 'tooMany';

/** A world that cannot be made, and why. The message is a sentence for a person. */
export class WorldRefused extends Error {
  readonly reason: WorldRefusalReason;
  constructor(reason: WorldRefusalReason, message: string) {
    super(message);
    this.name = 'WorldRefused';
    this.reason = reason;
  }
}

/** What a world began as. */
export interface Beginning {
  readonly scenario: Scenario;
  readonly tenant: Tenant;
  readonly seed: number;
  /** The moment its seeded dates are counted from. */
  readonly reference: Date;
  readonly startedAt: Date;
  readonly userKey: string;
}

/** The refusal of a scenario nobody has loaded. */
export function unknownScenario(name: string, scenarios: ScenarioCatalogue): WorldRefused {
  const names = scenarios.all().map((scenario) => scenario.name);
  return new WorldRefused('unknownScenario', `no scenario ${name}; there are ${names.join(', ')}`);
}
