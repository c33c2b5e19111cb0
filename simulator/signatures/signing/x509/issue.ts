import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import { parseAsn1 } from '../../formats/asn1/read.ts';
import { Certificate, keyUsageBits, type KeyUsage } from '../../formats/x509/certificate.ts';
import { signWith } from './credential.ts';

/** Names of a certificate, in the order of the certificate. */
export interface NameParts {
  readonly c?: string | undefined;
  readonly o?: string | undefined;
  readonly ou?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly cn: string;
}

/** Content of a certificate. */
export interface CertificatePlan {
  readonly subject: NameParts;
  readonly publicKey: KeyObject;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** True for an authority, with the number of authorities allowed below it. */
  readonly authority?: { readonly pathLength?: number } | undefined;
  readonly keyUsage: readonly KeyUsage[];
  readonly extendedUsage?: { readonly id: string; readonly critical: boolean } | undefined;
  readonly ocspNoCheck?: boolean | undefined;
  /** Encoded QCStatements. */
  readonly qcStatements?: Uint8Array | undefined;
}

/** Signer of a certificate. Without a certificate, the new one is self-signed. */
export interface Issuer {
  readonly key: KeyObject;
  readonly certificate?: Certificate | undefined;
}

function encodeName({ c, o, ou, serialNumber, cn }: NameParts): Buffer {
  const part = (id: string, value: Buffer | undefined) =>
    value && der.setOf(der.sequence(der.oid(id), value));
  const utf8 = (value: string | undefined) =>
    value === undefined ? undefined : der.utf8String(value);
  return der.sequence(
    part(oids.country, c === undefined ? undefined : der.printableString(c)),
    part(oids.organization, utf8(o)),
    part(oids.organizationalUnit, utf8(ou)),
    part(
      oids.serialNumber,
      serialNumber === undefined ? undefined : der.printableString(serialNumber),
    ),
    part(oids.commonName, utf8(cn)),
  );
}

const extension = (id: string, critical: boolean, value: Buffer) =>
  der.sequence(der.oid(id), critical ? der.boolean(true) : undefined, der.octetString(value));

function keyIdentifier(key: KeyObject): Buffer {
  const spki = parseAsn1(key.export({ type: 'spki', format: 'der' }));
  return createHash('sha1').update(spki.at(1).content.subarray(1)).digest();
}

function usageValue(usages: readonly KeyUsage[]): Buffer {
  const byte = keyUsageBits(...usages);
  let unused = 0;
  while (unused < 7 && !((byte >> unused) & 1)) unused += 1;
  return der.bitString(Buffer.of(byte), unused);
}

function encodeExtensions(plan: CertificatePlan, issuer: Issuer): Buffer {
  const issuerKey = issuer.certificate?.publicKey ?? plan.publicKey;
  const { authority, extendedUsage, qcStatements } = plan;
  const authorityValue = () =>
    der.sequence(
      der.boolean(true),
      authority?.pathLength === undefined ? undefined : der.integer(authority.pathLength),
    );
  return der.sequence(
    authority && extension(oids.basicConstraints, true, authorityValue()),
    extension(oids.keyUsage, true, usageValue(plan.keyUsage)),
    extension(oids.subjectKeyIdentifier, false, der.octetString(keyIdentifier(plan.publicKey))),
    extension(
      oids.authorityKeyIdentifier,
      false,
      der.sequence(der.implicit(0, der.octetString(keyIdentifier(issuerKey)))),
    ),
    extendedUsage &&
      extension(
        oids.extendedKeyUsage,
        extendedUsage.critical,
        der.sequence(der.oid(extendedUsage.id)),
      ),
    plan.ocspNoCheck ? extension(oids.ocspNoCheck, false, der.nothing()) : undefined,
    qcStatements && extension(oids.qcStatements, false, Buffer.from(qcStatements)),
  );
}

/** Creates and signs a certificate with a random serial number. */
export function issueCertificate(plan: CertificatePlan, issuer: Issuer): Certificate {
  const serial = randomBytes(16);
  // The first bit would make the number negative, and a zero byte would shorten it.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const subject = encodeName(plan.subject);
  const signer = signWith(issuer.key);
  const tbs = der.sequence(
    der.explicit(0, der.integer(2)),
    der.integer(serial),
    signer.algorithm,
    issuer.certificate ? issuer.certificate.subject.raw : subject,
    der.sequence(der.certificateTime(plan.notBefore), der.certificateTime(plan.notAfter)),
    subject,
    plan.publicKey.export({ type: 'spki', format: 'der' }),
    der.explicit(3, encodeExtensions(plan, issuer)),
  );
  const bytes = der.sequence(tbs, signer.algorithm, der.bitString(signer.sign(tbs)));
  return Certificate.parse(bytes);
}
