/**
 * `npm run proof:others [-- FOLDER …]`: validates signed files of others, which come from installed
 * packages, from the folders, or from installed programs. Asks other programs for their opinion.
 * Fails if a file does not pass or an opinion differs without a documented reason. Trusts every
 * signer, because certificates are not under test.
 */
import { existsSync } from 'node:fs';
import { openTrust } from '../../simulator/signatures/validation/fixtures/files.ts';
import { installed } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { validateFile } from '../../simulator/signatures/validation/validate-file.ts';
import { containerTools } from '../producers/containers.ts';
import { openOtherSigner, signingTools } from '../producers/countersign.ts';
import { missingForJava } from '../producers/java-signers.ts';
import { missingOf, sources } from '../producers/sources.ts';
import { passed, findingsOf } from '../producers/try-producer.ts';
import { opinionsOf, verifyingPrograms } from './opinions.ts';
import { reasons } from './reasons.ts';
import { shippedFiles, type ShippedFile } from './shipped.ts';
import { writtenContainers, writtenPdfs } from './written.ts';

/** Folders in which installed packages keep their files. */
const installedPackages = ['node_modules', '/usr/share', '/usr/lib'];
const folders = [...installedPackages, ...process.argv.slice(2)].filter((one) => existsSync(one));

const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const problems: string[] = [];

async function judge({ title, name, bytes, trusted, at }: ShippedFile): Promise<void> {
  const anchors = trusted.map((certificate) => ({ certificate, listed: true }));
  const node = await validateFile(name, bytes, { anchors, at });
  const all = [node, ...node.children].flatMap(({ signatures }) => signatures);
  const passes = all.length > 0 && all.every((one) => one.signatureIndication === passed);
  const opinions = [...opinionsOf(name, bytes, trusted)];
  if (all.length === 0 && opinions.length === 0) {
    count('have no signature that any program finds');
    return;
  }
  const line = [
    `${title}: ${passes ? passed : findingsOf(node)}`,
    ...opinions.map(([program, holds]) => `${program} ${holds ? 'holds' : 'fails'}`),
  ].join('; ');
  for (const [program, holds] of opinions) {
    count(`${program} ${holds === passes ? 'agrees' : 'says otherwise'}`);
  }
  if (passes && opinions.every(([, holds]) => holds)) {
    count('pass');
    console.log(`✓ ${line}`);
    return;
  }
  const known = reasons.find(({ of }) => of.test(line));
  count(
    known ? (passes ? 'pass, with a reason' : 'do not pass, with a reason') : 'without a reason',
  );
  if (!known) problems.push(line);
  console.log(`${known ? '–' : '✗'} ${line}`);
  if (known) console.log(`  ${known.why}`);
}

const { trust } = await openTrust();
const other = openOtherSigner(trust.root.toPem());
let shipped = 0;
for (const file of shippedFiles(folders)) {
  shipped += 1;
  await judge(file);
}
let written = 0;
for (const file of [...(other ? await writtenPdfs(other) : []), ...writtenContainers()]) {
  written += 1;
  await judge(file);
}
other?.remove();

console.log(`${shipped} files that packages ship, ${written} that programs wrote`);
for (const [what, amount] of counts) console.log(`${amount} ${what}`);
const programs = [...verifyingPrograms, ...signingTools, ...containerTools];
const missing = [
  ...programs.filter((one) => !installed(one)),
  ...missingForJava(),
  ...sources.flatMap(missingOf),
];
for (const program of new Set(missing)) console.log(`missing: ${program}`);
for (const problem of problems) console.error(`without a reason: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
