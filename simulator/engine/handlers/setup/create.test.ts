import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import type { BoxDefinition } from '../../seed/catalogue/types.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'SK');
});

function definitionOf(segment: string): BoxDefinition {
  const found = test.world.catalogue.definitions.find(
    (definition) => definition.segment === segment && definition.documents.length > 1,
  );
  if (!found) throw new Error(`no definition for ${segment}`);
  return found;
}

const order = (definition: BoxDefinition) => ({
  definitionPid: definition.pid,
  categoryCode: definition.categoryCode,
});

const clientNumber = () => test.user('client1').clientNumbers[0] ?? '';

describe('a client', () => {
  it('[R1.4][R2.18] starts a box with the documents of its definition and names it', async () => {
    const definition = definitionOf('MB');
    const { body: box } = await test.call('createClientDokubox', {
      as: 'client1',
      body: { ...order(definition), customName: '  My loan ' },
    });
    expect(box).toMatchObject({
      status: 'CLIENT_SETUP',
      initiatedBy: 'CLIENT',
      customName: 'My loan',
      clientId: clientNumber(),
      titleEn: definition.titleEn,
    });
    expect(box.dokus.map(({ titleEn }) => titleEn)).toEqual(
      definition.documents.map(({ titleEn }) => titleEn),
    );
    for (const doku of box.dokus) {
      expect(doku).toMatchObject({ usedInBox: true, dokuSetupCompleted: false });
      expect(['WAITING_CLIENT_UPLOAD', 'WAITING_BANK_UPLOAD']).toContain(doku.status);
    }
    const loaded = await test.call('loadDokubox', { as: 'client1', params: { id: box.id } });
    expect(loaded.body).toEqual(box);
  });

  it('[R1.4] gets boxes and documents with unused ids', async () => {
    const before = new Set([...test.world.boxes.values()].map(({ id }) => id));
    const body = order(definitionOf('MB'));
    const one = (await test.call('createClientDokubox', { as: 'client1', body })).body;
    const two = (await test.call('createClientDokubox', { as: 'client1', body })).body;
    expect(before.has(one.id)).toBe(false);
    expect(two.id).toBe(one.id + 1);
    const ids = [...one.dokus, ...two.dokus].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const list = await test.call('searchClientDokuboxes', {
      as: 'client1',
      body: { status: 'ALL', page: 0, size: 50 },
    });
    const listed = list.body.content.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([one.id, two.id]));
  });

  it('[R5.2] can omit the name', async () => {
    const body = { ...order(definitionOf('MB')), customName: '   ' };
    const { body: box } = await test.call('createClientDokubox', { as: 'client1', body });
    expect(box.customName).toBeNull();
  });

  it('[R8.2] cannot use a definition of another segment or category', async () => {
    const corporate = await test.refusal('createClientDokubox', {
      as: 'client1',
      body: order(definitionOf('CORP')),
    });
    expect(corporate).toMatchObject({
      status: 404,
      messageKey: 'dde.error.noSelectableDokuboxDefinition',
    });
    const mixed = await test.refusal('createClientDokubox', {
      as: 'client1',
      body: { ...order(definitionOf('MB')), categoryCode: definitionOf('CORP').categoryCode },
    });
    expect(mixed.status).toBe(404);
    expect(test.world.commands).toBe(0);
  });

  it('[R8.6] is rejected without a segment, and a banker cannot use this call', async () => {
    const body = order(definitionOf('MB'));
    const refusal = await test.refusal('createClientDokubox', { as: 'segmentless', body });
    expect(refusal).toMatchObject({ status: 409, messageKey: 'dde.error.noSegmentType' });
    expect((await test.refusal('createClientDokubox', { as: 'bankerRm', body })).status).toBe(403);
  });
});

describe.each(tenants)('definitions of the ALL segment in %s', (tenant) => {
  it('[R6.6] can be used if the tenant allows it', async () => {
    test = new TestEngine(nodePorts, tenant);
    const body = order(definitionOf('ALL'));
    const allowed = policyOf(tenant).allowsAllSegmentCategories;
    if (allowed) {
      const { body: box } = await test.call('createClientDokubox', { as: 'client1', body });
      expect(box.status).toBe('CLIENT_SETUP');
    } else {
      expect((await test.refusal('createClientDokubox', { as: 'client1', body })).status).toBe(404);
    }
  });
});

describe('a banker', () => {
  const orderFor = (definition: BoxDefinition, number = clientNumber()) => ({
    ...order(definition),
    segmentType: definition.segment,
    clientNumber: number,
  });

  it('[R1.4][R6.3] starts a box for a client, with proposed participants for each document', async () => {
    const definition = definitionOf('MB');
    const { body: box } = await test.call('createBankerDokubox', {
      as: 'bankerRm',
      body: orderFor(definition),
    });
    expect(box).toMatchObject({
      status: 'BANK_SETUP',
      initiatedBy: 'BANK',
      customName: null,
      clientId: clientNumber(),
    });
    for (const [index, template] of definition.documents.entries()) {
      const roles = box.dokus[index]?.participants.map(({ participantRole }) => participantRole);
      expect(roles?.includes('BANK_1STLEVELSIGNATORY')).toBe(template.firstBankSignatureNeeded);
      expect(roles?.includes('CLIENT_LEGALREPRESENTATIVE')).toBe(template.clientSignatureNeeded);
    }
  });

  it('[R6.6][R8.6] can only use their own segments', async () => {
    const foreign = await test.refusal('createBankerDokubox', {
      as: 'bankerValidator',
      body: orderFor(definitionOf('MB')),
    });
    expect(foreign.status).toBe(403);
    const missing = await test.refusal('createBankerDokubox', {
      as: 'bankerSegmentless',
      body: orderFor(definitionOf('MB')),
    });
    expect(missing.messageKey).toBe('dde.error.noSegmentTypeBanker');
  });

  it('[R6.3] is rejected for an unknown client, and a client cannot use this call', async () => {
    const body = orderFor(definitionOf('MB'), '99999999');
    expect((await test.refusal('createBankerDokubox', { as: 'bankerRm', body })).status).toBe(404);
    const own = orderFor(definitionOf('MB'));
    const refusal = await test.refusal('createBankerDokubox', { as: 'client1', body: own });
    expect(refusal.status).toBe(403);
  });
});
