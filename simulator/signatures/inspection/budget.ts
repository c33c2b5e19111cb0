import { limits } from '@dokubox/spec/limits.ts';

/** An upload needs more work than one may cost; who inspects it says so in place of an answer. */
export class OverBudget extends Error {
  override name = 'OverBudget';
}

/**
 * What one upload may cost, counted together over all ZIP files inside it, at any depth.
 * Every method throws OverBudget where the upload asks for more.
 */
export class UploadBudget {
  #entries: number = limits.uploadMaxEntries;
  #bytes: number = limits.uploadMaxUnpackedBytes;
  readonly #late: () => boolean;

  /** @param late says whether the time is over; a thread has its own watch and needs none */
  constructor(late: () => boolean = () => false) {
    this.#late = late;
  }

  /** One more entry of a ZIP file, and the bytes it says it unpacks to. */
  takeEntry(unpackedBytes: number): void {
    this.#entries -= 1;
    this.#bytes -= unpackedBytes;
    if (this.#entries < 0 || this.#bytes < 0 || this.#late()) throw new OverBudget();
  }
}
