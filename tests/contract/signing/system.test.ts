import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { ContractServer } from '../contract-server.ts';
import { boxIds, loadScenario } from '../workflow/staging.ts';
import { ContractWorld } from '../workflow/world.ts';

vi.setConfig({ testTimeout: 30_000 });

const host = 'https://host.example';

let server: ContractServer;

/** A document that waits for the bank's signature in the bank's own system. */
const boxes = [
  {
    client: 'main',
    definition: 'GEN-ALL-01',
    status: 'IN_PROGRESS' as const,
    initiatedBy: 'BANK' as const,
    clientSignatureSystem: 'ESAW_REMOTE' as const,
    bankSignatureSystem: 'CUSTOM_APP' as const,
    dokus: [
      {
        document: 'generalLetter',
        flowType: 'BANK_DOCUMENT' as const,
        status: 'WAITING_BANK_SIGNATURE_AUX' as const,
        flags: { clientSignatureNeeded: false, firstBankSignatureNeeded: true },
      },
    ],
  },
] satisfies Scenario['boxes'];

beforeAll(async () => {
  server = await ContractServer.start({ embedOrigins: [host] });
  loadScenario(server, 'system', boxes);
});
afterAll(() => server.stop());

async function visit(language = 'en', returnUrl?: string) {
  const world = await ContractWorld.create(server, 'system', 'HU');
  const boxId = boxIds(world)[0] ?? 0;
  const query = returnUrl === undefined ? '' : `?${new URLSearchParams({ returnUrl }).toString()}`;
  const path = `/dde/dokubox/doku/${world.dokuId(boxId)}/edsUrl${query}`;
  const headers = await world.headers('bankerRm', { 'X-Language': language });
  const { json } = await server.fetch(path, { headers });
  const { url } = json as { url: string };
  const [address = ''] = url.split('?');
  return {
    world,
    boxId,
    url,
    address,
    doku: () => world.doku(boxId),
    page: (at = url) => server.fetch(at, { headers: { accept: 'text/html' } }),
    post: (action: string, fields: Record<string, string> = {}) =>
      server.fetch(`${address}/${action}?language=${language}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

describe('the signing system of the bank', () => {
  it('[R6.5][A-510] leads back into the banker’s host', async () => {
    const { page, post, boxId, url } = await visit('en', `${host}/work?tab=1`);
    const { text, headers } = await page();
    expect(text).toContain(`<a class="back" href="${host}/work?tab=1">`);
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${host};`);
    const action = /action="([^"]+sign\?[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URLSearchParams(action.split('?')[1]).get('returnUrl')).toBe(`${host}/work?tab=1`);
    const answer = await server.fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    const signed = `${host}/work?tab=1&dokuBoxId=${boxId}`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, signed]);
    // A forged return address in the query has no effect.
    const forged = url.replace(/returnUrl=[^&]*/, 'returnUrl=https%3A%2F%2Fevil.example');
    expect((await page(forged)).text).not.toContain('evil.example');
    expect((await post('sign')).headers.get('location')).toBe(
      `/app/dokuboxlist?dokuBoxId=${boxId}`,
    );
  });

  it('[A-510] rejects an unknown return address', async () => {
    const { world, boxId } = await visit();
    const path = `/dde/dokubox/doku/${world.dokuId(boxId)}/edsUrl?returnUrl=https%3A%2F%2Fevil.example`;
    const { status, error } = await server.fetch(path, {
      headers: await world.headers('bankerRm'),
    });
    expect([status, error.messageKey]).toEqual([400, 'dde.error.invalidValue']);
  });

  it.each(languages)('[R6.5][R9.10] is clearly marked as a test page in %s', async (language) => {
    const { page, boxId } = await visit(language);
    const { status, text, headers } = await page();
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language === 'sr' ? 'sr-Latn' : language}">`);
    expect(text).toMatch(/<title>TEST/);
    // The back link leaves without any change.
    expect(text).toContain(`<a class="back" href="/app/dokubox/${boxId}">`);
    expect(text).not.toMatch(/<script|javascript:|\son\w+=|style="/i);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('[R6.5][A-187] signs the waiting document once, and leads back', async () => {
    const { post, doku, boxId, page } = await visit();
    expect((await doku()).status).toBe('WAITING_BANK_SIGNATURE_AUX');
    for (let time = 0; time < 2; time += 1) {
      const answer = await post('sign');
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/app/dokuboxlist?dokuBoxId=${boxId}`);
      expect((await doku()).status).toBe('WAITING_ARCHIVAL');
    }
    const after = await page();
    expect([after.status, after.text.includes('<form')]).toEqual([200, false]);
  });

  it('[R6.5][R5.3] refuses with a reason the bank can read, and the document keeps waiting', async () => {
    const { post, doku, world, boxId, page } = await visit();
    const empty = await post('refuse', { reason: ' ' });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('role="alert"');
    const answer = await post('refuse', { reason: 'wrong amount' });
    expect(answer.status).toBe(303);
    const { text } = await page(answer.headers.get('location') ?? '');
    expect(text).toContain('You have refused to sign');
    expect((await doku()).status).toBe('WAITING_BANK_SIGNATURE_AUX');
    const path = `/dde/dokubox/doku/${world.dokuId(boxId)}/messages`;
    const pageText = async (key: string) => (await world.get(key, path)).text;
    expect(await pageText('bankerRm')).toContain('wrong amount');
    expect(await pageText('client1')).not.toContain('wrong amount');
  });

  it('[R2.23] shows only the waiting document', async () => {
    const { page, address, world, boxId } = await visit();
    const { text } = await page();
    const path = /href="([^"]+\/documents\/\d+)"/.exec(text)?.[1] ?? '';
    expect(path).toBe(`${address}/documents/${world.dokuId(boxId)}`);
    const file = await server.fetch(path);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await page(`${address}/documents/1`)).status).toBe(404);
  });

  it('[R6.1] is closed with an invalid token, and changes nothing when it is only read', async () => {
    const { address, post, page, doku } = await visit();
    const before = await doku();
    for (const path of [`${address}x`, '/__sim/signing-system/x', `${address}/sign`]) {
      expect((await page(path)).status).toBe(404);
    }
    expect(await doku()).toEqual(before);
    const { status } = await server.fetch(`${address}x/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect(status).toBe(404);
    expect((await post('delegate')).status).toBe(404);
    expect(await doku()).toEqual(before);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
