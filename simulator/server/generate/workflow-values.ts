import {
  boxValues,
  dokuValues,
  rightValues,
  type DerivedValue,
} from '@dokubox/spec/workflow/formulas/derived-values.ts';
import { keptFacts } from '@dokubox/spec/workflow/formulas/inputs.ts';
import { code, table } from './markdown.ts';

function valuesTable(values: Readonly<Record<string, DerivedValue>>): string {
  return table(
    ['Value', 'Means', 'Formula', 'Origin'],
    Object.entries(values).map(([name, { says, formula, origin }]) => [
      code(name),
      says,
      code(formula),
      origin,
    ]),
  );
}

/** The values guards and rights are made of, each with its formula over fields of the contract. */
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
  ];
}
