import { describe, expect, it } from 'vitest';
import * as der from './write.ts';
import {
  Asn1Error,
  readBits,
  readElements,
  readInteger,
  readOctets,
  readOid,
  parseAsn1,
  tags,
} from './read.ts';

const bytes = (...values: (number | readonly number[])[]) => Uint8Array.from(values.flat());

describe('[R9.7] the ASN.1 reader', () => {
  it('returns every written value byte for byte', () => {
    const inner = der.sequence(der.oid('1.2.840.113549.1.7.2'), der.octetString(bytes(1, 2, 3)));
    const written = der.sequence(der.integer(70_000), der.explicit(0, inner), der.nothing());
    const [number, tagged, nothing] = readElements(parseAsn1(written));
    expect(number && readInteger(number)).toBe(70_000n);
    expect([tagged?.context, tagged?.tag]).toEqual([0, null]);
    expect(Buffer.from(tagged?.at(0).raw ?? [])).toEqual(inner);
    expect(tagged && readOid(tagged.at(0).at(0))).toBe('1.2.840.113549.1.7.2');
    expect(nothing?.tag).toBe(tags.null);
    expect(nothing?.content).toHaveLength(0);
  });

  it('reads lengths of several bytes and values of unknown length', () => {
    const long = der.octetString(new Uint8Array(70_000));
    expect(readOctets(parseAsn1(long))).toHaveLength(70_000);
    // An octet string in two pieces inside a sequence. An end mark closes each of them.
    const pieces = bytes(0x30, 0x80, 0x24, 0x80, [4, 2, 1, 2], [4, 1, 3], 0, 0, [2, 1, 9], 0, 0);
    const node = parseAsn1(pieces);
    expect(node.raw).toHaveLength(pieces.length);
    expect(node.children).toHaveLength(2);
    expect([...readOctets(node.at(0))]).toEqual([1, 2, 3]);
    expect(readInteger(node.at(1))).toBe(9n);
  });

  it('reads tags whose number takes several bytes', () => {
    const node = parseAsn1(bytes(0xbf, 0x87, 0x68, 3, 2, 1, 5));
    expect(node.context).toBe(1000);
    expect(readInteger(node.at(0))).toBe(5n);
  });

  it('rejects input that ends early, has bytes after its end, or states a wrong length', () => {
    const whole = der.sequence(der.integer(5), der.sequence(der.integer(6)));
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => parseAsn1(whole.subarray(0, length))).toThrow(Asn1Error);
    }
    expect(() => parseAsn1(Buffer.concat([whole, bytes(0)]))).toThrow(Asn1Error);
    const refused = [
      bytes(0x30, 0x84, 0xff, 0xff, 0xff, 0xff),
      bytes(0x30, 0x89, 1, 1, 1, 1, 1, 1, 1, 1, 1),
      bytes(0x04, 0x80, 0, 0),
      bytes(0x30, 0x80, 2, 1, 5),
      bytes(0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 0),
    ];
    for (const one of refused) expect(() => parseAsn1(one)).toThrow(Asn1Error);
    // The outer length is correct, but the inner length reaches beyond it.
    expect(() => readElements(parseAsn1(bytes(0x30, 3, 2, 9, 5)))).toThrow(Asn1Error);
  });

  it('accepts bytes after a structure only as the padding of a PDF signature', () => {
    const one = der.integer(5);
    const padded = Buffer.concat([one, new Uint8Array(20)]);
    expect(readInteger(parseAsn1(padded, 'anything'))).toBe(5n);
    expect(() => parseAsn1(padded)).toThrow(Asn1Error);
    expect(readInteger(parseAsn1(Buffer.concat([padded, bytes(1)]), 'anything'))).toBe(5n);
  });

  it('rejects structures that are too deep or too large, without a stack overflow', () => {
    const nested = new Uint8Array(100_000).fill(0x30);
    for (let at = 1; at < nested.length; at += 2) nested[at] = 0x80;
    expect(() => parseAsn1(nested)).toThrow(Asn1Error);
    const filled = der.sequence(new Uint8Array(500_000));
    expect(() => parseAsn1(filled).children).toThrow(Asn1Error);
    let deep = der.octetString(bytes(1));
    for (let depth = 0; depth < 60; depth += 1) {
      deep = Buffer.concat([bytes(0x24, 0x80), deep, bytes(0, 0)]);
    }
    expect(() => readOctets(parseAsn1(deep))).toThrow(Asn1Error);
  });

  it('distinguishes the types', () => {
    const number = parseAsn1(der.integer(5));
    expect(() => readOid(number)).toThrow(Asn1Error);
    expect(() => readElements(number)).toThrow(Asn1Error);
    expect(() => number.at(0)).toThrow(Asn1Error);
    expect([...readBits(parseAsn1(bytes(3, 2, 0, 0xa0)))]).toEqual([0xa0]);
    expect(readInteger(parseAsn1(bytes(2, 1, 0xff)))).toBe(-1n);
  });
});
