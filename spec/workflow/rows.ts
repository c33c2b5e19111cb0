import type { DokuStatus } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { DisabledReason } from './disabled-reasons.ts';
import type { EffectName } from './effects.ts';
import type { PredicateName } from './predicates.ts';
import type { ResolverName } from './resolvers.ts';
import type { Actor, DokuCallback, MachineTrigger, Offered, OutcomeName } from './types.ts';

/** A disabled option: it stays in the list, cannot be chosen, and names its reason. */
export interface DisabledRule {
  readonly when: PredicateName;
  readonly reason: DisabledReason;
}

export interface Outcome {
  readonly name: OutcomeName;
  readonly effects: readonly EffectName[];
}

/** A transition of a document, read from left to right. */
export interface DokuRow {
  /** Stable id, used by the documentation and the model tests. */
  readonly id: string;
  readonly from: readonly DokuStatus[];
  readonly trigger: MachineTrigger;
  readonly by: Actor;
  /** The callback that triggers the row. Only on SignCallback rows. */
  readonly callback?: DokuCallback;
  /** All must hold for the row to be offered. If absent, it is always offered. */
  readonly when: readonly PredicateName[];
  /**
   * The first guard that holds gives the reason: what is missing next, not everything that will be
   * needed.
   */
  readonly disabledWhen?: readonly DisabledRule[];
  /** `=` stays in the status without entering it again. */
  readonly to: DokuStatus | ResolverName | '=';
  readonly effects: readonly EffectName[];
  /** Present if the result of a check decides. Exactly one of them happens. */
  readonly outcomes?: readonly Outcome[];
  readonly offered: Offered;
  readonly origin: Origin;
  readonly note?: string;
}
