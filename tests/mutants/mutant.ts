/** The steps of `npm test` that can catch a defect, quick ones first. */
export const judges = [
  'typecheck',
  'gen:check',
  'imports',
  'unused',
  'lint',
  'test:unit',
  'sizes',
  'test:stories',
  'test:journeys',
] as const;
export type Judge = (typeof judges)[number];

/** A step, and arguments that narrow it: `test:unit spec/errors.test.ts`. */
type Command = Judge | `${Judge} ${string}`;

/** One small deliberate defect in the product. */
export interface Mutant {
  /** `part/name`. The command line filters by parts of it. */
  readonly id: string;
  /** The problem, as an affected user would describe it. */
  readonly defect: string;
  /** The changed file, relative to the root. */
  readonly file: string;
  /** Text that occurs in the file exactly once. Short, so that it survives changes around it. */
  readonly find: string;
  /** The replacement. Its types are correct, unless the compiler is expected to catch it. */
  readonly replace: string;
  /**
   * Steps of `npm test`, at least one of which must fail. They are narrowed only to be quick. They
   * run in this order, and the first failure catches the defect.
   */
  readonly seenBy: readonly [Command, ...Command[]];
}

/** The step and the arguments in a line of {@link Mutant.seenBy}. */
export function judgeOf(line: string): { readonly step: Judge; readonly args: readonly string[] } {
  const [name, ...args] = line.split(' ');
  const step = judges.find((judge) => judge === name);
  if (step === undefined) throw new Error(`${line}: no step of npm test that judges mutants`);
  return { step, args };
}

/**
 * Why the defect cannot be put into the text of its file, or null. A list that no longer matches
 * the code proves nothing, so `npm test` checks every mutant.
 */
export function misfit({ id, file, find, replace }: Mutant, text: string): string | null {
  const times = text.split(find).length - 1;
  if (times !== 1) return `${id}: its text stands ${times} times in ${file}, not once`;
  return find === replace ? `${id}: changes nothing` : null;
}

/** The text with the defect in it. */
export function withDefect({ find, replace }: Mutant, text: string): string {
  // A function, because `$` in a replacement text would be special.
  return text.replace(find, () => replace);
}
