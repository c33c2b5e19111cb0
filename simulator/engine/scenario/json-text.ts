import { getLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import {
  joinPath,
  type JsonError,
  type ReadScenarioText,
  type TextPosition,
} from './scenario-text.ts';

/** What is wrong, by the name the parser gives it. */
const problems: Readonly<Record<string, string>> = {
  InvalidSymbol: 'expected a value or a key in double quotes',
  InvalidNumberFormat: 'this is no number JSON knows',
  PropertyNameExpected: 'expected a key in double quotes',
  ValueExpected: 'expected a value',
  ColonExpected: 'expected a colon after the key',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'expected a comma or the closing brace }',
  CloseBracketExpected: 'expected a comma or the closing bracket ]',
  EndOfFileExpected: 'expected the end of the file',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'this text has no closing double quote on its line',
  UnexpectedEndOfNumber: 'this number breaks off',
  InvalidUnicode: 'this text holds an escape JSON does not know',
  InvalidEscapeCharacter: 'this text holds an escape JSON does not know',
  InvalidCharacter: 'this text holds a character that JSON wants as an escape',
};

/** The parser reads more than JSON where nobody tells it not to. */
const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function errorAt(text: string, offset: number, path: string, message: string): JsonError {
  return { ...positionAt(text, offset), path, message: `not JSON: ${message}` };
}

function errorOf(text: string, { error, offset, length }: ParseError): JsonError {
  const steps = getLocation(text, offset).path.filter((step) => step !== '');
  const path = steps.reduce<string>(joinPath, '');
  const problem = problems[printParseErrorCode(error)] ?? 'this cannot be read';
  if (!problem.startsWith('expected')) return errorAt(text, offset, path, problem);
  const found = text.slice(offset, offset + length);
  const stands = found === '' ? 'the file ends' : `${JSON.stringify(found)} stands`;
  return errorAt(text, offset, path, `${problem}, but ${stands} here`);
}

/** Where each path begins: a member at its key. The first key that stands twice is told. */
class Offsets {
  readonly #byPath = new Map<string, number>();
  twice: { readonly key: string; readonly path: string; readonly offset: number } | undefined;

  add(node: Node, path: string): void {
    const keys = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
      const key = name === undefined ? index : String(name.value);
      const inner = joinPath(path, key);
      if (typeof key === 'string') {
        if (keys.has(key)) this.twice ??= { key, path: inner, offset: child.offset };
        keys.add(key);
      }
      if (!this.#byPath.has(inner)) this.#byPath.set(inner, child.offset);
      if (value) this.add(value, inner);
    }
  }

  nearest(path: string): number {
    for (let around = path; around !== ''; around = around.replace(/(^|\.)[^.[]*$|\[\d+\]$/, '')) {
      const offset = this.#byPath.get(around);
      if (offset !== undefined) return offset;
    }
    return 0;
  }
}

/** Reads JSON (RFC 8259) with positions. A key that stands twice is refused: one would be lost. */
export const readWithPositions: ReadScenarioText = (text) => {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, strict);
  const [first] = errors;
  if (first) return { error: errorOf(source, first) };
  const offsets = new Offsets();
  if (root) offsets.add(root, '');
  if (offsets.twice) {
    const { key, path, offset } = offsets.twice;
    return { error: errorAt(source, offset, path, `the key "${key}" stands here twice`) };
  }
  return {
    // Not the value of the parser, to which a key named __proto__ is no data.
    value: JSON.parse(source) as unknown,
    positionOf: (path) => positionAt(source, offsets.nearest(path)),
  };
};
