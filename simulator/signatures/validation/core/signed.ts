import { Asn1Error, readBits, readElements, type Asn1 } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { digestStrong, schemeOf, signatureHolds } from './algorithms.ts';

/** Data that has a signature of its own, not yet checked. */
export interface SignedStatement {
  readonly raw: Uint8Array;
  readonly algorithm: Asn1;
  readonly signature: Uint8Array;
}

/** The parts of a structure that is signed. @throws Asn1Error for anything else */
export function signedParts(node: Asn1): SignedStatement {
  const [tbs, id, signature] = readElements(node);
  if (!tbs || !id || !signature) throw new Asn1Error('a signed structure without signature');
  return { raw: tbs.raw, algorithm: id, signature: readBits(signature) };
}

/** Who made which data; every certificate of every chain of a file asks again. */
const makers = new WeakMap<SignedStatement, Map<string, boolean>>();
/** Possible makers of one piece of data whose answer is kept; hostile files could offer endless ones. */
const maxMakers = 64;

/** @param at decides about the strength; of one piece of data it is always the same moment */
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
