import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createNodePorts } from '../../simulator/server/ports.ts';
import { goesAround, oddBytes, oddPdfs } from './odd-pdf.ts';
import { tryFile } from './try-odd.ts';

const ports = createNodePorts();
afterAll(() => ports.close());

describe('[A-188][A-345] an odd PDF that two people sign', () => {
  it('passes our own validation with both signatures', async () => {
    await fc.assert(
      fc.asyncProperty(oddPdfs, async (odd) => {
        const { around, toldAtUpload, verdicts } = await tryFile(ports, oddBytes(odd));
        const passed = ['TOTAL_PASSED', 'TOTAL_PASSED'];
        // If the second signature is in a container, the first one is in the file inside it.
        expect(verdicts).toEqual(passed);
        expect(around).toBe(goesAround(odd));
        expect(toldAtUpload).toBe(around === 'first');
      }),
      { seed: 30, numRuns: 10, endOnFailure: false },
    );
  }, 60_000);
});
