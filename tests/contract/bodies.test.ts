import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { bodyMaxOf } from '@dokubox/spec/operations/body-max.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { ContractServer, deadEndPathOf, portalHeaders, type SignedIn } from './contract-server.ts';

let server: ContractServer;
let people: Readonly<Record<'CLIENT' | 'BANKER', SignedIn>>;

beforeAll(async () => {
  server = await ContractServer.start();
  people = { CLIENT: await server.signIn('client1'), BANKER: await server.signIn('bankerRm') };
});
afterAll(() => server.stop());

const withBodies = (
  Object.entries<OperationDefinition>(operations) as [OperationId, OperationDefinition][]
).filter(([, { method }]) => method !== 'GET');
const withJson = withBodies.filter(([, { multipart }]) => multipart !== true);
const json = { 'Content-Type': 'application/json' };

/** Headers with which the server reads a call up to its body. */
function letIn({ access, userType = 'CLIENT' }: OperationDefinition): Record<string, string> {
  return access === 'session' || access === 'partial' ? people[userType].headers : portalHeaders();
}

/** Sends bytes to an operation and checks every answer against the operation's listed answers. */
function send(operation: OperationDefinition, headers: Record<string, string>, body: BodyInit) {
  const { method } = operation;
  const all = { ...letIn(operation), ...headers };
  return server.fetch(deadEndPathOf(operation), { method, headers: all, body });
}

/** Announces a body that is too large. The server answers before the body arrives. */
function announce(operation: OperationDefinition): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = `${server.url}${deadEndPathOf(operation)}`;
    const headers = { ...letIn(operation), ...json, 'Content-Length': bodyMaxOf(operation) + 1 };
    const sent = request(url, { method: operation.method, headers }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });
}

const broken: readonly (readonly [
  what: string,
  body: BodyInit,
  headers: Record<string, string>,
])[] = [
  ['a text that is not JSON', 'statuses', json],
  ['JSON that breaks off', '{"a":', json],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), json],
  ['a field named twice', '{"a":1,"a":2}', json],
  ['lists nested too deep', '['.repeat(limits.jsonDepthMax + 1), json],
  ['null', 'null', json],
  ['a list', '[1]', json],
  ['a text', '"text"', json],
  ['a number', '0', json],
];
const otherKinds: typeof broken = [
  ['a body without a media type', new Uint8Array([0x7b, 0x7d]), {}],
  ['a plain text', '{}', { 'Content-Type': 'text/plain' }],
  ['a posted form', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a compressed body', gzipSync('{}'), { ...json, 'Content-Encoding': 'gzip' }],
];

describe('[A-468] a body an operation cannot read', () => {
  it.each(withJson)('%s rejects each kind as the contract says', async (_id, operation) => {
    for (const [what, body, headers] of broken) {
      expect([what, (await send(operation, headers, body)).status]).toEqual([what, 400]);
    }
    for (const [what, body, headers] of otherKinds) {
      expect([what, (await send(operation, headers, body)).status]).toEqual([what, 415]);
    }
    expect(await announce(operation)).toBe(413);
  });

  it('is named by the rule it breaks', async () => {
    const { getPortalStatuses } = operations;
    const reason = async (body: BodyInit) =>
      (await send(getPortalStatuses, json, body)).error.reason;
    expect(await reason('null')).toBe('the call must not have a body');
    expect(await reason(new Uint8Array([0xff]))).toBe('the body is not UTF-8');
    expect(await reason('{"a":{"b":1,"b":1}}')).toBe('a.b occurs twice');
    expect((await send(getPortalStatuses, json, '{}')).status).toBe(200);
  });

  it('[A-470] is rejected if it is compressed, and the answer explains how to send it', async () => {
    const forms = withBodies.filter(([, { multipart }]) => multipart === true);
    for (const [, operation] of [...withJson, ...forms]) {
      const answer = await send(operation, { ...json, 'Content-Encoding': 'gzip' }, gzipSync('{}'));
      expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    }
    const identity = { ...json, 'Content-Encoding': 'identity' };
    const plain = await send(operations.getPortalStatuses, identity, '{}');
    expect([plain.status, plain.headers.get('accept-encoding')]).toEqual([200, null]);
  });
});

describe('[A-469] texts that are not UTF-8', () => {
  /** A form with the text and the file name as bytes. */
  function form(text: Uint8Array): Blob {
    const part = (head: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
    return new Blob([
      part('name="dokuFlowTypeId"'),
      '1\r\n',
      part('name="files"; filename="a.csv"'),
      'a;b\r\n',
      part('name="fileName"'),
      text as BlobPart,
      '\r\n--edge--\r\n',
    ]);
  }
  const ofForms = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const check = async (text: Uint8Array) =>
    send(operations.checkFileContent, ofForms, await form(text).arrayBuffer());

  it('are rejected in a form, while non-ASCII letters in UTF-8 are read', async () => {
    const good = await check(new TextEncoder().encode('účet.csv'));
    expect([good.status, good.text]).toEqual([200, '{"valid":true}']);
    const latin = await check(new Uint8Array([0xfa, 0x2e, 0x63, 0x73, 0x76]));
    expect([latin.status, latin.error.messageKey]).toEqual([400, 'dde.error.malformedBody']);
    expect(latin.error.reason).toBe('the body is not UTF-8');
  });

  it.each(['?user=%ff', '?user=%', '?user=%c0%80'])(
    'are rejected in the query %s',
    async (query) => {
      const { worldId } = people.CLIENT;
      const answer = await server.fetch(
        `${operations.openWorld.url.replace('{worldId}', worldId)}${query}`,
      );
      expect([answer.status, answer.error.messageKey]).toEqual([400, 'dde.error.invalidValue']);
    },
  );

  it('are rejected in a path', async () => {
    const answer = await server.fetch('/__sim/worlds/%ff');
    expect([answer.status, answer.error.reason]).toEqual([400, 'the path is not a valid URL path']);
  });
});
