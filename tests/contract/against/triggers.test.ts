import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userTypeOfKey } from '@dokubox/spec/control/user-keys.ts';
import type { DokuAction, DokuStatus, Tenant } from '@dokubox/spec/enums.ts';
import { tenantPolicies } from '@dokubox/spec/tenants/table.ts';
import type { Answered } from '../contract-server.ts';
import {
  ServerUnderTest,
  type ConformanceBoxName,
  type PersonKey,
  type TargetWorld,
} from './target.ts';

let target: ServerUnderTest;
let world: TargetWorld;
let boxId: number;

async function begin(tenant: Tenant = 'CZ', name: ConformanceBoxName = 'Triggers'): Promise<void> {
  world = await target.world(tenant);
  boxId = await world.boxId(name);
}

beforeAll(async () => {
  target = await ServerUnderTest.open();
});
afterAll(() => target.close());
beforeEach(() => begin());

const idOf = async (status: DokuStatus) => (await world.doku('bankerRm', boxId, status)).id;
const statusOf = async (id: number) =>
  (await world.box('bankerRm', boxId)).dokus.find((doku) => doku.id === id)?.status;
const offered = async (who: PersonKey, status: DokuStatus) =>
  (await world.doku(who, boxId, status)).dokuTransitions.map((one) => one.triggerControl).sort();

/** Submits one action each for several documents, as a user. */
function submit(
  who: PersonKey,
  ...dokus: readonly { id: number; dokuAction: DokuAction }[]
): Promise<Answered> {
  const operation = userTypeOfKey(who) === 'CLIENT' ? 'submitClientDokubox' : 'submitBankerDokubox';
  return world.call(who, operation, { body: { dokuBoxId: boxId, dokus } });
}

/** Submits an action and returns the document's new status. */
async function sent(who: PersonKey, id: number, dokuAction: DokuAction) {
  const { status, text } = await submit(who, { id, dokuAction });
  if (status !== 200) throw new Error(`${dokuAction}: ${status} ${text.slice(0, 300)}`);
  return statusOf(id);
}

describe('a document in the workflow', () => {
  it('[R4.8] goes to the bank, is returned, and is sent again', async () => {
    const id = await idOf('UPLOADED_CLIENT');
    expect(await sent('client1', id, 'SendToBank')).toBe('UNDER_REVIEW_BANK');
    expect(await sent('bankerRm', id, 'SendToClient')).toBe('WAITING_CLIENT_FEEDBACK');
    expect(await sent('client1', id, 'SendToBank')).toBe('UNDER_REVIEW_BANK_1');
    expect(await sent('bankerRm', id, 'SendForArchiving')).toBe('WAITING_ARCHIVAL');
  });

  it('[R4.8] is negotiated if its text is negotiable', async () => {
    const id = await idOf('UPLOADED_BANK');
    expect(await sent('bankerRm', id, 'SendToClient')).toBe('UNDER_NEGOTIATION_CLIENT');
    expect(await sent('client1', id, 'SendToBank')).toBe('UNDER_NEGOTIATION_BANK');
  });

  it("returns the box's new state to the user who submitted", async () => {
    const id = await idOf('UPLOADED_CLIENT');
    const { json } = await submit('client1', { id, dokuAction: 'SendToBank' });
    expect(json).toEqual(await world.box('client1', boxId));
  });
});

describe('an option', () => {
  it('[R4.8] is offered only to the side whose turn it is, and rejected for the other side', async () => {
    expect(await offered('client1', 'UPLOADED_CLIENT')).toEqual(['SendToBank']);
    expect(await offered('bankerRm', 'UPLOADED_CLIENT')).toEqual([]);
    const id = await idOf('UPLOADED_CLIENT');
    const { status, error } = await submit('bankerRm', { id, dokuAction: 'SendToClient' });
    expect([status, error.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
    expect(error.dokubox).toEqual(await world.box('bankerRm', boxId));
  });

  it('[R4.18] is greyed while a signed file is missing, and rejected with the cause', async () => {
    const id = await idOf('WAITING_CLIENT_FEEDBACK');
    expect(await offered('client1', 'WAITING_CLIENT_FEEDBACK')).toContain('SendToBank');
    const { status, error } = await submit('client1', { id, dokuAction: 'SendToBank' });
    expect([status, error.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
    expect(error.reason).toContain('CLIENT_FEEDBACK_NEEDS_SIGNED_FILE');
    expect(await statusOf(id)).toBe('WAITING_CLIENT_FEEDBACK');
  });

  it.each<Tenant>(['HU', 'CZ'])('[R4.10] is not offered before the setup in %s', async (tenant) => {
    await begin(tenant);
    const id = await idOf('UNDER_REVIEW_CLIENT');
    const before = tenantPolicies[tenant].sendToBankBeforeSetup ? ['SendToBank'] : [];
    expect(await offered('client1', 'UNDER_REVIEW_CLIENT')).toEqual(before);
    const { status } = await submit('client1', { id, dokuAction: 'SendToBank' });
    expect(status).toBe(before.length > 0 ? 200 : 409);
  });

  it.each<Tenant>(['RS', 'RO'])('[R4.9] SendToArchive requires a role in %s', async (tenant) => {
    await begin(tenant);
    const id = await idOf('WAITING_ARCHIVAL');
    const anybody = tenantPolicies[tenant].archiveRole === 'any';
    expect(await offered('bankerRm', 'WAITING_ARCHIVAL')).toEqual(anybody ? ['SendToArchive'] : []);
    const first = await submit('bankerRm', { id, dokuAction: 'SendToArchive' });
    expect(first.status).toBe(anybody ? 200 : 409);
    if (!anybody)
      expect(await sent('bankerValidator', id, 'SendToArchive')).toBe('UNDER_ARCHIVING');
  });

  it.each<Tenant>(['HU', 'SK'])(
    '[R4.11] added by the portal is accepted or rejected as the tenant says, here %s',
    async (tenant) => {
      await begin(tenant, 'Own application');
      const id = await idOf('WAITING_BANK_SIGNATURE_AUX');
      expect(await offered('bankerRm', 'WAITING_BANK_SIGNATURE_AUX')).not.toContain('SendToClient');
      const { status } = await submit('bankerRm', { id, dokuAction: 'SendToClient' });
      const added = tenantPolicies[tenant].addedSendToClientInAux;
      expect(status).toBe(added ? 200 : 409);
      expect(await statusOf(id)).toBe(
        added ? 'WAITING_CLIENT_FEEDBACK' : 'WAITING_BANK_SIGNATURE_AUX',
      );
    },
  );
});

describe('a submit', () => {
  it('is carried out completely or not at all', async () => {
    const fits = await idOf('UPLOADED_CLIENT');
    const greyed = await idOf('WAITING_CLIENT_FEEDBACK');
    const answer = await submit(
      'client1',
      { id: fits, dokuAction: 'SendToBank' },
      { id: greyed, dokuAction: 'SendToBank' },
    );
    expect(answer.status).toBe(409);
    expect(await statusOf(fits)).toBe('UPLOADED_CLIENT');
  });

  it('[R4.3] is blocked by the lock of another user', async () => {
    const id = await idOf('UPLOADED_CLIENT');
    await world.call('bankerRm', 'lockDokubox', { id: boxId });
    const { status, error } = await submit('client1', { id, dokuAction: 'SendToBank' });
    expect([status, error.errorCode]).toEqual([409, 'DOKUBOX_LOCKED']);
    expect(await statusOf(id)).toBe('UPLOADED_CLIENT');
  });

  it('[R4.20] with a removal shows it in both fields, and gives a reason', async () => {
    const id = await idOf('UPLOADED_CLIENT');
    const { status, error } = await submit('bankerRm', { id, dokuAction: 'Reconfigure' });
    expect([status, error.messageKey.startsWith('dde.error.')]).toEqual([400, true]);
    expect(await statusOf(id)).toBe('UPLOADED_CLIENT');
  });

  it('is rejected if it names a document of another box', async () => {
    const other = await world.doku('bankerRm', await world.boxId('Talk'), 'UNDER_REVIEW_BANK');
    const { status, error } = await submit('bankerRm', {
      id: other.id,
      dokuAction: 'SendToClient',
    });
    expect([status, error.errorCode]).toEqual([404, 'DOKUBOX_LOAD_ERROR']);
  });
});
