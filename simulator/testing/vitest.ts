import { test as base } from 'vitest';
import { openInProcess } from './in-process.ts';
import type { MakeWorld, TestWorld } from './world.ts';

/**
 * Vitest's `test` with a simulator in this process, one for each file. Worlds end with their test.
 */
export const test = base
  .extend('simulator', { scope: 'file' }, () => openInProcess())
  .extend('makeWorld', ({ simulator }, { onCleanup }): MakeWorld => {
    const made: TestWorld[] = [];
    onCleanup(async () => {
      await Promise.all(made.map((world) => world.dispose()));
    });
    return async (wanted) => {
      const world = await simulator.world(wanted);
      made.push(world);
      return world;
    };
  });
