import { createHash } from 'node:crypto';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import type { Credential } from '../x509/credential.ts';

/** Status of a certificate, as known to the responder. */
export type CertificateStatus =
  | { readonly status: 'good' }
  | {
      readonly status: 'revoked';
      readonly at: Date;
      /** Reason code of RFC 5280 (CRLReason). */ readonly reason: number;
    };

const daysValid = 7;

/**
 * Creates a successful OCSP response (RFC 6960) about one certificate.
 * @param responder a certificate from the same issuer as the one in question
 * @param at time of the response, which is valid for a week
 */
export function ocspResponse(
  responder: Credential,
  about: { readonly certificate: Certificate; readonly issuer: Certificate },
  known: CertificateStatus,
  at: Date,
): Buffer {
  const sha1 = (bytes: Uint8Array) => der.octetString(createHash('sha1').update(bytes).digest());
  const certId = der.sequence(
    // SHA-1 only identifies the issuer and protects nothing. Every client knows it here.
    der.algorithm(oids.sha1, der.nothing()),
    sha1(about.issuer.subject.raw),
    sha1(about.issuer.keyBits),
    der.integer(about.certificate.serial),
  );
  const status =
    known.status === 'good'
      ? der.implicit(0, der.nothing())
      : der.implicit(
          1,
          der.sequence(
            der.generalizedTime(known.at),
            der.explicit(0, der.enumerated(known.reason)),
          ),
        );
  const nextUpdate = new Date(at.getTime() + daysValid * 86_400_000);
  const responderKey = createHash('sha1').update(responder.certificate.keyBits).digest();
  const data = der.sequence(
    der.explicit(2, der.octetString(responderKey)),
    der.generalizedTime(at),
    der.sequence(
      der.sequence(
        certId,
        status,
        der.generalizedTime(at),
        der.explicit(0, der.generalizedTime(nextUpdate)),
      ),
    ),
  );
  const basic = der.sequence(
    data,
    responder.algorithm,
    der.bitString(responder.sign(data)),
    der.explicit(0, der.sequence(responder.certificate.der)),
  );
  return der.sequence(
    der.enumerated(0),
    der.explicit(0, der.sequence(der.oid(oids.basicOcspResponse), der.octetString(basic))),
  );
}
