import {
  numbers,
  openTrust,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import { stands } from './judged.ts';
import { mutated } from './mutations.ts';
import { look, renderers } from './renderers.ts';
import { samples, type Sample } from './samples.ts';

/** Results for files that were changed after signing. */
export interface Figures {
  changes: number;
  /** Changes after which a renderer shows another picture. */
  altered: number;
  /** Changes after which a signature is still valid. */
  stood: number;
  /** Changes rejected though the picture is the same. Invisible changes count as well. */
  unseen: number;
  /** Milliseconds of validation. */
  milliseconds: number;
  /** Changes that altered the picture but left the signature valid. There must be none. */
  readonly passed: string[];
}

const lookAll = async (bytes: Uint8Array): Promise<string> =>
  (await Promise.all(renderers.map((one) => look(one, bytes)))).join(' ');

/**
 * Changes signed PDFs in a later revision, one reachable object at a time, and compares the
 * validation results with what the renderers draw.
 * @param drawAll also draws rejected files, to count how many changes are visible
 */
export async function tryChanges(amount: number, seed: number, drawAll: boolean): Promise<Figures> {
  const trusted = await openTrust();
  const files = await samples(trusted);
  const next = numbers(seed);
  const figures: Figures = {
    changes: 0,
    altered: 0,
    stood: 0,
    unseen: 0,
    milliseconds: 0,
    passed: [],
  };

  const tryOne = async ({ name, bytes }: Sample, before: string) => {
    const { what, bytes: later } = mutated(bytes, next);
    const started = performance.now();
    const still = stands(await validate(later, trusted.trust));
    figures.milliseconds += performance.now() - started;
    figures.changes += 1;
    if (still) figures.stood += 1;
    if (!still && !drawAll) return;
    const altered = (await lookAll(later)) !== before;
    if (altered) figures.altered += 1;
    if (still && altered) figures.passed.push(`${name}: ${what}`);
    if (!still && !altered) figures.unseen += 1;
  };

  for (const [index, sample] of files.entries()) {
    if (!stands(await validate(sample.bytes, trusted.trust))) {
      throw new Error(`a file that is not intact: ${sample.name}`);
    }
    const before = await lookAll(sample.bytes);
    const share = Math.floor((amount + index) / files.length);
    for (let done = 0; done < share; done += 2) {
      const pair = Array.from({ length: Math.min(2, share - done) }, () => tryOne(sample, before));
      await Promise.all(pair);
    }
  }
  return figures;
}
