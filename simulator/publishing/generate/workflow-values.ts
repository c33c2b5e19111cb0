import {
  boxValues,
  dokuValues,
  rightValues,
  type DerivedValue,
} from '@dokubox/spec/workflow/formulas/derived-values.ts';
import {
  disabledReasonRules,
  type DisabledReason,
} from '@dokubox/spec/workflow/disabled-reasons.ts';
import { keptFacts } from '@dokubox/spec/workflow/formulas/inputs.ts';
import {
  choiceReasonFormulas,
  signerReasonFormulas,
  signerValues,
  signingValues,
} from '@dokubox/spec/workflow/formulas/signer-data.ts';
import { code, table } from './markdown.ts';

const reasons = Object.entries({ ...signerReasonFormulas, ...choiceReasonFormulas }) as [
  DisabledReason,
  string,
][];

function valuesTable(values: Readonly<Record<string, DerivedValue>>, before = ''): string {
  return table(
    ['Value', 'Means', 'Formula', 'Origin'],
    Object.entries(values).map(([name, { says, formula, origin }]) => [
      code(`${before}${name}`),
      says,
      code(formula),
      origin,
    ]),
  );
}

/** The values that guards and rights use, each with its formula over fields of the contract. */
export function valuesPart(): string[] {
  return [
    '## Derived values',
    'Formulas are JavaScript expressions that mean the same in Java or C#: `&&`, `||`, `!`, `===`, `? :`. `??` returns its right side if the left is null. A plain name is a field of the document, a fact the server keeps, or another value of these tables. `box.`, `user.` and `tenant.` are fields of the box, the current user and the [tenant](tenants.md). Absent and null flags are false, absent signature systems `NA` (A-281). A test compares formulas and engine in more than a thousand situations.',
    '### Facts a server keeps besides the contract',
    table(
      ['Fact', 'Means', 'Origin'],
      Object.entries(keptFacts).map(([name, { says, origin }]) => [code(name), says, origin]),
    ),
    '### Of a document',
    valuesTable(dokuValues),
    '### Of a box',
    '`dokus` are the documents of the box, each with its own fields and values.',
    valuesTable(boxValues),
    '### Of the current user',
    valuesTable(rightValues),
    '### Of signer data',
    'The data a trigger needs. `trigger` is the trigger in question, `signingUsers` are the signers of the document, and `signer.` precedes fields and values of one of them. A reason greys the trigger if its formula is true for one signer. The rows name the other reasons.',
    valuesTable(signingValues),
    valuesTable(signerValues, 'signer.'),
    table(
      ['Reason', 'Means', 'Formula', 'Origin'],
      reasons.map(([name, formula]) => {
        const { says, origin } = disabledReasonRules[name];
        return [code(name), says, code(formula), origin];
      }),
    ),
  ];
}
