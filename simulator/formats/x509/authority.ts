import { Certificate } from './certificate.ts';

const block = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/** Says why a text is no certificate of an authority. */
export class AuthorityError extends Error {
  override name = 'AuthorityError';
}

/**
 * The one certificate of a PEM text, to be trusted as an authority.
 * @throws AuthorityError when there is none or more than one, or it may not issue certificates
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
  if (!certificate.isAuthority || !certificate.allowsKeyUsage('keyCertSign')) {
    throw new AuthorityError(
      `the certificate "${name}" is not one of an authority: it may not issue certificates`,
    );
  }
  return certificate;
}

/** What is wrong with a root a scenario wants to be trusted; null for a good one. */
export function authorityFault(pem: string): string | null {
  try {
    readAuthority(pem);
    return null;
  } catch (error) {
    if (error instanceof AuthorityError) return error.message;
    throw error;
  }
}
