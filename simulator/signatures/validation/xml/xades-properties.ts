import type { Certificate } from '../../formats/x509/certificate.ts';
import {
  canonicalizationOf,
  canonicalize,
  defaultCanonicalization,
} from '../../formats/xml/canonical.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { base64Of } from '../../formats/xml/parse.ts';
import { allElements, childrenNamed, onlyChild, type XmlElement } from '../../formats/xml/tree.ts';
import { digestOf, hash } from '../core/algorithms.ts';
import type { Checks } from '../core/checks.ts';
import type { Evidence, ValidationContext } from '../core/context.ts';
import { targetFileNameOf, type Ids } from './targets.ts';
import { openTimestamp, type OpenTimestamp } from '../core/timestamp.ts';

const { ds, xades } = xmlNamespaces;
const maxTokens = 10;

/** The qualifying properties of a signature, at their defined place. */
export function qualifyingProperties(signature: XmlElement): XmlElement | null {
  const found = childrenNamed(signature, ds, 'Object').flatMap((object) =>
    childrenNamed(object, xades, 'QualifyingProperties'),
  );
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
}

/** Whether the Target of properties names the signature that contains them, as XAdES requires. */
export function aimsAt(qualifying: XmlElement | null, signature: XmlElement, ids: Ids): boolean {
  const target = qualifying?.attribute('Target') ?? '';
  return target.startsWith('#') && ids.get(target.slice(1)) === signature;
}

/**
 * Media types of files in the signed properties, by the references they name (EN 319 132-1
 * § 5.2.4).
 */
export function signedTypes(
  signed: XmlElement | null,
  signedInfo: XmlElement,
): ReadonlyMap<string, string> {
  const references = new Map(
    childrenNamed(signedInfo, ds, 'Reference').map((one) => [
      `#${one.attribute('Id') ?? ''}`,
      one.attribute('URI') ?? '',
    ]),
  );
  const objects = onlyChild(signed, xades, 'SignedDataObjectProperties');
  const types = new Map<string, string>();
  for (const one of objects ? childrenNamed(objects, xades, 'DataObjectFormat') : []) {
    const uri = references.get(one.attribute('ObjectReference') ?? '');
    const type = onlyChild(one, xades, 'MimeType')?.text.trim();
    if (uri && !uri.startsWith('#') && type) types.set(targetFileNameOf(uri) ?? uri, type);
  }
  return types;
}

function signatureProperties(signed: XmlElement | null): XmlElement | null {
  return onlyChild(signed, xades, 'SignedSignatureProperties');
}

/** The claimed time. */
export function signingTime(signed: XmlElement | null): Date | null {
  const text = onlyChild(signatureProperties(signed), xades, 'SigningTime')?.text;
  const time = new Date(text?.trim() ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}

/**
 * The signer's certificate, which the signed properties identify by its digest.
 * @param candidates certificates that came with the signature
 */
export function signerCertificate(
  checks: Checks,
  signed: XmlElement | null,
  candidates: readonly Certificate[],
): Certificate | null {
  const properties = signatureProperties(signed);
  const reference =
    onlyChild(properties, xades, 'SigningCertificateV2') ??
    onlyChild(properties, xades, 'SigningCertificate');
  const [first] = reference ? childrenNamed(reference, xades, 'Cert') : [];
  const stated = onlyChild(first ?? null, xades, 'CertDigest');
  const method = onlyChild(stated, ds, 'DigestMethod')?.attribute('Algorithm');
  const value = onlyChild(stated, ds, 'DigestValue');
  if (candidates.length === 0) {
    checks.unknown('NO_SIGNING_CERTIFICATE_FOUND', 'SIGNING_CERTIFICATE_MISSING');
    return null;
  }
  if (!value || !method) {
    checks.unknown('SIG_CONSTRAINTS_FAILURE', 'SIGNING_CERTIFICATE_NOT_SIGNED');
    return candidates[0] ?? null;
  }
  const digest = digestOf(method);
  const expected = base64Of(value);
  const found = candidates.find(
    ({ der }) => digest && Buffer.compare(hash(digest, der), expected) === 0,
  );
  if (!found) checks.unknown('NO_SIGNING_CERTIFICATE_FOUND', 'SIGNING_CERTIFICATE_DIFFERS');
  return found ?? candidates[0] ?? null;
}

/** Encoded certificates in KeyInfo. The signer's own certificate usually comes first. */
export function keyInfoCertificates(signature: XmlElement): readonly Uint8Array[] {
  const keyInfo = onlyChild(signature, ds, 'KeyInfo');
  return (keyInfo ? childrenNamed(keyInfo, ds, 'X509Data') : []).flatMap((data) =>
    childrenNamed(data, ds, 'X509Certificate').map(base64Of),
  );
}

/** Counter-signatures of the signature value (XAdES § 5.2.7), at their defined place. */
export function counterSignatures(qualifying: XmlElement | null): readonly XmlElement[] {
  const unsigned = onlyChild(qualifying, xades, 'UnsignedProperties');
  const list = onlyChild(unsigned, xades, 'UnsignedSignatureProperties');
  return (list ? childrenNamed(list, xades, 'CounterSignature') : []).flatMap((one) =>
    childrenNamed(one, ds, 'Signature'),
  );
}

/** Whether the unsigned properties contain an evidence record (EN 319 132-2 § 5.6.4, RFC 6283). */
export function hasEvidenceRecord(qualifying: XmlElement | null): boolean {
  const unsigned = onlyChild(qualifying, xades, 'UnsignedProperties');
  return (
    unsigned !== null &&
    [...allElements(unsigned)].some(
      ({ localName, namespace }) =>
        localName === 'SealingEvidenceRecords' || namespace === xmlNamespaces.evidenceRecord,
    )
  );
}

/** Adds the certificates and revocation data of the unsigned properties to the evidence. */
export function collectValues(qualifying: XmlElement | null, evidence: Evidence): void {
  const unsigned = onlyChild(qualifying, xades, 'UnsignedProperties');
  if (!unsigned) return;
  for (const element of allElements(unsigned)) {
    if (element.namespace !== xades) continue;
    if (element.localName === 'EncapsulatedX509Certificate') {
      evidence.addEncoded([base64Of(element)]);
    }
    if (
      element.localName === 'EncapsulatedOCSPValue' ||
      element.localName === 'EncapsulatedCRLValue'
    ) {
      evidence.addRevocations([base64Of(element)]);
    }
  }
}

/** Reads the time stamps of the signature value. */
export function signatureTimestamps(
  checks: Checks,
  signature: XmlElement,
  qualifying: XmlElement | null,
  evidence: Evidence,
  context: ValidationContext,
): readonly OpenTimestamp[] {
  const unsigned = onlyChild(qualifying, xades, 'UnsignedProperties');
  const list = onlyChild(unsigned, xades, 'UnsignedSignatureProperties');
  const value = onlyChild(signature, ds, 'SignatureValue');
  if (!list || !value) return [];
  return childrenNamed(list, xades, 'SignatureTimeStamp')
    .slice(0, maxTokens)
    .flatMap((stamp) => {
      const method = onlyChild(stamp, ds, 'CanonicalizationMethod');
      const uri = method?.attribute('Algorithm') ?? defaultCanonicalization;
      const form = canonicalizationOf(uri, method ?? undefined);
      const token = onlyChild(stamp, xades, 'EncapsulatedTimeStamp');
      if (!form || !token) {
        checks.warn('TIMESTAMP_NOT_VALID');
        return [];
      }
      const name = { id: context.nextId('T'), type: 'SIGNATURE_TIMESTAMP' } as const;
      return [openTimestamp(base64Of(token), name, [canonicalize(value, form)], evidence)];
    });
}
