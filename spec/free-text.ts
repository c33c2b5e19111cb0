import type { MessageKey } from './errors.ts';

/*
 * Characters by their codes, for the classes of the patterns below. The patterns are those of JSON
 * Schema (ECMA-262 with the flag `u`). They take linear time, and use neither lookahead nor
 * lookbehind.
 */

/**
 * Spaces, and characters without width or appearance: fillers, joiners, direction marks and
 * variation selectors.
 */
const blank = String.raw`\u0020\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u202F\u205F-\u2065\u206A-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB`;
const lineEnds = String.raw`\u0009\u000A`;
/**
 * Line and paragraph separators, and characters that override or isolate the direction of the
 * following text.
 */
const reversing = String.raw`\u2028-\u202E\u2066-\u2069`;
/**
 * Marks that set the direction of the surrounding text. People need them, so texts may contain
 * them.
 */
const directionMarks = String.raw`\u061C\u200E\u200F`;
const controls = String.raw`\u0000-\u001F\u007F-\u009F`;
const controlsButLineEnds = String.raw`\u0000-\u0008\u000B-\u001F\u007F-\u009F`;
/**
 * Combining marks and format characters are invisible without a letter before them. The list is
 * written out, because validators such as Python's do not know classes like `\p{M}`.
 */
const invisible = String.raw`\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`;

const unusable = {
  line: `${controls}${reversing}`,
  lines: `${controlsButLineEnds}${reversing}`,
} as const;
const blanks = { line: blank, lines: `${lineEnds}${blank}` } as const;

/** Patterns of texts with one line, such as names, and with several lines, such as messages. */
export type TextKind = keyof typeof unusable;

const needed = (kind: TextKind) =>
  `^[${blanks[kind]}]*[^${blanks[kind]}${unusable[kind]}${invisible}][^${unusable[kind]}]*$`;
const allowed = (kind: TextKind) => `^[^${unusable[kind]}]*$`;

/**
 * Patterns of what people may write: with at least one visible character, or possibly
 * without.
 */
export const textPatterns = {
  line: needed('line'),
  lines: needed('lines'),
  lineOrNothing: allowed('line'),
  linesOrNothing: allowed('lines'),
} as const;

/* eslint-disable no-restricted-syntax -- put together of the constants above, which are classes of characters */
const usable: Readonly<Record<TextKind, RegExp>> = {
  line: new RegExp(textPatterns.lineOrNothing, 'u'),
  lines: new RegExp(textPatterns.linesOrNothing, 'u'),
};
const speaking: Readonly<Record<TextKind, RegExp>> = {
  line: new RegExp(textPatterns.line, 'u'),
  lines: new RegExp(textPatterns.lines, 'u'),
};
// A portable pattern cannot name the invisible characters above the first plane, so the server
// rejects them too.
// eslint-disable-next-line no-misleading-character-class -- every character stands for itself here
const visible = new RegExp(String.raw`[^${blanks.lines}${unusable.lines}\p{Cf}\p{M}]`, 'u');
const misleading = new RegExp(`[${reversing}${directionMarks}]`, 'u');
const everyUnusable: Readonly<Record<TextKind, RegExp>> = {
  line: new RegExp(`[${unusable.line}]`, 'gu'),
  lines: new RegExp(`[${unusable.lines}]`, 'gu'),
};
/* eslint-enable no-restricted-syntax */

/**
 * Returns whether a name can be read differently than it is written. For example,
 * `Smlouva\u202efdp.exe` looks like a PDF.
 */
export const turnsDirection = (name: string): boolean => misleading.test(name);

/** Returns a text without leading and trailing spaces. Empty if no character is visible. */
export function spokenText(text: string | null | undefined): string {
  return text && visible.test(text) ? text.trim() : '';
}

/**
 * Returns what is wrong with a required text: it has no visible character, or a character that is
 * not allowed. Screens and server show the same key.
 */
export function textProblem(text: string, kind: TextKind): MessageKey | undefined {
  if (speaking[kind].test(text) && visible.test(text)) return undefined;
  return optionalTextProblem(text, kind) ?? 'dde.error.requiredField';
}

/** The same as {@link textProblem}, for an optional text. */
export function optionalTextProblem(text: string, kind: TextKind): MessageKey | undefined {
  return usable[kind].test(text) ? undefined : 'dde.error.unusableCharacter';
}

/** Returns a text without the characters that are not allowed. */
export function usableText(text: string, kind: TextKind): string {
  return text.replace(everyUnusable[kind], '');
}

/**
 * Returns a text from outside in a form that can be shown. Characters that reverse or break the
 * following text become the replacement character.
 */
export function showableText(text: string): string {
  return text.replace(everyUnusable.lines, '\ufffd');
}

const kindOf = new Map<unknown, TextKind>([
  [textPatterns.line, 'line'],
  [textPatterns.lineOrNothing, 'line'],
  [textPatterns.lines, 'lines'],
  [textPatterns.linesOrNothing, 'lines'],
]);

/** Returns why a text breaks a pattern of a schema. Undefined for other patterns. */
export function patternProblem(pattern: unknown, text: unknown): MessageKey | undefined {
  const kind = kindOf.get(pattern);
  return kind && typeof text === 'string'
    ? (optionalTextProblem(text, kind) ?? 'dde.error.requiredField')
    : undefined;
}
