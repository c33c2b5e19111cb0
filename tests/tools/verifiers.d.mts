/** Other programs that verify signatures, the package of each, and its checks. */
export const verifiers: readonly {
  readonly program: string;
  readonly package: string;
  readonly check: string;
  /** Whether the program is too large to install for this alone. It is used if it is installed. */
  readonly large?: boolean;
  /** Programs that can be used instead. */
  readonly insteadOf?: readonly string[];
}[];

type Environment = Record<string, string | undefined>;

/** The programs that are not installed. */
export function missingVerifiers(env?: Environment): typeof verifiers;

/** One line for each check that cannot run, with the way to get its program. */
export function checksNotMade(env?: Environment): string[];

/** Installs missing programs if that is allowed. Never fails. */
export function installVerifiers(say: (words: string) => void, env?: Environment): void;
