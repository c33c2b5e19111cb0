/** What keeps a container from being read as one, and only one, set of files. */
export type ContainerProblem = 'too large' | 'names twice' | 'ambiguous' | 'encrypted' | 'damaged';

/** A container that cannot be read as one, and only one, set of files. */
export class ContainerError extends Error {
  override name = 'ContainerError';
  readonly problem: ContainerProblem;
  /** Name of the entry at fault; absent where it is the ZIP file itself. */
  readonly entry: string | undefined;

  constructor(problem: ContainerProblem, entry?: string, options?: ErrorOptions) {
    super(`the container cannot be read: ${problem}`, options);
    this.problem = problem;
    this.entry = entry;
  }
}
