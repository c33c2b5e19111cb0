import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import { lookedAt, openTrust, plainPdf, signedPdf } from '../fixtures/files.ts';
import { validateFile } from '../validate-file.ts';
import { remembering } from './remembered.ts';
import { stopped } from './stopped.ts';
import type { Validator } from './validator.ts';

let trust: TestTrust;
let other: TestTrust;
let bytes: Uint8Array;

beforeAll(async () => {
  const opened = await openTrust();
  ({ trust } = opened);
  other = (await openTrust()).trust;
  bytes = await signedPdf(await plainPdf(), opened.signer, trust);
});

/** A validator without a thread, which counts its validations. */
function counted(
  validate: Validator['validate'] = validateFile,
  { place = () => 0, patience }: { place?: () => number; patience?: number } = {},
) {
  const looked = vi.fn(validate);
  const load = () => ({ running: 0, waiting: 0 });
  const close = () => Promise.resolve();
  const validator = remembering({ validate: looked, place, load, close }, patience);
  return { looked, validator };
}

const after = (ms: number) => new Date(lookedAt.getTime() + ms);
const by = (who: TestTrust, at = lookedAt, listed = true) => ({
  anchors: [{ certificate: who.root, listed }],
  at,
});

describe('[R7.13] a file that is validated repeatedly', () => {
  it('gets the same result from one validation, even while it is still running', async () => {
    const { looked, validator } = counted();
    const copy = new Uint8Array(bytes);
    const [first, meanwhile] = await Promise.all([
      validator.validate('a.pdf', bytes, by(trust), 'w1'),
      validator.validate('a.pdf', copy, by(trust), 'w1'),
    ]);
    const later = await validator.validate('a.pdf', copy, by(trust, after(59_999)), 'w1');
    expect(looked).toHaveBeenCalledTimes(1);
    expect([meanwhile, later]).toEqual([first, first]);
    expect(first.signatures[0]?.signatureIndication).toBe('TOTAL_PASSED');
    // Callers must not be able to change each other's results.
    first.signatures.length = 0;
    expect(later.signatures).toHaveLength(1);
  });

  it.each<
    readonly [string, string, (bytes: Uint8Array) => Uint8Array, () => ReturnType<typeof by>]
  >([
    ['the minute is over', 'a.pdf', (same) => same, () => by(trust, after(60_000))],
    ['the requested time is earlier', 'a.pdf', (same) => same, () => by(trust, after(-1))],
    ['other roots are trusted', 'a.pdf', (same) => same, () => by(other)],
    ['its roots are no longer listed', 'a.pdf', (same) => same, () => by(trust, lookedAt, false)],
    ['it has another name', 'b.pdf', (same) => same, () => by(trust)],
    ['it was changed', 'a.pdf', (same) => Buffer.concat([same, Buffer.of(0)]), () => by(trust)],
  ])('is validated again if %s', async (_what, name, change, terms) => {
    const { looked, validator } = counted();
    await validator.validate('a.pdf', bytes, by(trust), 'w1');
    await validator.validate(name, change(bytes), terms(), 'w1');
    expect(looked).toHaveBeenCalledTimes(2);
  });

  it('is validated again if there was no time for it', async () => {
    const { looked, validator } = counted((name) =>
      Promise.resolve(stopped(name, 'TIME_LIMIT_REACHED', null)),
    );
    await validator.validate('a.pdf', bytes, by(trust), 'w1');
    await validator.validate('a.pdf', bytes, by(trust), 'w1');
    expect(looked).toHaveBeenCalledTimes(2);
  });

  it('is validated again if its validation failed', async () => {
    const { looked, validator } = counted(() => Promise.reject(new Error('the thread has ended')));
    const look = () => validator.validate('a.pdf', bytes, by(trust), 'w1');
    await expect(look()).rejects.toThrow('the thread has ended');
    await expect(look()).rejects.toThrow('the thread has ended');
    expect(looked).toHaveBeenCalledTimes(2);
  });

  it('is forgotten after a hundred other files', async () => {
    const { looked, validator } = counted((name) =>
      Promise.resolve({ document: { name }, signatures: [], errorGroups: [], children: [] }),
    );
    for (let index = 0; index <= 100; index += 1) {
      await validator.validate(`${index}.pdf`, bytes, by(trust), 'w1');
    }
    await validator.validate('100.pdf', bytes, by(trust), 'w1');
    expect(looked).toHaveBeenCalledTimes(101);
    await validator.validate('0.pdf', bytes, by(trust), 'w1');
    expect(looked).toHaveBeenCalledTimes(102);
  });

  it('[A-488] gets its position after a long wait, and keeps that position', async () => {
    const found = { document: { name: 'a.pdf' }, signatures: [], errorGroups: [], children: [] };
    let place = 3;
    let end = (_node: typeof found) => {};
    const answer = new Promise<typeof found>((resolve) => (end = resolve));
    const { looked, validator } = counted(() => answer, { place: () => place, patience: 1 });
    const ask = () => validator.validate('a.pdf', bytes, by(trust), 'w1');
    await expect(ask()).rejects.toMatchObject({ place: 3 });
    const again = ask();
    place = 0;
    end(found);
    expect(await again).toEqual(found);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('[A-488] does not wait behind files of another world that requested it first', async () => {
    const never = new Promise<never>(() => {});
    const { looked, validator } = counted((...question) =>
      question[3] === 'w1' ? never : validateFile(question[0], question[1], question[2]),
    );
    void validator.validate('a.pdf', bytes, by(trust), 'w1');
    const node = await validator.validate('a.pdf', bytes, by(trust), 'w2');
    expect(node.signatures).toHaveLength(1);
    expect(looked).toHaveBeenCalledTimes(2);
  });
});
