import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

let test: TestEngine;

describe('jump to the external signing system', () => {
  const process = (tenant: 'HU' | 'CZ') => {
    test = new TestEngine(nodePorts, tenant);
    test.change('byBank', (box) => {
      box.edsProcessId = 'EDS-1/2';
    });
    return { params: { id: test.doku('byBank', 0).id } };
  };

  it('[R6.5] gives a banker in HU the address with the return address', async () => {
    const call = process('HU');
    const { body } = await test.call('getEdsUrl', { as: 'bankerRm', ...call });
    const url = new URL(body.url, 'http://simulator');
    expect(url.pathname).toMatch(/^\/__sim\/signing-system\/[\w-]+\.[\w-]{43}$/);
    expect(url.searchParams.get('document')).toBe(String(test.doku('byBank', 0).id));
    expect(url.searchParams.get('returnUrl')).toBe(
      `/app/dokuboxlist?dokuBoxId=${test.box('byBank').id}`,
    );
  });

  it('[R6.5][A-111] is possible while another user works on the box', async () => {
    const call = process('HU');
    const on = { params: { id: test.box('byBank').id }, body: {} };
    await test.call('lockDokubox', { as: 'client1', ...on });
    const { body } = await test.call('getEdsUrl', { as: 'bankerRm', ...call });
    expect(body.url).toContain('/__sim/signing-system/');
  });

  it('[R6.5] is rejected in other countries, for clients, without a process, and on foreign documents', async () => {
    const cz = process('CZ');
    expect((await test.refusal('getEdsUrl', { as: 'bankerRm', ...cz })).status).toBe(403);
    const hu = process('HU');
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.user(test.user('client1').username).permissions = [];
    });
    expect((await test.refusal('getEdsUrl', { as: 'client1', ...hu })).status).toBe(403);
    const without = { params: { id: test.doku('open', 3).id } };
    expect((await test.refusal('getEdsUrl', { as: 'bankerRm', ...without })).status).toBe(409);
    const foreign = { params: { id: test.doku('foreign', 0).id } };
    expect((await test.refusal('getEdsUrl', { as: 'client1', ...foreign })).status).toBe(404);
  });
});
