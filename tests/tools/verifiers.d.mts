/** Programs of others that look at signatures, the package of each, and what it checks. */
export const verifiers: readonly {
  readonly program: string;
  readonly package: string;
  readonly check: string;
  /** Used where it is, and not installed for this alone. */
  readonly large?: boolean;
  /** Programs that do as well. */
  readonly insteadOf?: readonly string[];
}[];

type Environment = Record<string, string | undefined>;

/** Those that are not there. */
export function missingVerifiers(env?: Environment): typeof verifiers;

/** One line for each check that cannot be made, and how to get its program. */
export function checksNotMade(env?: Environment): string[];

/** Installs what is missing where that is allowed; never fails. */
export function installVerifiers(say: (words: string) => void, env?: Environment): void;
