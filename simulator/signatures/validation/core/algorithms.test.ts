import { constants, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oids } from '../../formats/asn1/oids.ts';
import { parseAsn1 } from '../../formats/asn1/read.ts';
import * as der from '../../formats/asn1/write.ts';
import { keyStrong, schemeOf, signatureHolds } from './algorithms.ts';

const data = Buffer.from('amount 100');
const { mgf1 } = oids;

/** AlgorithmIdentifier of RSA-PSS with its digest, its mask digest and its salt length. */
function pss(hash: string, maskHash: string, salt: number) {
  const parameters = der.sequence(
    der.explicit(0, der.algorithm(hash)),
    der.explicit(1, der.algorithm(mgf1, der.algorithm(maskHash))),
    der.explicit(2, der.integer(salt)),
  );
  return schemeOf(parseAsn1(der.algorithm(oids.rsaPss, parameters)));
}

describe('[R7.13] the check of a signature value', () => {
  it('accepts RSA-PSS of any digest and salt, and rejects another salt', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    for (const [name, id, salt] of [
      ['sha256', oids.sha256, 32],
      ['sha384', oids.sha384, 20],
      ['sha512', oids.sha512, 0],
    ] as const) {
      const value = sign(name, data, { key: privateKey, padding, saltLength: salt });
      const scheme = pss(id, id, salt);
      expect(scheme && signatureHolds(scheme, publicKey, data, value)).toBe(true);
      const other = pss(id, id, salt + 1);
      expect(other && signatureHolds(other, publicKey, data, value)).toBe(false);
    }
  });

  it('reports a mask with another digest as unknown, not as broken', () => {
    expect(pss(oids.sha256, oids.sha1, 32)).toBeNull();
    expect(pss(oids.sha256, '1.2.3.4', 32)).toBeNull();
  });

  const hashed = der.explicit(0, der.algorithm(oids.sha256));
  const masked = der.explicit(1, der.algorithm(mgf1, der.algorithm(oids.sha256)));
  it.each([
    ['no parameters', undefined],
    ['NULL parameters', der.nothing()],
    [
      'another mask function',
      der.sequence(hashed, der.explicit(1, der.algorithm('1.2.3', der.algorithm(oids.sha256)))),
    ],
    ['a mask without a digest', der.sequence(hashed, der.explicit(1, der.algorithm(mgf1)))],
    ['an unknown digest', der.sequence(der.explicit(0, der.algorithm('1.2.3')), masked)],
    [
      'a digest with parameters',
      der.sequence(der.explicit(0, der.algorithm(oids.sha256, der.integer(1))), masked),
    ],
    [
      'a negative salt length',
      der.sequence(hashed, masked, der.explicit(2, Buffer.of(2, 1, 0xff))),
    ],
    [
      'a salt longer than any key',
      der.sequence(hashed, masked, der.explicit(2, der.integer(70_000))),
    ],
    ['another trailer', der.sequence(hashed, masked, der.explicit(3, der.integer(2)))],
    ['an unknown field', der.sequence(hashed, masked, der.explicit(4, der.integer(1)))],
    ['a repeated field', der.sequence(hashed, hashed, masked)],
  ])('does not know RSA-PSS with %s (RFC 4055 § 3.1)', (_what, parameters) => {
    expect(schemeOf(parseAsn1(der.algorithm(oids.rsaPss, parameters)))).toBeNull();
  });

  it('knows RSA-PSS with the only defined trailer (RFC 4055 § 3.1)', () => {
    const parameters = der.sequence(
      hashed,
      masked,
      der.explicit(2, der.integer(32)),
      der.explicit(3, der.integer(1)),
    );
    expect(schemeOf(parseAsn1(der.algorithm(oids.rsaPss, parameters)))).toMatchObject({
      saltLength: 32,
    });
  });

  it.each([oids.rsaSha256, oids.ecdsaSha256, oids.ed25519])(
    'does not know %s with parameters (RFC 4055 § 5, RFC 5758 § 3.2)',
    (id) => {
      expect(schemeOf(parseAsn1(der.algorithm(id)))).not.toBeNull();
      expect(schemeOf(parseAsn1(der.algorithm(id, der.nothing())))).not.toBeNull();
      expect(schemeOf(parseAsn1(der.algorithm(id, der.integer(1))))).toBeNull();
    },
  );

  it.each(['P-256', 'P-384', 'P-521'])('accepts ECDSA over %s', (namedCurve) => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
    const scheme = schemeOf(parseAsn1(der.algorithm(oids.ecdsaSha512)));
    const value = sign('sha512', data, privateKey);
    expect(scheme && signatureHolds(scheme, publicKey, data, value)).toBe(true);
    expect(scheme && signatureHolds(scheme, publicKey, Buffer.from('900'), value)).toBe(false);
    expect(keyStrong(publicKey, new Date())).toBe(true);
  });

  it('rejects keys of another kind, and curves that are not approved', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
    expect(keyStrong(publicKey, new Date())).toBe(false);
    const scheme = schemeOf(parseAsn1(der.algorithm(oids.rsaSha256, der.nothing())));
    expect(scheme && signatureHolds(scheme, publicKey, data, data)).toBe(false);
  });
});
