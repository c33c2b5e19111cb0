/**
 * `npm run proof:signing [-- AMOUNT SEED]`: creates odd PDFs (100 by default), and lets installed
 * programs rewrite every third one. Two people sign each as the product does. Fails when a
 * signature does not pass our own validation, when a file goes into a container without need, or
 * when the upload did not announce the container. Also fails when pdfsig, qpdf or MuPDF find a
 * signed file broken.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createNodePorts } from '../../simulator/server/ports.ts';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { goesAround, oddBytes, oddPdfs, type OddPdf } from './odd-pdf.ts';
import { tryFile } from './try-odd.ts';

const [amount = 100, seed = 30] = process.argv.slice(2).map(Number);

/**
 * How qpdf rewrites a file. The last way encrypts it with a password that is not needed for
 * reading.
 */
const rewritings = [
  { title: 'linearized', args: ['--linearize'], enciphers: false },
  {
    title: 'linearized and packed',
    args: ['--linearize', '--object-streams=generate'],
    enciphers: false,
  },
  { title: 'enciphered', args: ['--encrypt', '', 'owner', '256', '--'], enciphers: true },
] as const;

interface Made {
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly expected: 'first' | 'second' | null;
}

/** An odd file. Every third one is rewritten by qpdf, if qpdf can read it. */
function made(odd: OddPdf, index: number): Made {
  const bytes = oddBytes(odd);
  const plain = { title: JSON.stringify(odd), bytes, expected: goesAround(odd) };
  const rewriting =
    index % 3 === 2 ? rewritings[Math.floor(index / 3) % rewritings.length] : undefined;
  if (!rewriting || !installed('qpdf')) return plain;
  const files = folderOf({ 'from.pdf': bytes });
  const { ok } = run('qpdf', [
    '--warning-exit-0',
    ...rewriting.args,
    files.path('from.pdf'),
    files.path('to.pdf'),
  ]);
  const written = ok ? new Uint8Array(readFileSync(files.path('to.pdf'))) : null;
  files.remove();
  // A file that qpdf cannot read stays unchanged.
  if (!written) return plain;
  // The bytes before the header are gone, but a lock stays.
  const expected = rewriting.enciphers ? 'first' : odd.fields === 'locked' ? 'second' : null;
  return { title: `${plain.title}, ${rewriting.title}`, bytes: written, expected };
}

/** Whether MuPDF draws the whole file. */
const drawn = (path: string) => run('mutool', ['draw', '-q', '-F', 'stext', path]);

/**
 * Problems that other programs find in a PDF with two of our signatures, but not in the unsigned
 * file.
 */
function othersFind(bytes: Uint8Array, unsigned: Uint8Array): readonly string[] {
  const files = folderOf({ 'a.pdf': bytes, 'before.pdf': unsigned });
  const path = files.path('a.pdf');
  const found: string[] = [];
  if (installed('pdfsig')) {
    const { output } = run('pdfsig', ['-nocert', path]);
    const valid = output.split('Signature is Valid').length - 1;
    if (valid !== 2) found.push(`pdfsig finds ${valid} valid signatures`);
  }
  if (installed('qpdf') && !run('qpdf', ['--warning-exit-0', '--check', path]).ok)
    found.push('qpdf --check');
  if (installed('mutool')) {
    const { ok, output } = drawn(path);
    if (!ok && drawn(files.path('before.pdf')).ok) found.push('mutool draw');
    const tilted = [...output.matchAll(/<line [^>]*dir="([^"]+)"[^>]*text="TEST /g)];
    if (tilted.some(([, direction]) => direction !== '1 0'))
      found.push('a mark that is not upright');
  }
  files.remove();
  return found;
}

const ports = createNodePorts();
const figures = { inside: 0, aroundAtFirst: 0, aroundAtSecond: 0 };
const wrong: string[] = [];
const odds = fc.sample(oddPdfs, { seed, numRuns: amount });
for (const [index, odd] of odds.entries()) {
  const { title, bytes, expected } = made(odd, index);
  const { around, toldAtUpload, verdicts, bytes: signed } = await tryFile(ports, bytes);
  if (around === null) figures.inside += 1;
  else figures[around === 'first' ? 'aroundAtFirst' : 'aroundAtSecond'] += 1;
  const findings = [
    ...(verdicts.join() === 'TOTAL_PASSED,TOTAL_PASSED' ? [] : [verdicts.join()]),
    ...(around === expected ? [] : [`around: ${around ?? 'not'}, not ${expected ?? 'at all'}`]),
    ...(toldAtUpload === (around === 'first') ? [] : ['not told at upload']),
    ...(around === null ? othersFind(signed, bytes) : []),
  ];
  wrong.push(...findings.map((finding) => `${finding}: ${title}`));
}
await ports.close();
const missing = ['pdfsig', 'qpdf', 'mutool'].filter((program) => !installed(program));
process.stdout.write(
  `${amount} odd files, seed ${seed}: ${JSON.stringify(figures)}, ${wrong.length} wrong\n` +
    `${missing.length > 0 ? `without ${missing.join(', ')}\n` : ''}${wrong.map((one) => `${one}\n`).join('')}`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
