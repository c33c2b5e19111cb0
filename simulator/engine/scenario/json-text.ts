import { getLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import {
  joinPath,
  type JsonError,
  type ReadScenarioText,
  type TextPosition,
} from './scenario-text.ts';

/** The message for each error of the parser. */
const problems: Readonly<Record<string, string>> = {
  InvalidSymbol: 'expected a value or a key in double quotes',
  InvalidNumberFormat: 'this is not a valid JSON number',
  PropertyNameExpected: 'expected a key in double quotes',
  ValueExpected: 'expected a value',
  ColonExpected: 'expected a colon after the key',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'expected a comma or the closing brace }',
  CloseBracketExpected: 'expected a comma or the closing bracket ]',
  EndOfFileExpected: 'expected the end of the file',
  InvalidCommentToken: 'JSON cannot have comments',
  UnexpectedEndOfComment: 'JSON cannot have comments',
  UnexpectedEndOfString: 'this text needs a closing double quote on its line',
  UnexpectedEndOfNumber: 'this number is incomplete',
  InvalidUnicode: 'this text contains an unknown escape',
  InvalidEscapeCharacter: 'this text contains an unknown escape',
  InvalidCharacter: 'this text contains a character that must be escaped in JSON',
};

/** By default, the parser accepts more than JSON. */
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
  const actual = found === '' ? 'the file ends here' : `found ${JSON.stringify(found)}`;
  return errorAt(text, offset, path, `${problem}, but ${actual}`);
}

/** The position of each path: the key of a member. Also records the first duplicate key. */
class Offsets {
  readonly #byPath = new Map<string, number>();
  duplicate: { readonly key: string; readonly path: string; readonly offset: number } | undefined;

  add(node: Node, path: string): void {
    const keys = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
      const key = name === undefined ? index : String(name.value);
      const inner = joinPath(path, key);
      if (typeof key === 'string') {
        if (keys.has(key)) this.duplicate ??= { key, path: inner, offset: child.offset };
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

/**
 * Reads JSON (RFC 8259) with positions. A duplicate key is rejected, because one value would be
 * lost.
 */
export const readWithPositions: ReadScenarioText = (text) => {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, strict);
  const [first] = errors;
  if (first) return { error: errorOf(source, first) };
  const offsets = new Offsets();
  if (root) offsets.add(root, '');
  if (offsets.duplicate) {
    const { key, path, offset } = offsets.duplicate;
    return { error: errorAt(source, offset, path, `the key "${key}" occurs twice`) };
  }
  return {
    // Not the parser's own value, which loses a key named __proto__.
    value: JSON.parse(source) as unknown,
    positionOf: (path) => positionAt(source, offsets.nearest(path)),
  };
};
