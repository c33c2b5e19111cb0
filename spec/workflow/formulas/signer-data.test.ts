import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { participantTypes } from '../../enums.ts';
import { limits } from '../../limits.ts';
import { readinessReasons, readinessTriggers, signersConcerned } from '../readiness.ts';
import { addMonths, signerDateMarks } from '../signer-dates.ts';
import { dokuValues, rightValues } from './derived-values.ts';
import { compiledOf, sampledSituations, withValues, type Scope } from './fixtures/situations.ts';
import { formulaFields, keptFacts } from './inputs.ts';
import {
  choiceReasonFormulas,
  signerReasonFormulas,
  signerValues,
  signingValues,
} from './signer-data.ts';

const today = '2026-03-31';
const dayInAMonth = addMonths(today, limits.signerExpiryWarningMonths);
const days = [null, undefined, '2026-03-30', today, dayInAMonth, '2026-05-01'];
const texts = fc.constantFrom(null, undefined, '', ' ', 'AT', 'AT');
const flags = fc.constantFrom(null, undefined, true, false);

const signer = fc.record({
  userType: fc.constantFrom(...participantTypes),
  username: fc.uuid(),
  docExpiryDate: fc.constantFrom(...days),
  docExpiryMark: fc.constantFrom(undefined, undefined, ...signerDateMarks),
  docIssuerCountry: texts,
  docIssuer: texts,
  docStolen: flags,
  docValid: flags,
  namirialUserId: texts,
  namirialDeviceId: texts,
});
const questions = fc.sample(
  fc.record({
    signingUsers: fc.array(signer, { minLength: 1, maxLength: 3 }),
    trigger: fc.constantFrom(...readinessTriggers, 'SendToClient' as const),
  }),
  { numRuns: sampledSituations.length, seed: 2 },
);

/** Returns the values of one signer besides its fields, as `signer.` reads them. */
function signerScope(fields: object, doc: Scope): Scope {
  const own = { ...fields };
  const scope = Object.create(doc, { signer: { value: own } }) as Scope;
  for (const [name, { formula }] of Object.entries(signerValues)) {
    const get = () => compiledOf(formula)(scope);
    Object.defineProperty(own, name, { get });
  }
  return scope;
}

const cases = sampledSituations.map((situation, at) => {
  const { signingUsers = [], trigger = 'SendToClient' } = questions[at] ?? {};
  const { first, user, policy } = situation;
  const scope = Object.create(situation.scope, {
    trigger: { value: trigger },
    today: { value: today },
    dayInAMonth: { value: dayInAMonth },
  }) as Scope;
  withValues(scope, signingValues);
  const scopes = signingUsers.map((fields) => signerScope(fields, scope));
  const withOwn = scopes.map((one) => (one as { signer: unknown }).signer);
  Object.defineProperty(scope, 'signingUsers', { value: withOwn });
  const question = [trigger, first.facts, signingUsers, user, policy, today] as const;
  return { signingUsers, scope, scopes, question };
});

describe('the formulas of signer data', () => {
  it.each(Object.entries(signerReasonFormulas))(
    '[R4.12][R4.13][R4.14][R4.15] find %s for the same signers as the engine',
    (reason, formula) => {
      const run = compiledOf(formula);
      const found = new Set<number>();
      for (const { signingUsers, scopes, question } of cases) {
        const names = signingUsers.filter((_one, at) => run(scopes[at] ?? {}) === true);
        const named = signersConcerned(reason as keyof typeof signerReasonFormulas, ...question);
        // The engine lists the client’s signers before the bank’s.
        expect(names.map(({ username }) => username).sort()).toEqual([...named].sort());
        found.add(named.length);
      }
      expect(found.size).toBeGreaterThan(1);
    },
  );

  it.each(Object.entries(choiceReasonFormulas))(
    '[R4.12] disable a trigger for %s as the engine does',
    (reason, formula) => {
      const answers = new Set<boolean>();
      for (const { scope, question } of cases) {
        const greys = readinessReasons(...question).includes(
          reason as keyof typeof choiceReasonFormulas,
        );
        expect(compiledOf(formula)(scope)).toBe(greys);
        answers.add(greys);
      }
      expect(answers.size).toBe(2);
    },
  );

  it('[A-170] cover all reasons about missing signer data', () => {
    const found = new Set(cases.flatMap(({ question }) => readinessReasons(...question)));
    const told = Object.keys({ ...signerReasonFormulas, ...choiceReasonFormulas });
    expect([...found].sort()).toEqual(told.sort());
  });

  it('[R7.21] read only names that are documented', () => {
    const ofSigner = Object.keys(signerValues).map((name) => `signer.${name}`);
    const told = new Set([
      ...Object.keys({ ...formulaFields, ...keptFacts, ...dokuValues, ...rightValues }),
      ...Object.keys(signingValues),
      ...ofSigner,
      ...['null', 'true', 'tenant', 'signer'],
    ]);
    const formulas = [
      ...Object.values({ ...signingValues, ...signerValues }).map(({ formula }) => formula),
      ...Object.values({ ...signerReasonFormulas, ...choiceReasonFormulas }),
    ];
    const names = formulas.flatMap((formula) =>
      [...formula.replaceAll(/'[^']*'/g, '').matchAll(/(?<![.\w])[a-z]\w*(?:\.[a-z]\w*)?/gi)].map(
        ([name]) => name,
      ),
    );
    const unknown = names.filter((name) => {
      const [head = ''] = name.split('.');
      return !told.has(name) && !(head !== 'signer' && told.has(head));
    });
    expect(unknown).toEqual([]);
  });
});
