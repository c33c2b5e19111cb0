/**
 * `npm run english`: lists the sentences of comments, titles of tests, messages and documents that break a
 * rule of `docs/english.md`. Paths after `--` read only those files and folders.
 */
import { countsOf, filesOfEnglish, englishFindings } from './findings.ts';

const only = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
const isWanted = (path: string) =>
  only.length === 0 || only.some((folder) => path === folder || path.startsWith(`${folder}/`));

const found = englishFindings(filesOfEnglish().filter(isWanted));
for (const { path, line, kind, broken } of found) {
  for (const { name, instead, sentence } of broken) {
    console.log(`${path}:${String(line)} ${kind}, ${name} (${instead}): ${sentence}`);
  }
}
for (const [kind, { all, broken }] of Object.entries(countsOf(found))) {
  console.log(`${kind}: ${String(broken)} of ${String(all)}`);
}
