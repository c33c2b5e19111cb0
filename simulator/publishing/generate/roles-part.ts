import {
  participantRoles,
  tenants,
  type ParticipantRole,
  type Tenant,
} from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { roleActRules, roleActs, roleCell, type RoleCell } from '@dokubox/spec/workflow/roles.ts';
import { code, table } from './markdown.ts';

const cellWords = {
  yes: 'yes',
  no: '–',
  ifValidatorOptional: 'where `validatorRoleOptional`',
} as const satisfies Record<RoleCell, string>;

/** Tenants in which a role may archive, or may do so if the box allows it. */
function archiving(role: ParticipantRole, wanted: RoleCell): readonly Tenant[] {
  return tenants.filter((tenant) => roleCell(role, 'archive', policyOf(tenant)) === wanted);
}

function archiveWords(role: ParticipantRole): string {
  const always = archiving(role, 'yes');
  const optional = archiving(role, 'ifValidatorOptional');
  if (always.length === tenants.length) return cellWords.yes;
  if (always.length + optional.length === 0) return cellWords.no;
  const parts = [
    always.length > 0 ? always.join(' ') : '',
    optional.length > 0 ? `${optional.join(' ')} ${cellWords.ifValidatorOptional}` : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** The rights of each role, from the table that screens and server read. */
export function rolesPart(): string[] {
  return [
    '## Roles',
    'A user’s roles in a document are their own (`CurrentUser.roles`) and those they have there as a participant. The user may do everything that one of these roles allows. This table does not limit a user without any role. An act that no role allows is not offered, and is rejected with 403 `dde.error.roleNotAllowed` (A-525).',
    table(
      ['Act', 'Means', 'Origin'],
      roleActs.map((act) => [code(act), roleActRules[act].says, roleActRules[act].origin]),
    ),
    table(
      ['Role', ...roleActs.map(code)],
      participantRoles.map((role) => [
        code(role),
        ...roleActs.map((act) =>
          act === 'archive'
            ? archiveWords(role)
            : cellWords[roleCell(role, act, { archiveRole: 'any' })],
        ),
      ]),
    ),
  ];
}
