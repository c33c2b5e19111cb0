import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  manyPlaces,
  manyRanges,
  nestedObjects,
  sharedObjects,
} from '../../../simulator/signatures/validation/fixtures/pdf-bombs.ts';
import type { ValidationResult } from '@dokubox/spec/schemas/validation-result.ts';
import { ContractServer } from '../contract-server.ts';
import { SigningWorld, verdicts } from './world.ts';

let server: ContractServer;
let world: SigningWorld;
beforeAll(async () => {
  server = await ContractServer.start();
  world = await SigningWorld.create(server, 'allSigned');
});
afterAll(() => server.stop());

/** Files built to block a reader. */
const hostile = {
  'places.pdf': manyPlaces(20, 199_000),
  'chain.pdf': manyPlaces(900, 1_000),
  'nested.pdf': nestedObjects(20_000),
  'shared.pdf': sharedObjects(20_000, 500_000),
  'ranges.pdf': manyRanges(2_000),
} as const satisfies Record<string, Buffer>;

describe('[R5.21][R7.13] files built to block the server', () => {
  it('are all answered, none as valid, while the server answers other calls', async () => {
    let open = Object.keys(hostile).length;
    const answers = Object.entries(hostile).map(async ([fileName, bytes]) => {
      const given = { fileName, fileContent: bytes.toString('base64') };
      // A caller whose turn does not come soon receives its place in the queue, and asks again
      //
      const ask = (): Promise<ValidationResult> =>
        world.validate(given).catch((error: Error) => {
          if (!error.message.includes('validationWaiting')) throw error;
          return ask();
        });
      try {
        return await ask();
      } finally {
        open -= 1;
      }
    });
    let served = 0;
    while (open > 0) {
      expect((await server.fetch('/__sim/health')).status).toBe(200);
      served += 1;
    }
    expect(served).toBeGreaterThan(1);
    for (const result of await Promise.all(answers)) {
      expect(result.archivePossible).toBe(false);
      for (const verdict of verdicts(result)) expect(verdict).not.toContain('TOTAL_PASSED');
    }
  });

  it('leave the validation of a normal file unchanged', async () => {
    const { archivePossible } = await world.validate();
    expect(archivePossible).toBe(true);
  });
});
