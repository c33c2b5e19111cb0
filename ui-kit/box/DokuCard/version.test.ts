import { describe, expect, it } from 'vitest';
import { dokuFlowTypeIds } from '@dokubox/spec/enums.ts';
import { flowTypeTable } from '@dokubox/spec/workflow/facts.ts';
import { versionShown } from './version.ts';

describe('the version of a file', () => {
  it('[R2.20][A-150] is shown after the first file, and always on a negotiable text', () => {
    for (const dokuFlowTypeId of dokuFlowTypeIds) {
      const { negotiable } = flowTypeTable[dokuFlowTypeId];
      expect(versionShown({ dokuFlowTypeId })).toBeUndefined();
      expect(versionShown({ dokuFlowTypeId, fileVersion: null })).toBeUndefined();
      expect(versionShown({ dokuFlowTypeId, fileVersion: 1 })).toBe(negotiable ? 1 : undefined);
      expect(versionShown({ dokuFlowTypeId, fileVersion: 3 })).toBe(3);
    }
  });
});
