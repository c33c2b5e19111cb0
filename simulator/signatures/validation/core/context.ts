import { Asn1Error } from '../../formats/asn1/read.ts';
import { PdfError } from '../../formats/pdf/values.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { XmlError } from '../../formats/xml/read.ts';
import { ContainerError } from '../../formats/zip/container-error.ts';
import { CertificatePool, type TrustAnchor } from './chain.ts';
import { Revocations } from './revocation.ts';

/** Data that a validation has before it reads a file. */
export interface ValidationContext {
  readonly anchors: readonly TrustAnchor[];
  /** Time for which the result is valid. */
  readonly now: Date;
  /** Next id of a signature or time stamp, counted through all containers: `S1`, `T1`, `S2`… */
  nextId(kind: 'S' | 'T'): string;
  /**
   * Receives the error that prevented reading, and reports it if it is an error of this program.
   */
  unreadable(error: unknown): void;
}

/** Without a listener, the error must not get lost. */
const throwLater = (error: unknown) =>
  queueMicrotask(() => {
    throw error;
  });

/** Errors that readers throw if the file is faulty. */
const problemsOfFiles = [PdfError, XmlError, Asn1Error, ContainerError];

/**
 * @param anchors trust anchors. No certificate of the file itself is ever trusted.
 * @param mistaken receives errors that are not the file's fault. The result is INDETERMINATE
 *   nevertheless.
 */
export function validationContext(
  anchors: readonly TrustAnchor[],
  now: Date,
  mistaken: (error: unknown) => void = throwLater,
): ValidationContext {
  const counts = { S: 0, T: 0 };
  return {
    anchors,
    now,
    nextId: (kind) => {
      counts[kind] += 1;
      return `${kind}${counts[kind]}`;
    },
    unreadable: (error) => {
      if (!problemsOfFiles.some((kind) => error instanceof kind)) mistaken(error);
    },
  };
}

/**
 * Certificates and revocation data from the file. Coming with the file does not make them trusted.
 */
export class Evidence {
  readonly certificates = new CertificatePool();
  readonly revocations = new Revocations();
  /** Whether some evidence cannot be read. */
  unreadable = false;

  addCertificates(certificates: Iterable<Certificate>): void {
    for (const one of certificates) this.certificates.add(one);
  }

  /** Adds certificates in their encoded form. A certificate that cannot be read is recorded. */
  addEncoded(certificates: Iterable<Uint8Array>): void {
    for (const der of certificates) {
      const read = Certificate.tryParse(der);
      if (read) this.certificates.add(read);
      else this.unreadable = true;
    }
  }

  addRevocations(data: Iterable<Uint8Array>): void {
    for (const one of data) if (!this.revocations.add(one)) this.unreadable = true;
    this.addCertificates(this.revocations.certificates);
  }
}
