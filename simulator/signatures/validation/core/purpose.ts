import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import type { Checks } from './checks.ts';

/** Usages under which documents are signed. */
const signing = new Set<string>([
  oids.anyUsage,
  oids.emailProtection,
  oids.documentSigning,
  oids.adobeAuthenticDocuments,
  oids.microsoftDocumentSigning,
]);

/** Usages of machines and of services: whoever holds such a key signed no document with it. */
const other = new Set<string>([
  oids.serverAuth,
  oids.codeSigning,
  oids.timeStamping,
  oids.ocspSigning,
]);

/**
 * Whether a certificate is one to sign documents with: by its key usage, its extended usages and its
 * type (EN 319 412-5). One of a server or of a service is not; one of an authority, or one whose usages
 * say nothing of signing, is worth a word.
 */
export function checkPurpose(checks: Checks, certificate: Certificate): void {
  const maySign =
    certificate.allowsKeyUsage('nonRepudiation') || certificate.allowsKeyUsage('digitalSignature');
  const usages = certificate.extendedUsages?.ids ?? [];
  const { types } = certificate.qualified;
  const isWeb = types.length > 0 && types.every((type) => type === oids.qcTypeWeb);
  const forSigning = usages.length === 0 || usages.some((id) => signing.has(id));
  const foreign = isWeb || (!forSigning && usages.some((id) => other.has(id)));
  if (!maySign || foreign) {
    checks.unknown('CHAIN_CONSTRAINTS_FAILURE', 'CERTIFICATE_FOR_OTHER_USE');
  } else if (!forSigning || certificate.isAuthority) checks.warn('CERTIFICATE_FOR_OTHER_USE');
}
