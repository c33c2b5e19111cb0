import { containerTypes } from '@dokubox/spec/uploads.ts';
import { describe, expect, it } from 'vitest';
import { readContainer, writeContainer } from '../formats/zip/container.ts';
import { signFiles } from '../signing/asic/sign-asice.ts';
import { PdfFile } from '../formats/pdf/file.ts';
import { coverageOf, findSignatures } from './pdf/find-signatures.ts';
import {
  findings,
  flipped,
  numbers,
  openTrust,
  plainPdf,
  signedPdf,
  signedAt,
  validate,
} from './fixtures/files.ts';

/** Number of single-bit changes, each tried separately. */
const tries = 400;
/** Number of bit changes in included certificates, revocation data and time stamps. */
const evidenceTries = 300;

const passed = (node: Awaited<ReturnType<typeof validate>>) =>
  node.signatures.some(({ signatureIndication }) => signatureIndication === 'TOTAL_PASSED');

/** Signed or time-stamped parts of a signature's text. */
const signedParts = [
  /<ds:SignedInfo>.*<\/ds:SignedInfo>/s,
  /<ds:SignatureValue .*<\/ds:SignatureValue>/s,
  /<xades:SignedProperties .*<\/xades:SignedProperties>/s,
];

/** Protected content of a container. Null if it cannot be read. */
async function protectedContent(bytes: Uint8Array): Promise<string | null> {
  try {
    const entries = await readContainer(bytes);
    return JSON.stringify(
      entries.flatMap(({ name, bytes: content }) => {
        if (name === 'META-INF/signatures001.xml') {
          const text = Buffer.from(content).toString('latin1');
          return signedParts.map((part) => part.exec(text)?.[0] ?? '');
        }
        if (name === 'mimetype' || name.startsWith('META-INF/')) return [];
        return [name, Buffer.from(content).toString('hex')];
      }),
    );
  } catch {
    return null;
  }
}

describe('[R3.6] a file with one changed bit', () => {
  it('does not pass with a change in the byte range of the document time stamp', async () => {
    const { trust, signer } = await openTrust();
    const bytes = await signedPdf(await plainPdf(), signer, trust);
    // One changed bit turns the blank after the name into a part of the name.
    const at = Buffer.from(bytes).lastIndexOf('/ByteRange') + '/ByteRange'.length;
    expect(bytes[at]).toBe(' '.charCodeAt(0));
    const node = await validate(flipped(bytes, at, 0), trust);
    expect(passed(node)).toBe(false);
    expect(findings(node)).toContain('LATER_TIMESTAMP_BROKEN');
  });

  it(`does not pass in any of ${tries} changes to a protected byte of a PDF`, async () => {
    const { trust, signer } = await openTrust();
    const bytes = await signedPdf(await plainPdf(), signer, trust);
    expect(passed(await validate(bytes, trust))).toBe(true);
    const file = new PdfFile(bytes);
    const last = findSignatures(file).at(-1);
    const gap = (last && coverageOf(file, last)?.gap) ?? [0, 0];
    const next = numbers(20_261_121);
    const count = { protected: 0, unsigned: 0, unsignedPassed: 0 };
    const survivors: number[] = [];
    for (let index = 0; index < tries; index += 1) {
      const at = next(bytes.length);
      const through = passed(await validate(flipped(bytes, at, next(8)), trust));
      if (at >= gap[0] && at < gap[1]) {
        count.unsigned += 1;
        if (through) count.unsignedPassed += 1;
      } else {
        count.protected += 1;
        if (through) survivors.push(at);
      }
    }
    process.stdout.write(`PDF: ${JSON.stringify(count)}\n`);
    expect(count.protected).toBeGreaterThan(tries / 3);
    expect(survivors).toEqual([]);
  }, 300_000);

  it(`does not pass in any of ${tries} changes to a protected byte of an ASiC-E`, async () => {
    const { trust, bytes } = await signedContainer();
    const original = await protectedContent(bytes);
    const next = numbers(4_242);
    const count = { protected: 0, unreadable: 0, unprotected: 0, unprotectedPassed: 0 };
    const survivors: number[] = [];
    for (let index = 0; index < tries; index += 1) {
      const at = next(bytes.length);
      const changed = flipped(bytes, at, next(8));
      const content = await protectedContent(changed);
      const through = passed(await validate(changed, trust, options));
      if (content === original) {
        count.unprotected += 1;
        if (through) count.unprotectedPassed += 1;
      } else {
        count[content === null ? 'unreadable' : 'protected'] += 1;
        if (through) survivors.push(at);
      }
    }
    process.stdout.write(`ASiC-E: ${JSON.stringify(count)}\n`);
    expect(count.protected + count.unreadable).toBeGreaterThan(tries / 3);
    expect(survivors).toEqual([]);
  }, 300_000);

  it(`does not pass in any of ${tries} changes to files that are packed again with correct check sums`, async () => {
    const { trust, bytes } = await signedContainer();
    const entries = (await readContainer(bytes)).filter(({ name }) => name !== 'mimetype');
    const original = await protectedContent(bytes);
    const next = numbers(99);
    const count = { protected: 0, unprotected: 0, unprotectedPassed: 0 };
    const survivors: string[] = [];
    for (let index = 0; index < tries; index += 1) {
      const which = next(entries.length);
      const changed = entries.map((entry, place) =>
        place === which
          ? { ...entry, bytes: flipped(entry.bytes, next(entry.bytes.length), next(8)) }
          : entry,
      );
      const packed = await writeContainer(containerTypes['ASiC-E'], changed, signedAt);
      const through = passed(await validate(packed, trust, options));
      if ((await protectedContent(packed)) === original) {
        count.unprotected += 1;
        if (through) count.unprotectedPassed += 1;
      } else {
        count.protected += 1;
        if (through) survivors.push(entries[which]?.name ?? '');
      }
    }
    process.stdout.write(`ASiC-E, packed again: ${JSON.stringify(count)}\n`);
    expect(count.protected).toBeGreaterThan(tries / 3);
    expect(survivors).toEqual([]);
  }, 300_000);

  it(`passes only with a finding in ${evidenceTries} changes to the evidence of a container`, async () => {
    const { trust, bytes } = await signedContainer();
    const entries = (await readContainer(bytes)).filter(({ name }) => name !== 'mimetype');
    const text = Buffer.from(
      entries.find(({ name }) => name === 'META-INF/signatures001.xml')?.bytes ?? [],
    ).toString('latin1');
    const pieces = [...text.matchAll(evidencePattern)].flatMap(
      ({ 1: kind, 2: value, index, 0: all }) =>
        kind && value ? [{ kind, value, at: index + all.indexOf(value) }] : [],
    );
    const next = numbers(13);
    const count = { refused: 0, named: 0, silent: 0 };
    for (let index = 0; index < evidenceTries; index += 1) {
      const piece = pieces[next(pieces.length)];
      if (!piece) continue;
      const der = Buffer.from(piece.value, 'base64');
      const changed = Buffer.from(flipped(der, next(der.length), next(8))).toString('base64');
      const packed = await writeContainer(
        containerTypes['ASiC-E'],
        entries.map((one) =>
          one.name === 'META-INF/signatures001.xml'
            ? {
                ...one,
                bytes: Buffer.from(
                  text.slice(0, piece.at) + changed + text.slice(piece.at + piece.value.length),
                  'latin1',
                ),
              }
            : one,
        ),
        signedAt,
      );
      const node = await validate(packed, trust, options);
      const [signature] = node.signatures;
      if (signature?.signatureIndication !== 'TOTAL_PASSED') count.refused += 1;
      // No standard requires this evidence to be covered, so the report mentions it.
      else if (signature.uncoveredEvidence?.includes(evidenceKinds[piece.kind] ?? ''))
        count.named += 1;
      else count.silent += 1;
    }
    process.stdout.write(`Evidence of an ASiC-E: ${JSON.stringify(count)}\n`);
    expect(count.silent).toBe(0);
    expect(count.refused).toBeGreaterThan(evidenceTries / 2);
  }, 300_000);
});

const evidencePattern =
  /<(?:ds|xades):(X509Certificate|EncapsulatedX509Certificate|EncapsulatedOCSPValue|EncapsulatedTimeStamp)>([^<]*)</g;
const evidenceKinds: Readonly<Record<string, string>> = {
  X509Certificate: 'CERTIFICATES',
  EncapsulatedX509Certificate: 'CERTIFICATES',
  EncapsulatedOCSPValue: 'REVOCATION_DATA',
  EncapsulatedTimeStamp: 'TIMESTAMPS',
};

const options = { name: 'contract.asice' };

async function signedContainer() {
  const { trust, signer } = await openTrust();
  const files = [
    {
      name: 'contract.txt',
      mimeType: 'text/plain',
      bytes: Buffer.from('amount 100\n'.repeat(300)),
    },
    { name: 'noise.bin', mimeType: 'application/octet-stream', bytes: randomBytes(6_000) },
  ];
  const bytes = await signFiles(files, { signer, at: signedAt }, trust);
  expect(passed(await validate(bytes, trust, options))).toBe(true);
  return { trust, bytes };
}

/** Incompressible bytes, the same in every run. */
function randomBytes(length: number): Uint8Array {
  const next = numbers(7);
  return Uint8Array.from({ length }, () => next(256));
}
