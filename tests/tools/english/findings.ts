import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dokubox/spec/enums.ts';

import { listFiles } from '../files.ts';
import { root } from '../root.ts';
import {
  englishKinds,
  piecesOfDocument,
  piecesOfModule,
  type EnglishKind,
  type Piece,
} from './pieces.ts';
import { brokenIn, type BrokenRule } from './rules.ts';

/** A piece of English with the rules it breaks; none where it reads well. */
export interface EnglishFinding extends Pick<Piece, 'kind' | 'line'> {
  readonly path: string;
  readonly broken: readonly (BrokenRule & { readonly sentence: string })[];
}

const translated = new RegExp(
  `/(?:${languages.filter((language) => language !== 'en').join('|')})(?:/|\\.ts$)`,
);

/**
 * The style page quotes what it forbids, and its tests try it out. The product's specification is not ours
 * to write. Texts of the screens have their own tests (`tests/locales`).
 */
const leftOut = [
  '!docs/specification.md',
  '!docs/english.md',
  '!tests/tools/english/*.ts',
  '!ui-kit/locales/*/**',
];

const readText = (path: string) => readFileSync(join(root, path), 'utf8');

/** All modules and documents with English that developers and back-end teams read, as paths from the root. */
export const filesOfEnglish = (): readonly string[] =>
  listFiles(root, ['**/*.{ts,tsx,mts,mjs,md}', ...leftOut]).filter(
    (path) => !translated.test(path),
  );

/** Reads the pieces of the given files and finds what each of them breaks. */
export function englishFindings(
  paths: readonly string[],
  read = readText,
): readonly EnglishFinding[] {
  return paths.flatMap((path) => {
    const piecesOf = path.endsWith('.md')
      ? piecesOfDocument
      : (text: string) => piecesOfModule(path, text);
    return piecesOf(read(path)).map(({ kind, line, sentences }) => ({
      path,
      kind,
      line,
      broken: sentences.flatMap((sentence) =>
        brokenIn(sentence).map((rule) => ({ ...rule, sentence })),
      ),
    }));
  });
}

export type EnglishCounts = Readonly<
  Record<EnglishKind, { readonly all: number; readonly broken: number }>
>;

/** How many pieces of each kind there are, and how many of them break a rule. */
export function countsOf(found: readonly EnglishFinding[]): EnglishCounts {
  const count = (kind: EnglishKind) => {
    const ofKind = found.filter((finding) => finding.kind === kind);
    return { all: ofKind.length, broken: ofKind.filter(({ broken }) => broken.length > 0).length };
  };
  return Object.fromEntries(englishKinds.map((kind) => [kind, count(kind)])) as EnglishCounts;
}
