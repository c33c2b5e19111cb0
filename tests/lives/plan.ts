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

/** What a life begins with: a box of one tenant, and who signs it how. */
export interface LifeKind {
  readonly tenant: Tenant;
  readonly initiator: Initiator;
  readonly client: ClientSignatureSystem;
  readonly bank: BankSignatureSystem;
}

/** Everything a life is decided by, so that the same plan is the same life. */
export interface LifePlan extends LifeKind {
  /** Which of the two segments the client is in. */
  readonly corporate: boolean;
  /** Which of the definitions on offer it is; counted round. */
  readonly definition: number;
  /** What happens before everyone works towards the end: each number picks a person and an act. */
  readonly choices: readonly number[];
}

/** Every tenant, each side that starts, and every pair of signature systems: 168 kinds. */
export const lifeKinds: readonly LifeKind[] = tenants.flatMap((tenant) =>
  initiators.flatMap((initiator) =>
    clientSignatureSystems.flatMap((client) =>
      bankSignatureSystems.map((bank) => ({ tenant, initiator, client, bank })),
    ),
  ),
);

/** Most acts before everyone works towards the end. */
const MOST_CHOICES = 40;

const chances = fc.record({
  corporate: fc.boolean(),
  definition: fc.nat(30),
  choices: fc.array(fc.nat(1_000_000), { maxLength: MOST_CHOICES, size: 'max' }),
});

/** Any life; fast-check shrinks it to fewer acts. */
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

/** So many lives of each kind in turn. */
export function plansOf(count: number, seed: number): readonly LifePlan[] {
  return fc.sample(chances, { numRuns: count, seed }).map((chance, at) => ({
    ...(lifeKinds[at % lifeKinds.length] as LifeKind),
    ...chance,
  }));
}
