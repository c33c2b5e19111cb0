import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CertificateRank } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { ValidationResult } from '@dokubox/spec/schemas/validation-result.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openTestTrust,
  type TestTrust,
} from '../../../simulator/signatures/signing/trust/test-trust.ts';
import {
  identity,
  plainPdf,
  signedPdf,
} from '../../../simulator/signatures/validation/fixtures/files.ts';
import { ContractServer } from '../contract-server.ts';
import { ContractWorld } from '../workflow/world.ts';

vi.setConfig({ testTimeout: 60_000 });

/** An infrastructure that is unknown to the simulator, though its names are the same. */
let outside: TestTrust;
let folder: string;
let server: ContractServer;

const base = JSON.parse(
  readFileSync(fileURLToPath(new URL('../scenarios/signing.json', import.meta.url)), 'utf8'),
) as Scenario;

function writeScenario(name: string, change: Partial<Scenario>): void {
  const scenario = { ...base, ...change, name };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(scenario, null, 2));
}

beforeAll(async () => {
  outside = await openTestTrust();
  const signer = await outside.signerFor(identity('Nobody'));
  folder = mkdtempSync(join(tmpdir(), 'dokubox-roots-'));
  writeScenario('plain', {});
  writeScenario('trusting', { trustedRoots: [outside.root.toPem()] });
  writeScenario('leaf', { trustedRoots: [outside.root.toPem(), signer.certificate.toPem()] });
  writeScenario('text', { trustedRoots: ['the root of the bank'] });
  writeScenario('two', { trustedRoots: [outside.root.toPem() + outside.intermediate.toPem()] });
  writeScenario('broken', {
    trustedRoots: ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'],
  });
  writeScenario('key', {
    trustedRoots: ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n'],
  });
  const [, , stamping, answering, answeringAbove] = outside.certificates;
  const services = [stamping, answering, answeringAbove].map((one) => one?.toPem() ?? '');
  writeScenario('services', { trustedRoots: services });
  writeScenario('stamps', { trustedRoots: [services[0] ?? ''] });
  writeScenario('states', {
    users: {
      ...base.users,
      client1: { certificateState: 'REVOKED' },
      banker1: { certificateState: 'EXPIRED', certificateRank: 'ADESIG_QC' },
    },
  });
  writeScenario('ranks', {
    users: { ...base.users, client1: { certificateRank: 'ADESIG' } },
  });
  server = await ContractServer.start({ scenariosFolder: folder });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function validateIn(scenario: string, bytes: Uint8Array) {
  const world = await ContractWorld.create(server, scenario, 'HR');
  const box = [...(server.simulator.engine.worlds.get(world.worldId)?.boxes.values() ?? [])][0];
  const path = `/dde/dokubox/doku/${box?.dokus[0]?.id ?? 0}/validateSignature`;
  const body = { fileName: 'a.pdf', fileContent: Buffer.from(bytes).toString('base64') };
  const { json } = await world.post('bankerRm', path, body);
  const { archivePossible, validationResults } = json as ValidationResult;
  const [signature] = validationResults[0]?.signatures ?? [];
  const stamps = signature?.timestamps.map((one) => one.indication);
  const { signatureIndication, signatureSubIndication, signatureInformation } = signature ?? {};
  return {
    indication: `${signatureIndication}/${signatureSubIndication}`,
    rank: signatureInformation?.signatureQualification,
    archivePossible,
    stamps,
  };
}

async function signedOutside(rank: CertificateRank): Promise<Uint8Array> {
  const signer = await outside.signerFor(identity(`Eva ${rank}`, { rank }));
  return signedPdf(await plainPdf(), signer, outside);
}

describe('a file signed under another authority', () => {
  it('[R7.13] is in doubt if the authority is not trusted', async () => {
    expect(await validateIn('plain', await signedOutside('QESIG'))).toEqual({
      indication: 'INDETERMINATE/NO_CERTIFICATE_CHAIN_FOUND',
      rank: 'NA',
      archivePossible: false,
      stamps: ['INDETERMINATE', 'INDETERMINATE'],
    });
  });

  it.each(['QESIG', 'ADESIG_QC', 'ADESIG'] as const)(
    '[R7.13][R9.5] passes with its rank %s only in a world whose scenario trusts it',
    async (rank) => {
      const file = await signedOutside(rank);
      const stamps = ['PASSED', 'PASSED'];
      const passed = { indication: 'TOTAL_PASSED/null', rank, archivePossible: true, stamps };
      expect(await validateIn('trusting', file)).toEqual(passed);
      expect((await validateIn('plain', file)).rank).toBe('NA');
    },
  );

  it.each(['services', 'stamps'])(
    '[R7.13] has only good time stamps in a world that trusts %s only',
    async (scenario) => {
      expect(await validateIn(scenario, await signedOutside('QESIG'))).toEqual({
        indication: 'INDETERMINATE/NO_CERTIFICATE_CHAIN_FOUND',
        rank: 'NA',
        archivePossible: false,
        stamps: ['PASSED', 'PASSED'],
      });
    },
  );

  it('[R7.13] still must not be altered', async () => {
    const file = Buffer.from(await signedOutside('QESIG'));
    file[30] = (file[30] ?? 0) ^ 1;
    const { indication, archivePossible } = await validateIn('trusting', file);
    expect([indication, archivePossible]).toEqual(['TOTAL_FAILED/HASH_FAILURE', false]);
  });
});

describe('roots of a scenario', () => {
  it('[R9.7] that are invalid prevent loading, with the place and the reason', () => {
    const told = Object.fromEntries(
      server.simulator.scenarioErrors.map(({ file, line, path, message }) => [
        `${file.slice(folder.length + 1, -5)} ${path}`,
        `${line > 1} ${message}`,
      ]),
    );
    expect(told).toEqual({
      'broken trustedRoots[0]': 'true the PEM block does not contain a readable certificate',
      'key trustedRoots[0]': 'true expected a CERTIFICATE, found a PEM block named PRIVATE KEY',
      'leaf trustedRoots[1]':
        'true the certificate "TEST Nobody" does not belong to an authority: it may not issue certificates, answer OCSP requests or issue time stamps',
      'text trustedRoots[0]':
        'true expected one certificate as PEM, from "-----BEGIN CERTIFICATE-----" to its end line, but found "the root of the bank"',
      'two trustedRoots[0]': 'true expected one certificate, found 2 PEM blocks',
    });
    const loaded = server.simulator.engine.scenarios.list().map(({ name }) => name);
    expect(loaded.sort()).toEqual(['plain', 'ranks', 'services', 'stamps', 'states', 'trusting']);
  });
});

/** The validation results of the second box's signatures, by name of the signer. */
async function signaturesIn(scenario: string) {
  const world = await ContractWorld.create(server, scenario, 'HR');
  const boxes = [...(server.simulator.engine.worlds.get(world.worldId)?.boxes.values() ?? [])];
  const results: ValidationResult[] = [];
  for (const { id, status } of boxes[1]?.dokus ?? []) {
    expect(status).toBe('WAITING_ARCHIVAL');
    const path = `/dde/dokubox/doku/${id}/validateSignature`;
    results.push((await world.post('bankerRm', path, {})).json as ValidationResult);
  }
  return {
    archivePossible: results.some((one) => one.archivePossible),
    signatures: results.flatMap((one) => one.validationResults.flatMap((node) => node.signatures)),
  };
}

describe('the certificate of a signer', () => {
  it('[R9.5] has the rank the scenario gives: qualified, in a device, or neither', async () => {
    const { signatures } = await signaturesIn('ranks');
    const ranks = signatures.map((one) => one.signatureInformation?.signatureQualification);
    // One signer is as the scenario says, one is a default representative, and one is the bank's.
    expect([...ranks].sort()).toEqual(['ADESIG', 'ADESIG_QC', 'QESIG']);
  });

  it('[R7.13][R9.5] can be expired or revoked in the scenario, which blocks archiving', async () => {
    const { signatures, archivePossible } = await signaturesIn('states');
    const verdictsOfSigners = signatures.map(
      ({ signatureIndication, signatureSubIndication, signatureInformation }) =>
        [
          signatureIndication,
          signatureSubIndication,
          signatureInformation?.signatureQualification,
        ].join(' '),
    );
    expect(verdictsOfSigners.sort()).toEqual([
      'INDETERMINATE OUT_OF_BOUNDS_NOT_REVOKED INDETERMINATE_ADESIG_QC',
      'INDETERMINATE REVOKED_NO_POE INDETERMINATE_QESIG',
      'TOTAL_PASSED  QESIG',
    ]);
    expect(archivePossible).toBe(false);
  });
});
