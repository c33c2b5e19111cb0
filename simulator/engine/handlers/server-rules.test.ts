import { tenants, type PortalFunction } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import type { BoxName } from './fixtures/scenario.ts';

/** Rules a server enforces whatever a screen shows. */

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'RO');
});

const load = (name: BoxName, as: string) => ({ as, params: { id: test.box(name).id } }) as const;

function changeUser(key: string, change: object): void {
  const { username } = test.user(key);
  test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
    Object.assign(tx.user(username), change);
  });
}

describe('forgotten password', () => {
  const reset = (phoneNumber: string) =>
    test.refusal('resetPassword', {
      body: { email: 'a@b.example', username: 'somebody', phoneNumber },
    });

  it.each(tenants)(
    '[R5.9] accepts phone numbers of %s by the rule of the tenant',
    async (tenant) => {
      test = new TestEngine(nodePorts, tenant);
      const { phone } = policyOf(tenant);
      const wrong = phone.rule === 'digits' ? '12345' : `${phone.callingCode}1`;
      expect(await reset(wrong)).toMatchObject({
        status: 400,
        messageKey: 'dde.error.invalidPhoneNumber',
      });
      const { phoneNumber } = test.user('client1');
      const body = { email: 'a@b.example', username: 'somebody', phoneNumber };
      await expect(test.call('resetPassword', { body })).resolves.toBeTruthy();
    },
  );
});

describe('categories', () => {
  it('[R6.6] never include the placeholder for “no category”', async () => {
    const lists = [
      await test.call('getClientProductCategories', { as: 'client1', body: {} }),
      await test.call('getBankerProductCategories', {
        as: 'bankerAdmin',
        body: { segmentType: 'ALL' },
      }),
    ];
    for (const { body } of lists) {
      expect(body.length).toBeGreaterThan(0);
      expect(body.map(({ categoryCode }) => categoryCode)).not.toContain('DUMMY');
    }
    const catalogue = await test.call('getCatalogue', {
      as: 'client1',
      body: { catalogueType: 'ProductCategoryALL' },
    });
    expect(catalogue.body.items.map(({ value }) => value)).not.toContain('DUMMY');
  });
});

describe('segments', () => {
  it('[R6.6] must match the client’s segment when a banker starts a box', async () => {
    const definition = test.world.catalogue.definitions.find(({ segment }) => segment === 'CORP');
    const { pid: definitionPid = '', categoryCode = '' } = definition ?? {};
    const [clientNumber = ''] = test.user('client1').clientNumbers;
    const body = { definitionPid, categoryCode, segmentType: 'CORP' as const, clientNumber };
    const refusal = await test.refusal('createBankerDokubox', { as: 'bankerRm', body });
    expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.invalidValue' });
    expect(refusal.details.fieldErrors?.[0]?.field).toBe('segmentType');
  });

  it('[R8.7] close a box to bankers of other segments, unless they take part in it', async () => {
    const { segmentType } = test.box('finalized');
    const other = segmentType === 'CORP' ? 'MB' : 'CORP';
    const everybody = new Set(
      test.box('finalized').dokus.flatMap((doku) => doku.participants.map((one) => one.username)),
    );
    const stranger = ['banker2', 'bankerValidator', 'bankerRm', 'banker1', 'bankerAdmin'].find(
      (key) => !everybody.has(test.user(key).username),
    );
    if (stranger === undefined) throw new Error('everybody takes part');
    changeUser(stranger, { segments: [other] });
    const denied = { status: 403, errorCode: 'DOKUBOX_ACCESS_DENIED' };
    expect(await test.refusal('loadDokubox', load('finalized', stranger))).toMatchObject(denied);
    const document = { as: stranger, params: { id: test.doku('finalized', 0).id } };
    expect(await test.refusal('getMessages', document)).toMatchObject(denied);
    for (const segments of [[segmentType], ['ALL'], []]) {
      changeUser(stranger, { segments });
      await expect(test.call('loadDokubox', load('finalized', stranger))).resolves.toBeTruthy();
    }
    changeUser(stranger, { segments: [other] });
    test.change('finalized', (box) => {
      box.initiatedBy = 'BANK';
      box.createdBy = test.user(stranger).username;
    });
    await expect(test.call('loadDokubox', load('finalized', stranger))).resolves.toBeTruthy();
  });
});

describe('a client’s texts', () => {
  it('[R5.24] include messages without a visibility', async () => {
    const { id } = test.doku('open', 0);
    const call = { as: 'client1', params: { id }, body: { content: 'Here it is.' } };
    expect((await test.call('addMessage', call)).body.messageVisibility).toBe('EXTERNAL');
    const banker = await test.refusal('addMessage', { ...call, as: 'bankerRm' });
    expect(banker).toMatchObject({ status: 400, messageKey: 'dde.error.requiredField' });
  });

  it.each(['reasonOfCancellation', 'cancellationNote'] as const)(
    '[R6.7] cannot include %s in a termination',
    async (field) => {
      const nothing = { reasonOfCancellation: null, cancellationNote: null };
      const body = { dokuboxId: test.box('open').id, ...nothing, [field]: 'CLIENT_REQUEST' };
      const refusal = await test.refusal('terminateClientDokubox', { as: 'client1', body });
      expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.invalidValue' });
      expect(refusal.details.fieldErrors?.[0]?.field).toBe(field);
    },
  );
});

describe('a session', () => {
  it('[R7.23] ends for good when its user is locked, or the contract has ended', async () => {
    for (const change of [{ status: 'LOCKED' }, { contractSignature: 'REQUIRED' }]) {
      const token = test.token('client1');
      await expect(test.call('getCurrentUser', { token })).resolves.toBeTruthy();
      changeUser('client1', change);
      const ended = { status: 428, errorCode: 'UNAUTHORIZED_428' };
      expect(await test.refusal('getCurrentUser', { token })).toMatchObject(ended);
      changeUser('client1', { status: 'ACTIVE', contractSignature: 'NONE' });
      expect(await test.refusal('getCurrentUser', { token })).toMatchObject(ended);
    }
  });
});

describe('a blocked function', () => {
  const block = (name: PortalFunction) => {
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.settings().portalStatuses = [{ function: name, currentlyBlocked: true }];
    });
  };
  const submit = (trigger: string) => ({
    as: 'bankerRm',
    body: {
      dokuBoxId: test.box('byBank').id,
      dokus: [{ id: test.doku('byBank', 0).id, dokuAction: trigger }],
    } as BodyOf<'submitBankerDokubox'>,
  });
  const blocked = { status: 307, errorCode: 'PORTAL_BLOCKED' };

  it('[R7.24] named SIGNING stops every signing call and nothing else', async () => {
    const signs = { clientSignatureNeeded: true, firstBankSignatureNeeded: true };
    test.changeDoku('byBank', 0, { ...signs, status: 'UPLOADED_BANK' });
    block('SIGNING');
    const send = submit('SendForSigning');
    expect(await test.refusal('submitBankerDokubox', send)).toMatchObject(blocked);
    const way = { as: 'client1', params: { id: test.doku('byBank', 0).id } };
    expect(await test.refusal('getSigningUrl', way)).toMatchObject(blocked);
    await expect(test.call('loadDokubox', load('byBank', 'bankerRm'))).resolves.toBeTruthy();
    block('ARCHIVING');
    await expect(test.call('submitBankerDokubox', send)).resolves.toBeTruthy();
  });

  it('[R7.24] named ARCHIVING stops archiving and downloads from the archive', async () => {
    test.changeDoku('byBank', 0, { status: 'WAITING_ARCHIVAL', archivePossible: true });
    block('ARCHIVING');
    expect(await test.refusal('submitBankerDokubox', submit('SendToArchive'))).toMatchObject(
      blocked,
    );
    expect(test.doku('byBank', 0).status).toBe('WAITING_ARCHIVAL');
    const download = { as: 'client1' };
    expect(await test.refusal('downloadTermsAndConditions', download)).toMatchObject(blocked);
    await expect(test.call('getTermsAndConditions', download)).resolves.toBeTruthy();
  });
});

describe('a document', () => {
  it('[R3.3] names the file that was sent, also after it has been signed', async () => {
    const submitted = async () =>
      (await test.call('loadDokubox', load('byBank', 'banker1'))).body.dokus[0]
        ?.submitDokuStaticActions;
    const { id, files } = test.doku('byBank', 0);
    const [file] = files;
    if (!file) throw new Error('the document has a file');
    const upload = {
      dokuId: id,
      dokuStaticAction: 'Upload',
      actionData: { fileName: file.fileName, mimeType: file.mimeType },
    };
    expect(await submitted()).toEqual([upload]);
    const signed = { ...file, fileName: 'signed.asice', signedIn: 'envelope', signed: true };
    test.changeDoku('byBank', 0, { files: [file, signed] });
    expect(await submitted()).toEqual([upload]);
    test.changeDoku('byBank', 0, { files: [] });
    expect(await submitted()).toEqual([]);
  });

  it('[R1.3] that starts under archiving is archived by the clock', async () => {
    const { worlds, scenarios } = test.engine;
    const text = JSON.stringify({
      name: 'archiving',
      title: 'Archiving',
      description: 'A document the archive works on.',
      tenants: 'all',
      user: 'bankerRm',
      seed: 7,
      boxes: [{ status: 'IN_PROGRESS', client: 'main', dokus: [{ status: 'UNDER_ARCHIVING' }] }],
    });
    expect(scenarios.add('archiving.json', text)).toEqual([]);
    const world = worlds.create({ scenario: 'archiving', tenant: 'RO' });
    const finished = async () => {
      const body = { status: 'FINALIZED', page: 0, size: 10 } as const;
      const call = { as: 'bankerRm', world, body };
      return (await test.call('searchBankerDokuboxes', call)).body.totalElements;
    };
    expect(await finished()).toBe(0);
    world.clock.advance(limits.archiveJobMs - 1);
    expect(await finished()).toBe(0);
    world.clock.advance(1);
    expect(await finished()).toBe(1);
    world.reset();
    expect(await finished()).toBe(0);
  });
});
