import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  boxAccess,
  keptFromEverybody,
  visibilityRules,
  type VisibilityRule,
} from '@dokubox/spec/visibility.ts';
import { code, generatedPage, table } from './markdown.ts';

function tenantsOf({ where }: VisibilityRule): string {
  if (where === undefined) return 'all';
  return tenants.filter((tenant) => policyOf(tenant)[where]).join(', ');
}

/** The visibility of each field, by side and tenant. */
export function visibilityDoc(): string {
  const rules: readonly [string, VisibilityRule][] = Object.entries(visibilityRules);
  return generatedPage([
    '# Visibility',
    'Written by `npm run gen` from [`spec/visibility.ts`](../spec/visibility.ts). A field that is not named here reads the same for everybody who may open the object it stands in, whatever their role. A test asks the engine as every role in every tenant and finds these differences and no other.',
    '_Origin_: § is the [specification](specification.md), A- and X- stand in the [register](assumptions.md).',
    '## Which boxes',
    table(
      ['Who', 'Opens', 'Otherwise', 'Origin'],
      boxAccess.map(({ userType, opens, otherwise, origin }) => [
        userType,
        opens,
        otherwise,
        origin,
      ]),
    ),
    'The list of a banker names boxes of all clients, also those that cannot be opened (A-110).',
    '## Fields that read differently',
    'By _side_: every banker reads one thing, every client another. By _person_: also two people of one side may read different things. In a tenant that is not named, clients read the field as bankers do.',
    table(
      ['Field', 'By', 'BANKER reads', 'CLIENT reads', 'Tenants', 'Origin'],
      rules.map(([name, rule]) => [
        code(name),
        rule.by,
        rule.reads.BANKER,
        rule.reads.CLIENT,
        tenantsOf(rule),
        rule.origin,
      ]),
    ),
    '## What nobody reads',
    table(
      ['What', 'Origin'],
      keptFromEverybody.map(({ what, origin }) => [what, origin]),
    ),
  ]);
}
