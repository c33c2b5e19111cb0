import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { chainAcceptable, chainStrong, findChain, type Chain } from './chain.ts';
import type { Checks } from './checks.ts';
import type { Evidence, ValidationContext } from './context.ts';

/** The moment at which certificates must have been good. */
export interface ControlTime {
  readonly at: Date;
  /** A time stamp proves that the signature existed then; else it is the moment of validation. */
  readonly proven: boolean;
  /**
   * The moment revocation data must speak about, where it is not the same: of a time stamp that is
   * when it was made. Else every file would lose its value with the answers embedded in it.
   */
  readonly askedAbout?: Date;
}

const day = 86_400_000;

/** Whether an answer still spoke about this moment. */
function fresh(thisUpdate: Date, nextUpdate: Date | null, at: Date): boolean {
  if (thisUpdate >= at) return true;
  return (nextUpdate?.getTime() ?? thisUpdate.getTime() + day) >= at.getTime();
}

type Outcome = 'good' | 'revoked' | 'missing';

function revocationOf(
  { certificates }: Chain,
  index: number,
  evidence: Evidence,
  { at, askedAbout = at }: ControlTime,
  { anchors, now }: ValidationContext,
): Outcome {
  const certificate = certificates[index];
  if (!certificate) return 'missing';
  if (certificate.extension(oids.ocspNoCheck)) return 'good';
  const above = certificates.slice(index + 1);
  const statuses = evidence.revocations
    .statusesOf(certificate, { above, anchors, others: evidence.certificates })
    // An answer from the future was made by nobody we know.
    .filter(({ thisUpdate }) => thisUpdate.getTime() <= now.getTime() + day);
  if (statuses.some(({ revokedAt }) => revokedAt !== null && revokedAt <= at)) return 'revoked';
  return statuses.some(({ thisUpdate, nextUpdate }) => fresh(thisUpdate, nextUpdate, askedAbout))
    ? 'good'
    : 'missing';
}

function noteRevocation(checks: Checks, outcomes: readonly Outcome[]): void {
  outcomes.forEach((outcome, index) => {
    if (outcome === 'revoked') {
      checks.unknown(index === 0 ? 'REVOKED_NO_POE' : 'REVOKED_CA_NO_POE', 'CERTIFICATE_REVOKED');
    }
    if (outcome === 'missing') checks.unknown('TRY_LATER', 'REVOCATION_MISSING');
  });
}

function judgeValidity(
  checks: Checks,
  chain: Chain,
  { at, proven }: ControlTime,
  notRevoked: boolean,
): void {
  const dated = chain.certificates.slice(0, -1);
  for (const [index, { notBefore, notAfter }] of dated.entries()) {
    if (at < notBefore) {
      if (index === 0 && proven) checks.failed('NOT_YET_VALID', 'CERTIFICATE_NOT_YET_VALID');
      else checks.unknown('OUT_OF_BOUNDS_NO_POE', 'CERTIFICATE_NOT_YET_VALID');
    }
    if (at > notAfter) {
      const sub = notRevoked ? 'OUT_OF_BOUNDS_NOT_REVOKED' : 'OUT_OF_BOUNDS_NO_POE';
      checks.unknown(sub, 'CERTIFICATE_EXPIRED');
    }
  }
}

/**
 * Looks for the chain of a certificate and judges it: trust, constraints, strength, validity and
 * revocation at the control time.
 */
export function judgeChain(
  checks: Checks,
  certificate: Certificate,
  control: ControlTime,
  evidence: Evidence,
  context: ValidationContext,
): Chain {
  const chain = findChain(certificate, evidence.certificates, context.anchors);
  if (!chain.anchor) {
    checks.unknown('NO_CERTIFICATE_CHAIN_FOUND', 'CHAIN_NOT_TRUSTED');
    return chain;
  }
  if (!chainAcceptable(chain)) {
    checks.unknown('CHAIN_CONSTRAINTS_FAILURE', 'CHAIN_NOT_ACCEPTABLE');
  }
  if (!chainStrong(chain, control.at)) {
    const sub = control.proven ? 'CRYPTO_CONSTRAINTS_FAILURE' : 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE';
    checks.unknown(sub, 'WEAK_ALGORITHM');
  }
  // The anchor is trusted by decision; nobody could revoke it.
  const outcomes = chain.certificates
    .slice(0, -1)
    .map((_, index) => revocationOf(chain, index, evidence, control, context));
  const notRevoked = outcomes.every((outcome) => outcome === 'good');
  judgeValidity(checks, chain, control, notRevoked);
  noteRevocation(checks, outcomes);
  return chain;
}
