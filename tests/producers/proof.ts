/**
 * `npm run proof:producers [-- TITLE …]`: creates PDFs and containers with every installed program.
 * We and other programs sign them in both orders, and all sides verify the result. Fails when an
 * intact file is found invalid. Lists the missing programs. Titles select the programs that write
 * the files. `containers` is one of them.
 */
import { readFileSync } from 'node:fs';
import { identity, openTrust } from '../../simulator/signatures/validation/fixtures/files.ts';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { containersAtHand, containerTools } from './containers.ts';
import { openOtherSigner, signingTools } from './countersign.ts';
import { missingForJava } from './java-signers.ts';
import { rewriters } from './rewriters.ts';
import { missingOf, sources, sourcesAtHand } from './sources.ts';
import { tryContainer } from './try-container.ts';
import { tryProducer, type Tried } from './try-producer.ts';

/** Correct rejections with their reasons. Any other rejection fails the proof. */
const refusals: readonly { readonly of: RegExp; readonly why: string }[] = [
  {
    of: /^pdf-lib, a form(, packed objects)?; poppler, twice in one: by pdfsig after us: .*CHANGED_ANNOTATIONS/,
    why: 'pdfsig gives its signature field the number that a box for a value names as its own field',
  },
  {
    of: /^pdf-lib, a form(, packed objects)?; poppler, twice in one: by (pdfsig after us|us after pdfsig): PDFBox 2 finds 3 valid/,
    why: 'the same: what pdfsig signs with is two fields of the form now, and PDFBox counts both',
  },
  {
    of: /; Ghostscript, as a picture: by iText 5 after us: INDETERMINATE.*\(CHANGED_AFTER_SIGNING CHANGED_COVERED CHANGED_AFTER_SIGNING CHANGED_COVERED /,
    why: 'iText draws its mark over a picture, and of a picture nobody can tell what it covers',
  },
  {
    of: /^written by hand.*: by iText 5 after us: TOTAL_FAILED.*\(CHANGED_AFTER_SIGNING CHANGED_FORM_SETTINGS CHANGED_AFTER_SIGNING CHANGED_FORM_SETTINGS /,
    why: 'iText takes NeedAppearances out of the form, so that viewers no longer draw its values anew',
  },
  {
    of: /(MuPDF, nothing compressed|pdftk, compressed): by iText 5 after us: .*\(CHANGED_AFTER_SIGNING CHANGED_METADATA CHANGED_AFTER_SIGNING CHANGED_METADATA /,
    why: 'iText writes packed metadata without saying that it is packed, so that the title in it is lost',
  },
];

const titles = process.argv.slice(2);
const chosen = sourcesAtHand().filter(
  ({ title }) => titles.length === 0 || titles.some((one) => title === one),
);

/** A file written by one program and rewritten by another. */
async function* filesOfAll(): AsyncGenerator<readonly [title: string, bytes: Uint8Array | null]> {
  for (const source of chosen) {
    const made = await source.make();
    yield [source.title, made];
    for (const { title, program, args } of rewriters) {
      if (!installed(program)) continue;
      const files = folderOf({ 'from.pdf': made });
      const { ok } = run(program, args(files.path('from.pdf'), files.path('to.pdf')));
      const bytes = ok ? new Uint8Array(readFileSync(files.path('to.pdf'))) : null;
      files.remove();
      yield [`${source.title}; ${title}`, bytes];
    }
  }
}

const { trust, signer: first } = await openTrust();
const second = await trust.signerFor(identity('Petr', { keys: 'rsa' }));
const other = openOtherSigner(trust.root.toPem());
const ways = new Map<string, number>();
const problems: string[] = [];
const refused: string[] = [];
const unwritten: string[] = [];
let [files, containers] = [0, 0];
const note = (title: string, tried: Tried) => {
  for (const way of tried.ways) ways.set(way, (ways.get(way) ?? 0) + 1);
  const found = tried.problems
    .map((problem) => `${title}: ${problem}`)
    .filter((problem) => {
      const known = refusals.find(({ of }) => of.test(problem));
      if (known) refused.push(`${title}: ${known.why}`);
      return !known;
    });
  problems.push(...found);
  console.log(`${found.length === 0 ? '✓' : '✗'} ${title}`);
  for (const problem of found) console.error(`  ${problem}`);
};
for await (const [title, bytes] of filesOfAll()) {
  if (!bytes) {
    unwritten.push(title);
    continue;
  }
  files += 1;
  note(title, await tryProducer(bytes, { trust, first, second, other }));
}
other?.remove();
for (const container of titles.length === 0 || titles.includes('containers')
  ? containersAtHand()
  : []) {
  containers += 1;
  note(container.title, await tryContainer(container, trust));
}

const missing = [
  ...sources.flatMap(missingOf),
  ...[...rewriters.map(({ program }) => program), ...signingTools].filter((one) => !installed(one)),
  ...missingForJava(),
  ...containerTools.filter((one) => !installed(one)),
];
console.log(`${files} files of ${chosen.length} producers, each rewritten by others`);
console.log(`${containers} containers of other programs`);
for (const [way, amount] of ways) console.log(`${amount} signed ${way}`);
console.log(`${problems.length} found wrong, ${refused.length} refused with a reason`);
for (const one of refused) console.log(`refused: ${one}`);
for (const title of unwritten) console.log(`not written: ${title}`);
for (const program of new Set(missing)) console.log(`missing: ${program}`);
process.exitCode = problems.length === 0 ? 0 : 1;
