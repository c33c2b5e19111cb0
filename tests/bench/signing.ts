/**
 * `node --import tsx tests/bench/signing.ts`: processor time of signing and validating PDFs of
 * three sizes, a container and a file with many signatures, relative to `openssl cms -verify` of
 * the same signed bytes. The simulator creates a signature with time stamps, certificates and
 * revocation answers. It checks all of these and every later change. openssl checks one signature
 * value and one chain. The start of its process is included, and is also printed separately. The
 * median of several runs counts. Fails when a budget is exceeded.
 */
import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { signFiles } from '../../simulator/signatures/signing/asic/sign-asice.ts';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import {
  coverageOf,
  findSignatures,
} from '../../simulator/signatures/validation/pdf/find-signatures.ts';
import type { NamedFile } from '../../simulator/signatures/signing/order.ts';
import { signFile } from '../../simulator/signatures/signing/sign-file.ts';
import {
  identity,
  indications,
  openTrust,
  signedPdf,
  signedAt,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import { installed } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { OpensslVerifier } from './openssl.ts';

const RUNS = 15;
/** Sizes of the PDFs in bytes. The largest is just below the upload limit. */
const sizes = { '100 kB': 100_000, '1 MB': 1_000_000, '10 MB': 10_000_000 } as const;
const MANY = 20;
const containerSize = 1_000_000;
/** Budget of the longest time for which the event loop is blocked, in milliseconds. */
const STANDSTILL_MS = 250;

/** Budgets as multiples of the processor time of one `openssl cms -verify`. */
const budgets = { signing: 5, validating: 5, validatingMany: 4 } as const;

const { trust, signer } = await openTrust();

/**
 * A contract with pictures. Most of its bytes are streams that cannot be compressed any further.
 */
async function pdfOf(size: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const pages = Math.max(1, Math.min(20, Math.round(size / 50_000)));
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`Page ${number} of ${pages}`, { x: 60, y: 760 });
    const picture = pdf.context.stream(randomBytes(Math.floor(size / pages)), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 1,
      Height: 1,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceGray',
    });
    page.node.newXObject('Picture', pdf.context.register(picture));
  }
  return pdf.save({ useObjectStreams: false });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/** Milliseconds of processor some work takes in this process, over all threads. */
async function cpuOf(work: () => unknown): Promise<number> {
  await work();
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    runs.push((user + system) / 1000);
  }
  return median(runs);
}

const visibleLines = ['TEST Jana Nováková', 'Zatoka', '02-03-2026 09:30 UTC'];

/** The signature of a person and the bytes it covers, for openssl to verify. */
function signatureOf(pdf: Uint8Array) {
  const file = new PdfFile(pdf);
  const found = findSignatures(file).find(({ isTimestamp }) => !isTimestamp);
  const coverage = found && coverageOf(file, found);
  if (!coverage) throw new Error('a file without a signature');
  return { cms: coverage.contents, content: Buffer.concat(coverage.parts) };
}

async function requirePassed(file: Uint8Array, amount: number, name?: string): Promise<void> {
  const found = indications(await validate(file, trust, name === undefined ? {} : { name }));
  if (found.length !== amount || found.some((one) => one !== 'TOTAL_PASSED')) {
    throw new Error(`the measured file must be valid: ${found.join(', ') || 'no signature'}`);
  }
}

const exceeded: string[] = [];
const ms = (value: number) => `${value.toFixed(1)} ms`;

function report(name: string, cpu: number, openssl: number | null, budget: number): void {
  if (openssl === null) {
    console.log(`  ${name}: ${ms(cpu)} of processor; nothing to compare it with`);
    return;
  }
  const ratio = cpu / openssl;
  const good = ratio <= budget;
  if (!good) exceeded.push(name);
  const times = `${ratio.toFixed(2)} times openssl (budget ${budget})`;
  console.log(`${good ? '✓' : '✗'} ${name}: ${times}; ${ms(cpu)} against ${ms(openssl)}`);
}

const verifier = installed('openssl')
  ? new OpensslVerifier(trust.root, trust.certificates, signedAt)
  : null;
if (!verifier) {
  console.error(
    'openssl is not installed: signing and validating are measured without comparison.',
  );
} else {
  console.log(`start of openssl alone: ${ms(verifier.startCost())} of processor`);
}
const opensslCost = (pdf: Uint8Array) => verifier?.verifyCost(signatureOf(pdf)) ?? null;

for (const [label, size] of Object.entries(sizes)) {
  const pdf = await pdfOf(size);
  const signed = await signedPdf(pdf, signer, trust, { visibleLines });
  await requirePassed(signed, 1);
  const openssl = opensslCost(signed);
  const signing = await cpuOf(() => signedPdf(pdf, signer, trust, { visibleLines }));
  report(`sign a PDF of ${label}`, signing, openssl, budgets.signing);
  const validating = await cpuOf(() => validate(signed, trust));
  report(`validate a PDF of ${label}`, validating, openssl, budgets.validating);
}

// openssl does not know XAdES. Its measure is a PDF with the same signed bytes.
const content = randomBytes(containerSize);
const inside = [{ name: 'scan.bin', mimeType: 'application/octet-stream', bytes: content }];
const container = await signFiles(inside, { signer, at: signedAt }, trust);
await requirePassed(container, 1, 'scan.asice');
const detached = verifier?.verifyCost(verifier.detached(content, signer)) ?? null;
const packing = await cpuOf(() => signFiles(inside, { signer, at: signedAt }, trust));
report('sign an ASiC-E of 1 MB', packing, detached, budgets.signing);
const unpacking = await cpuOf(() => validate(container, trust, { name: 'scan.asice' }));
report('validate an ASiC-E of 1 MB', unpacking, detached, budgets.validating);

/** The longest time in one run, in milliseconds, for which the event loop was blocked. */
async function standstill(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  let running = true;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(look);
  };
  setImmediate(look);
  await work();
  await new Promise(setImmediate);
  running = false;
  return longest;
}

/** Other work on the machine can only make this time longer, so the best run counts. */
async function reportStandstill(what: string, file: NamedFile): Promise<void> {
  const order = { signer: identity('Jana Nováková'), at: signedAt.toISOString() };
  const rounds: number[] = [];
  for (let round = 0; round < RUNS; round += 1) {
    rounds.push(await standstill(() => signFile(file, order, trust)));
  }
  const best = Math.min(...rounds);
  const name = `event loop while ${what} is signed`;
  const good = best <= STANDSTILL_MS;
  if (!good) exceeded.push(name);
  const budget = `budget ${STANDSTILL_MS} ms, median ${ms(median(rounds))}`;
  console.log(`${good ? '✓' : '✗'} ${name}: stands still for ${ms(best)} (${budget})`);
}

const rows = Array.from({ length: 500_000 }, (_, row) => `${row};${(row * 7919) % 10_007};sum\n`);
const large = sizes['10 MB'];
await reportStandstill('a PDF of 10 MB', { fileName: 'a.pdf', bytes: await pdfOf(large) });
await reportStandstill('an office file of 10 MB', {
  fileName: 'a.docx',
  bytes: randomBytes(large),
});
await reportStandstill('a table of 8 MB', {
  fileName: 'a.csv',
  bytes: Buffer.from(rows.join('')),
});

let many = await pdfOf(sizes['100 kB']);
for (let number = 1; number <= MANY; number += 1) {
  many = await signedPdf(many, signer, trust, {
    at: new Date(signedAt.getTime() + number * 60_000),
  });
}
await requirePassed(many, MANY);
const first = opensslCost(many);
const all = first === null ? null : first * MANY;
const validatingMany = await cpuOf(() => validate(many, trust));
report(`validate ${MANY} signatures of a PDF`, validatingMany, all, budgets.validatingMany);

verifier?.close();
if (exceeded.length > 0) {
  console.error(`\nOver budget: ${exceeded.join(', ')}.`);
  process.exitCode = 1;
}
