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
    'Formulas are expressions of JavaScript that read the same in Java or C#: `&&`, `||`, `!`, `===`, `? :`; `??` gives its right side where the left is null. A plain name is a field of the document, a fact the server keeps, or another value of these tables; `box.`, `user.` and `tenant.` are fields of the box, of the current user and of the [tenant](tenants.md). Absent and null flags are false, absent signature systems `NA` (A-281). A test asks formula and engine the same in more than a thousand situations.',
    '### What a server keeps beside the contract',
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
    'Which data a trigger waits for. `trigger` is the one that is asked about; `signingUsers` are the signers of the document, and `signer.` stands before fields and values of one of them. A reason greys the trigger where its formula holds for one signer; the others are named by the rows.',
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
