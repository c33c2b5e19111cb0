import {
  participantRoles,
  tenants,
  type ParticipantRole,
  type Tenant,
} from '@dokubox/spec/enums.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { cardOptions } from '@dokubox/spec/workflow/card-options.ts';
import { factsFromWire } from '@dokubox/spec/workflow/facts.ts';
import { finalizeAllowed, removalRefusal } from '@dokubox/spec/workflow/removal.ts';
import type { RoleAct } from '@dokubox/spec/workflow/roles.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { Refusal } from '../handler.ts';
import { boxView } from '../views/box.ts';
import { boxFor, dokuInBox } from '../views/facts.ts';
import { viewContext } from '../views/view-context.ts';
import { TestEngine } from './fixtures/test-engine.ts';

/**
 * Checks every cell of the role table (A-525): the table itself, the server's answers, and the
 * screens' options.
 */

const viewers: readonly ParticipantRole[] = ['BANK_VIEWER', 'CLIENT_VIEWER'];
const signers: readonly ParticipantRole[] = [
  'BANK_1STLEVELSIGNATORY',
  'BANK_2NDLEVELSIGNATORY',
  'BANK_NONLEGALREPSIGNATORY',
  'CLIENT_EMPLOYEESIGNATORY',
  'CLIENT_LEGALREPRESENTATIVE',
];
const administrator: ParticipantRole = 'BANK_APP_ADMIN';

/** The role table written as sentences, independent of the table. */
function expected(role: ParticipantRole, act: RoleAct): boolean {
  if (act === 'message') return role !== administrator;
  if (act === 'work') return role !== administrator && !viewers.includes(role);
  if (act === 'sign') return signers.includes(role);
  return act === 'read' || !viewers.includes(role);
}

const keyOf = (role: ParticipantRole) => (role.startsWith('CLIENT_') ? 'client1' : 'bankerRm');

/** A world in which the side's user has only this role, and takes part in no document. */
function withRole(tenant: Tenant, role: ParticipantRole): TestEngine {
  const test = new TestEngine(nodePorts, tenant);
  const { username } = test.user(keyOf(role));
  test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
    tx.user(username).roles = [role];
    for (const { id } of test.world.boxes.values()) {
      for (const doku of tx.box(id).dokus) {
        doku.participants = doku.participants.filter((one) => one.username !== username);
      }
    }
  });
  return test;
}

/** Calls of a side that require an act. Calls of the wrong side are rejected earlier. */
const asking = Object.entries<OperationDefinition>(operations).flatMap(([id, operation]) => {
  const act = operation.box?.act ?? operation.act;
  return act === undefined || act === 'read' ? [] : [{ id: id as OperationId, operation, act }];
});

/** The act the server names in its refusal, or null if it admits the role. */
async function stoppedFor(test: TestEngine, role: ParticipantRole, id: OperationId) {
  const box = test.box('open');
  const { box: rule }: OperationDefinition = operations[id];
  const named = rule?.by === 'dokuInPath' ? test.doku('open', 0).id : box.id;
  // Only the transport checks bodies. The handler may throw another error, which does not reject
  // the role.
  const input = { as: keyOf(role), params: { id: named }, body: bodyOf(box.id) } as object;
  try {
    await test.call(id, input);
  } catch (error) {
    if (error instanceof Refusal && error.messageKey === 'dde.error.roleNotAllowed') {
      expect(error.status).toBe(403);
      expect(test.box('open')).toBe(box);
      return error.details.reason ?? '';
    }
  }
  return null;
}

const bodyOf = (id: number) => ({ dokuBoxId: id, dokuboxId: id, dokus: [] });

describe.each(tenants)('the role table in %s', (tenant) => {
  it.each(participantRoles)(
    '[A-525][R6.1] lets %s make exactly the calls of its acts',
    async (role) => {
      const side = role.startsWith('CLIENT_') ? 'CLIENT' : 'BANKER';
      const test = withRole(tenant, role);
      for (const { id, operation, act } of asking) {
        if (operation.userType !== undefined && operation.userType !== side) continue;
        const reason = await stoppedFor(test, role, id);
        expect([id, reason]).toEqual([id, expected(role, act) ? null : act]);
      }
    },
  );

  it.each(participantRoles)(
    '[A-525][R4.9] offers %s on screens exactly what the server accepts',
    (role) => {
      const test = withRole(tenant, role);
      const policy = policyOf(tenant);
      const works = expected(role, 'work');
      const bank = !role.startsWith('CLIENT_');
      test.changeDoku('byBank', 0, { status: 'WAITING_ARCHIVAL', archivePossible: true });
      const view = viewContext(test.world, test.user(keyOf(role)));
      const { user, today } = view;
      for (const box of test.world.boxes.values()) {
        const onWire = boxView(box, view);
        for (const shown of onWire.dokus) {
          const doku = box.dokus.find(({ id }) => id === shown.id);
          if (!doku) throw new Error('no such document');
          const now = boxFor(box, view.now);
          const inBox = dokuInBox(doku, box);
          const wire = {
            ...inBox,
            facts: factsFromWire(shown, onWire),
            participants: shown.participants,
          };
          const options = cardOptions(shown.dokuTransitions, wire, user, now, policy, today);
          const names = shown.dokuTransitions.map(({ triggerControl }) => triggerControl);
          expect(shown.dokuStaticActions).toContain('ViewMessage');
          if (!expected(role, 'message'))
            expect(shown.dokuStaticActions).not.toContain('AddMessage');
          if (works) continue;
          expect([options, names]).toEqual([[], []]);
          expect(shown.dokuStaticActions).not.toContain('Upload');
          expect(shown.dokuStaticActions).not.toContain('JumpToEds');
          expect(finalizeAllowed({ ...wire, dokuSetupCompleted: false }, user, now)).toBe(false);
          if (inBox.usedInBox) {
            expect(removalRefusal(inBox, user, now, policy)).toBe('NO_PERMISSION');
          }
        }
      }
      const archives = (validatorRoleOptional: boolean) => {
        test.change('byBank', (box) => {
          box.validatorRoleOptional = validatorRoleOptional;
        });
        const first = boxView(test.box('byBank'), view).dokus[0];
        return first?.dokuTransitions.some(
          ({ triggerControl }) => triggerControl === 'SendToArchive',
        );
      };
      // §4: in RS the validator, or the relationship manager if the box allows it. Elsewhere any
      // banker.
      const strict = tenant === 'RS';
      const validator = role === 'BANK_VALIDATOR';
      expect(archives(false)).toBe(bank && works && (!strict || validator));
      expect(archives(true)).toBe(bank && works && (!strict || validator || role === 'BANK_RM'));
    },
  );
});

describe('the roles of a user', () => {
  it('[A-525] include those they have in the document', async () => {
    const test = withRole('HU', 'BANK_VIEWER');
    const { username } = test.user('bankerRm');
    const params = { id: test.doku('byBank', 0).id };
    const upload = async () => {
      const { body } = await test.call('loadDokubox', {
        as: 'bankerRm',
        params: { id: test.box('byBank').id },
      });
      return body.dokus.map(({ dokuTransitions }) => dokuTransitions.length > 0);
    };
    test.changeDoku('byBank', 0, { status: 'UPLOADED_BANK', dokuSetupCompleted: true });
    expect(new Set(await upload())).toEqual(new Set([false]));
    const part = {
      participantType: 'BANK',
      participantRole: 'BANK_REVIEWER',
      participantState: 'TODO',
      signingUrlResolved: null,
      username,
    } as const;
    test.change('byBank', (box) => box.dokus[0]?.participants.push(part));
    const offered = await upload();
    expect(offered[0]).toBe(true);
    expect(offered.slice(1)).not.toContain(true);
    const message = { content: 'Read.', messageVisibility: 'INTERNAL' as const };
    await test.call('addMessage', { as: 'bankerRm', params, body: message });
  });

  it('[A-525] let a viewer validate a file, without effect on the archive', async () => {
    const test = withRole('HU', 'BANK_VIEWER');
    test.changeDoku('byBank', 0, { status: 'WAITING_ARCHIVAL', archivePossible: null });
    const before = test.box('byBank');
    const params = { id: test.doku('byBank', 0).id };
    await test.call('validateSignature', { as: 'bankerRm', params, body: {} });
    expect(test.box('byBank')).toBe(before);
  });
});
