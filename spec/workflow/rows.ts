import type { DokuStatus } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { DisabledReason } from './disabled-reasons.ts';
import type { EffectName } from './effects.ts';
import type { PredicateName } from './predicates.ts';
import type { ResolverName } from './resolvers.ts';
import type { Actor, DokuCallback, MachineTrigger, Offered, OutcomeName } from './types.ts';

/** A greyed option: it stays in the list, cannot be chosen, and says why. */
export interface DisabledRule {
  readonly when: PredicateName;
  readonly reason: DisabledReason;
}

export interface Outcome {
  readonly name: OutcomeName;
  readonly effects: readonly EffectName[];
}

/** One transition of a document, read from left to right. */
export interface DokuRow {
  /** Stable; used by the documentation and by the model tests. */
  readonly id: string;
  readonly from: readonly DokuStatus[];
  readonly trigger: MachineTrigger;
  readonly by: Actor;
  /** What the call-back has to say; present on SignCallback rows only. */
  readonly callback?: DokuCallback;
  /** All must hold for the row to be offered; none = always. */
  readonly when: readonly PredicateName[];
  /** The first whose guard holds is the reason told: what is missing next, not all that is to come. */
  readonly disabledWhen?: readonly DisabledRule[];
  /** `=` stays in the status without entering it again. */
  readonly to: DokuStatus | ResolverName | '=';
  readonly effects: readonly EffectName[];
  /** Present when the result of a check decides; exactly one of them happens. */
  readonly outcomes?: readonly Outcome[];
  readonly offered: Offered;
  readonly origin: Origin;
  readonly note?: string;
}
