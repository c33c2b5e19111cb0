import { beforeAll, describe, expect, it } from 'vitest';
import { openTrust } from '../../validation/fixtures/files.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { oids } from '../asn1/oids.ts';
import { readElements, parseAsn1 } from '../asn1/read.ts';
import * as der from '../asn1/write.ts';
import { Certificate, keyUsageBits } from './certificate.ts';

let issuer: Credential;
/** Fields of an ordinary certificate, in order. */
let fields: readonly Uint8Array[];

const serial = 1;
const validity = 4;
const subject = 5;
const extensions = 7;

beforeAll(async () => {
  issuer = (await openTrust()).signer;
  fields = readElements(parseAsn1(issuer.certificate.der).at(0)).map(({ raw }) => raw);
});

/** A string of an unusual type. */
const written = (tag: number, value: Uint8Array) => {
  const copy = Buffer.from(der.octetString(value));
  copy[0] = tag;
  return copy;
};
const pair = (id: string, value: Uint8Array) => der.sequence(der.oid(id), value);
const named = (...sets: readonly Uint8Array[]) => der.sequence(...sets);
const utf16 = (value: string) => Buffer.from(value, 'utf16le').swap16();
const extended = (...list: readonly Uint8Array[]) => der.explicit(3, der.sequence(...list));
const usage = der.octetString(der.bitString(Buffer.of(keyUsageBits('nonRepudiation')), 6));

/** Certificate with some fields replaced, signed by another certificate. */
function written509(changes: Readonly<Record<number, Uint8Array>>): Uint8Array {
  const body = der.sequence(
    ...fields.map((field, at) => {
      if (at === 2) return issuer.algorithm;
      if (at === 3) return Buffer.from(issuer.certificate.subject.raw);
      return changes[at] ?? field;
    }),
  );
  return der.sequence(body, issuer.algorithm, der.bitString(issuer.sign(body)));
}

describe('[R7.13] a certificate whose DER is unusual and valid', () => {
  it.each<readonly [string, () => Readonly<Record<number, Uint8Array>>, object]>([
    ['nothing unusual', () => ({}), {}],
    [
      'a serial number of twenty bytes with its highest bit set',
      () => ({ [serial]: der.integer(Buffer.alloc(20, 0xff)) }),
      { serial: 2n ** 160n - 1n },
    ],
    ['a negative serial number', () => ({ [serial]: Buffer.of(2, 1, 0x80) }), { serial: -128n }],
    ['a serial number of zero', () => ({ [serial]: der.integer(0) }), { serial: 0n }],
    [
      'a name in UTF-16',
      () => ({ [subject]: named(der.setOf(pair(oids.commonName, written(30, utf16('Jánoš Ö'))))) }),
      { subject: { cn: 'Jánoš Ö' } },
    ],
    [
      'a name in an old character set',
      () => ({
        [subject]: named(
          der.setOf(pair(oids.commonName, written(20, Buffer.from('Müller', 'latin1')))),
        ),
      }),
      { subject: { cn: 'Müller' } },
    ],
    [
      'several values in one step of a name',
      () => ({
        [subject]: named(
          der.setOf(
            pair(oids.commonName, der.utf8String('Jana')),
            pair(oids.organization, der.utf8String('Zatoka')),
          ),
        ),
      }),
      { subject: { cn: 'Jana', o: 'Zatoka' } },
    ],
    ['no name at all', () => ({ [subject]: named() }), { subject: { cn: null, o: null } }],
    [
      'a validity without an end',
      () => ({
        [validity]: der.sequence(
          der.certificateTime(new Date('2020-01-01T00:00:00Z')),
          der.generalizedTime(new Date('9999-12-31T23:59:59Z')),
        ),
      }),
      { notAfter: new Date('9999-12-31T23:59:59Z') },
    ],
    [
      'a year in the last century',
      () => ({
        [validity]: der.sequence(
          written(23, Buffer.from('500101000000Z')),
          der.certificateTime(new Date('2040-01-01T00:00:00Z')),
        ),
      }),
      { notBefore: new Date('1950-01-01T00:00:00Z') },
    ],
    [
      'an extension with an explicit false for critical, which DER forbids',
      () => ({
        [extensions]: extended(der.sequence(der.oid(oids.keyUsage), der.boolean(false), usage)),
      }),
      { unknownCritical: [] },
    ],
  ])('is read: %s', (_what, changes, facts) => {
    const certificate = Certificate.tryParse(written509(changes()));
    expect(certificate).toMatchObject(facts);
    expect(certificate?.signedBy(issuer.certificate)).toBe(true);
    expect(certificate?.allowsKeyUsage('nonRepudiation')).toBe(true);
    expect(certificate?.publicKey.asymmetricKeyType).toBe('ec');
  });

  it('is rejected if its end is missing', () => {
    expect(Certificate.tryParse(written509({}).subarray(0, -1))).toBeNull();
  });
});
