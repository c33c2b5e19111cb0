import { createHash, randomBytes } from 'node:crypto';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import type { Credential } from '../x509/credential.ts';
import { signedData } from './signed-data.ts';

/**
 * Creates an RFC 3161 time-stamp token.
 * @param imprint SHA-256 of the stamped data
 * @param at stamped time, in whole seconds
 */
export function timeStampToken(authority: Credential, imprint: Uint8Array, at: Date): Buffer {
  const serial = randomBytes(8);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const content = der.sequence(
    der.integer(1),
    der.oid(oids.timeStampPolicy),
    der.sequence(der.algorithm(oids.sha256), der.octetString(imprint)),
    der.integer(serial),
    der.generalizedTime(at),
    // Accuracy of one second.
    der.sequence(der.integer(1)),
  );
  return signedData({
    credential: authority,
    contentType: oids.tstInfo,
    digest: createHash('sha256').update(content).digest(),
    content,
    certificates: authority.authorities,
  });
}
