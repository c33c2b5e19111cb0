import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ContractServer } from '../contract-server.ts';
import { SigningWorld } from './world.ts';

// The first signature loads all signing code.
vi.setConfig({ testTimeout: 60_000 });

let server: ContractServer;
let trustFolder: string;

beforeAll(async () => {
  trustFolder = await mkdtemp(join(tmpdir(), 'dokubox-broken-trust-'));
  await writeFile(join(trustFolder, 'root.json'), 'no key');
  server = await ContractServer.start({ trustFolder });
});
afterAll(async () => {
  await server.stop();
  await rm(trustFolder, { recursive: true, force: true });
});

describe('a failed signature', () => {
  it('[R4.24] leaves the envelope as it was, reports the failure, and can be tried again', async () => {
    const world = await SigningWorld.create(server);
    await world.send();
    const before = await world.doku();
    const url = await world.url('client1');
    const failed = await world.form(`${url}/sign`);
    expect(failed.status).toBe(400);
    expect(failed.text).toContain('role="alert"');
    expect((await world.doku()).status).toBe(before.status);
    await rm(join(trustFolder, 'root.json'));
    expect((await world.form(`${url}/sign`)).status).toBe(303);
    expect((await world.doku()).fileVersion).toBe((before.fileVersion ?? 0) + 1);
  });
});
