import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identity } from '../../validation/fixtures/files.ts';
import { openTestTrust } from './test-trust.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dokubox-trust-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('[R9.7] the test public-key infrastructure', () => {
  it('has TEST in every name', async () => {
    const trust = await openTestTrust();
    const signer = await trust.signerFor(identity('Jana'));
    for (const { subject } of [...trust.certificates, signer.certificate]) {
      expect(subject.cn).toMatch(/^TEST /);
      expect(subject.o).toMatch(/^TEST /);
    }
  });

  it('is created once and stored, even if two processes start at the same time', async () => {
    const [one, two] = await Promise.all([openTestTrust({ folder }), openTestTrust({ folder })]);
    expect(one?.root.fingerprint).toBe(two?.root.fingerprint);
    const [a, b] = await Promise.all([
      one?.signerFor(identity('Jana')),
      two?.signerFor(identity('Jana')),
    ]);
    expect(a?.certificate.fingerprint).toBe(b?.certificate.fingerprint);
    const later = await openTestTrust({ folder });
    const again = await later.signerFor(identity('Jana'));
    expect(again.certificate.fingerprint).toBe(a?.certificate.fingerprint);
    expect(again.certificate.signedBy(later.intermediate)).toBe(true);
  });

  it('stores its keys readable by their owner only', async () => {
    const names = await readdir(folder);
    expect(names).toContain('root.json');
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it('gives different people different certificates', async () => {
    const trust = await openTestTrust();
    const jana = await trust.signerFor(identity('Jana'));
    const same = await trust.signerFor(identity('Jana'));
    const petr = await trust.signerFor(identity('Petr'));
    expect(same.certificate).toBe(jana.certificate);
    expect(petr.certificate.subject.cn).toBe('TEST Petr');
  });
});
