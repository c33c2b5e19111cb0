import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  objections,
  unasked,
} from '../../../simulator/signatures/validation/fixtures/verifiers.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { ContractServer } from '../contract-server.ts';
import { uploadOf } from '../workflow/world.ts';
import { SigningWorld, verdicts } from './world.ts';

// The first signature and the first validation load everything they need.
vi.setConfig({ testTimeout: 60_000 });

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
});
afterAll(() => server.stop());

/** The expected verdicts of two representatives of the client, and of the bank. */
const everybody = ['TOTAL_PASSED QESIG', 'TOTAL_PASSED QESIG', 'TOTAL_PASSED ADESIG_QC'];

const triggersOf = (doku: { dokuTransitions?: { triggerControl: string }[] }) =>
  (doku.dokuTransitions ?? []).map(({ triggerControl }) => triggerControl);

/** Signs as every signer: the client's representatives, then the bank. */
async function signAll(world: SigningWorld, only?: 'CLIENT'): Promise<void> {
  const { participants } = await world.doku();
  const engine = server.simulator.engine.worlds.get(world.at.worldId);
  for (const side of only ? [only] : (['CLIENT', 'BANK'] as const)) {
    for (const one of participants) {
      const signs = /SIGNATORY|LEGALREP/.test(one.participantRole);
      if (one.participantType !== side || !signs || one.participantState === 'DONE') continue;
      const { username } = one.user;
      const key = engine?.users.get(username)?.key;
      if (!key) {
        // No one signs in as the second representative, because the service acts alone.
        const act = { action: 'workstepFinished', username };
        expect((await world.at.act(world.at.envelopeId(world.boxId), act)).status).toBe(200);
        continue;
      }
      const { status, headers } = await world.sign(key);
      expect([key, status]).toEqual([key, 303]);
      expect(headers.get('location')).toBe(`/app/dokuboxlist?dokuBoxId=${world.boxId}`);
    }
  }
}

describe('a letter that everyone signs', () => {
  it.each(tenants)(
    `[R4.7][R4.9][R4.17][R7.13][R9.5] %s: other verifiers accept its file and reject it altered, and once validated it is archived${unasked}`,
    async (tenant) => {
      const world = await SigningWorld.create(server, 'unsent', tenant);
      await world.send();
      await signAll(world);
      const root = (await server.fetch(operations.getTrustRoot.url)).text;
      const signed = { pdf: await world.file(), root, at: new Date() };
      expect(objections(signed, everybody.length)).toEqual([]);
      expect(verdicts(await world.validate())).toEqual(everybody);
      const archived = await world.submit('bankerValidator', { dokuAction: 'SendToArchive' });
      expect(archived.status).toBe(200);
      await world.at.waitForArchive();
      expect((await world.at.box(world.boxId)).status).toBe('FINALIZED');
    },
  );

  it('[R4.7][R4.17][R7.13] goes from the envelope through the validation into the archive', async () => {
    const world = await SigningWorld.create(server);
    const before = await world.file();
    expect(verdicts(await world.validate())).toEqual([]);
    await world.send();
    await signAll(world);
    const after = await world.file();
    // An incremental update must keep all earlier bytes.
    expect(after.subarray(0, before.length)).toEqual(before);
    const waiting = await world.doku();
    expect(waiting.status).toBe('WAITING_ARCHIVAL');
    expect((await world.at.box(world.boxId)).namirialEnvelopeStatus).toBe('FINALIZED');

    // The archive stays closed until the signatures have been validated.
    expect(triggersOf(waiting)).not.toContain('SendToArchive');
    const early = await world.submit('bankerValidator', { dokuAction: 'SendToArchive' });
    expect([early.status, early.error.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
    expect(early.error.reason).toContain('validateFirst');

    const result = await world.validate();
    expect(verdicts(result)).toEqual(everybody);
    expect(result.archivePossible).toBe(true);
    expect(triggersOf(await world.doku())).toContain('SendToArchive');
    const archived = await world.submit('bankerValidator', { dokuAction: 'SendToArchive' });
    expect(archived.status).toBe(200);
    await world.at.waitForArchive();
    const box = await world.at.box(world.boxId);
    expect([box.status, box.dokus[0]?.status]).toEqual(['FINALIZED', 'ARCHIVED']);
  });

  it('[R4.7] is signed once, however often the page is sent', async () => {
    const world = await SigningWorld.create(server);
    await world.send();
    const url = await world.url('client1');
    const answers = await Promise.all([1, 2, 3].map(() => world.form(`${url}/sign`)));
    for (const { status } of answers) expect(status).toBe(303);
    const once = await world.file();
    await world.form(`${url}/sign`);
    expect(await world.file()).toEqual(once);
    expect(verdicts(await world.validate())).toHaveLength(1);
  });

  it('[R4.7] loses the signatures of a refused envelope when it is sent again', async () => {
    const world = await SigningWorld.create(server);
    const unsigned = await world.file();
    await world.send();
    await signAll(world, 'CLIENT');
    const old = await world.url('banker1');
    await world.form(`${old}/refuse`, { reason: 'Over my limit' });
    expect(verdicts(await world.validate())).toHaveLength(2);
    await world.send('SendForResigning');
    expect(await world.file()).toEqual(unsigned);
    expect((await world.page(old)).status).toBe(404);
    await signAll(world);
    expect((await world.validate()).archivePossible).toBe(true);
  });

  it('[R9.5] is not archived if the rank of a signature is too low', async () => {
    const world = await SigningWorld.create(server, 'unsent', 'BG');
    const engine = server.simulator.engine.worlds.get(world.at.worldId);
    const seal = engine?.userByKey('clientSeal')?.username ?? '';
    await world.send();
    await world.form(`${await world.url('client1')}/delegate`, { colleague: seal });
    await signAll(world);
    const result = await world.validate();
    expect(verdicts(result)[0]).toBe('TOTAL_PASSED QESEAL');
    expect(result.archivePossible).toBe(false);
    const refused = await world.submit('bankerValidator', { dokuAction: 'SendToArchive' });
    expect([refused.status, refused.error.reason]).toEqual([
      409,
      expect.stringContaining('notArchivable'),
    ]);
  });

  it('[R3.6] goes into a container if it is not a PDF', async () => {
    const world = await SigningWorld.create(server);
    const file = { name: 'rows ž.csv', bytes: Buffer.from('a;b\n1;2\n') };
    const upload = uploadOf(world.dokuId, file);
    expect((await world.at.submit('bankerRm', world.boxId, [upload])).status).toBe(200);
    await world.send();
    await signAll(world);
    expect((await world.doku()).fileName).toBe('rows ž.asice');
    const result = await world.validate();
    expect(result.validationResults[0]?.container?.containerType).toBe('ASiC-E');
    expect(result.validationResults[0]?.children.map(({ document }) => document.name)).toEqual([
      'rows ž.csv',
    ]);
    expect(verdicts(result)).toEqual(everybody);
    expect(result.archivePossible).toBe(true);
  });
});

describe('a PDF whose signatures go into a container', () => {
  /** The files inside the container, and the verdicts on its signatures. */
  async function seen(world: SigningWorld) {
    const result = await world.validate();
    const [node] = result.validationResults;
    return {
      name: (await world.doku()).fileName,
      type: node?.container?.containerType,
      inside: node?.children.map(({ document }) => document.name),
      verdicts: verdicts(result),
    };
  }

  it('[R3.6] is signed there from the first signature on', async () => {
    const world = await SigningWorld.create(server, 'unsentForContainer');
    const inside = (await world.doku()).fileName ?? '';
    expect(inside).toMatch(/\.pdf$/);
    await world.send();
    await signAll(world);
    expect(await seen(world)).toEqual({
      name: inside.replace(/\.pdf$/, '.asice'),
      type: 'ASiC-E',
      inside: [inside],
      verdicts: everybody,
    });
  });

  it('[R3.6] accepts missing signatures if it was signed there before the world began', async () => {
    const world = await SigningWorld.create(server, 'halfSignedInContainer');
    const half = await seen(world);
    expect([half.type, half.verdicts]).toEqual(['ASiC-E', everybody.slice(0, 2)]);
    await world.sign('banker1');
    expect(await seen(world)).toEqual({ ...half, verdicts: everybody });
  });

  it('[R3.6][R4.7] leaves the container when the envelope is refused', async () => {
    const world = await SigningWorld.create(server, 'halfSignedInContainer');
    await world.form(`${await world.url('banker1')}/refuse`, { reason: 'No' });
    await world.send('SendForResigning');
    const { fileName } = await world.doku();
    expect(fileName).toMatch(/\.pdf$/);
    expect((await world.file()).subarray(0, 5).toString()).toBe('%PDF-');
    await signAll(world);
    expect((await seen(world)).verdicts).toEqual(everybody);
  });
});

describe('documents signed before the world began', () => {
  it('[R3.6] carry the signatures of their participants', async () => {
    const world = await SigningWorld.create(server, 'allSigned');
    const file = await world.file();
    expect(await world.file()).toEqual(file);
    expect(verdicts(await world.validate())).toEqual(everybody);
  });

  it('[R4.7] accept the missing signatures', async () => {
    const world = await SigningWorld.create(server, 'halfSigned');
    expect(verdicts(await world.validate())).toEqual(everybody.slice(0, 2));
    await world.sign('banker1');
    expect(verdicts(await world.validate())).toEqual(everybody);
  });
});

describe('validating a file that is not stored', () => {
  it('[R7.13] finds a single changed byte, and changes nothing', async () => {
    const world = await SigningWorld.create(server, 'allSigned');
    const before = await world.doku();
    const file = await world.file();
    const changed = Buffer.from(file);
    changed[300] = (changed[300] ?? 0) ^ 1;
    const given = (bytes: Buffer) => ({
      fileName: 'copy.pdf',
      fileContent: bytes.toString('base64'),
    });
    expect((await world.validate(given(file))).archivePossible).toBe(true);
    const result = await world.validate(given(changed));
    expect(result.archivePossible).toBe(false);
    for (const verdict of verdicts(result)) expect(verdict).not.toContain('TOTAL_PASSED');
    expect(await world.doku()).toEqual(before);
  });

  it('[R7.13] judges any content with an accepted extension, and rejects an incomplete request', async () => {
    const world = await SigningWorld.create(server, 'allSigned');
    const path = `/dde/dokubox/doku/${world.dokuId}/validateSignature`;
    const nothing = Buffer.from('%PDF-1.7 and nothing more').toString('base64');
    const { archivePossible } = await world.validate({ fileName: 'a.pdf', fileContent: nothing });
    expect(archivePossible).toBe(false);
    for (const body of [
      { fileName: 'a.pdf' },
      { fileContent: nothing },
      { fileName: 'a.pdf', fileContent: '!' },
      { fileName: 'a.exe', fileContent: nothing },
      { fileName: 'a.pdf', fileContent: '' },
    ]) {
      expect((await world.at.post('bankerRm', path, body)).status).toBe(400);
    }
  });

  it('[R7.21] reports whether a file of the bank could be archived', async () => {
    const world = await SigningWorld.create(server, 'allSigned');
    const check = async (bytes: Uint8Array) => {
      const form = new FormData();
      form.set('fileName', 'a.pdf');
      form.set('dokuFlowTypeId', '5');
      form.set('files', new Blob([new Uint8Array(bytes)]), 'a.pdf');
      const path = '/dde/dokubox/doku/check-file-validity-on-bank-upload-documents';
      const headers = await world.at.headers('bankerRm');
      const { json } = await server.fetch(path, { method: 'POST', headers, body: form });
      return json;
    };
    expect(await check(await world.file())).toEqual({ archivePossible: true });
    const unsent = await SigningWorld.create(server);
    expect(await check(await unsent.file())).toEqual({ archivePossible: false });
  });
});

describe('the TEST root', () => {
  it('[R9.7] can be downloaded by everyone, and is self-signed', async () => {
    const { status, headers, text } = await server.fetch('/__sim/trust/root.pem');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-pem-file']);
    const root = new X509Certificate(text);
    expect(root.subject).toContain('TEST');
    expect(root.verify(root.publicKey)).toBe(true);
    const der = await fetch(`${server.url}/__sim/trust/root.der`);
    expect([der.status, der.headers.get('content-type')]).toEqual([200, 'application/pkix-cert']);
    expect(der.headers.get('content-disposition')).toContain('TEST');
    expect(Buffer.from(await der.arrayBuffer())).toEqual(root.raw);
  });

  it('[R9.7] is offered on the start page and named in the reference', async () => {
    const page = (await server.fetch('/__sim/')).text;
    const { text } = await server.fetch('/__sim/openapi.simulator.json');
    for (const path of ['/__sim/trust/root.pem', '/__sim/trust/root.der']) {
      expect(page).toContain(`href="${path}"`);
      expect(text).toContain(path);
    }
  });
});
