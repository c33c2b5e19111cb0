import { limits } from '@dokubox/spec/limits.ts';
import { Refusal } from '../handler.ts';

/** How much one world may hold. */
export interface WorldBounds {
  /** Bytes of everything uploaded to it, files that were replaced included. */
  readonly uploadBytes: number;
  readonly boxes: number;
  /** Messages about one document. */
  readonly messages: number;
}

export const defaultBounds: WorldBounds = {
  uploadBytes: limits.worldUploadsMaxBytes,
  boxes: limits.worldBoxesMax,
  messages: limits.dokuMessagesMax,
};

/** A command asked for more than its world may hold: nothing of it was done. */
export class WorldFull extends Refusal {
  /** @param held what the world is full of, as "500 MiB of uploads" */
  constructor(held: string) {
    super(507, 'dde.error.worldFull', null, {
      reason: `this world holds ${held}, the most it may; reset it, make another, or raise the bound at the start of the simulator`,
    });
    this.name = 'WorldFull';
  }
}
