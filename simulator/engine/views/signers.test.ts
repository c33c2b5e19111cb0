import { tenants } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from '../handlers/fixtures/test-engine.ts';

describe.each(tenants)('the data of signers in %s', (tenant) => {
  const test = new TestEngine(nodePorts, tenant);
  const signerOf = (key: string, userType: 'CLIENT' | 'BANK', docExpiryDate: string | null) => ({
    userType,
    firstName: key,
    lastName: key,
    username: test.user(key).username,
    docExpiryDate,
    namirialUserId: 'REMOTE-USER-1234',
    namirialDeviceId: '99',
  });
  test.changeDoku('open', 3, {
    signingUsers: [
      signerOf('client1', 'CLIENT', '2031-02-03'),
      signerOf('client2', 'CLIENT', '2026-05-20'),
      signerOf('client3', 'CLIENT', null),
      signerOf('banker1', 'BANK', '2020-01-01'),
    ],
  });
  const read = async (as: string) => {
    const { body } = await test.call('loadDokubox', { as, params: { id: test.box('open').id } });
    const { id } = test.doku('open', 3);
    const signers = body.dokus.find((doku) => doku.id === id)?.signingUsers ?? [];
    return signers.map(({ docExpiryDate, docExpiryMark, namirialUserId, namirialDeviceId }) => [
      docExpiryDate,
      docExpiryMark,
      namirialUserId,
      namirialDeviceId,
    ]);
  };
  const masked = ['****1234', '****'];

  it('[A-364] are readable for their owner, and masked for a colleague', async () => {
    expect(await read('client1')).toEqual([
      ['2031-02-03', undefined, 'REMOTE-USER-1234', '99'],
      [undefined, 'warning', ...masked],
      [undefined, 'notAvailable', ...masked],
    ]);
  });

  it('[A-364] show the bank the dates of the client’s users, and none of its own', async () => {
    expect(await read('bankerRm')).toEqual([
      ['2031-02-03', undefined, ...masked],
      ['2026-05-20', undefined, ...masked],
      [null, undefined, ...masked],
      [undefined, 'error', ...masked],
    ]);
    expect((await read('banker1')).at(-1)).toEqual([
      '2020-01-01',
      undefined,
      'REMOTE-USER-1234',
      '99',
    ]);
  });

  it('[A-364] do not appear in any other text of the answer', async () => {
    const params = { id: test.box('open').id };
    const { body } = await test.call('loadDokubox', { as: 'client1', params });
    expect(JSON.stringify(body)).not.toContain('2026-05-20');
  });
});
