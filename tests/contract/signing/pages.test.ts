import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { signingTexts } from '../../../simulator/server/pages/signing/texts.ts';
import { paperOnlyPdf } from '../../../simulator/signatures/validation/fixtures/written-pdf.ts';
import { ContractServer } from '../contract-server.ts';
import { SigningWorld } from './world.ts';

// The first signature loads all signing code.
vi.setConfig({ testTimeout: 30_000 });

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
});
afterAll(() => server.stop());

const sent = async () => {
  const world = await SigningWorld.create(server);
  await world.send();
  return world;
};

describe('the signing page', () => {
  it('[R4.24] opens for each signer in turn, and marks the signing as started', async () => {
    const world = await sent();
    const url = await world.url('client1');
    expect(url).toMatch(/^\/__sim\/sign\/[\w-]+\.[\w-]{43}$/);
    expect(await world.url('client1')).toBe(url);
    const own = (await world.doku('client1')).participants.find(
      ({ signingUrlResolved }) => signingUrlResolved != null,
    );
    expect(own?.signingUrlResolved).toBe(url);
    const forBank = (await world.doku()).participants.map((one) => one.signingUrlResolved);
    expect(forBank).toContain('hidden');
    expect(forBank).not.toContain(url);
    const early = await world.askForUrl('banker1');
    expect([early.status, early.error.messageKey]).toEqual([409, 'dde.error.conflict']);
  });

  it('[R6.1] is closed to people who are not its signers', async () => {
    const world = await sent();
    expect((await world.askForUrl('bankerRm')).status).toBe(403);
  });

  it.each(languages)('[R9.10] is clearly marked as a test page in %s', async (language) => {
    const world = await sent();
    const { status, text, headers } = await world.page(
      await world.url('client1', { 'X-Language': language }),
    );
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language === 'sr' ? 'sr-Latn' : language}">`);
    expect(text).toMatch(/<title>TEST/);
    expect(text).toContain('role="note"');
    expect(text).not.toMatch(/<script|javascript:|\son\w+=|style="/i);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('[R2.23] shows exactly the document to be signed', async () => {
    const world = await sent();
    const url = await world.url('client1');
    const { text } = await world.page(url);
    const path = /href="(\/__sim\/sign\/[^"]+\/documents\/\d+)"/.exec(text)?.[1] ?? '';
    const response = await fetch(`${server.url}${path}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="/);
    // The page shows the document in a visible frame. No other page may do so.
    expect(text).toMatch(new RegExp(`</a></div><iframe src="${path}#[^"]*" title="`));
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await world.file());
    expect((await world.page(`${url}/documents/1`)).status).toBe(404);
  });

  it('[R4.24][A-345] shows in advance which documents go into a container', async () => {
    const told = async (box: 'unsent' | 'unsentForContainer') => {
      const world = await SigningWorld.create(server, box);
      await world.send();
      const { text } = await world.page(await world.url('client1', { 'X-Language': 'en' }));
      return [text.includes('by a container (.asice)'), (await world.doku()).signedInContainer];
    };
    expect(await told('unsent')).toEqual([false, false]);
    expect(await told('unsentForContainer')).toEqual([true, true]);
  });

  it('[A-505] warns of a file that other viewers show differently, on the card, the page and in the report', async () => {
    const world = await SigningWorld.create(server);
    const upload = {
      dokuId: world.dokuId,
      dokuStaticAction: 'Upload' as const,
      actionData: { fileName: 'a.pdf' },
      fileContent: Buffer.from(paperOnlyPdf()).toString('base64'),
    };
    const sent = await world.submit('bankerRm', { submitDokuStaticActions: [upload] });
    expect(sent.status).toBe(200);
    expect((await world.doku()).fileWarnings).toEqual(['PRINTS_DIFFERENTLY']);
    await world.send();
    expect((await world.doku('client1')).fileWarnings).toEqual(['PRINTS_DIFFERENTLY']);
    const url = await world.url('client1', { 'X-Language': 'en' });
    const { fileWarning } = await signingTexts('en');
    expect((await world.page(url)).text).toContain(fileWarning);
    await world.form(`${url}/sign`);
    const { validationResults } = await world.validate();
    const errors = validationResults.flatMap(({ errorGroups }) =>
      errorGroups.flatMap((group) => group.errors),
    );
    expect(errors).toContainEqual(
      expect.objectContaining({ errorId: 'PRINTS_DIFFERENTLY', status: 'WARNING' }),
    );
  });

  it('[R4.7] changes nothing when it is only read', async () => {
    const world = await sent();
    const url = await world.url('client1');
    const before = await world.at.box(world.boxId);
    for (const path of [url, `${url}/sign`, `${url}/expire`]) {
      await world.page(path);
      await server.fetch(path, { method: 'HEAD' });
    }
    expect(await world.at.box(world.boxId)).toEqual(before);
  });

  it('[R6.1] is closed to every caller with an invalid token', async () => {
    const world = await sent();
    const url = await world.url('client1');
    const guesses = ['/__sim/sign/x', `${url}x`, url.replace(/[\w-]{43}$/, '')];
    for (const path of guesses) {
      expect((await world.page(path)).status).toBe(404);
      expect((await world.form(`${path}/sign`)).status).toBe(404);
    }
    const body = JSON.stringify({});
    const headers = { 'content-type': 'text/plain' };
    const foreign = await server.fetch(`${url}/sign`, { method: 'POST', headers, body });
    expect(foreign.status).toBe(415);
    expect((await world.doku()).status).toBe('WAITING_CLIENT_SIGNATURE');
  });
});

describe('refusing on the signing page', () => {
  it('[R5.3] requires a reason, and keeps the typed text', async () => {
    const world = await sent();
    const url = await world.url('client1');
    const empty = await world.form(`${url}/refuse`, { reason: '  ' });
    expect(empty.status).toBe(400);
    expect(empty.text).toMatch(/<details class="choice" open>[^]*role="alert"/);
    // The page asks for a reason only if the user chooses to refuse, and the user can go back.
    const { text } = await world.page(url);
    expect(text).toContain(`<a class="back" href="/app/dokubox/${world.boxId}">`);
    expect(text).not.toContain('<details class="choice" open>');
    const long = `<b>"${'x'.repeat(limits.signatureReasonMax)}`;
    const answer = await world.form(`${url}/refuse`, { reason: long });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('&lt;b&gt;&quot;xxx');
    expect(answer.text).not.toContain('<b>');
    expect((await world.at.box(world.boxId)).signatureRejected).toBe(false);
  });

  it('[R4.7] breaks the envelope, records the reason and closes every page', async () => {
    const world = await sent();
    const url = await world.url('client1');
    const { status, headers } = await world.form(`${url}/refuse`, { reason: 'Wrong amount' });
    expect([status, headers.get('location')]).toEqual([303, url]);
    const { status: read, text } = await world.page(url);
    expect(read).toBe(200);
    expect(text).not.toContain('<form');
    const box = await world.at.box(world.boxId);
    expect(box).toMatchObject({ signatureRejected: true, namirialEnvelopeStatus: 'REJECTED' });
    expect(box.signatureRejection?.reason).toBe('Wrong amount');
    expect((await world.form(`${url}/sign`)).status).toBe(303);
    expect(await world.at.box(world.boxId)).toEqual(box);
  });
});

describe('other ways a signing page ends', () => {
  it('[R4.7] the envelope can expire', async () => {
    const world = await sent();
    await world.form(`${await world.url('client1')}/expire`);
    expect((await world.at.box(world.boxId)).namirialEnvelopeStatus).toBe('CANCELLED');
  });

  it('[R4.24] the signer can hand over to a colleague who may sign, and to no one else', async () => {
    const world = await sent();
    const engine = server.simulator.engine.worlds.get(world.at.worldId);
    const nameOf = (key: string) => engine?.userByKey(key)?.username ?? '';
    const url = await world.url('client1');
    for (const key of ['banker1', 'client3', 'client1']) {
      expect((await world.form(`${url}/delegate`, { colleague: nameOf(key) })).status).toBe(400);
    }
    const { text } = await world.page(url);
    expect(text).toContain(nameOf('clientTwo'));
    await world.form(`${url}/delegate`, { colleague: nameOf('clientTwo') });
    expect((await world.askForUrl('client1')).status).toBe(409);
    expect((await world.sign('clientTwo')).status).toBe(303);
    const doku = await world.doku();
    const signer = doku.participants.find(({ user }) => user.username === nameOf('clientTwo'));
    expect(signer?.participantState).toBe('DONE');
    expect(doku.signingUsers.map(({ username }) => username)).toContain(nameOf('clientTwo'));
  });
});
