import { encodeBase64 } from '../base64.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import type { BoxName } from './fixtures/scenario.ts';

type Item = BodyOf<'submitBankerDokubox'>['dokus'][number];

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

const call = (name: BoxName, change: Omit<Item, 'id'>) => ({
  as: 'bankerRm',
  body: { dokuBoxId: test.box(name).id, dokus: [{ id: test.doku(name, 0).id, ...change }] },
});
const signed = { dokuAction: 'PrintedAndPaperSigned' } as const;

describe('a signature on paper', () => {
  it('[R3.2][A-189] is stored with its date, place and scan, for both sides', async () => {
    const dokuId = test.doku('paper', 0).id;
    const scan = {
      dokuId,
      dokuStaticAction: 'Upload' as const,
      actionData: { fileName: 'scan.csv' },
      fileContent: encodeBase64(new TextEncoder().encode('a;b\n')),
    };
    const paperSigning = { signedOn: '2026-01-31', place: '  Brno ' };
    const change = { ...signed, paperSigning, submitDokuStaticActions: [scan] };
    await test.call('submitBankerDokubox', call('paper', change));
    expect(test.doku('paper', 0)).toMatchObject({ status: 'PAPER_SIGNED', messages: [] });
    const params = { id: test.box('paper').id };
    for (const as of ['client1', 'bankerRm']) {
      const { body } = await test.call('loadDokubox', { as, params });
      expect(body.dokus[0]).toMatchObject({
        paperSigning: { signedOn: '2026-01-31', place: 'Brno' },
        fileVersion: 2,
      });
    }
  });

  it('[A-189] is dated today by default', async () => {
    await test.call('submitBankerDokubox', call('paper', signed));
    const today = test.world.clock.nowIso().slice(0, 10);
    expect(test.doku('paper', 0).paperSigning).toEqual({ signedOn: today, place: null });
  });

  it.each([
    ['of tomorrow', 'paper', signed.dokuAction, '2099-01-01', 'paperSigning.signedOn'],
    ['with another option', 'byBank', 'SendForSigning', '2026-01-31', 'paperSigning'],
  ] as const)('[A-189][R8.1] is rejected %s', async (_what, name, dokuAction, signedOn, field) => {
    const before = test.box(name);
    const change = { dokuAction, paperSigning: { signedOn } };
    const refusal = await test.refusal('submitBankerDokubox', call(name, change));
    expect(refusal).toMatchObject({ status: 400, messageKey: 'dde.error.invalidValue' });
    expect(refusal.details.fieldErrors?.[0]?.field).toBe(`dokus[0].${field}`);
    expect(test.box(name)).toBe(before);
  });
});
