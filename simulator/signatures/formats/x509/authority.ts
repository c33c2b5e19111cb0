import { oids } from '../asn1/oids.ts';
import { Certificate } from './certificate.ts';

const block = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/**
 * Whether a certificate belongs to a service that is trusted directly, without checking its issuer.
 */
function isService({ extendedUsages }: Certificate): boolean {
  const ids = extendedUsages?.ids ?? [];
  return ids.includes(oids.ocspSigning) || ids.includes(oids.timeStamping);
}

/** States why a text is not a certificate that can be trusted by decision. */
export class AuthorityError extends Error {
  override name = 'AuthorityError';
}

/**
 * Reads the only certificate of a PEM text, to be trusted by decision. It belongs to an authority
 * that issues certificates, to an OCSP responder or to a time-stamp authority. Each is trusted only
 * for the purposes in its certificate.
 * @throws AuthorityError if there is not exactly one certificate, or if it has another purpose
 */
export function readAuthority(pem: string): Certificate {
  const [first, ...more] = [...pem.matchAll(block)];
  const start = JSON.stringify(pem.trim().slice(0, 30));
  if (!first) {
    throw new AuthorityError(
      `expected one certificate as PEM, from "-----BEGIN CERTIFICATE-----" to its end line, but found ${start}`,
    );
  }
  if (more.length > 0) {
    throw new AuthorityError(`expected one certificate, found ${more.length + 1} PEM blocks`);
  }
  const [, label = '', base64 = ''] = first;
  if (label !== 'CERTIFICATE') {
    throw new AuthorityError(`expected a CERTIFICATE, found a PEM block named ${label}`);
  }
  const certificate = Certificate.tryParse(Buffer.from(base64, 'base64'));
  if (!certificate)
    throw new AuthorityError('the PEM block does not contain a readable certificate');
  const name = certificate.subject.cn ?? certificate.subject.o ?? 'without a name';
  const issues = certificate.isAuthority && certificate.allowsKeyUsage('keyCertSign');
  if (!issues && !isService(certificate)) {
    throw new AuthorityError(
      `the certificate "${name}" does not belong to an authority: it may not issue certificates, answer OCSP requests or issue time stamps`,
    );
  }
  return certificate;
}

/** Reason why a root certificate of a scenario is not accepted. Null if it is accepted. */
export function authorityProblem(pem: string): string | null {
  try {
    readAuthority(pem);
    return null;
  } catch (error) {
    if (error instanceof AuthorityError) return error.message;
    throw error;
  }
}
