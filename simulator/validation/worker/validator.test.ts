import { afterAll, describe, expect, it } from 'vitest';
import { signFiles } from '../../signing/asic/sign-asice.ts';
import { archivePossible } from '../archive-rule.ts';
import {
  findings,
  indications,
  lookedAt,
  openTrust,
  plainPdf,
  signedPdf,
  signedAt,
} from '../fixtures/files.ts';
import { createValidator } from './validator.ts';

const patient = createValidator({ threads: 1 });
const hasty = createValidator({ threads: 1, timeoutMs: 1 });
const short = createValidator({ threads: 1, timeoutMs: 1_000 });

afterAll(() => Promise.all([patient.close(), hasty.close(), short.close()]));

/** A container that takes seconds to look into. */
async function large() {
  const { trust, signer } = await openTrust();
  const bytes = await signedPdf(await plainPdf(), signer, trust);
  const inside = Array.from({ length: 150 }, (_, index) => ({
    name: `${index}.pdf`,
    mimeType: 'application/pdf',
    bytes,
  }));
  return { trust, inside, container: await signFiles(inside, { signer, at: signedAt }, trust) };
}

describe('[R7.13] validation in a thread of its own', () => {
  it('answers as it does without, one file after the other', async () => {
    const { trust, signer } = await openTrust();
    const bytes = await signedPdf(await plainPdf(), signer, trust);
    const anchors = [{ certificate: trust.root, listed: true }];
    const answers = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) =>
        patient.validate(name, bytes, { anchors, at: lookedAt }),
      ),
    );
    expect(answers.map((node) => [node.document.name, ...indications(node)])).toEqual([
      ['a.pdf', 'TOTAL_PASSED'],
      ['b.pdf', 'TOTAL_PASSED'],
      ['c.pdf', 'TOTAL_PASSED'],
    ]);
  }, 30_000);

  it('gives up a file that takes too long, says why, and takes the next one', async () => {
    const { container } = await large();
    for (const name of ['slow.asice', 'again.asice']) {
      const node = await hasty.validate(name, container, { anchors: [], at: lookedAt });
      expect(findings(node)).toContain('TIME_LIMIT_REACHED');
    }
  }, 30_000);

  it('tells what it had found of a file that takes too long', async () => {
    const { trust, container, inside } = await large();
    const anchors = [{ certificate: trust.root, listed: true }];
    const node = await short.validate('many.asice', container, { anchors, at: lookedAt });
    expect(findings(node)).toContain('TIME_LIMIT_REACHED');
    // Whole so far, but nobody knows what the rest would have shown.
    expect(indications(node)).toEqual(['INDETERMINATE/FORMAT_FAILURE']);
    expect(node.children.length).toBeLessThan(inside.length);
    expect(archivePossible(node, true)).toBe(false);
  }, 60_000);

  it('answers after it was closed, too', async () => {
    const closed = createValidator();
    await closed.close();
    const node = await closed.validate('a.pdf', await plainPdf(), { anchors: [], at: lookedAt });
    expect(findings(node)).toEqual(['LIMIT_REACHED']);
  });
});
