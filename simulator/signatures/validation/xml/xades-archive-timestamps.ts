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
  /** Evidence after the last of them, which is therefore not covered. */
  readonly left: readonly EvidenceKind[];
}

/**
 * Parts of the signature itself that are time-stamped after its references (EN 319 132-1
 * § 5.5.2.3).
 */
const ownParts = ['SignedInfo', 'SignatureValue', 'KeyInfo'];

/**
 * Bytes that an archive time stamp covers: the signed data, the signature, the unsigned properties
 * before the stamp, and the other objects of the signature.
 * @returns null if a part could not be read
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

/** Kinds of evidence by the name of their element. */
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

/**
 * Reads the archive time stamps of a signature. A stamp of another edition is reported as not
 * supported.
 */
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
 * Judges archive time stamps, each of which covers those before it. Returns them in their order. If
 * a stamp does not match what it covers, the signature becomes INDETERMINATE.
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
