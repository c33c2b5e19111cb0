import { limits } from '@dokubox/spec/limits.ts';

/**
 * An upload needs more work than allowed. The caller reports this as the result of the inspection.
 */
export class OverBudget extends Error {
  override name = 'OverBudget';
}

/**
 * Work allowed for one upload, counted over all ZIP files inside it at any depth. Every
 * method throws OverBudget if the upload needs more.
 */
export class UploadBudget {
  #entries: number = limits.uploadMaxEntries;
  #bytes: number = limits.uploadMaxUnpackedBytes;
  readonly #late: () => boolean;

  /**
   * @param late whether the time is over. Threads need no such check, because they have their own
   *   time limit.
   */
  constructor(late: () => boolean = () => false) {
    this.#late = late;
  }

  /** Counts one more entry of a ZIP file, and the unpacked size that the entry states. */
  takeEntry(unpackedBytes: number): void {
    this.#entries -= 1;
    this.#bytes -= unpackedBytes;
    if (this.#entries < 0 || this.#bytes < 0 || this.#late()) throw new OverBudget();
  }
}
