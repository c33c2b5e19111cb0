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
    'Written by `npm run gen` from [`spec/visibility.ts`](../spec/visibility.ts). Every other field is the same for all users who may open its object, whatever their role. A test reads the engine as every role in every tenant, and finds only these differences.',
    '_Origin_: § is the [specification](specification.md), and A- and X- ids are in the [register](assumptions.md).',
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
    '## Values that each user may see',
    'By _side_: every banker sees one value, every client another. By _person_: two people of one side may also see different values. In every other tenant, clients see the field as bankers do.',
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
    '## Values that no one can read',
    table(
      ['What', 'Origin'],
      keptFromEverybody.map(({ what, origin }) => [what, origin]),
    ),
  ]);
}
