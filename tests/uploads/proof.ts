/**
 * `npm run proof:uploads`: creates files with the installed office, PDF, archive and csv programs,
 * and opens them with those programs. Fails if a file that they open is rejected at upload. Lists
 * the missing programs. A file that §5 forbids is listed with its reason.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inspectFile } from '../../simulator/signatures/inspection/inspect.ts';
import { plainPdf } from '../../simulator/signatures/validation/fixtures/files.ts';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';

const wanted = ['soffice', 'python3', 'pdfinfo', 'pdftocairo', 'qpdf', 'gs', 'mutool', 'zip', '7z'];
const missing = wanted.filter((program) => !installed(program));
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const html =
  '<html><meta charset="utf-8"><body><h1>Smlouva</h1><p>Částka 100, Износ 200.</p><table><tr><td>a</td><td>1</td></tr></table></body></html>';
const work = folderOf({
  'plain.html': html,
  'long.html': html.replace('<p>', `<p>${'Odstavec. '.repeat(500)}`),
  'table.csv': 'Datum;Částka\n2026-11-01;100\n',
  'plain.pdf': await plainPdf(),
});
const bases = work.path('bases');
const all = work.path('all');
for (const folder of [bases, all]) mkdirSync(folder);

/**
 * The office program as a command. It converts several files at once, because its start is slow.
 */
function office(to: string, files: readonly string[], into: string, more: readonly string[] = []) {
  const profile = `-env:UserInstallation=file://${work.path('profile')}`;
  const args = [profile, '--headless', ...more, '--convert-to', to, '--outdir', into, ...files];
  return run('soffice', args).ok;
}

const inBases = (name: string) => join(bases, name);
const namesIn = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter((name) => extname(name) === `.${extension}`)
    .map((name) => join(folder, name));

/**
 * Copies a file under a name with the program's title, so that the next one does not replace it.
 */
function keep(from: string, title: string) {
  writeFileSync(
    inBases(`${basename(from, extname(from))}-${title}${extname(from)}`),
    readFileSync(from),
  );
}

const pages = ['plain.html', 'long.html'].map(work.path);
for (const filter of ['MS Word 2007 XML', 'Office Open XML Text']) {
  office(`docx:${filter}`, pages, work.folder, ['--infilter=HTML (StarWriter)']);
  for (const path of namesIn(work.folder, 'docx')) keep(path, filter.replaceAll(/\W/g, ''));
}
for (const filter of ['Calc MS Excel 2007 XML', 'Calc Office Open XML']) {
  office(`xlsx:${filter}`, [work.path('table.csv')], work.folder);
  for (const path of namesIn(work.folder, 'xlsx')) keep(path, filter.replaceAll(/\W/g, ''));
}
for (const version of [0, 1, 2, 17]) {
  const options = JSON.stringify({ SelectPdfVersion: { type: 'long', value: String(version) } });
  office(`pdf:writer_web_pdf_Export:${options}`, pages.slice(0, 1), bases);
  for (const path of namesIn(bases, 'pdf').filter((one) => basename(one) === 'plain.pdf')) {
    keep(path, `office${version}`);
    rmSync(path);
  }
}

/** Programs that rewrite a PDF. */
const rewriters: readonly (readonly [string, string, (from: string, to: string) => string[]])[] = [
  ['qpdf', 'linear', (from, to) => ['--linearize', from, to]],
  ['qpdf', 'packed', (from, to) => ['--object-streams=generate', from, to]],
  ['qpdf', 'readable', (from, to) => ['--qdf', from, to]],
  [
    'qpdf',
    'noedit',
    (from, to) => ['--encrypt', '', 'owner', '256', '--modify=none', '--', from, to],
  ],
  ['gs', 'gs', (from, to) => ['-q', '-o', to, '-sDEVICE=pdfwrite', from]],
  ['mutool', 'clean', (from, to) => ['clean', '-gggg', from, to]],
  ['pdftocairo', 'cairo', (from, to) => ['-pdf', from, to]],
];
for (const [program, title, args] of rewriters) {
  run(program, args(work.path('plain.pdf'), inBases(`plain-${title}.pdf`)));
}
for (const [type, ending] of [
  ['-png', 'png'],
  ['-jpeg', 'jpg'],
] as const) {
  run('pdftocairo', [type, '-singlefile', work.path('plain.pdf'), join(all, `page-${ending}`)]);
}
run('mutool', ['draw', '-o', join(all, 'drawn.png'), work.path('plain.pdf'), '1']);
run('gs', ['-q', '-o', join(all, 'gs.jpg'), '-sDEVICE=jpeg', work.path('plain.pdf')]);

const variants = run('python3', [script('variants.py'), bases, all]);
for (const path of readdirSync(bases).map(inBases)) {
  writeFileSync(join(all, basename(path)), readFileSync(path));
  if (!['.docx', '.xlsx'].includes(extname(path))) continue;
  const unpacked = work.path(`unpacked-${basename(path)}`);
  run('unzip', ['-q', path, '-d', unpacked]);
  const to = (title: string) =>
    join(all, `${basename(path, extname(path))}-${title}${extname(path)}`);
  run('zip', ['-q', '-r', '-9', to('zip'), '.'], unpacked);
  run('zip', ['-q', '-r', '-0', '-D', to('zip0'), '.'], unpacked);
  run('7z', ['a', '-tzip', '-mx=9', to('7z'), '.'], unpacked);
}
/**
 * Separator, quote, character set: 76 is UTF-8, 65535 UTF-16, 33 the Windows code page, 24 the DOS
 * code page.
 */
for (const separator of [59, 9]) {
  for (const letters of [76, 65_535, 33, 24]) {
    const into = work.path(`csv-${separator}-${letters}`);
    mkdirSync(into);
    office(
      `csv:Text - txt - csv (StarCalc):${separator},34,${letters}`,
      namesIn(bases, 'xlsx').slice(0, 1),
      into,
    );
    for (const path of namesIn(into, 'csv')) {
      writeFileSync(join(all, `office-${separator}-${letters}.csv`), readFileSync(path));
    }
  }
}

/** The files that other programs can open. */
function openedByOthers(): ReadonlySet<string> {
  const opened = new Set<string>();
  for (const path of namesIn(all, 'pdf')) if (run('pdfinfo', [path]).ok) opened.add(path);
  for (const kind of ['docx', 'xlsx']) {
    const into = work.path(`opened-${kind}`);
    mkdirSync(into);
    const files = namesIn(all, kind);
    office('pdf', files, into);
    const shown = new Set(readdirSync(into));
    for (const path of files) if (shown.has(`${basename(path, `.${kind}`)}.pdf`)) opened.add(path);
  }
  const input = namesIn(all, 'csv').join('\n');
  const { stdout } = spawnSync('python3', [script('opens.py')], { input, encoding: 'utf8' });
  for (const path of stdout.split('\n').filter(Boolean)) opened.add(path);
  for (const kind of ['png', 'jpg']) for (const path of namesIn(all, kind)) opened.add(path);
  return opened;
}

const opened = openedByOthers();
const counts = new Map<string, { made: number; opened: number; taken: number }>();
const wrong: string[] = [];
for (const name of readdirSync(all).sort()) {
  const kind = extname(name).slice(1);
  const count = counts.get(kind) ?? { made: 0, opened: 0, taken: 0 };
  counts.set(kind, count);
  const { validContent, hindrance, isReally } = await inspectFile(
    name,
    readFileSync(join(all, name)),
  );
  const taken = validContent && hindrance === null;
  const others = opened.has(join(all, name));
  count.made += 1;
  count.opened += Number(others);
  count.taken += Number(taken);
  if (others && !taken) wrong.push(`${name}: ${hindrance ?? `is ${isReally ?? 'unknown'}`}`);
}
work.remove();

let files = 0;
for (const [kind, { made, opened: others, taken }] of counts) {
  files += made;
  console.log(`${kind}: ${made} created, ${others} opened by others, ${taken} accepted here`);
}
for (const program of missing) console.log(`missing: ${program}, so its files are not here`);
if (!variants.ok) console.log(`no variants: ${variants.output}`);
for (const line of wrong) console.log(`wrongly rejected: ${line}`);
console.log(`${files} files, ${wrong.length} wrongly rejected`);
process.exitCode = wrong.length > 0 || !variants.ok ? 1 : 0;
