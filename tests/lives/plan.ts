import fc from 'fast-check';
import {
  bankSignatureSystems,
  clientSignatureSystems,
  initiators,
  tenants,
  type BankSignatureSystem,
  type ClientSignatureSystem,
  type Initiator,
  type Tenant,
} from '@dokubox/spec/enums.ts';

/** The start of a life: a box of one tenant, and the signature systems. */
export interface LifeKind {
  readonly tenant: Tenant;
  readonly initiator: Initiator;
  readonly client: ClientSignatureSystem;
  readonly bank: BankSignatureSystem;
}

/** Everything that decides a life, so that the same plan gives the same life. */
export interface LifePlan extends LifeKind {
  /** Whether the client is in the corporate segment. */
  readonly corporate: boolean;
  /** The index of the offered definition, modulo their number. */
  readonly definition: number;
  /** Random acts before everyone works towards the end. Each number selects a person and an act. */
  readonly choices: readonly number[];
}

/** Every tenant, each starting side, and every pair of signature systems: 168 kinds. */
export const lifeKinds: readonly LifeKind[] = tenants.flatMap((tenant) =>
  initiators.flatMap((initiator) =>
    clientSignatureSystems.flatMap((client) =>
      bankSignatureSystems.map((bank) => ({ tenant, initiator, client, bank })),
    ),
  ),
);

/** Maximum number of acts before everyone works towards the end. */
const MOST_CHOICES = 40;

const chances = fc.record({
  corporate: fc.boolean(),
  definition: fc.nat(30),
  choices: fc.array(fc.nat(1_000_000), { maxLength: MOST_CHOICES, size: 'max' }),
});

/** A random life, which fast-check shrinks to fewer acts. */
export const anyPlan: fc.Arbitrary<LifePlan> = fc
  .record({ kind: fc.constantFrom(...lifeKinds), chance: chances })
  .map(
    ({ kind, chance }) => ({ ...kind, ...chance }),
    (plan) => {
      const { corporate, definition, choices, ...kind } = plan as LifePlan;
      const known = lifeKinds.find((one) => JSON.stringify(one) === JSON.stringify(kind));
      if (!known) throw new Error('no kind of life');
      return { kind: known, chance: { corporate, definition, choices: [...choices] } };
    },
  );

/** This many plans, every kind in turn. */
export function plansOf(count: number, seed: number): readonly LifePlan[] {
  return fc.sample(chances, { numRuns: count, seed }).map((chance, at) => ({
    ...(lifeKinds[at % lifeKinds.length] as LifeKind),
    ...chance,
  }));
}
