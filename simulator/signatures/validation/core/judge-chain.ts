import { oids } from '../../formats/asn1/oids.ts';
import { parseAsn1, readElements, readOid } from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import { chainAcceptable, chainStrong, findChain, type Chain } from './chain.ts';
import type { Checks } from './checks.ts';
import type { Evidence, ValidationContext } from './context.ts';

/** Time at which the certificates must have been valid. */
export interface ControlTime {
  readonly at: Date;
  /**
   * Whether a time stamp proves that the signature existed at that time. Otherwise it is the
   * validation time.
   */
  readonly proven: boolean;
  /**
   * Time that revocation data must cover, if different. For a time stamp it is the time of its
   * creation. Otherwise every file would become invalid when its embedded responses expire.
   */
  readonly revocationTime?: Date;
}

const day = 86_400_000;

/** Whether a response was still current at a given time. */
function isCurrent(thisUpdate: Date, nextUpdate: Date | null, at: Date): boolean {
  if (thisUpdate >= at) return true;
  return (nextUpdate?.getTime() ?? thisUpdate.getTime() + day) >= at.getTime();
}

type Outcome = 'good' | 'revoked' | 'missing';

/** Maximum depth of responders whose certificates are checked by further responders. */
const maxDepth = 3;

/**
 * Whether a certificate names a source of revocation data. If a responder's certificate does not,
 * its issuer decided so.
 */
function namesStatusSource(certificate: Certificate): boolean {
  const access = certificate.extension(oids.authorityInfoAccess);
  const namesOcsp = access
    ? readElements(parseAsn1(access)).some((one) => readOid(one.at(0)) === oids.ocspAccess)
    : false;
  return namesOcsp || certificate.distributionPoints.length > 0;
}

/** Status of the certificates of one chain and of the issuers of revocation data. */
class RevocationChecks {
  readonly #control: ControlTime;
  readonly #evidence: Evidence;
  readonly #context: ValidationContext;
  /** Certificates being checked. None may vouch for itself, and no two for each other. */
  readonly #inProgress: string[] = [];

  constructor(control: ControlTime, evidence: Evidence, context: ValidationContext) {
    this.#control = control;
    this.#evidence = evidence;
    this.#context = context;
  }

  /** @param above certificates from the issuer upwards */
  of(certificate: Certificate, above: readonly Certificate[]): Outcome {
    const [issuer] = above;
    const { at, revocationTime = at } = this.#control;
    const { anchors, now } = this.#context;
    const open = this.#inProgress.includes(certificate.fingerprint);
    if (!issuer || open || this.#inProgress.length >= maxDepth) return 'missing';
    this.#inProgress.push(certificate.fingerprint);
    const statuses = this.#evidence.revocations
      .statusesOf(certificate, {
        issuer,
        anchors,
        others: this.#evidence.certificates,
        isResponderValid: (responder) => this.#isResponderValid(responder, above),
        listed: (keeper) => this.#isListIssuerValid(keeper, above),
      })
      // No accepted issuer creates a response in the future.
      .filter(({ thisUpdate }) => thisUpdate.getTime() <= now.getTime() + day);
    this.#inProgress.pop();
    if (statuses.some(({ revokedAt }) => revokedAt !== null && revokedAt <= at)) return 'revoked';
    return statuses.some(({ thisUpdate, nextUpdate }) =>
      isCurrent(thisUpdate, nextUpdate, revocationTime),
    )
      ? 'good'
      : 'missing';
  }

  /**
   * Whether a responder is not revoked, if its status must be checked at all (RFC 6960
   * § 4.2.2.2.1).
   */
  #isResponderValid(responder: Certificate, above: readonly Certificate[]): boolean {
    const outcome = this.of(responder, above);
    if (outcome !== 'missing') return outcome === 'good';
    return responder.extension(oids.ocspNoCheck) !== undefined || !namesStatusSource(responder);
  }

  /** Whether a separate issuer of lists has the same trust anchor (RFC 5280 § 6.3.3 f). */
  #isListIssuerValid(keeper: Certificate, above: readonly Certificate[]): boolean {
    const { anchors } = this.#context;
    const chain = findChain(keeper, this.#evidence.certificates, anchors);
    const end = chain.anchor?.certificate.fingerprint;
    if (end === undefined || end !== above.at(-1)?.fingerprint || !chainAcceptable(chain))
      return false;
    return chain.certificates
      .slice(0, -1)
      .every((one, index) => this.of(one, chain.certificates.slice(index + 1)) === 'good');
  }
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
 * Finds and judges the chain of a certificate: trust, constraints, strength, validity and
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
  // The anchor is trusted by decision and cannot be revoked.
  const revocation = new RevocationChecks(control, evidence, context);
  const outcomes = chain.certificates
    .slice(0, -1)
    .map((one, index) => revocation.of(one, chain.certificates.slice(index + 1)));
  const notRevoked = outcomes.every((outcome) => outcome === 'good');
  judgeValidity(checks, chain, control, notRevoked);
  noteRevocation(checks, outcomes);
  return chain;
}
