import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { ContractServer } from '../contract-server.ts';
import { boxIds, loadScenario } from '../workflow/staging.ts';
import { brokenFile, signedFile, ContractWorld, uploadOf } from '../workflow/world.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: ContractServer;

/** Documents the bank signs by uploading its signed file: on one level, and on two. */
const boxes = [false, true].map((second) => ({
  client: 'main',
  definition: 'GEN-ALL-01',
  status: 'IN_PROGRESS' as const,
  initiatedBy: 'BANK' as const,
  clientSignatureSystem: 'ESAW_REMOTE' as const,
  bankSignatureSystem: 'ESAW_REMOTE' as const,
  dokus: [
    {
      document: 'generalLetter',
      flowType: 'BANK_DOCUMENT' as const,
      status: 'WAITING_BANK_SIGNATURE' as const,
      flags: {
        clientSignatureNeeded: false,
        firstBankSignatureNeeded: true,
        secondBankSignatureNeeded: second,
        bankSignedDokuUploadNeeded: true,
      },
    },
  ],
})) satisfies Scenario['boxes'];

beforeAll(async () => {
  server = await ContractServer.start();
  loadScenario(server, 'strict', boxes, { trustedRoots: [] });
  loadScenario(server, 'trusting', boxes);
});
afterAll(() => server.stop());

async function open(scenario: 'strict' | 'trusting', levels: 1 | 2) {
  const world = await ContractWorld.create(server, scenario, 'HR');
  const boxId = boxIds(world)[levels - 1] ?? 0;
  const dokuId = world.dokuId(boxId);
  const doku = (as?: string) => world.doku(boxId, 0, as);
  return {
    doku,
    upload: (file = signedFile()) => world.submit('bankerRm', boxId, [uploadOf(dokuId, file)]),
    choose: (dokuAction: 'SendForArchiving' | 'ContinueToSigning') =>
      world.submit('bankerRm', boxId, [{ id: dokuId, dokuAction }]),
    validate: async () => {
      const { status, json } = await world.validate(boxId);
      expect(status).toBe(200);
      return (json as { archivePossible: boolean }).archivePossible;
    },
    status: async () => (await doku()).status,
  };
}

type Bank = Awaited<ReturnType<typeof open>>;

async function expectGreyed(
  bank: Bank,
  action: Parameters<Bank['choose']>[0],
  reason: string,
): Promise<void> {
  const offered = (await bank.doku()).dokuTransitions.map(({ triggerControl }) => triggerControl);
  expect(offered).toContain(action);
  const { status, error } = await bank.choose(action);
  expect([status, error.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
  expect(error.reason).toContain(reason);
}

describe('a file the bank signed', () => {
  it('[R4.17] goes to the archive after a successful validation, and the result stays', async () => {
    const bank = await open('trusting', 1);
    await expectGreyed(bank, 'SendForArchiving', 'SIGNED_BANK_FILE_NEEDED');
    expect((await bank.upload()).status).toBe(200);
    await expectGreyed(bank, 'SendForArchiving', 'SIGNATURE_VALIDATION_NEEDED');
    expect(await bank.validate()).toBe(true);
    expect((await bank.choose('SendForArchiving')).status).toBe(200);
    const { status, archivePossible, dokuTransitions } = await bank.doku();
    expect([status, archivePossible]).toEqual(['WAITING_ARCHIVAL', true]);
    const offered = dokuTransitions.map(({ triggerControl }) => triggerControl);
    expect(offered).toContain('SendToArchive');
  });

  it('[R4.17][R4.18] passes both levels, each with its own file and validation', async () => {
    const bank = await open('trusting', 2);
    await expectGreyed(bank, 'ContinueToSigning', 'SIGNED_BANK_FILE_NEEDED');
    await bank.upload();
    await expectGreyed(bank, 'ContinueToSigning', 'SIGNATURE_VALIDATION_NEEDED');
    await bank.validate();
    expect((await bank.choose('ContinueToSigning')).status).toBe(200);
    const second = await bank.doku();
    expect([second.status, second.uploadedDocumentSigned]).toEqual([
      'WAITING_BANK_SIGNATURE_2',
      false,
    ]);
    // The file of the first level is still there and valid, but a second file is needed.
    expect(await bank.validate()).toBe(true);
    await expectGreyed(bank, 'SendForArchiving', 'SIGNED_BANK_FILE_NEEDED');
    await bank.upload();
    await expectGreyed(bank, 'SendForArchiving', 'SIGNATURE_VALIDATION_NEEDED');
    await bank.validate();
    expect((await bank.choose('SendForArchiving')).status).toBe(200);
    expect(await bank.status()).toBe('WAITING_ARCHIVAL');
  });

  it.each([
    [1, 'SendForArchiving'],
    [2, 'ContinueToSigning'],
  ] as const)(
    '[R4.17] keeps the document waiting while its validation fails, level %i of %s',
    async (levels, action) => {
      const bank = await open('strict', levels);
      await bank.upload();
      expect(await bank.validate()).toBe(false);
      expect((await bank.doku()).archivePossible).toBe(false);
      await expectGreyed(bank, action, 'SIGNATURE_VALIDATION_NEEDED');
      expect(await bank.status()).toBe('WAITING_BANK_SIGNATURE');
    },
  );

  it('[R4.17] has to be validated again after it is replaced', async () => {
    const bank = await open('trusting', 1);
    await bank.upload();
    await bank.validate();
    await bank.upload();
    expect((await bank.doku()).archivePossible).toBeNull();
    await expectGreyed(bank, 'SendForArchiving', 'SIGNATURE_VALIDATION_NEEDED');
  });

  it('[R5.22] is rejected if its signature is broken, and the document keeps waiting', async () => {
    const bank = await open('trusting', 1);
    const answer = await bank.upload(brokenFile());
    expect([answer.status, answer.error.messageKey]).toEqual([400, 'dde.error.brokenSignature']);
    await expectGreyed(bank, 'SendForArchiving', 'SIGNED_BANK_FILE_NEEDED');
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
