import type { MessageKey } from './errors.ts';

/*
 * Characters by their codes, for the classes of patterns below. Patterns are those of JSON Schema (ECMA-262
 * with the flag `u`), need no time but that of the text, and look neither ahead nor behind.
 */

/** Blanks, and what takes no room or shows nothing: fillers, joiners, marks of direction and variation. */
const blank = String.raw`\u0020\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u202F\u205F-\u2065\u206A-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB`;
const lineEnds = String.raw`\u0009\u000A`;
/** Line and paragraph separators, and what turns or isolates the direction of the text behind it. */
const turning = String.raw`\u2028-\u202E\u2066-\u2069`;
/** Marks that give the text around them a direction: people need them, so that texts may have them. */
const directionMarks = String.raw`\u061C\u200E\u200F`;
const controls = String.raw`\u0000-\u001F\u007F-\u009F`;
const controlsButLineEnds = String.raw`\u0000-\u0008\u000B-\u001F\u007F-\u009F`;
/**
 * Marks and format characters show nothing without a letter before them. They are written out, because
 * validators such as Python's know no classes like `\p{M}`.
 */
const unseen = String.raw`\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`;

const unusable = {
  line: `${controls}${turning}`,
  lines: `${controlsButLineEnds}${turning}`,
} as const;
const blanks = { line: blank, lines: `${lineEnds}${blank}` } as const;

/** Texts of one line, such as names; texts of several, such as messages. */
export type TextKind = keyof typeof unusable;

const needed = (kind: TextKind) =>
  `^[${blanks[kind]}]*[^${blanks[kind]}${unusable[kind]}${unseen}][^${unusable[kind]}]*$`;
const allowed = (kind: TextKind) => `^[^${unusable[kind]}]*$`;

/** What people may write: with something to be seen in it, or perhaps nothing at all. */
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
// What planes above the first have that shows nothing, no portable pattern can name: the server refuses it too.
// eslint-disable-next-line no-misleading-character-class -- every character stands for itself here
const seen = new RegExp(String.raw`[^${blanks.lines}${unusable.lines}\p{Cf}\p{M}]`, 'u');
const misleading = new RegExp(`[${turning}${directionMarks}]`, 'u');
const everyUnusable: Readonly<Record<TextKind, RegExp>> = {
  line: new RegExp(`[${unusable.line}]`, 'gu'),
  lines: new RegExp(`[${unusable.lines}]`, 'gu'),
};
/* eslint-enable no-restricted-syntax */

/** Whether a name can read another way than it is written: `Smlouva\u202efdp.exe` looks like a PDF. */
export const turnsDirection = (name: string): boolean => misleading.test(name);

/** A text without the blanks around it; empty where nothing of it can be seen. */
export function spokenText(text: string | null | undefined): string {
  return text && seen.test(text) ? text.trim() : '';
}

/**
 * What is wrong with a text that has to say something: nothing to be seen in it, or a character no text
 * may have. Screens and server tell it by the same key.
 */
export function textProblem(text: string, kind: TextKind): MessageKey | undefined {
  if (speaking[kind].test(text) && seen.test(text)) return undefined;
  return optionalTextProblem(text, kind) ?? 'dde.error.requiredField';
}

/** As {@link textProblem} for a text that may be left out. */
export function optionalTextProblem(text: string, kind: TextKind): MessageKey | undefined {
  return usable[kind].test(text) ? undefined : 'dde.error.unusableCharacter';
}

/** A text without the characters no text may have. */
export function usableText(text: string, kind: TextKind): string {
  return text.replace(everyUnusable[kind], '');
}

/**
 * A text from elsewhere as it can be shown: what would turn the text behind it, or break it, is replaced by
 * the sign for a character that cannot be shown.
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

/** What a text that breaks a pattern of a schema breaks by; undefined for a pattern of another kind. */
export function patternProblem(pattern: unknown, text: unknown): MessageKey | undefined {
  const kind = kindOf.get(pattern);
  return kind && typeof text === 'string'
    ? (optionalTextProblem(text, kind) ?? 'dde.error.requiredField')
    : undefined;
}
