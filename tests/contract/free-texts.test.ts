import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { ContractServer, type SignedIn } from './contract-server.ts';

let server: ContractServer;
let client: SignedIn;
let boxId: number;
let dokuId: number;

beforeAll(async () => {
  server = await ContractServer.start();
  client = await server.signIn('client1');
  const search = { status: 'IN_PROGRESS', page: 0, size: 10 };
  const { url } = operations.searchClientDokuboxes;
  const list = (await server.post(url, search, client.headers)).json as { content: Dokubox[] };
  boxId = list.content[0]?.id ?? 0;
  dokuId = (await load()).dokus[0]?.id ?? 0;
});
afterAll(() => server.stop());

async function load(): Promise<Dokubox> {
  const path = operations.loadDokubox.url.replace('{id}', String(boxId));
  return (await server.fetch(path, { headers: client.headers })).json as Dokubox;
}

const rename = (newCustomName: string) =>
  server.post(operations.renameDokubox.url, { dokuBoxId: boxId, newCustomName }, client.headers);
const write = (content: string) =>
  server.post(
    operations.addMessage.url.replace('{id}', String(dokuId)),
    { content, messageVisibility: 'EXTERNAL' },
    client.headers,
  );
const nameWorld = (name: string) =>
  server.fetch(operations.updateWorld.url.replace('{worldId}', client.worldId), {
    method: operations.updateWorld.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });

const hidden = ['a\u0000b', 'a\u0007', 'Smlouva \u202efdp.exe', '\u2066a', 'a\u2028b'];
const unseen = ['\u200b', '\u3164\u2800', '\u{e0041}'];

describe('[A-471] texts people write', () => {
  it.each(hidden)('may not contain a hidden character: %j', async (text) => {
    for (const one of [rename, write, nameWorld]) {
      const answer = await one(text);
      expect([answer.status, answer.error.messageKey]).toEqual([
        400,
        'dde.error.unusableCharacter',
      ]);
    }
  });

  it.each(unseen)('count as empty if they are invisible: %j', async (text) => {
    expect((await write(text)).error.messageKey).toBe('dde.error.requiredField');
    expect((await nameWorld(text)).error.messageKey).toBe('dde.error.requiredField');
    expect((await rename('Harvest')).status).toBe(204);
    expect((await rename(text)).status).toBe(204);
    expect((await load()).customName ?? null).toBeNull();
  });

  it('keep letters of every script, and line breaks if the field allows them', async () => {
    for (const name of ['عقد 2026', '\u200fחוזה', 'Договор „А“', '👩‍💻']) {
      expect((await rename(name)).status).toBe(204);
      expect((await load()).customName).toBe(name);
    }
    expect((await write('one\n\ttwo')).status).toBe(201);
    expect((await rename('one\ntwo')).error.messageKey).toBe('dde.error.unusableCharacter');
  });

  it('follow the same rules in checks written by hand', async () => {
    const path = operations.forceState.url.replace('{worldId}', client.worldId);
    const answer = await server.fetch(path, {
      method: operations.forceState.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ boxes: [{ id: boxId, customName: 'a\u202eb' }] }),
    });
    expect([answer.status, answer.error.messageKey]).toEqual([400, 'dde.error.unusableCharacter']);
  });
});

describe('[A-473] names of files', () => {
  /** A name of this many characters. */
  const named = (length: number) => `${'x'.repeat(length - 4)}.csv`;
  const { fileNameMax } = limits;

  it('are reported by each check if they are too long', async () => {
    const check = async (url: string, form: Record<string, string | Blob>, name: string) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(form)) {
        if (typeof value === 'string') body.append(field, value);
        else body.append(field, value, name);
      }
      return server.fetch(url, { method: 'POST', headers: client.headers, body });
    };
    const part = new Blob(['a;b\n']);
    const content = (name: string) =>
      check(
        operations.checkFileContent.url,
        { fileName: name, dokuFlowTypeId: '1', files: part },
        'a',
      );
    const upload = (name: string) => check(operations.checkClientUpload.url, { file: part }, name);
    for (const ask of [content, upload]) {
      expect((await ask(named(fileNameMax))).status).toBe(200);
      const answer = await ask(named(fileNameMax + 1));
      expect([answer.status, answer.error.messageKey]).toEqual([400, 'dde.error.fileNameTooLong']);
    }
  });

  it('are reported by the upload if they are too long', async () => {
    const action = {
      dokuId,
      dokuStaticAction: 'Upload',
      actionData: { fileName: named(fileNameMax + 1) },
      fileContent: 'YTtiCg==',
    };
    const body = { dokuBoxId: boxId, dokus: [{ id: dokuId, submitDokuStaticActions: [action] }] };
    const answer = await server.post(operations.submitClientDokubox.url, body, client.headers);
    expect([answer.status, answer.error.messageKey]).toEqual([400, 'dde.error.fileNameTooLong']);
  });
});
