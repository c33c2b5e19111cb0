import { oids } from '../asn1/oids.ts';
import { Certificate } from './certificate.ts';

const block = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/** Whether a certificate is one of a service that others rely on without asking who stands above it. */
function isService({ extendedUsages }: Certificate): boolean {
  const ids = extendedUsages?.ids ?? [];
  return ids.includes(oids.ocspSigning) || ids.includes(oids.timeStamping);
}

/** Says why a text is no certificate that can be trusted by decision. */
export class AuthorityError extends Error {
  override name = 'AuthorityError';
}

/**
 * The one certificate of a PEM text, to be trusted by decision: of an authority that issues
 * certificates, of a responder that answers about them, or of a time-stamp authority. Each is trusted
 * for what its certificate says it is for, and for nothing else.
 * @throws AuthorityError when there is none or more than one, or it is none of these
 */
export function readAuthority(pem: string): Certificate {
  const [first, ...more] = [...pem.matchAll(block)];
  const start = JSON.stringify(pem.trim().slice(0, 30));
  if (!first) {
    throw new AuthorityError(
      `expected one certificate as PEM, from "-----BEGIN CERTIFICATE-----" to its end line; found ${start}`,
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
  if (!certificate) throw new AuthorityError('the PEM block holds no certificate that can be read');
  const name = certificate.subject.cn ?? certificate.subject.o ?? 'without a name';
  const issues = certificate.isAuthority && certificate.allowsKeyUsage('keyCertSign');
  if (!issues && !isService(certificate)) {
    throw new AuthorityError(
      `the certificate "${name}" is not one of an authority: it may neither issue certificates nor answer about them nor stamp times`,
    );
  }
  return certificate;
}

/** What is wrong with a root a scenario wants to be trusted; null for a good one. */
export function authorityProblem(pem: string): string | null {
  try {
    readAuthority(pem);
    return null;
  } catch (error) {
    if (error instanceof AuthorityError) return error.message;
    throw error;
  }
}
