/** Reason why a container cannot be read as exactly one set of files. */
export type ContainerProblem = 'too large' | 'names twice' | 'ambiguous' | 'encrypted' | 'damaged';

/** A container that cannot be read as exactly one set of files. */
export class ContainerError extends Error {
  override name = 'ContainerError';
  readonly problem: ContainerProblem;
  /** Name of the faulty entry. Absent if the ZIP file itself is faulty. */
  readonly entry: string | undefined;

  constructor(problem: ContainerProblem, entry?: string, options?: ErrorOptions) {
    super(`the container cannot be read: ${problem}`, options);
    this.problem = problem;
    this.entry = entry;
  }
}
