import ts from 'typescript';

/** Comments of code, titles of tests, sentences in strings of the product, and documents. */
export const englishKinds = ['comment', 'title', 'message', 'document'] as const;
export type EnglishKind = (typeof englishKinds)[number];

/** A unit of English that a person reads in one go: a comment, a title, a paragraph, a cell of a table. */
export interface Piece {
  readonly kind: EnglishKind;
  /** Line of its file, from 1. */
  readonly line: number;
  readonly sentences: readonly string[];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Prose alone: code, links and tags give way to one word each, which no rule knows. */
function proseOf(text: string): string {
  return text
    .replace(/`[^`]*`/g, 'X')
    .replace(/\{@link ([^}]+)\}/g, 'X')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, 'X')
    .replace(/\s+/g, ' ')
    .trim();
}

const sentencesOf = (text: string) =>
  [...segmenter.segment(proseOf(text))].map(({ segment }) => segment.trim()).filter(Boolean);

/** Comments that a tool reads. */
const forTools = /^(?:eslint|oxlint|prettier|@ts-|@vitest|v8 ignore|istanbul|#)/;

/** A block comment without its stars, cut before each tag; a tag and the name it speaks of are left out. */
function partsOf(comment: string): readonly string[] {
  const text = comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n');
  return text
    .split(/^@/m)
    .map((part, nth) => (nth === 0 ? part : part.replace(/^param \S+\s*|^\w+\s*/, '')));
}

function commentsOf(text: string, file: ts.SourceFile): Piece[] {
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      ranges.set(range.pos, range);
    }
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  const blocks: { line: number; last: number; text: string; ofLines: boolean }[] = [];
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const [line, last] = [lineOf(pos), lineOf(end)];
    const ofLines = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const words = text.slice(pos, end);
    const before = blocks.at(-1);
    if (ofLines && forTools.test(words.slice(2).trim())) continue;
    if (ofLines && before?.ofLines && before.last === line - 1) {
      before.text += `\n${words.slice(2)}`;
      before.last = line;
    } else blocks.push({ line, last, text: ofLines ? words.slice(2) : words, ofLines });
  }
  return blocks.flatMap(({ line, text: comment, ofLines }) => {
    const sentences = (ofLines ? [comment] : partsOf(comment))
      .filter((part) => !forTools.test(part.trim()))
      .flatMap((part) => part.split(/\n\s*(?:\n|- |\d\. )/))
      .flatMap(sentencesOf);
    return sentences.length === 0 ? [] : [{ kind: 'comment' as const, line, sentences }];
  });
}

const titled =
  /^(?:it|test|describe)(?:\.(?:each|for|skip|only|fixme|describe|concurrent|runIf|skipIf)\b|$)/;

/** The words of a string; what it takes in at run time counts as one word. */
function textOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node
    .getText(file)
    .slice(1, -1)
    .replace(/\$\{[^}]*\}/g, 'X');
}

/** Strings with fewer words than this are names, keys or labels. */
const shortestMessage = 4;

/** Whether a string is for a person: long enough, and neither a style sheet nor a page. */
const isSentence = (text: string) =>
  text.trim().split(/\s+/).length >= shortestMessage && !/[{}]|<!doctype/i.test(text);

function stringsOf(file: ts.SourceFile, isTest: boolean): Piece[] {
  const pieces: Piece[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node, file);
    const isTitle =
      ts.isCallExpression(node.parent) &&
      node.parent.arguments[0] === node &&
      titled.test(node.parent.expression.getText(file));
    const isMessage = !isTest && isSentence(text ?? '');
    if (text !== undefined && (isTitle || isMessage)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const kind = isTitle ? 'title' : 'message';
      pieces.push({ kind, line: line + 1, sentences: sentencesOf(text) });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return pieces;
}

const isTestFile = (path: string) =>
  path.startsWith('tests/') || /\.(?:test|spec|stories|scenes)\.tsx?$|fixtures/.test(path);

/** Comments, titles of tests and messages in a module; strings of tests and of translations are no messages. */
export function piecesOfModule(path: string, text: string): readonly Piece[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return [...commentsOf(text, file), ...stringsOf(file, isTestFile(path))];
}

/** Paragraphs, entries of lists and cells of tables of a Markdown document; headings and code left out. */
export function piecesOfDocument(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let paragraph: { line: number; lines: string[] } | undefined;
  let isCode = false;
  const end = () => {
    const sentences = paragraph ? sentencesOf(paragraph.lines.join(' ')) : [];
    if (paragraph && sentences.length > 0)
      pieces.push({ kind: 'document', line: paragraph.line, sentences });
    paragraph = undefined;
  };
  text.split('\n').forEach((line, nth) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || /^\s*(```|~~~|#|<)/.test(line) || line.trim() === '') return end();
    if (/^\s*\|/.test(line)) {
      end();
      // A semicolon in a cell lists phrases; in prose it glues sentences.
      const cells = line.split('|').map((cell) => sentencesOf(cell.replace(/; /g, '. ')));
      for (const sentences of cells)
        if (sentences.some((sentence) => /\p{L}{2}/u.test(sentence)))
          pieces.push({ kind: 'document', line: nth + 1, sentences });
      return undefined;
    }
    const entry = /^\s*(?:[-*+]|\d+\.) (.*)$/.exec(line);
    if (entry) end();
    paragraph ??= { line: nth + 1, lines: [] };
    paragraph.lines.push(entry?.[1] ?? line.replace(/^\s*>?/, ''));
    return undefined;
  });
  end();
  return pieces;
}
