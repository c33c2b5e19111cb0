import { sign, type KeyObject } from 'node:crypto';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';

/** A key that signs with SHA-256. */
export interface KeySigner {
  /** Encoded AlgorithmIdentifier of the signature. */
  readonly algorithm: Uint8Array;
  /** Signature in the form of CMS and certificates: ECDSA values as DER. */
  sign(data: Uint8Array): Buffer;
  /** Signature in the form of XML Signature: ECDSA values as two numbers of fixed length. */
  signForXml(data: Uint8Array): Buffer;
  readonly kind: 'rsa' | 'ec';
}

/** The means to sign: a certificate, its authorities and the key. */
export interface Credential extends KeySigner {
  readonly certificate: Certificate;
  /** Certificates from the issuer up to and including the root. */
  readonly authorities: readonly Certificate[];
}

/** @param key a private RSA or EC key */
export function signWith(key: KeyObject): KeySigner {
  const kind = key.asymmetricKeyType === 'ec' ? 'ec' : 'rsa';
  return {
    kind,
    algorithm:
      kind === 'ec'
        ? der.algorithm(oids.ecdsaSha256)
        : der.algorithm(oids.rsaSha256, der.nothing()),
    sign: (data) => sign('sha256', data, key),
    signForXml: (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }),
  };
}

/** Combines a key with its certificate and its authorities. */
export function credential(
  key: KeyObject,
  certificate: Certificate,
  authorities: readonly Certificate[],
): Credential {
  return { ...signWith(key), certificate, authorities };
}
