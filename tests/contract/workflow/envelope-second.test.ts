import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { ContractServer } from '../contract-server.ts';
import { termination } from './box-events.ts';
import { envelopeSceneOf, startEnvelopeServer, type EnvelopeStage } from './envelope-scene.ts';
import { refused, saidBy } from './staging.ts';

// The first signature loads all signing code.
vi.setConfig({ testTimeout: 30_000 });

let server: ContractServer;
beforeAll(async () => {
  server = await startEnvelopeServer();
});
afterAll(() => server.stop());

const scene = (stage: EnvelopeStage) => envelopeSceneOf(server, stage);

describe('a second envelope after an earlier one', () => {
  it.each(['REJECTED', 'CANCELLED'] as const)(
    '[R4.7][R4.23][A-186] has its own status, while the %s document keeps its own',
    async (stage) => {
      const one = await scene(stage);
      const first = one.world.envelopeId(one.boxId);
      expect((await one.submit(1, 'SendForSigning')).status).toBe(200);
      const { namirialEnvelopeStatus, dokus, signatureRejected } = await one.box();
      expect(namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
      expect(one.world.envelopeId(one.boxId)).not.toBe(first);
      expect(dokus.map(({ envelopeStatus }) => envelopeStatus)).toEqual([stage, null]);
      expect(signatureRejected).toBe(stage === 'REJECTED');
      const offers = dokus[0]?.dokuTransitions.map(({ triggerControl }) => triggerControl);
      expect(offers).toContain('SendForResigning');
      // The refused document joins the running envelope.
      expect((await one.submit(0, 'SendForResigning')).status).toBe(200);
      const after = await one.box();
      expect(after.dokus.map(({ envelopeStatus }) => envelopeStatus)).toEqual([null, null]);
      expect(after.namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
    },
  );

  it('[R4.7][A-169] is broken by a refusal for its own documents only', async () => {
    const one = await scene('FINALIZED');
    await one.submit(1, 'SendForSigning');
    const { participants = [] } = (await one.box()).dokus[1] ?? {};
    const signer = participants.find(({ participantType }) => participantType === 'CLIENT');
    await one.callBack('workstepRejected', signer?.user.username ?? null);
    const { namirialEnvelopeStatus, dokus } = await one.box();
    expect(namirialEnvelopeStatus).toBe('REJECTED');
    expect(dokus.map(({ envelopeStatus }) => envelopeStatus)).toEqual(['FINALIZED', null]);
  });

  it('[R4.21][R5.26] keeps the deletion block of its documents when another envelope is refused', async () => {
    const one = await envelopeSceneOf(server, 'REJECTED', 'HR');
    const { world } = one;
    await one.submit(1, 'SendForSigning');
    const { participants = [] } = (await one.box()).dokus[1] ?? {};
    const signer = participants.find(({ participantType }) => participantType === 'CLIENT');
    await one.callBack('workstepOpened', signer?.user.username ?? null);
    const removal = (index: number) =>
      world.submit('bankerRm', one.boxId, [
        {
          id: world.dokuId(one.boxId, index),
          dokuAction: 'Reconfigure',
          usedInBox: false,
          reason: 'OTHER',
        },
      ]);
    expect(saidBy(await removal(1))).toEqual([409, 'dde.error.signingInProgress']);
    expect((await removal(0)).status).toBe(200);
  });

  it('[R4.4][A-208] ends with a box that is terminated', async () => {
    const one = await scene('NEW');
    const { world, boxId } = one;
    expect(await one.status()).toBe('NEW');
    const answer = await world.post(
      'bankerRm',
      operations.terminateBankerDokubox.url,
      termination(boxId, 'BANKER'),
    );
    expect(answer.json).toEqual({ status: 'CANCELLED' });
    const again = await one.submit(0, 'SendForSigning');
    expect(saidBy(again)).toEqual(refused.cancelled);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
