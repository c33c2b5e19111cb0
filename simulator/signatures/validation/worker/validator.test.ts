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
import { ValidatorBusy } from './busy.ts';
import { createValidator } from './validator.ts';

const patient = createValidator({ threads: 1 });
const hasty = createValidator({ threads: 1, timeoutMs: 1 });
const short = createValidator({ threads: 1, timeoutMs: 1_000 });
const shared = createValidator({ threads: 2, timeoutMs: 1_000 });
const narrow = createValidator({ threads: 1, timeoutMs: 1_000, ofOne: 1 });

afterAll(() => Promise.all([patient, hasty, short, shared, narrow].map((one) => one.close())));

/** A container whose validation takes seconds. */
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

describe('[R7.13] validation in a separate thread', () => {
  it('gives the same results as without a thread, one file after the other', async () => {
    const { trust, signer } = await openTrust();
    const bytes = await signedPdf(await plainPdf(), signer, trust);
    const anchors = [{ certificate: trust.root, listed: true }];
    const answers = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) =>
        patient.validate(name, bytes, { anchors, at: lookedAt }, null),
      ),
    );
    expect(answers.map((node) => [node.document.name, ...indications(node)])).toEqual([
      ['a.pdf', 'TOTAL_PASSED'],
      ['b.pdf', 'TOTAL_PASSED'],
      ['c.pdf', 'TOTAL_PASSED'],
    ]);
  }, 30_000);

  it('ends a file that takes too long with a reason, and validates the next one', async () => {
    const { container } = await large();
    for (const name of ['slow.asice', 'again.asice']) {
      const node = await hasty.validate(name, container, { anchors: [], at: lookedAt }, null);
      expect(findings(node)).toContain('TIME_LIMIT_REACHED');
    }
  }, 30_000);

  it('returns the findings so far for a file that takes too long', async () => {
    const { trust, container, inside } = await large();
    const anchors = [{ certificate: trust.root, listed: true }];
    const node = await short.validate('many.asice', container, { anchors, at: lookedAt }, null);
    expect(findings(node)).toContain('TIME_LIMIT_REACHED');
    // No finding so far, but the rest of the file is unknown.
    expect(indications(node)).toEqual(['INDETERMINATE/FORMAT_FAILURE']);
    expect(node.children.length).toBeLessThan(inside.length);
    expect(archivePossible(node, true)).toBe(false);
  }, 60_000);

  it('still returns a result after it was closed', async () => {
    const closed = createValidator();
    await closed.close();
    const node = await closed.validate(
      'a.pdf',
      await plainPdf(),
      { anchors: [], at: lookedAt },
      null,
    );
    expect(findings(node)).toEqual(['LIMIT_REACHED']);
  });

  it('[A-488] validates a file of one world before further heavy files of another', async () => {
    const { container } = await large();
    const light = await plainPdf();
    const ended: string[] = [];
    const ask = (name: string, bytes: Uint8Array, owner: string) =>
      shared.validate(name, bytes, { anchors: [], at: lookedAt }, owner).then(() => {
        ended.push(name);
      });
    const heavy = ['1.asice', '2.asice', '3.asice'].map((name) => ask(name, container, 'w1'));
    await Promise.all([...heavy, ask('light.pdf', light, 'w2')]);
    expect(ended.filter((name) => name !== 'light.pdf')).toEqual(['1.asice', '2.asice', '3.asice']);
    expect(ended.indexOf('light.pdf')).toBeLessThan(ended.indexOf('2.asice'));
  }, 60_000);

  it('[A-488] rejects a file of a world with the maximum of waiting files, but not of another world', async () => {
    const { container } = await large();
    const bytes = await plainPdf();
    const terms = { anchors: [], at: lookedAt };
    const running = narrow.validate('slow.asice', container, terms, 'w1');
    const waiting = narrow.validate('next.pdf', bytes, terms, 'w1');
    expect([narrow.place(running), narrow.place(waiting)]).toEqual([0, 1]);
    await expect(narrow.validate('more.pdf', bytes, terms, 'w1')).rejects.toThrow(ValidatorBusy);
    const others = [
      narrow.validate('a.pdf', bytes, terms, 'w2'),
      narrow.validate('own.pdf', bytes, terms, null),
    ];
    const all = await Promise.all([running, waiting, ...others]);
    expect(all).toHaveLength(4);
  }, 60_000);
});
