import { describe, expect, it } from 'vitest';
import { crl, issued } from '../fixtures/pki.ts';
import { readRevocationData } from './revocation.ts';

const root = issued('Root', null, { authority: true });
const person = issued('Person', root);
const revoked = { certificate: person.certificate };

describe('[R3.6] revocation data that came before', () => {
  it('is read once for the same bytes, wherever they lie', () => {
    const list = crl(root, [revoked]);
    const file = Buffer.concat([Buffer.alloc(7), list, Buffer.alloc(9)]);
    const first = readRevocationData(list);
    expect(first).toMatchObject({ kind: 'crl', revoked: { size: 1 } });
    expect(readRevocationData(file.subarray(7, 7 + list.length))).toBe(first);
  });

  it('stays as it was read when the bytes it came in are written over', () => {
    const list = crl(root, [revoked]);
    const bytes = new Uint8Array(list);
    const first = readRevocationData(bytes);
    const raw = first && Buffer.from(first.raw);
    bytes.fill(0);
    expect(first && raw && Buffer.compare(first.raw, raw)).toBe(0);
    expect(readRevocationData(bytes)).toBeNull();
    expect(readRevocationData(list)).toBe(first);
  });

  it('is read again after many others, and each time where it is long', () => {
    const list = crl(root);
    const first = readRevocationData(list);
    for (let other = 0; other < 300; other += 1) readRevocationData(Buffer.from(`none ${other}`));
    const again = readRevocationData(list);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
    const long = crl(
      root,
      Array.from({ length: 700 }, () => revoked),
    );
    expect(long.length).toBeGreaterThan(16_384);
    expect(readRevocationData(long)).not.toBe(readRevocationData(long));
  });
});
