import { limits } from '@dokubox/spec/limits.ts';
import { Refusal } from '../handler.ts';

/** Limits on the contents of one world. */
export interface WorldBounds {
  /** Total bytes of all uploads, including files that have been replaced. */
  readonly uploadBytes: number;
  readonly boxes: number;
  /** Messages on one document. */
  readonly messages: number;
}

export const defaultBounds: WorldBounds = {
  uploadBytes: limits.worldUploadsMaxBytes,
  boxes: limits.worldBoxesMax,
  messages: limits.dokuMessagesMax,
};

/** A command would exceed a limit of its world. None of the command has been carried out. */
export class WorldFull extends Refusal {
  /** @param held the limit reached, for example "500 MiB of uploads" */
  constructor(held: string) {
    super(507, 'dde.error.worldFull', null, {
      reason: `this world has reached its limit of ${held}. Reset it, create another world, or raise the limit when you start the simulator`,
    });
    this.name = 'WorldFull';
  }
}
