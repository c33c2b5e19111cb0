import { Asn1Error, readBits, readElements, type Asn1 } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { digestStrong, schemeOf, signatureHolds } from './algorithms.ts';

/** Data with a signature that is not checked yet. */
export interface SignedStatement {
  readonly raw: Uint8Array;
  readonly algorithm: Asn1;
  readonly signature: Uint8Array;
}

/** Parts of a signed structure. @throws Asn1Error for anything else */
export function signedParts(node: Asn1): SignedStatement {
  const [tbs, id, signature] = readElements(node);
  if (!tbs || !id || !signature) throw new Asn1Error('the signed structure has no signature');
  return { raw: tbs.raw, algorithm: id, signature: readBits(signature) };
}

/** Results of signature checks. Every certificate in every chain of a file needs them again. */
const makers = new WeakMap<SignedStatement, Map<string, boolean>>();
/** Most answers kept for one piece of data: hostile files could offer endless makers. */
const maxMakers = 64;

/** @param at time for the strength of the algorithm. It is always the same for the same data. */
export function madeBy(data: SignedStatement, certificate: Certificate, at: Date): boolean {
  let known = makers.get(data);
  if (!known) makers.set(data, (known = new Map()));
  let made = known.get(certificate.fingerprint);
  if (made === undefined) {
    const scheme = schemeOf(data.algorithm);
    made =
      scheme !== null &&
      digestStrong(scheme.digest, at) &&
      signatureHolds(scheme, certificate.publicKey, data.raw, data.signature);
    if (known.size < maxMakers) known.set(certificate.fingerprint, made);
  }
  return made;
}
