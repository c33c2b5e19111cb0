import { tenants, type ParticipantRole, type Tenant } from '@dokubox/spec/enums.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import type { CallInput } from '../../handler.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import type { BoxName } from '../fixtures/scenario.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

function use(tenant: Tenant): void {
  test = new TestEngine(nodePorts, tenant);
}

const boxBody = (name: BoxName) => ({ dokuBoxId: test.box(name).id });

describe('handing a box over', () => {
  it('[R4.1] moves it from the bank to the client and back', async () => {
    const request = { as: 'bankerRm', body: boxBody('bankSetup') };
    expect((await test.call('requestClientSetup', request)).body.status).toBe('CLIENT_SETUP');
    const loaded = await test.call('loadDokubox', {
      as: 'bankerRm',
      params: { id: test.box('bankSetup').id },
    });
    expect(loaded.body.status).toBe('CLIENT_SETUP');
    const done = { as: 'client1', body: boxBody('bankSetup') };
    expect((await test.call('completeClientSetup', done)).body.status).toBe('BANK_SETUP');
  });

  it('[R4.1] leads to the bank’s configuration for a client’s own box', async () => {
    const done = { as: 'client1', body: boxBody('clientSetup') };
    expect((await test.call('completeClientSetup', done)).body.status).toBe(
      'WAITING_BANK_CONFIGURATION',
    );
    expect(await test.refusal('completeClientSetup', done)).toMatchObject({
      status: 409,
      messageKey: 'dde.error.conflict',
    });
  });

  it('[A-365] sends the client’s uploads, which are not requested again', async () => {
    test.change('clientSetup', (box) => {
      const [doku] = box.dokus;
      if (!doku) throw new Error('no document');
      const more = ['UPLOADED_CLIENT', 'UPLOADED_CLIENT', 'UPLOADED_CLIENT'] as const;
      more.forEach((status, at) => box.dokus.push({ ...doku, status, id: doku.id + 9001 + at }));
      Object.assign(box.dokus[2] ?? {}, { usedInBox: false });
      const signedFileNeeded = { clientSignatureNeeded: true, clientSignedDokuUploadNeeded: true };
      Object.assign(box.dokus[3] ?? {}, signedFileNeeded);
    });
    const done = { as: 'client1', body: boxBody('clientSetup') };
    await test.call('completeClientSetup', done);
    expect(test.box('clientSetup').dokus.map(({ status }) => status)).toEqual([
      'WAITING_CLIENT_UPLOAD',
      'UNDER_REVIEW_BANK',
      'UPLOADED_CLIENT',
      'UPLOADED_CLIENT',
    ]);
    expect(test.doku('clientSetup', 1).dokuAction).toBe('SendToBank');
  });

  it('[R6.1] is rejected for the other side, in other statuses and on foreign boxes', async () => {
    const client = { as: 'client1', body: boxBody('bankSetup') };
    expect((await test.refusal('requestClientSetup', client)).status).toBe(403);
    const banker = { as: 'bankerRm', body: boxBody('open') };
    expect((await test.refusal('requestClientSetup', banker)).status).toBe(409);
    const foreign = { as: 'client1', body: boxBody('foreign') };
    expect((await test.refusal('completeClientSetup', foreign)).status).toBe(404);
  });
});

describe('closing a paper box', () => {
  it('[R4.1] finalizes it once everything is signed by hand', async () => {
    const close = { as: 'bankerRm', body: boxBody('paper') };
    expect((await test.refusal('closePaperDokubox', close)).status).toBe(409);
    const { id } = test.doku('paper', 0);
    const dokus = [{ id, dokuAction: 'PrintedAndPaperSigned' as const }];
    await test.call('submitBankerDokubox', {
      as: 'bankerRm',
      body: { ...boxBody('paper'), dokus },
    });
    expect((await test.call('closePaperDokubox', close)).body.status).toBe('FINALIZED');
    const client = { as: 'client1', body: boxBody('paper') };
    expect((await test.refusal('closePaperDokubox', client)).status).toBe(403);
  });
});

describe.each(tenants)('finalizing a document in %s', (tenant) => {
  it('[R4.22] is allowed for a participating banker, even on a document of the client', async () => {
    use(tenant);
    for (const name of ['byBank', 'open'] as const) {
      const index = name === 'open' ? 3 : 0;
      test.changeDoku(name, index, { dokuSetupCompleted: false });
      const call = { as: 'bankerRm', params: { id: test.doku(name, index).id }, body: {} };
      const { body } = await test.call('finalizeDoku', call);
      expect(body).toMatchObject({ id: call.params.id, dokuSetupCompleted: true });
      expect((await test.refusal('finalizeDoku', call)).status).toBe(409);
    }
  });
});

describe('finalizing a document', () => {
  it('[R4.22][R6.1] is for bankers, on boxes they can open, with participants on the document', async () => {
    test.changeDoku('byBank', 0, { dokuSetupCompleted: false, participants: [] });
    const params = { id: test.doku('byBank', 0).id };
    const call = { as: 'bankerRm', params, body: {} };
    expect((await test.refusal('finalizeDoku', call)).status).toBe(409);
    expect((await test.refusal('finalizeDoku', { ...call, as: 'client1' })).status).toBe(403);
    const unknown = { ...call, params: { id: 999_999 } };
    expect((await test.refusal('finalizeDoku', unknown)).status).toBe(404);
    const prepared = { ...call, params: { id: test.doku('clientSetup', 0).id } };
    expect((await test.refusal('finalizeDoku', prepared)).status).toBe(404);
  });
});

describe('an added document', () => {
  const definition = () => {
    const found = test.world.catalogue.definitions.find(({ otherDocument }) => otherDocument);
    if (!found?.otherDocument) throw new Error('no definition with another document');
    return { pid: found.pid, template: found.otherDocument.dokuDefinitionId };
  };
  const add = (name: BoxName, addOtherDokuId = definition().template) => ({
    body: { ...boxBody(name), addOtherDokuId, customDokuName: ' Annual report ' },
  });
  const allow = (name: BoxName) => {
    test.change(name, (box) => {
      box.definitionPid = definition().pid;
    });
  };

  it('[R3.2] comes last, has its own name, and can be worked on', async () => {
    allow('open');
    const { body } = await test.call('addOtherDoku', { as: 'client1', ...add('open') });
    expect(body.dokus.at(-1)).toMatchObject({
      customDokuName: 'Annual report',
      initiatedBy: 'CLIENT',
      dokuSetupCompleted: true,
      isReconfiguredAdded: true,
    });
    expect(test.world.dokus.find(body.dokus.at(-1)?.id ?? 0)?.box.id).toBe(body.id);
  });

  it('[R3.2] is added by the side that prepares the box', async () => {
    allow('clientSetup');
    await test.call('addOtherDoku', { as: 'client1', ...add('clientSetup') });
    expect(test.box('clientSetup').dokus.at(-1)?.dokuSetupCompleted).toBe(false);
    const other = { as: 'client1', ...add('waitingConfiguration') };
    expect((await test.refusal('addOtherDoku', other)).status).toBe(409);
  });

  it('[R6.1][R8.7] is rejected for unknown templates, and for foreign, locked and cancelled boxes', async () => {
    allow('open');
    const refusal = (name: BoxName, id?: number) =>
      test.refusal('addOtherDoku', { as: 'client1', ...add(name, id) });
    expect((await refusal('open', 999_999)).status).toBe(404);
    expect((await refusal('foreign')).status).toBe(404);
    expect((await refusal('locked')).errorCode).toBe('DOKUBOX_LOCKED');
    expect((await refusal('cancelledByBank')).errorCode).toBe('DOKUBOX_CANCELLED');
    expect((await refusal('finalized')).status).toBe(409);
  });
});

describe('the signers of an added document', () => {
  type Roles = readonly (readonly [role: ParticipantRole, user: string])[];

  /** Adds a document as the client, who chooses no signers. */
  async function added(): Promise<number> {
    const found = test.world.catalogue.definitions.find(({ otherDocument }) => otherDocument);
    const addOtherDokuId = found?.otherDocument?.dokuDefinitionId ?? 0;
    test.change('open', (box) => {
      box.definitionPid = found?.pid ?? '';
      for (const doku of box.dokus) doku.dokuSetupCompleted = true;
    });
    const body = { ...boxBody('open'), addOtherDokuId, customDokuName: 'Minutes of the board' };
    const { body: box } = await test.call('addOtherDoku', { as: 'client1', body });
    return box.dokus.at(-1)?.id ?? 0;
  }
  const configured = (dokuId: number, roles: Roles): CallInput<'configureDokubox'>['body'] => ({
    ...boxBody('open'),
    clientSignatureSystem: test.box('open').clientSignatureSystem,
    bankSignatureSystem: test.box('open').bankSignatureSystem,
    validatorRoleOptional: false,
    complete: true,
    dokus: [
      {
        dokuId,
        usedInBox: true,
        ordinalNumber: 9,
        participants: roles.map(([participantRole, key]) => ({
          participantType: participantRole.startsWith('BANK_') ? 'BANK' : 'CLIENT',
          participantRole,
          userId: test.user(key).id,
        })),
      },
    ],
  });
  const give = (dokuId: number, roles: Roles) =>
    test.call('configureDokubox', { as: 'bankerRm', body: configured(dokuId, roles) });
  const dokuOf = (dokuId: number) => test.world.dokus.find(dokuId)?.doku;
  const signers = [
    ['BANK_RM', 'bankerRm'],
    ['BANK_1STLEVELSIGNATORY', 'banker1'],
    ['CLIENT_LEGALREPRESENTATIVE', 'client1'],
  ] as const;

  it('[R2.17][A-383] are given by the bank, and there are none without them', async () => {
    const dokuId = await added();
    expect(dokuOf(dokuId)).toMatchObject({ clientSignatureNeeded: false });
    const { body } = await give(dokuId, signers);
    expect(body.dokus.find(({ id }) => id === dokuId)).toMatchObject({
      clientSignatureNeeded: true,
      firstBankSignatureNeeded: true,
      secondBankSignatureNeeded: false,
      dokuSetupCompleted: true,
    });
    await give(dokuId, [['BANK_RM', 'bankerRm']]);
    expect(dokuOf(dokuId)).toMatchObject({
      clientSignatureNeeded: false,
      firstBankSignatureNeeded: false,
    });
    // A definition sets this for its own documents, independent of their participants.
    const own = test.box('open').dokus.find((doku) => !doku.firstBankSignatureNeeded);
    await give(own?.id ?? 0, signers);
    expect(dokuOf(own?.id ?? 0)).toMatchObject({ firstBankSignatureNeeded: false });
  });

  it('[R4.10][A-383] sign it once the bank sends it, and can no longer change then', async () => {
    const dokuId = await added();
    await give(dokuId, signers);
    const index = test.box('open').dokus.findIndex(({ id }) => id === dokuId);
    test.changeDoku('open', index, { status: 'UNDER_REVIEW_BANK' });
    const sending = { ...boxBody('open'), dokus: [{ id: dokuId, dokuAction: 'SendForSigning' }] };
    await test.call('submitBankerDokubox', {
      as: 'bankerRm',
      body: sending as CallInput<'submitBankerDokubox'>['body'],
    });
    expect(dokuOf(dokuId)?.status).toBe('WAITING_CLIENT_SIGNATURE');
    const without = configured(dokuId, [['BANK_RM', 'bankerRm']]);
    test.changeDoku('open', index, { envelope: 'NONE', status: 'WAITING_ARCHIVAL' });
    const refusal = await test.refusal('configureDokubox', { as: 'bankerRm', body: without });
    expect([refusal.status, refusal.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
  });

  it('[R5.22][A-383] include the client if the client’s upload is already signed', async () => {
    const dokuId = await added();
    const index = test.box('open').dokus.findIndex(({ id }) => id === dokuId);
    test.changeDoku('open', index, { status: 'UNDER_REVIEW_BANK', signedOutsideDDE: true });
    await give(dokuId, signers);
    expect(dokuOf(dokuId)).toMatchObject({ clientSignatureNeeded: true, clientSigned: true });
  });

  it('[R2.17][A-383] include the first level if only its deputy was given', async () => {
    const dokuId = await added();
    const body = configured(dokuId, [['BANK_NONLEGALREPSIGNATORY', 'banker1']]);
    const user = test.world.userByKey('banker1');
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.user(user?.username ?? '').roles.push('BANK_NONLEGALREPSIGNATORY');
    });
    const refusal = await test.refusal('configureDokubox', { as: 'bankerRm', body });
    expect(refusal.messageKey).toBe('dde.error.requiredField');
  });
});

describe('choice of the signature system', () => {
  const choose = (name: BoxName) => ({
    as: 'client1',
    body: { ...boxBody(name), clientSelectedSignatureSystem: 'ESAW_REMOTE' as const },
  });

  it('[R9.7] is open while the box says ALL and no envelope exists', async () => {
    test.change('byBank', (box) => {
      box.clientSignatureSystem = 'ALL';
    });
    const { body } = await test.call('selectSignatureSystem', choose('byBank'));
    expect(body.clientSelectedSignatureSystem).toBe('ESAW_REMOTE');
    test.changeDoku('byBank', 0, {
      status: 'WAITING_CLIENT_SIGNATURE',
      envelope: 'WAITING_SIGNATURE',
    });
    test.change('byBank', (box) => {
      box.namirialEnvelopeStatus = 'WAITING_SIGNATURE';
    });
    const refusal = await test.refusal('selectSignatureSystem', choose('byBank'));
    expect([refusal.status, refusal.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
  });

  it('[R9.7] stays open after an earlier envelope if never made, so that signing stays possible', async () => {
    test.change('byBank', (box) => {
      box.clientSignatureSystem = 'ALL';
      box.namirialEnvelopeStatus = 'REJECTED';
    });
    test.changeDoku('byBank', 0, { status: 'WAITING_ARCHIVAL', envelope: 'REJECTED' });
    const { body } = await test.call('selectSignatureSystem', choose('byBank'));
    expect(body.clientSelectedSignatureSystem).toBe('ESAW_REMOTE');
    const again = await test.refusal('selectSignatureSystem', choose('byBank'));
    expect(again.messageKey).toBe('dde.error.actionNotOffered');
  });

  it('[R6.1] is rejected if there is no choice, on foreign boxes and for bankers', async () => {
    expect((await test.refusal('selectSignatureSystem', choose('open'))).status).toBe(409);
    expect((await test.refusal('selectSignatureSystem', choose('foreign'))).status).toBe(404);
    const banker = { ...choose('open'), as: 'bankerRm' };
    expect((await test.refusal('selectSignatureSystem', banker)).status).toBe(403);
  });
});
