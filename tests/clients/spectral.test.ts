import { describe, expect, it } from 'vitest';
import { documents } from './walk.ts';
import { spectralFindings } from './spectral.ts';

describe('the published contract', () => {
  // Checking the documents with their examples takes longer: `npm run proof:clients`.
  it('[R7.21] passes the rules of Spectral without a finding', { timeout: 120_000 }, async () => {
    expect(await spectralFindings(documents.twin)).toEqual([]);
  });
});
