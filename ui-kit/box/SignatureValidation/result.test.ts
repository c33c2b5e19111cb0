import { reviveMoments } from '@dokubox/spec/schemas/received.ts';
import { describe, expect, it } from 'vitest';
import { compileThorough } from '../../../simulator/door/schema-checks/ajv.ts';
import { createDokuboxI18n } from '../../locales/i18n.ts';
import { changedRevisions } from './changes.ts';
import { archiveWord, verdictOf, type ReceivedResult } from './result.ts';
import { validationSamples } from './SignatureValidation.scenes.ts';
import { textOf, treeOf } from './tree.ts';

const samples = validationSamples({
  fileName: 'Agreement.pdf',
  first: 'Eszter Kovács',
  second: 'Ágnes Varga',
});
const validations = {
  passed: reviveMoments(samples.passed),
  container: reviveMoments(samples.container),
  failed: reviveMoments(samples.failed),
  changed: reviveMoments(samples.changed),
  unknown: reviveMoments(samples.unknown),
  unsigned: reviveMoments(samples.unsigned),
};

/** Returns the result with another indication for each of its signatures. */
function indicating(result: ReceivedResult, signatureIndication: string): ReceivedResult {
  return {
    ...result,
    validationResults: result.validationResults.map((node) => ({
      ...node,
      signatures: node.signatures.map((one) => ({ ...one, signatureIndication })),
    })),
  };
}

describe('the answers in the stories', () => {
  const keepsContract = compileThorough({ $ref: 'ValidationResult' });

  it.each(Object.entries(samples))('[R9.6] follow the contract: %s', (_name, result) => {
    expect([keepsContract(result), keepsContract.errors]).toEqual([true, null]);
  });

  it('[R9.6] are rejected if they break the contract', () => {
    const { archivePossible: _missing, ...incomplete } = samples.passed;
    expect(keepsContract(incomplete)).toBe(false);
    expect(keepsContract({ ...samples.passed, verdict: 'GOOD' })).toBe(false);
  });
});

describe('the first sentence', () => {
  it('[R3.6] follows the worst signature, also of a file in a container', () => {
    expect(verdictOf(validations.passed)).toBe('TOTAL_PASSED');
    expect(verdictOf(validations.container)).toBe('TOTAL_PASSED');
    expect(verdictOf(validations.failed)).toBe('TOTAL_FAILED');
    expect(verdictOf(validations.unknown)).toBe('INDETERMINATE');
    expect(verdictOf(validations.unsigned)).toBe('NO_SIGNATURE_FOUND');
    const inner = validations.container.validationResults.map((node) => ({
      ...node,
      children: validations.failed.validationResults,
    }));
    expect(verdictOf({ archivePossible: false, validationResults: inner })).toBe('TOTAL_FAILED');
  });

  it('[R3.6] never reports a pass for an unknown value or a critical error', () => {
    expect(verdictOf(indicating(validations.passed, 'SOMETHING_NEW'))).toBe('INDETERMINATE');
    expect(verdictOf(indicating(validations.unknown, 'TOTAL_PASSED'))).toBe('INDETERMINATE');
  });

  it('[R9.6] states the effect on archiving', () => {
    expect(archiveWord(validations.passed, false)).toBe('possible');
    expect(archiveWord(validations.failed, false)).toBe('notPossible');
    expect(archiveWord({ ...validations.unknown, archivePossible: true }, false)).toBe('doubts');
    const bare = { ...validations.unsigned, archivePossible: true };
    expect(archiveWord(bare, false)).toBe('unneeded');
    expect(archiveWord(bare, true)).toBe('refused');
  });
});

describe('the tree of texts', () => {
  it('[R2.23] contains every finding, whatever its target', async () => {
    const i18n = await createDokuboxI18n({ language: 'en', namespaces: ['validation'] });
    const t = i18n.getFixedT('en', 'validation');
    const [node] = validations.passed.validationResults;
    if (!node) throw new Error('The sample has no file. Check the samples.');
    const errors = [
      { errorId: 'TIMESTAMP_NOT_VALID', status: 'WARNING' as const, targetId: 'D-1' },
      { errorId: 'NEVER_HEARD_OF', status: 'ERROR' as const, targetId: 'S-1' },
      { errorId: 'WEAK_ALGORITHM', status: 'ERROR' as const, targetId: 'T-2' },
      { errorId: 'DIGEST_DIFFERS', status: 'IGNORED' as const, targetId: 'S-1' },
    ];
    const errorGroups = [{ errorGroupId: 'G', errorCritical: true, errors }];
    const validationResults = [{ ...node, errorGroups }];
    const text = textOf(treeOf({ archivePossible: false, validationResults }, t));
    expect(text).toContain('TIMESTAMP_NOT_VALID');
    expect(text).toContain('NEVER_HEARD_OF');
    expect(text).toContain('WEAK_ALGORITHM');
    expect(text).not.toContain('DIGEST_DIFFERS');
    expect(text).toContain('TEST Ister Root CA');
    expect(text).toContain('QESIG');
  });
});

describe('changes after signing', () => {
  const [node] = validations.changed.validationResults;

  it('[R3.6] are shown since the last signature before them', () => {
    const last = { signer: 'Ágnes Varga', length: 60_000, pages: [1] };
    expect(changedRevisions(validations.changed)).toEqual([last]);
  });

  it('[R3.6] are shown once each', () => {
    const errorGroups = node!.errorGroups.map((group, place) => ({
      ...group,
      errors: group.errors.map((one) => ({ ...one, pages: [place + 1] })),
    }));
    const two = { ...validations.changed, validationResults: [{ ...node!, errorGroups }] };
    expect(changedRevisions(two).map(({ length, pages }) => [length, pages])).toEqual([
      [40_000, [1]],
      [60_000, [2]],
    ]);
  });

  it('[R3.6] are not shown if nothing was changed, or if the file is not available', () => {
    expect(changedRevisions(validations.passed)).toEqual([]);
    // Changed according to the digest, but no later revision contains the change.
    expect(changedRevisions(validations.failed)).toEqual([]);
    const inside = { ...node!, container: { containerType: 'ASiC-E' } };
    expect(changedRevisions({ ...validations.changed, validationResults: [inside] })).toEqual([]);
  });
});
