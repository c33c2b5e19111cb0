import { describe, expect, it } from 'vitest';
import { schemas } from '../../schemas/registry.ts';
import { boxPredicates, summarizeBox } from '../dokubox-predicates.ts';
import { offeredTriggers, optionsAppear } from '../offers.ts';
import * as plain from '../predicates.ts';
import { finalizeAllowed, removalAllowed, signingInProgress } from '../removal.ts';
import { seesReadiness } from '../readiness.ts';
import * as rights from '../rights.ts';
import { mayAct, withRolesIn } from '../roles.ts';
import type { DokuFacts } from '../types.ts';
import { boxValues, dokuValues, rightValues } from './derived-values.ts';
import {
  compiledOf,
  sampledSituations,
  type Scope,
  type SampledSituation,
} from './fixtures/situations.ts';
import { boxGuardFormulas, guardFormulas } from './guards.ts';
import { formulaFields, keptFacts } from './inputs.ts';

const facts =
  (rule: (facts: DokuFacts) => unknown) =>
  ({ first }: SampledSituation) =>
    rule(first.facts);

/** The engine's value for each derived value. */
const engine: Readonly<
  Record<keyof typeof dokuValues | keyof typeof rightValues, (s: SampledSituation) => unknown>
> = {
  used: ({ first }) => first.usedInBox,
  provider: facts((f) => f.provider),
  negotiable: facts((f) => f.negotiable),
  effectiveClientSystem: facts(plain.effectiveClientSystem),
  clientMode: facts(plain.clientMode),
  clientByFile: facts((f) => plain.clientMode(f) === 'upload'),
  bankNeeded: facts(plain.bankNeeded),
  bankMode: facts(plain.bankMode),
  bankByFile: facts(plain.bankByFile),
  paper: facts(plain.paper),
  signingNeeded: facts(plain.signingNeeded),
  clientRemaining: facts(plain.clientRemaining),
  bankRemaining: facts(plain.bankRemaining),
  signingRemaining: facts(plain.signingRemaining),
  envelopeBroken: facts(plain.envelopeBroken),
  envelopeRunning: facts(plain.envelopeRunning),
  clientEnvelopeDue: facts(plain.clientEnvelopeDue),
  bankEnvelopeDue: facts(plain.bankEnvelopeDue),
  envelopeDue: facts(plain.envelopeDue),
  keptAsEvidence: facts(plain.keptAsEvidence),
  validationUnneeded: facts(plain.validationUnneeded),
  boxIsWorkedOn: ({ box }) => rights.boxIsWorkedOn(box),
  lockable: ({ box }) => rights.lockable(box),
  writeLocked: ({ box, user }) => rights.writeLocked(box, user),
  archiveRoleOk: ({ context }) => context.archiveRoleOk,
  boxOpenTo: ({ box, user }) => rights.boxOpenTo(box, user),
  roles: ({ first, user }) => withRolesIn(user, first.participants).roles,
  mayWork: ({ first, user }) => mayAct('work', withRolesIn(user, first.participants)),
  mayWorkOn: ({ first, user, box }) => rights.mayWorkOn(first, user, box),
  optionsMayBeOffered: ({ first, user, box }) =>
    rights.boxIsWorkedOn(box) && rights.mayWorkOn(first, user, box),
  sendToBankAppears: ({ first, policy }) => optionsAppear(first, 'SendToBank', policy),
  customNameEditable: ({ box, user }) => rights.customNameEditable(box, user),
  seesReadiness: ({ user, policy }) => seesReadiness(user, policy),
  envelopeOrThatOfBox: ({ first: { facts: f }, box }) =>
    f.envelope === 'NONE' ? box.namirialEnvelopeStatus : f.envelope,
  signingInProgress: ({ first: { facts: f, participants }, box }) =>
    signingInProgress(
      participants,
      f.envelope === 'NONE' ? box.namirialEnvelopeStatus : f.envelope,
    ),
  removalAllowed: ({ first, user, box, policy }) => removalAllowed(first, user, box, policy),
  finalizeAllowed: ({ first, user, box }) => finalizeAllowed(first, user, box),
};

/** Compares formula and engine in every situation. */
function same(
  formula: string,
  scopeOf: (s: SampledSituation) => Scope,
  says: (s: SampledSituation) => unknown,
) {
  const run = compiledOf(formula);
  const answers = new Set<unknown>();
  for (const one of sampledSituations) {
    const answer = says(one);
    answers.add(JSON.stringify(answer));
    expect(run(scopeOf(one))).toStrictEqual(answer);
  }
  // A formula that always gives the same answer would prove nothing.
  expect(answers.size).toBeGreaterThan(1);
}

const doc = (s: SampledSituation) => s.scope;

describe('the formulas of the workflow', () => {
  it.each(Object.entries({ ...dokuValues, ...rightValues }))(
    '[A-170] compute %s as the engine does',
    (name, { formula }) => {
      same(formula, doc, engine[name as keyof typeof engine]);
    },
  );

  it.each(Object.entries(guardFormulas))(
    '[A-170] hold for the guard %s of a document as in the engine',
    (name, formula) => {
      const { test } = plain.predicates[name as keyof typeof guardFormulas];
      same(formula, doc, ({ first, context }) => test(first.facts, context));
    },
  );

  it.each(Object.entries(boxGuardFormulas))(
    '[A-170] hold for the guard %s of a box as in the engine',
    (name, formula) => {
      const { test } = boxPredicates[name as keyof typeof boxGuardFormulas];
      same(
        formula,
        ({ boxScope }) => boxScope,
        ({ dokus, box, user, asked }) =>
          test(
            {
              ...summarizeBox(dokus.map(({ inBox }) => inBox)),
              ...box,
              statusBeforeTermination: null,
            },
            { actorAskedForTermination: asked.username === user.username },
          ),
      );
    },
  );

  it('[A-170] offer nothing unless options are allowed', () => {
    for (const { first, user, box, policy, scope } of sampledSituations) {
      if (compiledOf(rightValues.optionsMayBeOffered.formula)(scope) === true) continue;
      expect(offeredTriggers(first, user, box, policy, '2026-01-01')).toEqual([]);
    }
  });

  it('[R7.21] start from fields of the contract', () => {
    const unknown = Object.values(formulaFields).filter((path) => {
      const [entity = '', field = ''] = path.split('.');
      const schema = schemas[entity as keyof typeof schemas] as { properties?: object } | undefined;
      return !Object.hasOwn(schema?.properties ?? {}, field);
    });
    expect(unknown).toEqual([]);
  });

  it('[R7.21] read only names that are documented', () => {
    const documented = new Set([
      ...Object.keys(formulaFields),
      ...Object.keys(keptFacts),
      ...Object.keys({ ...dokuValues, ...boxValues, ...rightValues }),
    ]);
    const all = [
      ...Object.values({ ...dokuValues, ...boxValues, ...rightValues }).map((one) => one.formula),
      ...Object.values({ ...guardFormulas, ...boxGuardFormulas }),
    ];
    const names = all.flatMap((formula) => [
      ...formula.replaceAll(/'[^']*'/g, '').matchAll(/(?<![.\w])[a-z]\w*(?:\.[a-z]\w*)?/gi),
    ]);
    const parts = ['null', 'true', 'Boolean', 'dokus', 'doku', 'one', 'tenant'];
    const unknown = names
      .map(([name]) => name)
      .filter((name) => {
        const [head = ''] = name.split('.');
        return !parts.includes(head) && !documented.has(name) && !documented.has(head);
      });
    expect(unknown).toEqual([]);
  });
});
