import { Asn1Error } from '../../formats/asn1/read.ts';
import { PdfError } from '../../formats/pdf/values.ts';
import { Certificate } from '../../formats/x509/certificate.ts';
import { XmlError } from '../../formats/xml/read.ts';
import { ContainerError } from '../../formats/zip/container-error.ts';
import { CertificatePool, type TrustAnchor } from './chain.ts';
import { Revocations } from './revocation.ts';

/** What a validation knows before it looks at a file. */
export interface ValidationContext {
  readonly anchors: readonly TrustAnchor[];
  /** The moment for which the answer holds. */
  readonly now: Date;
  /** Numbers signatures and time stamps through all containers: `S1`, `T1`, `S2`… */
  nextId(kind: 'S' | 'T'): string;
  /** Hears what kept the file from being read, and passes on what is a mistake of this program. */
  unreadable(error: unknown): void;
}

/** Nobody listens, so it must not be lost. */
const throwLater = (error: unknown) =>
  queueMicrotask(() => {
    throw error;
  });

/** What a reader throws when the file is at fault. */
const problemsOfFiles = [PdfError, XmlError, Asn1Error, ContainerError];

/**
 * @param anchors who is trusted; nothing else is, whatever a file brings along
 * @param mistaken hears of errors no file can be blamed for; the file is in doubt all the same
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

/** Certificates and revocation data that came with a file; none of them is trusted for that. */
export class Evidence {
  readonly certificates = new CertificatePool();
  readonly revocations = new Revocations();
  /** Something came along that nobody can read. */
  unreadable = false;

  addCertificates(certificates: Iterable<Certificate>): void {
    for (const one of certificates) this.certificates.add(one);
  }

  /** Certificates as they came; one that cannot be read is noted. */
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
