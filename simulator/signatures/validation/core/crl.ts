import { oids } from '../../formats/asn1/oids.ts';
import {
  Asn1Error,
  readAlgorithm,
  readBoolean,
  readElements,
  readInteger,
  readOid,
  parseAsn1,
  readOctets,
  tags,
  readTime,
  type Asn1,
} from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import {
  allReasons,
  readPointName,
  readReasons,
  type DistributionPoint,
} from '../../formats/x509/distribution-points.ts';
import { readGeneralName, readName, type DistinguishedName } from '../../formats/x509/names.ts';
import { signedParts, type SignedStatement } from './signed.ts';

/** Which certificates a list is about (RFC 5280 § 5.2.5). */
interface Scope {
  /** Names of the place of the list. Null for any place. */
  readonly names: readonly string[] | null;
  readonly usersOnly: boolean;
  readonly authoritiesOnly: boolean;
  readonly attributesOnly: boolean;
  readonly reasons: number;
  readonly indirect: boolean;
}

/** A certificate revocation list (RFC 5280 § 5). */
export interface Crl extends SignedStatement {
  readonly kind: 'crl';
  readonly issuer: DistinguishedName;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
  /** Revocation time of each certificate, by issuer and serial number. */
  readonly revoked: ReadonlyMap<string, Date>;
  readonly scope: Scope | null;
  /** Whether it lists only changes. A missing certificate is then not known to be good. */
  readonly delta: boolean;
  /**
   * Expired certificates stay on the list if they expired after this time. Null if they may be
   * missing.
   */
  readonly keepsSince: Date | null;
  /** Whether the list or an entry has an unknown critical extension (RFC 5280 § 5.2, § 5.3). */
  readonly unknownCritical: boolean;
}

const processed: ReadonlySet<string> = new Set([
  ...[oids.authorityKeyIdentifier, oids.issuerAltName, oids.crlNumber, oids.deltaCrlIndicator],
  ...[oids.issuingDistributionPoint, oids.freshestCrl, oids.expiredCertsOnCrl],
]);
const processedInEntries: ReadonlySet<string> = new Set([
  ...[oids.reasonCode, oids.invalidityDate, oids.certificateIssuer],
]);

/** Reads extensions. A repeated extension is an error, because it could be read in two ways. */
export function readExtensionList(
  node: Asn1 | undefined,
): ReadonlyMap<string, { readonly critical: boolean; readonly value: Asn1 }> {
  const found = new Map<string, { critical: boolean; value: Asn1 }>();
  for (const entry of node ? readElements(node) : []) {
    const [id, second, third] = readElements(entry);
    if (!id || !second || found.has(readOid(id)))
      throw new Asn1Error('the extensions are not well formed');
    const critical = third !== undefined && readBoolean(second);
    found.set(readOid(id), { critical, value: parseAsn1(readOctets(third ?? second)) });
  }
  return found;
}

type Extensions = ReturnType<typeof readExtensionList>;

const hasUnknown = (extensions: Extensions, known: ReadonlySet<string>): boolean =>
  [...extensions].some(([id, { critical }]) => critical && !known.has(id));

function readScope(node: Asn1, issuer: DistinguishedName): Scope {
  const flag = (context: number) => {
    const stated = node.tagged(context);
    return stated !== undefined && readBoolean(stated);
  };
  const place = node.tagged(0);
  return {
    names: place ? readPointName(place, issuer) : null,
    usersOnly: flag(1),
    authoritiesOnly: flag(2),
    attributesOnly: flag(5),
    reasons: readReasons(node.tagged(3)),
    indirect: flag(4),
  };
}

const entryKey = (issuer: DistinguishedName, serial: bigint) => `${serial} ${issuer.key}`;
/** CRLReason removeFromCRL: a suspended certificate is good again. */
const removed = 8n;

function readEntries(list: Asn1 | undefined, issuer: DistinguishedName, indirect: boolean) {
  const revoked = new Map<string, Date>();
  let unknownCritical = false;
  // In an indirect list, an issuer applies until another one is named (RFC 5280 § 5.3.3).
  let named = issuer;
  for (const entry of list ? readElements(list) : []) {
    const extensions = readExtensionList(entry.children[2]);
    unknownCritical ||= hasUnknown(extensions, processedInEntries);
    const other = extensions.get(oids.certificateIssuer)?.value.children[0];
    const name = other && readGeneralName(other);
    if (name?.kind === 'directory' && indirect) named = name.name;
    else if (name) unknownCritical = true;
    const reason = extensions.get(oids.reasonCode)?.value;
    if (reason && readInteger(reason) === removed) continue;
    revoked.set(entryKey(named, readInteger(entry.at(0))), readTime(entry.at(1)));
  }
  return { revoked, unknownCritical };
}

/** Reads a list. @throws Asn1Error for anything else */
export function readCrl(node: Asn1): Crl {
  const fields = [...readElements(node.at(0))];
  if (fields[0]?.tag === tags.integer) fields.shift();
  const [algorithm, issuerNode, thisUpdate, ...rest] = fields;
  if (!algorithm || !issuerNode || !thisUpdate) throw new Asn1Error('the list has no issuer');
  const signed = signedParts(node);
  // The signed part also names the algorithm (RFC 5280 § 5.1.2.2).
  if (Buffer.compare(algorithm.raw, signed.algorithm.raw) !== 0 || !readAlgorithm(algorithm).oid) {
    throw new Asn1Error('the list names two algorithms');
  }
  const isTime = (one: Asn1 | undefined): one is Asn1 =>
    one?.tag === tags.utcTime || one?.tag === tags.generalizedTime;
  const next = isTime(rest[0]) ? rest.shift() : undefined;
  const list = rest.find(({ tag }) => tag === tags.sequence);
  const issuer = readName(issuerNode);
  const extensions = readExtensionList(rest.find(({ context }) => context === 0)?.at(0));
  const point = extensions.get(oids.issuingDistributionPoint)?.value;
  const scope = point ? readScope(point, issuer) : null;
  const entries = readEntries(list, issuer, scope?.indirect === true);
  const since = extensions.get(oids.expiredCertsOnCrl)?.value;
  return {
    ...signed,
    kind: 'crl',
    issuer,
    thisUpdate: readTime(thisUpdate),
    nextUpdate: next ? readTime(next) : null,
    revoked: entries.revoked,
    scope,
    delta: extensions.has(oids.deltaCrlIndicator),
    keepsSince: since ? readTime(since) : null,
    unknownCritical: entries.unknownCritical || hasUnknown(extensions, processed),
  };
}

/** Time at which a certificate was revoked. Null if the list does not contain it. */
export function revokedIn(crl: Crl, { issuer, serial }: Certificate): Date | null {
  return crl.revoked.get(entryKey(issuer, serial)) ?? null;
}

/** Reasons that a place and a list have in common. None if the list belongs to another place. */
function reasonsAt(crl: Crl, certificate: Certificate, point: DistributionPoint): number {
  const { scope, issuer } = crl;
  const keeper = point.issuers
    ? scope?.indirect === true && point.issuers.includes(`directory ${issuer.key}`)
    : issuer.key === certificate.issuer.key;
  if (!keeper) return 0;
  if (!scope) return point.reasons;
  const { isAuthority } = certificate;
  if (scope.attributesOnly || (scope.usersOnly && isAuthority)) return 0;
  if (scope.authoritiesOnly && !isAuthority) return 0;
  const names = point.names ?? point.issuers ?? [`directory ${certificate.issuer.key}`];
  if (scope.names && !scope.names.some((name) => names.includes(name))) return 0;
  return point.reasons & scope.reasons;
}

/**
 * Bits of the revocation reasons that a list covers for a certificate (RFC 5280 § 6.3.3 b and d).
 * None if the list is not about the certificate. An issuer's list without a place covers all its
 * certificates.
 */
export function reasonsCovered(crl: Crl, certificate: Certificate): number {
  const anywhere = { names: null, reasons: allReasons, issuers: null };
  return [...certificate.distributionPoints, anywhere].reduce(
    (mask, point) => mask | reasonsAt(crl, certificate, point),
    0,
  );
}
