/** The steps of `npm test` a defect may be seen by, in the order they are tried out: quick ones first. */
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

/** One small defect put into the product on purpose. */
export interface Mutant {
  /** `part/name`; the command line filters by pieces of it. */
  readonly id: string;
  /** What would be wrong, as the one who suffers it would put it. */
  readonly defect: string;
  /** The file it is put into, relative to the root. */
  readonly file: string;
  /** Text that stands in the file exactly once. Short, so that it outlives changes around it. */
  readonly find: string;
  /** What stands there instead; right in its types, unless the compiler is what should see it. */
  readonly replace: string;
  /**
   * Steps of `npm test` one of which must turn red, narrowed only to be quick. They are asked in this
   * order; the first that turns red has caught it.
   */
  readonly seenBy: readonly [Command, ...Command[]];
}

/** The step a line of {@link Mutant.seenBy} names, and its arguments. */
export function judgeOf(line: string): { readonly step: Judge; readonly args: readonly string[] } {
  const [name, ...args] = line.split(' ');
  const step = judges.find((judge) => judge === name);
  if (step === undefined) throw new Error(`${line}: no step of npm test that judges mutants`);
  return { step, args };
}

/**
 * Why the defect cannot be put into the text of its file, or null. A list that no longer fits the
 * code proves nothing, so this is asked of every mutant in `npm test` too.
 */
export function misfit({ id, file, find, replace }: Mutant, text: string): string | null {
  const times = text.split(find).length - 1;
  if (times !== 1) return `${id}: its text stands ${times} times in ${file}, not once`;
  return find === replace ? `${id}: changes nothing` : null;
}

/** The text with the defect in it. */
export function withDefect({ find, replace }: Mutant, text: string): string {
  // A function: `$` in the new text has no meaning.
  return text.replace(find, () => replace);
}
