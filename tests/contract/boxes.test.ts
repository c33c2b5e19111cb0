import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokuFlowTypeIds } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { FileContent } from '@dokubox/spec/schemas/portal.ts';
import { ContractServer, NOWHERE, type Answered, type SignedIn } from './contract-server.ts';
import { sizedPdf } from './sized-pdf.ts';

let server: ContractServer;
let client: SignedIn;
let mine: number;
let foreign: number;

beforeAll(async () => {
  server = await ContractServer.start();
  client = await server.signIn('client1');
  const world = server.simulator.engine.worlds.get(client.worldId);
  const own = world?.userByKey('client1')?.clientNumbers[0];
  for (const box of world?.boxes.values() ?? []) {
    if (box.clientNumber === own) mine = box.id;
    else foreign = box.id;
  }
});
afterAll(() => server.stop());

async function load(id: number, headers = client.headers): Promise<Answered> {
  return server.fetch(`/dde/dokubox/${id}`, { headers });
}

/** An answer without the values that differ between any two calls. */
function essence({ status, headers, json }: Answered): unknown {
  return { status, type: headers.get('content-type'), length: headers.get('content-length'), json };
}

function checkForm(bytes: Uint8Array<ArrayBuffer>, fileName = 'a.pdf'): FormData {
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('dokuFlowTypeId', String(dokuFlowTypeIds[0]));
  form.set('files', new Blob([bytes]), fileName);
  return form;
}

const checkContent = (body: FormData) =>
  server.fetch(operations.checkFileContent.url, { method: 'POST', headers: client.headers, body });

describe('boxes and documents of other clients', () => {
  it('[R6.1] a box of another client answers like one that does not exist', async () => {
    expect((await load(mine)).status).toBe(200);
    expect(essence(await load(foreign))).toEqual(essence(await load(NOWHERE)));
    expect((await load(foreign)).status).toBe(404);
  });

  it('[R6.1] documents of such a box also answer like missing ones, in every call that takes their id', async () => {
    const world = server.simulator.engine.worlds.get(client.worldId);
    const doku = world?.boxes.get(foreign)?.dokus[0]?.id ?? 0;
    for (const call of ['messages', 'download']) {
      const path = (id: number) => `/dde/dokubox/doku/${id}/${call}`;
      const other = await server.fetch(path(doku), { headers: client.headers });
      const none = await server.fetch(path(NOWHERE), { headers: client.headers });
      expect(essence(other)).toEqual(essence(none));
      expect(other.status).toBe(404);
    }
    const rename = async (dokuBoxId: number) =>
      server.post(operations.renameDokubox.url, { dokuBoxId, newCustomName: 'x' }, client.headers);
    expect(essence(await rename(foreign))).toEqual(essence(await rename(NOWHERE)));
  });
});

describe('one box', () => {
  it('answers an unchanged box without sending it again', async () => {
    const first = await load(mine);
    const etag = first.headers.get('etag') ?? '';
    const again = await load(mine, { ...client.headers, 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);

    const body = { dokuBoxId: mine, newCustomName: 'Nová zmluva' };
    const renamed = await server.post(operations.renameDokubox.url, body, client.headers);
    expect(renamed.status).toBe(204);
    const changed = await load(mine, { ...client.headers, 'If-None-Match': etag });
    expect(changed.json).toMatchObject({ id: mine, customName: 'Nová zmluva' });
  });

  it('[A-239] is sent compressed to a caller that accepts gzip, with a tag of its own', async () => {
    const asked = async (encoding: string) => {
      const answer = await load(mine, { ...client.headers, 'Accept-Encoding': encoding });
      const told = ['content-encoding', 'etag', 'vary'].map((name) => answer.headers.get(name));
      return { json: answer.json, told };
    };
    const plain = await asked('identity');
    const [, tag] = plain.told;
    expect(plain.told).toEqual([null, tag, 'accept-encoding']);
    for (const encoding of ['gzip', 'br;q=1, gzip;q=0.5', '*']) {
      const zipped = await asked(encoding);
      expect(zipped.told, encoding).toEqual(['gzip', `W/${tag}`, 'accept-encoding']);
      expect(zipped.json).toEqual(plain.json);
    }
    for (const encoding of ['br, gzip;q=0', 'gzip;q=0, *', 'identity, gzip;q=0.5']) {
      expect((await asked(encoding)).told[0], encoding).toBeNull();
    }
    const headers = { ...client.headers, 'If-None-Match': `W/${tag}` };
    expect((await load(mine, headers)).status).toBe(304);
  });

  it('[R4.5] keeps markup in a name as plain text', async () => {
    const newCustomName = '<script>alert(1)</script>';
    const body = { dokuBoxId: mine, newCustomName };
    await server.post(operations.renameDokubox.url, body, client.headers);
    const { headers, json } = await load(mine);
    expect((json as Dokubox).customName).toBe(newCustomName);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('ignores a field that would decide more than the caller may', async () => {
    const body = { dokuBoxId: mine, newCustomName: 'x', status: 'FINALIZED', clientId: '1' };
    const answer = await server.post(operations.renameDokubox.url, body, client.headers);
    expect(answer.status).toBe(400);
    expect(((await load(mine)).json as Dokubox).status).toBe('IN_PROGRESS');
  });
});

describe('files', () => {
  it('[R5.19][R4.8][R7.16] stores 10,485,760 bytes, returns the same, and rejects one more', async () => {
    const { dokus } = (await load(mine)).json as Dokubox;
    const id = dokus.find(({ status }) => status === 'WAITING_CLIENT_UPLOAD')?.id ?? 0;
    const submit = (bytes: Uint8Array) =>
      server.post(
        operations.submitClientDokubox.url,
        {
          dokuBoxId: mine,
          dokus: [
            {
              id,
              submitDokuStaticActions: [
                {
                  dokuId: id,
                  dokuStaticAction: 'Upload',
                  actionData: { fileName: 'žluťoučký.pdf', mimeType: 'application/pdf' },
                  fileContent: Buffer.from(bytes).toString('base64'),
                },
              ],
            },
          ],
        },
        client.headers,
      );
    const over = await submit(sizedPdf(limits.uploadMaxBytes + 1));
    expect([over.status, over.error.messageKey]).toEqual([400, 'dde.error.maxSize']);

    const bytes = sizedPdf(limits.uploadMaxBytes);
    expect((await submit(bytes)).status).toBe(200);
    const path = `/dde/dokubox/doku/${id}/download`;
    for (const encoding of ['identity', 'gzip']) {
      const headers = { ...client.headers, 'Accept-Encoding': encoding };
      const file = (await server.fetch(path, { headers })).json as FileContent;
      expect(Buffer.from(file.fileContent, 'base64').equals(bytes), encoding).toBe(true);
    }
  });

  it('rejects an unknown field, a text instead of a file and a file instead of a text', async () => {
    const extra = checkForm(sizedPdf(300));
    extra.set('owner', 'me');
    expect((await checkContent(extra)).error.fieldErrors?.[0]?.field).toBe('owner');
    const text = checkForm(sizedPdf(300));
    text.set('files', 'no file');
    expect((await checkContent(text)).error.fieldErrors?.[0]?.reason).toBe('must be a file');
    const file = checkForm(sizedPdf(300));
    file.set('dokuFlowTypeId', new Blob(['1']), '1');
    expect((await checkContent(file)).error.fieldErrors?.[0]?.field).toBe('dokuFlowTypeId');
    const proto = checkForm(sizedPdf(300));
    proto.set('__proto__', 'x');
    expect((await checkContent(proto)).status).toBe(400);
  });

  it('rejects JSON instead of a form, and a form that breaks off', async () => {
    const json = await server.post(operations.checkFileContent.url, {}, client.headers);
    expect(json.status).toBe(415);
    const broken = await server.fetch(operations.checkFileContent.url, {
      method: 'POST',
      headers: { ...client.headers, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="fileName"\r\n\r\na.p',
    });
    expect([broken.status, broken.error.messageKey]).toEqual([400, 'dde.error.malformedBody']);
  });

  it('[R5.19] rejects a form over 16 MiB before it reads it', async () => {
    const answer = await checkContent(checkForm(sizedPdf(limits.bodyMaxBytes)));
    expect([answer.status, answer.error.messageKey]).toEqual([413, 'dde.error.payloadTooLarge']);
  });

  it.each([
    '../../etc/passwd.pdf',
    'a\u0000.pdf',
    'č"\r\nSet-Cookie: x=1.pdf',
    `${'a'.repeat(250)}.pdf`,
  ])('accepts the file name %j without harm', async (fileName) => {
    const form = checkForm(sizedPdf(300));
    form.set('fileName', fileName);
    const answer = await checkContent(form);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

it('pages through thousands of boxes and reads only the boxes it shows', async () => {
  const { headers, worldId } = await server.signIn('bankerRm', 'HU', 'large');
  const boxes = server.simulator.engine.worlds.get(worldId)?.boxes;
  const before = boxes?.reads ?? 0;
  const body = { status: 'ALL', page: 100, size: 50, sort: 'name,asc' };
  const page = await server.post(operations.searchBankerDokuboxes.url, body, headers);
  expect(page.json).toMatchObject({ page: 100, size: 50, totalElements: 5_050 });
  expect((boxes?.reads ?? 0) - before).toBeLessThanOrEqual(50);
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
