import { createHash } from 'node:crypto';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import type { Credential } from '../x509/credential.ts';

/** Content of one CMS signature (RFC 5652). */
export interface SignedDataPlan {
  readonly credential: Credential;
  readonly contentType: string;
  /** SHA-256 of the content. */
  readonly digest: Uint8Array;
  /** The content itself, if the structure includes it. A time stamp does. */
  readonly content?: Uint8Array | undefined;
  /** Further certificates to include. */
  readonly certificates?: readonly Certificate[] | undefined;
  /** Creates the time-stamp token for the signature value. */
  readonly timestamp?: ((signature: Uint8Array) => Uint8Array) | undefined;
}

const attribute = (id: string, ...values: readonly Uint8Array[]) =>
  der.sequence(der.oid(id), der.setOf(...values));

/** ESSCertIDv2 with SHA-256, which is the default and therefore not written (RFC 5035). */
function signingCertificate({ certificate }: Credential): Buffer {
  const hash = der.octetString(createHash('sha256').update(certificate.der).digest());
  const issuer = der.sequence(der.explicit(4, certificate.issuer.raw));
  const issuerSerial = der.sequence(issuer, der.integer(certificate.serial));
  return attribute(
    oids.signingCertificateV2,
    der.sequence(der.sequence(der.sequence(hash, issuerSerial))),
  );
}

/**
 * Creates a CMS SignedData with one signer, in DER. Its attributes are those of a CAdES baseline
 * signature without the claimed time. PAdES has that time in the signature dictionary (EN 319 142-1
 * § 5.3).
 */
export function signedData(plan: SignedDataPlan): Buffer {
  const { credential } = plan;
  const signed = [
    attribute(oids.contentType, der.oid(plan.contentType)),
    attribute(oids.messageDigest, der.octetString(plan.digest)),
    signingCertificate(credential),
  ];
  const attributes = der.setOf(...signed);
  const signature = credential.sign(attributes);
  const sha256 = der.algorithm(oids.sha256);
  const { certificate } = credential;
  const token = plan.timestamp?.(signature);
  const signerInfo = der.sequence(
    der.integer(1),
    der.sequence(Buffer.from(certificate.issuer.raw), der.integer(certificate.serial)),
    sha256,
    der.implicit(0, attributes),
    credential.algorithm,
    der.octetString(signature),
    token && der.implicit(1, der.setOf(attribute(oids.signatureTimeStamp, token))),
  );
  const certificates = new Map(
    [certificate, ...(plan.certificates ?? [])].map((one) => [one.fingerprint, one.der]),
  );
  const body = der.sequence(
    der.integer(plan.contentType === oids.data ? 1 : 3),
    der.setOf(sha256),
    der.sequence(
      der.oid(plan.contentType),
      plan.content && der.explicit(0, der.octetString(plan.content)),
    ),
    der.implicit(0, der.setOf(...certificates.values())),
    der.setOf(signerInfo),
  );
  return der.sequence(der.oid(oids.signedData), der.explicit(0, body));
}
