import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import type { Checks } from './checks.ts';

/** Extended usages for signing documents. */
const signing = new Set<string>([
  oids.anyUsage,
  oids.emailProtection,
  oids.documentSigning,
  oids.adobeAuthenticDocuments,
  oids.microsoftDocumentSigning,
]);

/**
 * Extended usages of machines and services. The holder of such a key cannot sign documents with it.
 */
const other = new Set<string>([
  oids.serverAuth,
  oids.codeSigning,
  oids.timeStamping,
  oids.ocspSigning,
]);

/**
 * Checks that a certificate is meant for signing documents: by its key usage, extended usages and
 * type (EN 319 412-5). A certificate of a server or service is not. A certificate of an authority,
 * or with other usages, gets a warning.
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
