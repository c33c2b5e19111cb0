import { oids } from '../../formats/asn1/oids.ts';
import {
  Asn1Error,
  parseAsn1,
  readElements,
  readInteger,
  readOid,
  type Asn1,
} from '../../formats/asn1/read.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';

/**
 * Certificate policies of a chain (RFC 5280 § 6.1). This validator accepts any policy. A chain
 * therefore fails only if an authority requires a policy and none is valid on the whole chain. The
 * lowest row of the RFC's tree is enough for that: each policy with the policies expected in the
 * next certificate.
 */
type Row = ReadonlyMap<string, ReadonlySet<string>>;

/** Maximum number of policies of one certificate. Real certificates name a few. */
const maxPolicies = 200;

const any = oids.anyPolicy;

function extensionOf(certificate: Certificate, id: string): Asn1 | null {
  const value = certificate.extension(id);
  return value ? parseAsn1(value) : null;
}

/**
 * Row of a certificate below the row of its issuer. Null if no policy is left (§ 6.1.3 d and e).
 */
function nextRow(row: Row, certificate: Certificate, anyCounts: boolean): Row | null {
  const node = extensionOf(certificate, oids.certificatePolicies);
  const stated = node ? readElements(node).map((one) => readOid(one.at(0))) : [];
  if (stated.length > maxPolicies) throw new Asn1Error('the certificate has too many policies');
  const expected = new Set([...row.values()].flatMap((ids) => [...ids]));
  const next = new Map<string, ReadonlySet<string>>();
  for (const id of stated) {
    if (id !== any && (expected.has(id) || row.has(any))) next.set(id, new Set([id]));
  }
  if (stated.includes(any) && anyCounts) {
    for (const id of expected) if (!next.has(id)) next.set(id, new Set([id]));
  }
  return next.size > 0 ? next : null;
}

/** Applies the policy mappings of an authority (§ 6.1.4 a and b). */
function mapped(row: Row | null, certificate: Certificate, allowed: boolean): Row | null {
  const node = extensionOf(certificate, oids.policyMappings);
  if (!node) return row;
  const others = new Map<string, Set<string>>();
  for (const pair of readElements(node)) {
    const [from, to] = [readOid(pair.at(0)), readOid(pair.at(1))];
    if (from === any || to === any) throw new Asn1Error('any policy must not be mapped');
    others.set(from, (others.get(from) ?? new Set()).add(to));
  }
  if (!row || others.size > maxPolicies) return null;
  const next = new Map(row);
  for (const [from, to] of others) {
    if (!allowed) next.delete(from);
    else if (next.has(from) || next.has(any)) next.set(from, to);
  }
  return next.size > 0 ? next : null;
}

/** The smaller of the current number and the number in an extension. */
const atMost = (now: number, stated: Asn1 | null | undefined): number =>
  stated ? Math.min(now, Number(readInteger(stated))) : now;

/**
 * Whether the policies that authorities require are present.
 * @param certificates from the last certificate up to the trust anchor, which is not checked
 * @throws Asn1Error for extensions that cannot be read
 */
export function policiesHold(certificates: readonly Certificate[]): boolean {
  const way = certificates.slice(0, -1).reverse();
  let row: Row | null = new Map([[any, new Set([any])]]);
  // Number of certificates that may follow before a policy is required, and so on (§ 6.1.2 d to f).
  let explicit = way.length + 1;
  let noAny = way.length + 1;
  let noMapping = way.length + 1;
  for (const [index, certificate] of way.entries()) {
    const last = index === way.length - 1;
    const own = !last && certificate.selfIssued;
    row = row && nextRow(row, certificate, noAny > 0 || own);
    if (explicit === 0 && !row) return false;
    if (!last) row = mapped(row, certificate, noMapping > 0);
    if (!own) {
      [explicit, noAny, noMapping] = [explicit, noAny, noMapping].map((left) =>
        Math.max(0, left - 1),
      ) as [number, number, number];
    }
    const limits = extensionOf(certificate, oids.policyConstraints);
    const required = limits?.tagged(0);
    if (last) return row !== null || (explicit > 0 && atMost(1, required) > 0);
    explicit = atMost(explicit, required);
    noMapping = atMost(noMapping, limits?.tagged(1));
    noAny = atMost(noAny, extensionOf(certificate, oids.inhibitAnyPolicy));
  }
  return true;
}
