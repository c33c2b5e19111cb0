/** What keeps a container from being read as one, and only one, set of files. */
export type ContainerFault = 'too large' | 'names twice' | 'ambiguous' | 'encrypted' | 'damaged';

/** A container that cannot be read as one, and only one, set of files. */
export class ContainerError extends Error {
  override name = 'ContainerError';
  readonly fault: ContainerFault;
  /** Name of the entry at fault; absent where it is the archive itself. */
  readonly entry: string | undefined;

  constructor(fault: ContainerFault, entry?: string, options?: ErrorOptions) {
    super(`the container cannot be read: ${fault}`, options);
    this.fault = fault;
    this.entry = entry;
  }
}
