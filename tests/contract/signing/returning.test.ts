import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { ContractServer } from '../contract-server.ts';
import { SigningWorld } from './world.ts';

// The first signature loads all signing code.
vi.setConfig({ testTimeout: 30_000 });

const host = 'https://host.example';
const page = `${host}/work?tab=signing#top`;

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start({ embedOrigins: [host] });
});
afterAll(() => server.stop());

const sent = async () => {
  const world = await SigningWorld.create(server);
  await world.send();
  return world;
};

/** Requests the signing page with a return address in the host. */
async function urlReturning(world: SigningWorld, returnUrl: string): Promise<string> {
  const { status, json, text } = await world.askForUrl('client1', {}, { returnUrl });
  if (status !== 200) throw new Error(text);
  return (json as { signingUrl: string }).signingUrl;
}

describe('the return from a signing page into a host', () => {
  it('[R2.9][A-510] leads to the host’s page with the box, once the user has signed', async () => {
    const world = await sent();
    const url = await urlReturning(world, page);
    const { text, headers } = await world.page(url);
    expect(text).toContain(`<a class="back" href="${page}">`);
    // A browser also applies the form's policy to a redirect after the form.
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${host};`);
    const { status, headers: answered } = await world.form(`${url}/sign`);
    expect([status, answered.get('location')]).toEqual([
      303,
      `${host}/work?tab=signing&dokuBoxId=${world.boxId}#top`,
    ]);
    expect((await world.page(url)).text).toContain(`href="${page}"`);
  });

  it('[R2.9][A-510] leads to the host’s page unchanged if the user has refused', async () => {
    const world = await sent();
    const url = await urlReturning(world, page);
    const refused = await world.form(`${url}/refuse`, { reason: 'Wrong amount' });
    expect(refused.headers.get('location')).toBe(url);
    expect((await world.page(url)).text).toContain(`href="${page}"`);
  });

  it('[A-510] leads to the portal again if the page is opened from there', async () => {
    const world = await sent();
    const url = await urlReturning(world, page);
    expect(await world.url('client1')).toBe(url);
    const { text, headers } = await world.page(url);
    expect(text).not.toContain(host);
    expect(headers.get('content-security-policy')).toContain("form-action 'self';");
  });

  it.each([
    'https://evil.example/',
    'https://host.example.evil.example/',
    'https://host.example@evil.example/',
    'https://user:secret@host.example/',
    'http://host.example/',
    '//host.example/',
    '/app/dokuboxlist',
    'javascript:alert(1)//https://host.example/',
    `${host}/${'x'.repeat(limits.returnUrlMax)}`,
  ])('[A-510] is rejected for %.60s', async (returnUrl) => {
    const world = await sent();
    const { status, error } = await world.askForUrl('client1', {}, { returnUrl });
    expect([status, error.fieldErrors?.map(({ field }) => field)]).toEqual([400, ['returnUrl']]);
    // Signing has not started.
    const { participants } = await world.doku();
    expect(participants.every(({ signingUrlResolved }) => signingUrlResolved === null)).toBe(true);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
