import {
  canonicalizationOf,
  canonicalize,
  defaultCanonicalization,
} from '../../formats/xml/canonical.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { base64Of } from '../../formats/xml/parse.ts';
import { allElements, childElements, onlyChild, type XmlElement } from '../../formats/xml/tree.ts';
import type { Checks } from '../core/checks.ts';
import type { Evidence, ValidationContext } from '../core/context.ts';
import { judgeInTurn } from '../core/proof.ts';
import type { EvidenceKind } from '../core/report.ts';
import { openTimestamp, type JudgedTimestamp, type OpenTimestamp } from '../core/timestamp.ts';
import type { CoveredByReferences } from './references.ts';

const { ds, xades, xades141 } = xmlNamespaces;
const maxStamps = 10;

/** The archive time stamps of a signature, in their order. */
export interface XadesArchiveTimestamps {
  readonly open: readonly OpenTimestamp[];
  /** What came along behind the last of them, which therefore covers it not. */
  readonly left: readonly EvidenceKind[];
}

/** What is stamped of the signature itself, after what it refers to (EN 319 132-1 § 5.5.2.3). */
const ownParts = ['SignedInfo', 'SignatureValue', 'KeyInfo'];

/**
 * The bytes an archive time stamp is about: what was signed, the signature, the unsigned properties that
 * stand before the stamp, and what else the signature carries.
 * @returns null where part of it could not be read
 */
function stampedBytes(
  signature: XmlElement,
  before: readonly XmlElement[],
  covered: CoveredByReferences,
  method: XmlElement | null,
): readonly Uint8Array[] | null {
  const uri = method?.attribute('Algorithm') ?? defaultCanonicalization;
  const form = canonicalizationOf(uri, method ?? undefined);
  const octets = covered.octets.filter((one) => one !== null);
  if (!form || octets.length < covered.octets.length) return null;
  const own = ownParts.flatMap((name) => onlyChild(signature, ds, name) ?? []);
  const objects = childElements(signature).filter(
    (one) =>
      one.namespace === ds &&
      one.localName === 'Object' &&
      onlyChild(one, xades, 'QualifyingProperties') === null,
  );
  return [...octets, ...[...own, ...before, ...objects].map((one) => canonicalize(one, form))];
}

/** Kinds of evidence by the elements that hold it. */
const evidenceKinds = new Map<string, EvidenceKind>([
  ['EncapsulatedX509Certificate', 'CERTIFICATES'],
  ['EncapsulatedOCSPValue', 'REVOCATION_DATA'],
  ['EncapsulatedCRLValue', 'REVOCATION_DATA'],
  ['SignatureTimeStamp', 'TIMESTAMPS'],
]);

function kindsIn(elements: readonly XmlElement[]): readonly EvidenceKind[] {
  const found = elements.flatMap((element) =>
    [...allElements(element)].flatMap((one) => evidenceKinds.get(one.localName) ?? []),
  );
  return [...new Set(found)];
}

/** Reads the archive time stamps of a signature; one of another edition is noted as not supported. */
export function openXadesArchiveTimestamps(
  checks: Checks,
  signature: XmlElement,
  qualifying: XmlElement | null,
  covered: CoveredByReferences,
  evidence: Evidence,
  context: ValidationContext,
): XadesArchiveTimestamps {
  const unsigned = onlyChild(qualifying, xades, 'UnsignedProperties');
  const list = onlyChild(unsigned, xades, 'UnsignedSignatureProperties');
  const properties = list ? childElements(list) : [];
  const open: OpenTimestamp[] = [];
  let last = -1;
  for (const [index, property] of properties.entries()) {
    if (property.localName !== 'ArchiveTimeStamp') continue;
    const method = onlyChild(property, ds, 'CanonicalizationMethod');
    const token = onlyChild(property, xades, 'EncapsulatedTimeStamp');
    const bytes =
      property.namespace === xades141 && token && open.length < maxStamps
        ? stampedBytes(signature, properties.slice(0, index), covered, method)
        : null;
    if (!bytes || !token) {
      checks.warn('ARCHIVE_TIMESTAMP_NOT_SUPPORTED');
      continue;
    }
    const name = { id: context.nextId('T'), type: 'ARCHIVE_TIMESTAMP' } as const;
    open.push(openTimestamp(base64Of(token), name, bytes, evidence));
    last = index;
  }
  return { open, left: last === -1 ? [] : kindsIn(properties.slice(last + 1)) };
}

/**
 * Judges archive time stamps, of which each stands over those before it; answers them in their order.
 * One that does not fit what it stands over leaves the signature in doubt.
 */
export function judgeXadesArchiveTimestamps(
  checks: Checks,
  { open }: XadesArchiveTimestamps,
  evidence: Evidence,
  context: ValidationContext,
): readonly JudgedTimestamp[] {
  const byStamp = judgeInTurn([...open].reverse(), evidence, context);
  const judged = open.flatMap((one) => byStamp.get(one) ?? []);
  if (judged.some(({ intact }) => !intact)) {
    checks.unknown('SIG_CONSTRAINTS_FAILURE', 'LATER_TIMESTAMP_BROKEN');
  }
  return judged;
}
