import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signFiles } from '../signing/asic/sign-asice.ts';
import { flipped, openTrust, plainPdf, sign, signedAt } from '../validation/fixtures/files.ts';
import { createNodePorts } from './ports.ts';

const ports = createNodePorts();
afterAll(() => ports.close());

let pdf: Buffer;
let container: Buffer;

beforeAll(async () => {
  const { trust, signer } = await openTrust();
  pdf = Buffer.from(await sign(await plainPdf(), signer, trust));
  const file = { name: 'a.txt', mimeType: 'text/plain', bytes: Buffer.from('amount 100') };
  container = Buffer.from(await signFiles([file], { signer, at: signedAt }, trust));
});

const whole = { validContent: true, signed: true, signatureBroken: false };
const broken = { validContent: true, signed: false, signatureBroken: true };
const none = { validContent: true, signed: false, signatureBroken: false };

describe('[R5.22] whether a file is signed', () => {
  it('is said of a whole signature, whoever trusts it', async () => {
    expect(await ports.inspectFile('a.pdf', pdf)).toMatchObject(whole);
    expect(await ports.inspectFile('a.asice', container)).toMatchObject(whole);
  });

  it('is denied to a broken one, which is called broken', async () => {
    const altered = flipped(pdf, 20, 0);
    const range = pdf.toString('latin1').replace('/ByteRange [0 ', '/ByteRange [1 ');
    const inner = Buffer.from(container);
    inner.write('amount 900', inner.indexOf('amount 100'));
    for (const bytes of [altered, Buffer.from(range, 'latin1')]) {
      expect(await ports.inspectFile('a.pdf', bytes)).toMatchObject(broken);
    }
    expect(await ports.inspectFile('a.asice', inner)).toMatchObject(broken);
  });

  it('is denied to a file without one', async () => {
    expect(await ports.inspectFile('a.pdf', await plainPdf())).toMatchObject(none);
  });
});
