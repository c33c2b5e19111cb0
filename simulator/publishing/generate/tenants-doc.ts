import { defaultUploadExtensions } from '@dokubox/spec/tenants/base.ts';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { policyEffects } from '@dokubox/spec/tenants/effects.ts';
import { policyRules, type TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { code, generatedPage, table } from './markdown.ts';
import { rolesPart } from './roles-part.ts';

type Field = keyof TenantPolicy;
type Describe = { readonly [Name in Field]?: (value: TenantPolicy[Name]) => string };

/** Fields whose value needs a description. */
const described: Describe = {
  bankerHome: code,
  uploadExtensions: (extensions) => {
    const own = extensions.filter(
      (one) => !(defaultUploadExtensions as readonly string[]).includes(one),
    );
    return ['default', ...own.map((one) => `+ ${one}`)].join(' ');
  },
  phone: ({ callingCode, rule }) => {
    const check = rule === 'digits' ? 'optional plus and 12 to 15 digits' : 'valid in the country';
    return `${callingCode}, ${check}`;
  },
  signatureSettings: (of) => {
    const who = Object.entries(of).filter(([, has]) => has);
    return who.map(([userType]) => userType).join(', ') || no;
  },
  archiveRole: (role) => (role === 'any' ? 'any banker' : 'validator, or RM where the box says so'),
};

const no = '–';

function shown<Name extends Field>(name: Name, policy: TenantPolicy): string {
  const value = policy[name];
  const describe = described[name];
  if (describe) return describe(value);
  if (typeof value === 'boolean') return value ? 'yes' : no;
  return String(value);
}

interface Line {
  readonly name: Field;
  readonly values: readonly string[];
}

function isSame({ values }: Line): boolean {
  return values.every((value) => value === values[0]);
}

/** The most common value among tenants, if there is one. */
function usual({ values }: Line): string | undefined {
  const times = (value: string) => values.filter((other) => other === value).length;
  return values.find((value) => times(value) > values.length / 2);
}

/** A row, in which values that differ from the most common one are emphasized. */
function row(line: Line): string[] {
  const common = usual(line);
  const values = line.values.map((value) =>
    common === undefined || value === common ? value : `**${value}**`,
  );
  const { says, origin } = policyRules[line.name];
  return [`${says} <br> ${code(line.name)}`, ...values, origin];
}

/** The differences between tenants, as a page. */
export function tenantsDoc(): string {
  const names = Object.keys(policyRules) as Field[];
  const lines = names.map((name) => ({
    name,
    values: tenants.map((tenant: Tenant) => shown(name, policyOf(tenant))),
  }));
  const heads = ['Rule', ...tenants, 'Origin'];
  const same = lines.filter(isSame);
  return generatedPage([
    '# Tenants',
    'Written by `npm run gen` from [`spec/tenants`](../spec/tenants). Change the policies, not this page.',
    'The seven countries run one product. Every difference is a field of one policy table, which the simulator and the portal read. No other code depends on the tenant (A-201). Bold values differ from most tenants, and – means no. Origins: § is the [specification](specification.md), and A- and X- ids are in the [register](assumptions.md).',
    '## Differences',
    table(heads, lines.filter((line) => !isSame(line)).map(row)),
    `Default extensions: ${defaultUploadExtensions.join(', ')}.`,
    '## The same in all seven',
    table(
      ['Rule', 'Everywhere', 'Origin'],
      same.map((line) => [row(line)[0] ?? '', line.values[0] ?? '', policyRules[line.name].origin]),
    ),
    ...rolesPart(),
    '## What each field does',
    '_Server_: answers depend on it, so a back end has to heed it. _Portal_: the screen alone.',
    table(
      ['Field', 'Does', 'Heeded by', 'Origin'],
      names.map((name) => {
        const { does, heededBy } = policyEffects[name];
        return [code(name), does, heededBy, policyRules[name].origin];
      }),
    ),
    '## Changing one',
    'Set the field in the tenant’s file under [`spec/tenants`](../spec/tenants). Other fields come from `base.ts`. A new field needs its description and its origin in `policyRules`, and what it does in `policyEffects`. The workflow may read only the fields of `workflowPolicyFields`, so that no row knows a country.',
  ]);
}
